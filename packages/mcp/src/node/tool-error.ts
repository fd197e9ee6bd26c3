/** Invalid input or a missing prerequisite. Agents see the message. */
export class ToolError extends Error {
  override name = 'ToolError';
}
