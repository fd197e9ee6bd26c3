import { FreshModules, prepare } from './fresh-modules.ts';
import { noteState } from './fresh-state.ts';
import type { HostAnswer, HostRequest } from './messages.ts';

/*
 * The process that runs samples one after the other (`../sample-host.ts` starts it, and says why). A request is a
 * translated program; the answer comes when nothing keeps the program alive any more, which is when its own process
 * would have ended.
 */

const { channel } = process;
const send = process.send!.bind(process);
// A program sees a process that nobody listens to.
delete process.send;
const home = process.cwd();
await prepare();
process.on('message', (request: HostRequest) => void run(request));
const restore = noteState();

async function run({ folder, url }: HostRequest): Promise<void> {
  process.chdir(folder);
  process.argv[1] = url;
  let isEvaluated = false;
  // Fails as an unhandled rejection does, with the error printed and the process ended.
  void new FreshModules().import(url).then(() => (isEvaluated = true));
  // Only what the program waits for keeps the process alive now; without it the next event is that it would end.
  channel!.unref();
  process.once('beforeExit', () => {
    channel!.ref();
    // Node.js ends with 13 where a top-level await never settles.
    const exitCode = Number(process.exitCode ?? (isEvaluated ? 0 : 13));
    void finish({ exitCode });
  });
}

async function finish(outcome: Pick<HostAnswer, 'exitCode'>): Promise<void> {
  await restore();
  process.chdir(home);
  send({ ...outcome, memory: process.memoryUsage.rss() } satisfies HostAnswer);
}
