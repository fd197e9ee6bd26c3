/** Measures relevance, latency and index size of search on the built site: npm run build && npm run bench:search */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { searchFolder } from '@typed-docs/search/manifest';
import { measureLatency } from './latency.ts';
import { measureRelevance, readQueries, readRecords } from './relevance.ts';
import { runMain } from '@typed-docs/utils/run-main';

/** Ranking was tuned on the first sets. The last one was written without seeing results, and must stay untouched. */
const sets = {
  'Tuned on': [
    'queries.json',
    'more-queries.json',
    'held-out-queries.json',
    'fresh-queries.json',
    'public-questions.json',
  ],
  'Not tuned on': ['unseen-queries.json'],
};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

async function main(): Promise<number> {
  const records = readRecords();
  console.log('Acceptable pages first / among the first five:');
  for (const [title, files] of Object.entries(sets)) {
    console.log(`  ${title}`);
    for (const file of files) {
      const queries = readQueries(file);
      const { first, firstFive, misses } = measureRelevance(records, queries);
      console.log(`    ${file}, ${queries.length} queries: ${percent(first)} / ${percent(firstFive)}`);
      for (const { query, pages } of misses) {
        console.log(
          `      ${query.q} (${query.version}): wanted ${query.accept[0]}, found ${pages.slice(0, 3).join(' ')}`,
        );
      }
    }
  }
  console.log('Index files:');
  const folder = path.resolve(__dirname, '../../build', searchFolder);
  for (const name of readdirSync(folder)) {
    console.log(`  ${name}: ${(statSync(path.join(folder, name)).size / 1000).toFixed(1)} kB`);
  }
  const typed = readQueries('queries.json').flatMap(({ q }, index) => (index % 9 === 0 ? [q] : []));
  const { count, median, p95, max } = await measureLatency(typed);
  console.log(`From keystroke to paint, ${count} keystrokes: median ${median} ms, p95 ${p95} ms, longest ${max} ms`);
  return 0;
}

void runMain(main);
