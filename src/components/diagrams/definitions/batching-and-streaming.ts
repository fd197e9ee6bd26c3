import type { Timeline } from '../types.ts';

export default {
  kind: 'timeline',
  caption: 'Three calls, one request: when does each call get its result?',
  end: 250,
  ticks: [
    { at: 0, label: '0' },
    { at: 100, label: '100 ms' },
    { at: 200, label: '200 ms' },
  ],
  groups: [
    {
      name: '`httpBatchLink`',
      part: 'batch',
      tracks: [
        {
          name: '`book.byId`',
          bars: [
            { from: 0, to: 30, is: 'works', step: 1 },
            { from: 30, to: 200, is: 'waits', step: 2 },
          ],
          arrives: { at: 200, step: 3 },
        },
        {
          name: '`book.list`',
          bars: [
            { from: 0, to: 80, is: 'works', step: 1 },
            { from: 80, to: 200, is: 'waits', step: 2 },
          ],
          arrives: { at: 200, step: 3 },
        },
        { name: '`book.summary`', bars: [{ from: 0, to: 200, is: 'works', step: 1 }], arrives: { at: 200, step: 3 } },
      ],
    },
    {
      name: '`httpBatchStreamLink`',
      part: 'stream',
      tracks: [
        { name: '`book.byId`', bars: [{ from: 0, to: 30, is: 'works', step: 4 }], arrives: { at: 30, step: 5 } },
        { name: '`book.list`', bars: [{ from: 0, to: 80, is: 'works', step: 4 }], arrives: { at: 80, step: 5 } },
        { name: '`book.summary`', bars: [{ from: 0, to: 200, is: 'works', step: 4 }], arrives: { at: 200, step: 5 } },
      ],
    },
  ],
  legend: { works: 'procedure runs', waits: 'result waits on the server', arrives: 'promise resolves' },
  steps: [
    {
      part: 'batch',
      text: 'With `httpBatchLink`, three calls made in the same turn of the event loop go out as one request. The server runs their procedures at the same time.',
    },
    { part: 'batch', text: 'Finished results wait on the server for the slowest one.' },
    { part: 'batch', text: 'One JSON array carries all results, and the three promises resolve together.' },
    {
      part: 'stream',
      text: 'With `httpBatchStreamLink`, the calls also go out as one request, and the procedures run the same way.',
    },
    {
      part: 'stream',
      text: 'The server writes each result as soon as it is ready, as a line of JSON, and its promise resolves without waiting for the others.',
    },
  ],
} satisfies Timeline;
