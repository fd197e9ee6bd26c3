import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { findMissing, type ForeseeRequest } from './known-cards.ts';

const request = workerData as ForeseeRequest;

async function answer(): Promise<number> {
  const missing = findMissing(request);
  if (missing.length === 0) return 0;
  // As in draw.worker.ts.
  const { foreseeCards } = createRequire(__filename)('./draw-cards.ts') as typeof import('./draw-cards.ts');
  await foreseeCards(missing, request);
  return missing.length;
}

void answer().then((message) => parentPort!.postMessage(message));
