/**
 * Accepts only normalized paths below the project's root: the compiler would look for others elsewhere, or find two
 * files under one path.
 */
export function isProjectPath(name: string): boolean {
  // The colon excludes drives and URLs.
  return !/[\\:\p{Cc}]/u.test(name) && name.split('/').every((part) => !['', '.', '..'].includes(part));
}
