/** Splits a name where it may continue on the next line: before humps and after slashes, dots and underscores. */
export function breakName(name: string): string[] {
  return name.split(/(?<=[/._-])(?=[^/._-])|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
}
