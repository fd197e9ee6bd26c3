/** Thrown for wrong input and for missing prerequisites; agents read the message. */
export class ToolError extends Error {
  override name = 'ToolError';
}
