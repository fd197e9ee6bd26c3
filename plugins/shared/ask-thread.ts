import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Has a thread answer one request, which it finds in `workerData`, with one message. It loads our modules through tsx,
 * whatever loads this one: tsx itself, Docusaurus' jiti or Vitest, none of which hands its loader on to a thread.
 *
 * @param module the TypeScript module that the thread runs
 * @param task what the thread does, for messages: `page-styles: the thread that writes`
 * @throws what the thread throws, and when it ends without an answer
 */
export function askThread<Answer>(module: URL, request: unknown, task: string): Promise<Answer> {
  const loader = createRequire(import.meta.url).resolve('tsx/cjs/api');
  const boot = `require(${JSON.stringify(loader)}).register(); require(${JSON.stringify(fileURLToPath(module))});`;
  return new Promise((resolve, reject) => {
    const worker = new Worker(boot, { workerData: request, eval: true, execArgv: [] });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`${task} ended with code ${code}`)));
  });
}
