/**
 * Prints as JSON the pages of the last build, those of a version that was cut since, and the redirects that the
 * configuration creates from them. `npm run cut-version` runs it before and after it edits the configuration.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addressesFile, type KnownAddresses } from '@typed-docs/redirects/find-address';
import { listRedirects } from '@typed-docs/redirects/list-redirects';
import { withoutBase } from '@typed-docs/utils/address';
import { readEnv } from '../../config/env.ts';
import { errors } from '../../config/errors.ts';
import { movedPages } from '../../config/moved-pages.ts';
import { redirects } from '../../config/redirects.ts';
import { addressOf, versionNames } from '../../config/versions.ts';
import { referenceAddress } from '../../config/api-reference.ts';
import { addFrozenPages, type SitePages } from './frozen-pages.ts';

const root = path.resolve(__dirname, '../..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

function readBuild(): SitePages {
  const { baseUrl } = readEnv();
  const { targets } = readJson(`build/${addressesFile}`) as KnownAddresses;
  const data = readJson('.docusaurus/globalData.json') as {
    'docusaurus-plugin-content-docs': {
      default: { versions: { name: string; path: string; docs: { id: string; path: string }[] }[] };
    };
  };
  return {
    pages: Object.entries(targets).flatMap(([key, target]) => (key === target.toLowerCase() ? [target] : [])),
    versions: data['docusaurus-plugin-content-docs'].default.versions.map((version) => ({
      name: version.name,
      root: withoutBase(version.path, baseUrl),
      // Generated indexes of categories have an address as id.
      docs: version.docs
        .filter(({ id }) => !id.startsWith('/'))
        .map((doc) => ({ id: doc.id, path: withoutBase(doc.path, baseUrl) })),
    })),
  };
}

const site = versionNames.reduce(
  (pages, name) => addFrozenPages(pages, name, addressOf(name), [referenceAddress, errors.address]),
  readBuild(),
);
const order = (name: string) => versionNames.findIndex((one) => one === name);
const versions = [...site.versions].sort((a, b) => order(a.name) - order(b.name));
const { redirects: list } = listRedirects(redirects, { versions, movedPages, pages: new Set(site.pages) });
process.stdout.write(JSON.stringify({ pages: site.pages, redirects: list }));
