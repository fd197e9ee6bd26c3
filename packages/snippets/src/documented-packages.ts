/** @param documented names of packages and scopes, such as `['zod', '@trpc/*']` */
export function packageIsDocumented(name: string, documented: readonly string[]): boolean {
  return documented.some((pattern) =>
    pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );
}
