import { availableParallelism } from 'node:os';
import { askThread } from '../shared/ask-thread.ts';
import type { DrawAnswer } from './draw-cards.ts';
import type { DrawRequest, ForeseeRequest } from './known-cards.ts';

/**
 * Leaves the card of each page in the built site, and draws those that the cache does not have, in a thread for each
 * core, since other plugins keep this one busy at the end of a build.
 *
 * @returns How many cards had to be drawn.
 * @throws Naming every page whose card cannot be drawn, and why.
 */
export async function drawInThreads(request: DrawRequest): Promise<number> {
  const count = availableParallelism();
  const shares = Array.from({ length: count }, (_, i) => request.pages.filter((_page, at) => at % count === i));
  const answers = await Promise.all(shares.map((pages) => drawInThread({ ...request, pages })));
  const problems = answers.flatMap((answer) => answer.problems);
  if (problems.length > 0) {
    throw new Error(
      `social-cards: these pages have a card that cannot be drawn.\n${problems.map((problem) => `  ${problem}`).join('\n')}\n` +
        'Write the title or the section with other letters, or add a font that has these to plugins/social-cards/fonts.ts.',
    );
  }
  return answers.reduce((sum, { drawn }) => sum + drawn, 0);
}

/**
 * Draws cards into the cache, in one thread, while samples run and the bundler works.
 *
 * @returns How many had to be drawn.
 */
export function foreseeInThread(request: ForeseeRequest): Promise<number> {
  return askThread(new URL('./foresee.worker.ts', import.meta.url), request, 'social-cards: the thread that foresees');
}

function drawInThread(request: DrawRequest): Promise<DrawAnswer> {
  return askThread(new URL('./draw.worker.ts', import.meta.url), request, 'social-cards: a thread that draws');
}
