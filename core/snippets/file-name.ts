/**
 * Whether a name is a path inside a block's own project, in its only spelling. Absolute, relative and unnormalized paths are
 * not: the compiler would look for the file elsewhere, or find two files under one path.
 */
export function isProjectPath(name: string): boolean {
  // The colon is that of drives and of URLs. Control characters are not part of any path that an author means.
  return !/[\\:\p{Cc}]/u.test(name) && name.split('/').every((part) => !['', '.', '..'].includes(part));
}
