import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

/** A process of Node.js, with nothing of our environment but the path. */
export class NodeProcess {
  readonly child: ChildProcess;
  /** The exit code, or null for a process that was stopped or killed. */
  readonly ended: Promise<number | null>;

  /**
   * @param args of `node`
   * @param folder absolute path of the folder that it runs in
   * @param outputPath absolute path of the file that it writes to: one for both streams keeps the order of their lines
   */
  constructor(
    args: readonly string[],
    folder: string,
    private readonly outputPath: string,
    { answers }: { answers: boolean } = { answers: false },
  ) {
    const output = openSync(outputPath, 'w');
    this.child = spawn(process.execPath, args, {
      cwd: folder,
      // A process group, so that what it starts ends with it.
      detached: true,
      stdio: ['ignore', output, output, ...(answers ? (['ipc'] as const) : [])],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        TZ: 'UTC',
        LANG: 'C.UTF-8',
        NO_COLOR: '1',
        NODE_NO_WARNINGS: '1',
      },
    });
    closeSync(output);
    this.ended = new Promise((resolve, reject) => {
      this.child.once('error', reject);
      this.child.once('exit', resolve);
    });
  }

  /** What it has printed so far. */
  output(): Buffer {
    return readFileSync(this.outputPath);
  }

  /** Ends it and what it started; those that ended already are none of our business. */
  kill(): void {
    try {
      if (this.child.pid !== undefined) process.kill(-this.child.pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
