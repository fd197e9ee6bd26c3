import { Worker } from 'node:worker_threads';
import { bootCode } from './boot-code.ts';

/**
 * Has a thread answer one request, which it finds in `workerData`, with one message.
 *
 * @param module the TypeScript module that the thread runs
 * @param task what the thread does, for messages: `page-styles: the thread that writes`
 * @throws what the thread throws, and when it ends without an answer
 */
export function askThread<Answer>(module: URL, request: unknown, task: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(bootCode(module), { workerData: request, eval: true, execArgv: [] });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`${task} ended with code ${code}`)));
  });
}
