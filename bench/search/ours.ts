import { answerQueries } from '../../core/search/answer-queries.ts';
import { createIndexFiles } from '../../core/search/index-files.ts';
import { indexPages } from '../../core/search/index-pages.ts';
import type { Hit } from '../../core/search/multi-query.ts';
import type { SearchRecord } from '../../core/search/record.ts';
import { createSearchIndex } from '../../core/search/search-index.ts';
import { distinctPages, type Candidate } from './engine.ts';
import { recordsOfVersion } from './pages.ts';

/** This site's embedded backend, asked as DocSearch asks it. */
export function createOurs(records: SearchRecord[]): Candidate {
  return {
    name: 'this site',
    async open(version) {
      const within = recordsOfVersion(records, version);
      const index = createSearchIndex(indexPages(within));
      const files = [...createIndexFiles(within)];
      return {
        bytes: files.reduce((sum, [, content]) => sum + content.length, 0),
        async search(query) {
          const { results } = answerQueries(index, { requests: [{ indexName: 'docs', query, hitsPerPage: 20 }] });
          return distinctPages(asShown(results[0]!.hits).map(({ url }) => url));
        },
      };
    },
  };
}

/** @returns Hits in the order of the dialog: by section, in the order of their best hits, and five of each. */
function asShown(hits: Hit[]): Hit[] {
  const sections = new Map<string, Hit[]>();
  for (const hit of hits) sections.set(hit.hierarchy.lvl0, [...(sections.get(hit.hierarchy.lvl0) ?? []), hit]);
  return [...sections.values()].flatMap((section) => section.slice(0, 5));
}

/** @returns The records ten times, each time with other addresses and, of every third word, another word. */
export function multiply(records: SearchRecord[], times: number): SearchRecord[] {
  const copies = Array.from({ length: times - 1 }, (_, copy) => {
    const change = (text: string | null) =>
      text?.replace(/[a-z]{5,}/gi, (word) =>
        word.length % 3 === 0 ? `${word}${String.fromCharCode(97 + copy)}` : word,
      ) ?? null;
    return records.map((record): SearchRecord => {
      const page = `${record.url_without_anchor}-${copy + 2}`;
      const hierarchy = Object.fromEntries(
        Object.entries(record.hierarchy).map(([level, text]) => [level, change(text)]),
      );
      return {
        ...record,
        objectID: `${copy}${record.objectID}`,
        url: record.anchor === null ? page : `${page}#${record.anchor}`,
        url_without_anchor: page,
        hierarchy: hierarchy as SearchRecord['hierarchy'],
        content: change(record.content),
      };
    });
  });
  return [...records, ...copies.flat()];
}
