import { brotliCompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { unescapeText, type SearchRecord } from '../../core/search/record.ts';
import { distinctPages, type Candidate } from './engine.ts';
import { recordsOfVersion } from './pages.ts';

/** The engines that ours was chosen among, with their defaults, over one document for each heading of a page. */
export function createLibraries(records: SearchRecord[]): Candidate[] {
  const documents = (version: string) => sectionsOf(recordsOfVersion(records, version));
  return [
    {
      name: 'MiniSearch, defaults',
      async open(version) {
        const engine = new MiniSearch({ fields: ['title', 'heading', 'text'], storeFields: ['url'] });
        engine.addAll(documents(version));
        return {
          bytes: sizeOf(JSON.stringify(engine)),
          search: async (query) =>
            distinctPages(engine.search(query, { prefix: true, fuzzy: 0.2 }).map((hit) => hit.url as string)),
        };
      },
    },
    {
      name: 'Orama, defaults',
      async open(version) {
        const orama = await import('@orama/orama');
        const schema = { id: 'string', url: 'string', title: 'string', heading: 'string', text: 'string' } as const;
        const engine = orama.create({ schema });
        await orama.insertMultiple(engine, documents(version));
        return {
          bytes: sizeOf(JSON.stringify(orama.save(engine))),
          async search(query) {
            const properties = ['title', 'heading', 'text'] as const;
            const { hits } = await orama.search(engine, { term: query, limit: 100, properties: [...properties] });
            return distinctPages(hits.map(({ document }) => document.url));
          },
        };
      },
    },
    {
      name: 'FlexSearch, defaults',
      async open(version) {
        const { default: FlexSearch } = await import('flexsearch');
        const engine = new FlexSearch.Document({
          document: { id: 'id', index: ['title', 'heading', 'text'] },
          tokenize: 'forward',
        });
        const all = documents(version);
        for (const document of all) engine.add(document);
        const urls = new Map(all.map(({ id, url }) => [id, url]));
        let exported = '';
        await engine.export((key: string, data: string) => void (exported += `${key}${data}`));
        return {
          bytes: sizeOf(exported),
          async search(query) {
            const hits = engine.search(query, { limit: 100, suggest: true }) as { result: string[] }[];
            return distinctPages(hits.flatMap(({ result }) => result.map((id) => urls.get(id)!)));
          },
        };
      },
    },
  ];
}

// A type and not an interface, because FlexSearch wants an index signature.
type Section = {
  id: string;
  url: string;
  title: string;
  heading: string;
  text: string;
};

function sectionsOf(records: SearchRecord[]): Section[] {
  const sections = new Map<string, Section>();
  for (const { url, type, hierarchy, content } of records) {
    const known = sections.get(url) ?? { id: url, url, title: unescapeText(hierarchy.lvl1), heading: '', text: '' };
    if (type !== 'content') known.heading = unescapeText(hierarchy[type] ?? '');
    if (content !== null) known.text += `${unescapeText(content)}\n`;
    sections.set(url, known);
  }
  return [...sections.values()];
}

function sizeOf(text: string): number {
  return brotliCompressSync(text).length;
}
