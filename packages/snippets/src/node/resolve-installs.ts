import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { digest, type Cache } from '@typed-docs/utils/cache';
import { createProgress } from '@typed-docs/utils/progress';
import type { InstallSequence } from './install-sequences.ts';
import type { Problem } from '../types.ts';
import { explainNpmError } from './explain-npm-error.ts';
import type { Npm } from './npm.ts';

export interface ResolvedInstalls {
  problems: Problem[];
  /** Number of different sequences, and how many of them were already known to resolve. */
  sequences: number;
  cached: number;
}

/** The folder after all commands resolved, or the index of the command that failed. */
type Outcome = { folder: string } | { failed: number; output: string };

/**
 * Runs commands in the order of the page, in an empty folder for each sequence. npm resolves versions and installs nothing.
 *
 * @throws when the registry cannot be reached
 */
export async function resolveInstalls(
  sequences: readonly InstallSequence[],
  npm: Npm,
  cache: Cache | undefined,
): Promise<ResolvedInstalls> {
  const byKey = new Map<string, InstallSequence[]>();
  for (const sequence of sequences) {
    const key = keyOf(sequence, sequence.commands.length);
    byKey.set(key, [...(byKey.get(key) ?? []), sequence]);
  }
  const pending = [...byKey].filter(([key]) => !cache?.read('installs', key));
  const problems: Problem[] = [];
  const root = mkdtempSync(join(tmpdir(), 'installs-'));
  try {
    const resolver = new Resolver(root, npm);
    const advance = createProgress('Command sequences resolved', pending.length);
    await forEachConcurrently(pending, async ([key, same]) => {
      const outcome = await resolver.resolve(same[0]!);
      if ('folder' in outcome) cache?.write('installs', key, true);
      else problems.push(...same.map((sequence) => describeFailure(sequence, outcome.failed, outcome.output)));
      advance();
    });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return { problems, sequences: byKey.size, cached: byKey.size - pending.length };
}

/** Sequences with the same first commands share the folders for these. */
class Resolver {
  private readonly outcomes = new Map<string, Promise<Outcome>>();

  constructor(
    private readonly root: string,
    private readonly npm: Npm,
  ) {}

  resolve(sequence: InstallSequence, length = sequence.commands.length): Promise<Outcome> {
    const key = keyOf(sequence, length);
    const known = this.outcomes.get(key) ?? this.run(sequence, length, join(this.root, key));
    this.outcomes.set(key, known);
    return known;
  }

  private async run(sequence: InstallSequence, length: number, folder: string): Promise<Outcome> {
    if (length === 0) {
      mkdirSync(folder);
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'project', ...sequence.manifest }));
      return { folder };
    }
    const before = await this.resolve(sequence, length - 1);
    if ('failed' in before) return before;
    cpSync(before.folder, folder, { recursive: true });
    const { exitCode, output } = await this.npm(sequence.commands[length - 1]!.args, folder);
    // npm only warns when an update of one package leaves another one without its peer.
    return exitCode !== 0 || output.includes('ERESOLVE') ? { failed: length - 1, output } : { folder };
  }
}

const keyOf = ({ manifest, commands }: InstallSequence, length: number) =>
  digest(manifest, ...commands.slice(0, length).map(({ args }) => args));

function describeFailure({ commands, installedBefore }: InstallSequence, failed: number, output: string): Problem {
  const { args, path, line, column } = commands[failed]!;
  const where = installedBefore === undefined ? '' : `, in a project with the packages of ${installedBefore},`;
  return { path, line, column, message: `\`npm ${args.join(' ')}\`${where} fails:\n${explainNpmError(output)}` };
}

/** A few at a time, because npm waits for the registry and then uses a full core. The first error ends the run. */
async function forEachConcurrently<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const workers = Array.from({ length: availableParallelism() + 1 }, async () => {
    try {
      while (queue.length > 0) await work(queue.shift()!);
    } finally {
      queue.length = 0;
    }
  });
  const results = await Promise.allSettled(workers);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
