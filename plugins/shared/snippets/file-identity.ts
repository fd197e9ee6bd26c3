import { posix } from 'node:path';
import ts from 'typescript';

/** A file of a block. */
export interface BlockFile {
  name: string;
  text: string;
}

const withoutExtension = (name: string) => name.replace(/(?:\.d)?\.tsx?$|\.jsx?$|\.json$/, '');

/**
 * What a file means within its block: its text, and all that it imports from the others. Two files that have it in common
 * have the same types, whatever else is in their blocks.
 *
 * @returns for each file a key
 */
export function identifyFiles(files: readonly BlockFile[]): string[] {
  const importsOf = new Map(files.map((file) => [file, findImports(file, files)]));
  return files.map((file) => {
    const reached = new Set<BlockFile>([file]);
    // What is added while it is walked through is walked through too.
    for (const one of reached) importsOf.get(one)!.forEach((other) => reached.add(other));
    const rest = [...reached].slice(1).map(({ name, text }) => JSON.stringify([name, text]));
    return JSON.stringify([file.name, file.text, ...rest.sort()]);
  });
}

function findImports({ name, text }: BlockFile, files: readonly BlockFile[]): BlockFile[] {
  const { importedFiles, referencedFiles } = ts.preProcessFile(text);
  const wanted = [...importedFiles, ...referencedFiles]
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => withoutExtension(posix.join(posix.dirname(name), fileName)));
  return files.filter((file) => {
    const path = withoutExtension(file.name);
    return wanted.some((one) => path === one || path === posix.join(one, 'index'));
  });
}
