import { parentPort, workerData } from 'node:worker_threads';
import { generateReference } from './generate.ts';

/** What the thread is to do; the arguments of `generateReference`. */
export type GenerateRequest = Parameters<typeof generateReference>[0];

// An error crosses the border between threads as its text: what a person can mend needs no stack.
generateReference(workerData as GenerateRequest).then(
  (pages) => parentPort!.postMessage(pages),
  (error: unknown) => parentPort!.postMessage(error instanceof Error ? error.message : String(error)),
);
