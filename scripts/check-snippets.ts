/** The command of packages/snippets, which also checks that `<TypeTable>` names types that exist and describes all members. */
import { runCli } from '@typed-docs/snippets/cli';
import { readSite } from '@typed-docs/snippets/site';
import { checkTypeTables } from '@typed-docs/api-reference/type-table/check-type-tables';
import { runMain } from '@typed-docs/utils/run-main';
import { apiReference } from '../config/api-reference.ts';
import { snippets } from '../config/snippets.ts';

const { typeDescriptions: descriptions } = apiReference;
const site = readSite(snippets);

void runMain(() =>
  runCli(site, process.argv.slice(2), {
    check: (options) => checkTypeTables({ site, descriptions, ...options }),
    usage: 'Also checks that <TypeTable> names types that exist, and that every row has a description.',
  }),
);
