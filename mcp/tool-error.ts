/** Thrown for input that a tool cannot work with, and for what has to be done before it can. Agents read the message. */
export class ToolError extends Error {
  override name = 'ToolError';
}
