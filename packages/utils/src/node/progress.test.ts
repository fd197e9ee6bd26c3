import { expect, it, vi } from 'vitest';
import { ProgressReport, runPhase } from './progress.ts';

function createReport(isTTY: boolean, columns = 40) {
  let milliseconds = 0;
  let written = '';
  const output = { isTTY, columns, write: (text: string) => (written += text) };
  const report = new ProgressReport(output, () => milliseconds);
  const read = () => {
    const text = written;
    written = '';
    return text;
  };
  return { report, read, wait: (seconds: number) => (milliseconds += seconds * 1000) };
}

it('writes a line for each phase to a log, and otherwise one every ten seconds', () => {
  const { report, read, wait } = createReport(false);
  report.update({ event: 'start', phase: 'Samples' });
  report.update({ event: 'count', step: 'Samples compiled', done: 0, total: 30 });
  wait(9);
  report.update({ event: 'count', step: 'Samples compiled', done: 1, total: 30 });
  expect(read()).toBe('');
  wait(2);
  report.update({ event: 'count', step: 'Samples compiled', done: 2, total: 30 });
  report.refresh();
  expect(read()).toBe('Samples, samples compiled: 2 of 30 … 11 s\n');
  wait(1);
  report.update({ event: 'count', step: 'Samples compiled', done: 30, total: 30 });
  report.update({ event: 'end', phase: 'Samples', seconds: 12, result: '40 samples' });
  expect(read()).toBe('Samples: 12.0 s, 40 samples\n');
  wait(20);
  report.refresh();
  expect(read(), 'no phase is running').toBe('');
});

it('writes whole words on a terminal that reports no width', () => {
  const { report, read } = createReport(true, 0);
  report.update({ event: 'start', phase: 'Client bundle' });
  expect(read()).toContain('Client bundle … 0 s');
});

it('keeps one line on a terminal, below what others print', () => {
  const { report, read, wait } = createReport(true);
  report.update({ event: 'start', phase: 'Client bundle' });
  report.update({ event: 'start', phase: 'Server bundle' });
  wait(2);
  read();
  report.refresh();
  expect(read()).toBe('\r\u001b[KClient bundle, Server bundle … 2 s');
  report.print('[INFO] One\n');
  expect(read()).toBe('\r\u001b[K[INFO] One\n');
  report.update({ event: 'start', phase: 'A phase with a rather long name' });
  expect(read(), 'cut, because a terminal would wrap it').toBe('\r\u001b[KClient bundle, Server bundle, A phase w');
});

it('knows what is finished and what is not', () => {
  const { report } = createReport(false);
  report.update({ event: 'start', phase: 'Samples' });
  report.update({ event: 'start', phase: 'Pages' });
  report.update({ event: 'end', phase: 'Pages', seconds: 1 });
  expect(report.unfinished).toEqual(['Samples']);
  expect(report.finished).toMatchObject([{ phase: 'Pages', seconds: 1 }]);
});

it('prints without a parent process that reports', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    expect(
      await runPhase(
        'Cards',
        () => 7,
        (drawn) => `${drawn} drawn`,
      ),
    ).toBe(7);
    expect(write.mock.lastCall![0]).toMatch(/^Cards: \d+\.\d s, 7 drawn\n$/);
  } finally {
    write.mockRestore();
  }
});
