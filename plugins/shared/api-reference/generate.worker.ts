import type { ApiPage } from '../../../core/api-reference/page.ts';
import type { DeclaredExport } from '../../../core/api-reference/symbol-index.ts';
import { answerRequests } from '../worker-process.ts';
import { readDeclaredExports } from './declared-exports.ts';
import { generateReference } from './generate.ts';

/** What is to be done; the arguments of `generateReference`. */
export type GenerateRequest = Parameters<typeof generateReference>[0];

/** What came of it, beside the files. */
export interface GenerateAnswer {
  pages: ApiPage[];
  exports: DeclaredExport[];
}

answerRequests(async (request: GenerateRequest): Promise<GenerateAnswer> => {
  const pages = await generateReference(request);
  const points = new Set(pages.flatMap(({ symbol }) => [symbol.entryPoint, ...symbol.aliases]));
  return { pages, exports: readDeclaredExports(request.root, [...points].sort()) };
});
