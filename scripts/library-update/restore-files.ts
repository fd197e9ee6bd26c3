import { readFileSync, writeFileSync } from 'node:fs';

/** Restores the files' content if the work fails, so that it can be repeated from the start. */
export async function restoringOnFailure(files: readonly string[], work: () => Promise<void>): Promise<void> {
  const before = files.map((file) => [file, readFileSync(file)] as const);
  try {
    await work();
  } catch (error) {
    before.forEach(([file, content]) => writeFileSync(file, content));
    throw new Error(`${(error as Error).message}\nThe written files were restored.`);
  }
}
