import type { Timeline } from '../types.ts';

export default {
  kind: 'timeline',
  caption: 'Two attempts fail, the third succeeds: the caller sees one call that took longer',
  end: 1040,
  ticks: [
    { at: 0, label: 'call' },
    { at: 110, label: '200 ms' },
    { at: 420, label: '400 ms' },
  ],
  groups: [
    {
      name: '`retryLink`',
      tracks: [
        {
          name: '`book.list`',
          bars: [
            { from: 0, to: 110, is: 'fails', step: 1 },
            { from: 110, to: 310, is: 'waits', step: 2 },
            { from: 310, to: 420, is: 'fails', step: 3 },
            { from: 420, to: 820, is: 'waits', step: 4 },
            { from: 820, to: 930, is: 'works', step: 5 },
          ],
          arrives: { at: 930, step: 6 },
        },
      ],
    },
  ],
  legend: { fails: 'request fails', waits: 'link waits', works: 'request succeeds', arrives: 'promise resolves' },
  steps: [
    { text: 'The first attempt fails, and `retry` is called with `attempts: 1`. It returns `true`.' },
    {
      text: 'With `retryDelayMs: (attempts) => 100 * 2 ** attempts`, the pause is 200 milliseconds. Without that option, there is none.',
    },
    { text: 'The second attempt is a request like the first. It fails too, and `retry` is called with `attempts: 2`.' },
    { text: 'After two attempts, the pause is 400 milliseconds.' },
    { text: 'The third attempt succeeds.' },
    {
      text: "The call's promise resolves. If `retry` had returned `false`, it would have rejected with the last error.",
    },
  ],
} satisfies Timeline;
