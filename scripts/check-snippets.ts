/** The command of packages/snippets, which also checks that `<TypeTable>` names types that exist. */
import { runCli } from '@typed-docs/snippets/cli';
import { readSite } from '@typed-docs/snippets/site';
import { checkTypeTables } from '@typed-docs/api-reference/type-table/check-type-tables';
import { runMain } from '@typed-docs/utils/run-main';
import { snippets } from '../config/snippets.ts';

const site = readSite(snippets);

void runMain(() =>
  runCli(site, process.argv.slice(2), {
    check: (options) => checkTypeTables({ site, ...options }),
    usage: 'Also checks that <TypeTable> names types that exist.',
  }),
);
