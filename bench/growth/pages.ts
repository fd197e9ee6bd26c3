/** Words of the library's field, so that text compresses and is searched like that of guides. */
const words = (
  'procedure router context middleware input output query mutation subscription client server link batch request response ' +
  'header cookie session error validator schema type inference adapter transformer cache invalidation prefetch hydrate ' +
  'the a of and to in is that for with as on by from when which each every before after without only also again'
).split(' ');

/**
 * Writes a guide that nobody needs: sentences, headings and code blocks, of the size of a real one.
 *
 * @param number tells pages apart; the same number makes the same page
 */
export function writeGuide(number: number): string {
  const random = createRandom(number);
  const pick = () => words[Math.floor(random() * words.length)]!;
  const sentence = () => {
    const [first = '', ...rest] = Array.from({ length: 8 + Math.floor(random() * 12) }, pick);
    return `${first.charAt(0).toUpperCase()}${first.slice(1)} ${rest.join(' ')}.`;
  };
  const paragraph = () => Array.from({ length: 3 + Math.floor(random() * 3) }, sentence).join(' ');
  const section = (_: unknown, at: number) =>
    [
      `## ${sentence().slice(0, -1)}`,
      paragraph(),
      blocks[(number + at) % blocks.length]!(number, at),
      paragraph(),
    ].join('\n\n');
  const title = `Guide ${number}: ${pick()} and ${pick()}`;
  return [
    `---\nid: guide-${number}\ntitle: '${title}'\nslug: /growth/guide-${number}\ndescription: '${sentence()}'\n---`,
    paragraph(),
    ...Array.from({ length: 6 }, section),
    '',
  ].join('\n\n');
}

const fence = (lang: string, title: string, code: string) => `\`\`\`${lang} title="${title}"\n${code}\n\`\`\``;

/** How many different samples there are. */
const sampleCount = 20;

/**
 * Samples come in a few texts only: what compiling them takes is measured by `npm run check-snippets -- --no-cache`. A guide
 * has two of them, and few guides have the same two, as the bundler goes through all pages that have a data file in common
 * for each of these pages, and real ones have none in common.
 *
 * @param at which block of the guide it is, of six
 */
const blocks: ((number: number, at: number) => string)[] = [
  (number) => fence('json', 'settings.json', JSON.stringify({ guide: number, port: 3000, batch: true }, null, 2)),
  (number) => fence('bash', 'Terminal', `curl http://localhost:3000/book.byId?input=${number}`),
  (number, at) =>
    fence(
      'ts',
      'server.ts',
      [
        "import { initTRPC } from '@trpc/server';",
        'const t = initTRPC.create();',
        'export const appRouter = t.router({',
        `  ${words[Math.floor(at < 3 ? number : number / sampleCount) % sampleCount]}: t.procedure.query(() => [1, 2]),`,
        '});',
        'export type AppRouter = typeof appRouter;',
      ].join('\n'),
    ),
];

/** A sequence of numbers between 0 and 1 that is the same each time (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
