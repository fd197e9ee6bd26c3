import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runTimeout, type RunAnswer } from '../../../core/snippets/run-answer.ts';
import { NodeProcess } from './node-process.ts';
import { withProgram, type RunTask } from './program.ts';
import { bundle } from './translate.ts';

const loopbackPorts = fileURLToPath(new URL('./loopback-ports.ts', import.meta.url));

/**
 * Runs one program in a process of its own; its stack traces name its files and lines.
 *
 * @param timeout seconds after which the program is stopped
 */
export function run(task: RunTask, { timeout = runTimeout } = {}): Promise<RunAnswer> {
  return withProgram(task, async ({ folder, entry }) => {
    const preload = join(folder, '.loopback-ports.mjs');
    await bundle(loopbackPorts, preload);
    const ranAt = Date.now();
    const args = ['--enable-source-maps', `--import=${pathToFileURL(preload).href}`, entry];
    const node = new NodeProcess(args, folder, join(folder, '.output'));
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      node.kill();
    }, timeout * 1000);
    const exitCode = await node.ended;
    clearTimeout(timer);
    node.kill();
    return { text: node.output().toString(), ranAt, exitCode, timedOut };
  });
}
