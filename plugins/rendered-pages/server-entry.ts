/*
 * Around client/serverEntry.js of @docusaurus/core 3.10.2, in the server's bundle. Changed: a page that an earlier build
 * rendered from the same files is not rendered again (./index.ts).
 */
import renderPage from '@docusaurus/core/lib/client/serverEntry.js';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes } from 'react-router-config';
import { chunksByPath } from '../../core/rendered-pages/chunks-by-path.ts';
import { Cache, digest } from '../shared/snippets/cache.ts';
import { digestsFile, type ChunkDigests } from './chunk-digests-plugin.ts';

/** Docusaurus leaves the file with these types (lib/common) out of its package. */
interface Request {
  pathname: string;
  v4RemoveLegacyPostBuildHeadAttribute: boolean;
}
/** Plain data, that Docusaurus hands from one thread to another. */
type Rendered = object;

/** A page as it was rendered last. */
interface KeptPage {
  /** Of all that it was made from. */
  key: string;
  rendered: Rendered;
}

declare const __non_webpack_require__: (file: string) => unknown;

const { folder, named, others } = __non_webpack_require__(`./${digestsFile}`) as ChunkDigests;
const renderAnew = renderPage as (request: Request) => Promise<Rendered>;
const pages = new Cache(folder);
const chunkNames = chunksByPath(routesChunkNames);

export default async function render(request: Request): Promise<Rendered> {
  const key = keyOf(request);
  if (key === undefined) return renderAnew(request);
  const place = digest(request.pathname);
  const kept = pages.read<KeptPage>('pages', place);
  if (kept?.key === key) return kept.rendered;
  const rendered = await renderAnew(request);
  pages.write('pages', place, { key, rendered } satisfies KeptPage);
  return rendered;
}

/** @returns undefined where it is not known what a page is made from, or it cannot be written down */
function keyOf({ pathname, v4RemoveLegacyPostBuildHeadAttribute }: Request): string | undefined {
  // The head that Docusaurus 3 hands to plugins unless it is told otherwise has functions in it.
  if (!v4RemoveLegacyPostBuildHeadAttribute) return;
  const names = matchRoutes(routes, decodeURI(pathname)).flatMap(
    ({ route }) => chunkNames.get(String(route.path)) ?? [],
  );
  const digests = names.map((name) => named[name]);
  return names.length > 0 && !digests.includes(undefined) ? digest(others, pathname, digests) : undefined;
}
