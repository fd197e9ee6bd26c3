/**
 * The command of packages/snippets, which also checks that `<TypeTable>` names types that exist and describes all
 * members, and that entries of the list of errors reproduce the errors that they are about.
 */
import { checkReproductions, readCompilerErrors } from '@typed-docs/error-index/check-reproductions';
import { readEntries } from '@typed-docs/error-index/read-entries';
import { listPages } from '@typed-docs/snippets/pages';
import { SnippetStore } from '@typed-docs/snippets/snippet-store';
import { runCli } from '@typed-docs/snippets/cli';
import { readSite } from '@typed-docs/snippets/site';
import { checkTypeTables } from '@typed-docs/api-reference/type-table/check-type-tables';
import { runMain } from '@typed-docs/utils/run-main';
import { apiReference } from '../config/api-reference.ts';
import { errors } from '../config/errors.ts';
import { snippets } from '../config/snippets.ts';

const { typeDescriptions: descriptions } = apiReference;
const site = readSite(snippets);

void runMain(() =>
  runCli(site, process.argv.slice(2), {
    check: async (options) => [
      ...(await checkTypeTables({ site, descriptions, ...options })),
      ...(await checkEntries(options.pages)),
    ],
    usage:
      'Also checks that <TypeTable> names types that exist, that every row has a description, and that entries of the ' +
      'list of errors reproduce them.',
  }),
);

async function checkEntries(pages: readonly string[] | undefined) {
  const checked = new Set(listPages(site, pages));
  const { entries } = readEntries({ root: site.root, ...errors });
  const store = new SnippetStore(site);
  return checkReproductions(
    entries.filter((entry) => checked.has(entry.path)),
    (page) => readCompilerErrors(store, page),
  );
}
