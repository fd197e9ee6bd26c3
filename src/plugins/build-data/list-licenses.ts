import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export function packageFolders(files: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^.\\/][^\\/]*(?=[\\/])/.exec(file) ?? [];
    if (folder !== undefined && existsSync(path.join(folder, 'package.json'))) folders.add(folder);
  }
  return [...folders];
}

/** @returns license texts by package and version; a package without such a file has its license's name */
export function listLicenses(folders: readonly string[]): string {
  const notices = new Map(folders.map(readNotice));
  return [...notices]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, text]) => `${title}\n\n${text.trim()}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function readNotice(folder: string): [title: string, text: string] {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry));
  return [`${name} ${version}`, file ? readFileSync(path.join(folder, file), 'utf8') : `License: ${license}`];
}
