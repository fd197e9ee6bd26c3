import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runTimeout, type RunAnswer } from '../../../core/snippets/run-answer.ts';
import type { HostAnswer, HostRequest } from './host/messages.ts';
import { NodeProcess } from './node-process.ts';
import { withProgram, type RunTask } from './program.ts';

/** Bytes of memory with which a host makes way for a new one: what its programs loaded is not all given back. */
const mostMemory = 224 * 2 ** 20;

/**
 * Runs programs one after the other in a process that stays. A process of its own costs each of them six times the work,
 * nearly all of it for what Node.js, `fetch` and the packages do when they first run.
 *
 * Each program gets modules of its own and finds global variables, environment, ports and connections as the first one did
 * (`host/`), so that it can't show what another left behind. What still differs from a process of its own is that built-in
 * modules keep what they know.
 */
export class SampleHost {
  private node: NodeProcess | undefined;

  /**
   * @param module absolute path of `host/main.ts`, bundled
   * @param outputPath absolute path of a file for what is printed
   */
  constructor(
    private readonly module: string,
    private readonly outputPath: string,
  ) {}

  run(task: RunTask): Promise<RunAnswer> {
    return withProgram(task, async ({ folder, entry }) => {
      const node = (this.node ??= this.start());
      const before = node.output().length;
      const ranAt = Date.now();
      const outcome = await this.ask(node, { folder, url: pathToFileURL(entry).href });
      return { ...outcome, text: node.output().subarray(before).toString(), ranAt };
    });
  }

  stop(): void {
    this.node?.kill();
    this.node = undefined;
  }

  private async ask(node: NodeProcess, request: HostRequest): Promise<Pick<RunAnswer, 'exitCode' | 'timedOut'>> {
    let timer: NodeJS.Timeout | undefined;
    const answer = new Promise<HostAnswer>((resolve) =>
      node.child.once('message', (message) => resolve(message as HostAnswer)),
    );
    const late = new Promise<'late'>((resolve) => (timer = setTimeout(resolve, runTimeout * 1000, 'late')));
    node.child.send(request);
    const outcome = await Promise.race([answer, late, node.ended]);
    clearTimeout(timer);
    if (outcome === null || typeof outcome !== 'object') {
      // It ended itself, or has to be ended: whatever it did to the process, the next one gets another.
      this.stop();
      return outcome === 'late' ? { exitCode: null, timedOut: true } : { exitCode: outcome, timedOut: false };
    }
    if (outcome.exitCode !== 0 || outcome.memory > mostMemory) this.stop();
    return { exitCode: outcome.exitCode, timedOut: false };
  }

  private start(): NodeProcess {
    const args = ['--experimental-vm-modules', '--experimental-import-meta-resolve', this.module];
    return new NodeProcess(args, dirname(this.module), this.outputPath, { answers: true });
  }
}
