import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { watchMemory } from './peak-memory.ts';

it('counts what a process that was started takes up, where the system tells', async () => {
  const peak = watchMemory();
  const before = process.memoryUsage.rss();
  const child = spawn(process.execPath, ['-e', `const kept = Buffer.alloc(400e6, 1); setTimeout(() => kept, 2000)`]);
  await new Promise((resolve) => child.once('exit', resolve));
  expect(peak()).toBeGreaterThan(existsSync('/proc/self/status') ? before + 380e6 : 0);
});
