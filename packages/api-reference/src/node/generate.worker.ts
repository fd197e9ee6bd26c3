import type { ApiPage } from '../page.ts';
import type { DeclaredExport } from '../symbol-index.ts';
import { readDeclaredExports } from './declared-exports.ts';
import { generateReference } from './generate.ts';

export type GenerateTask = Parameters<typeof generateReference>[0];

export interface GenerateResult {
  pages: ApiPage[];
  exports: DeclaredExport[];
}

export default async function generate(task: GenerateTask): Promise<GenerateResult> {
  const pages = await generateReference(task);
  const points = new Set(pages.flatMap(({ symbol }) => [symbol.entryPoint, ...symbol.aliases]));
  return { pages, exports: readDeclaredExports(task.site, [...points].sort()) };
}
