import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawAnswer } from './draw-cards.ts';
import { placeKnownCards, type DrawRequest } from './known-cards.ts';

const request = workerData as DrawRequest;

async function answer(): Promise<DrawAnswer> {
  const missing = placeKnownCards(request);
  if (missing.length === 0) return { drawn: 0, problems: [] };
  // Most builds find all cards in the cache, and need not load what draws. (tsx leaves `import()` to Node.js in a thread.)
  const { drawCards } = createRequire(__filename)('./draw-cards.ts') as typeof import('./draw-cards.ts');
  return drawCards(missing, request);
}

void answer().then((message) => parentPort!.postMessage(message));
