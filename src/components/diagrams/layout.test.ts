import { describe, expect, it, test } from 'vitest';
import { diagrams } from './definitions/index.ts';
import { flatten, laneCenter, partsOf, placeMessage, stepsOf } from './layout.ts';
import type { Lanes, Message } from './types.ts';

const diagram: Lanes = {
  kind: 'lanes',
  caption: 'A call',
  lanes: [
    { name: 'A', side: 'client' },
    { name: 'B', side: 'client' },
    { name: 'C', side: 'server' },
  ],
  steps: [],
};
const message = (from: string, to?: string): Message => ({ from, ...(to && { to }), label: 'm', text: 'M.' });

describe('placeMessage', () => {
  it.each([
    ['A', 'B', [2, 4], 'start'],
    ['B', 'A', [2, 4], 'start'],
    ['B', 'C', [4, 6], 'end'],
    ['C', 'A', [2, 6], 'center'],
  ] as const)(
    'puts the label of a message from %s to %s between the wires of the lanes',
    (from, to, columns, align) => {
      expect(placeMessage(diagram, message(from, to))).toMatchObject({ columns, align });
    },
  );

  it.each([
    ['A', [1, 4], 'start'],
    ['B', [2, 6], 'center'],
    ['C', [4, 7], 'end'],
  ] as const)('puts what happens in lane %s around its wire, and within the picture', (lane, columns, align) => {
    expect(placeMessage(diagram, message(lane))).toMatchObject({ columns, align });
  });

  it('names a lane that is not declared', () => {
    expect(() => placeMessage(diagram, message('A', 'D'))).toThrow('the diagram "A call" has no lane called "D"');
  });
});

test('wires are in the middle of their lanes', () => {
  expect([0, 1, 2].map((lane) => laneCenter(diagram, lane))).toEqual(['16.7%', '50%', '83.3%']);
});

describe.each(Object.entries(diagrams))('%s', (_name, definition) => {
  const steps = stepsOf(definition);

  test('has sentences as steps, each of which differs', () => {
    expect(steps.length).toBeGreaterThan(1);
    for (const { text } of steps) expect(text).toMatch(/^(?:[A-Z`]|tRPC).*[.?]$/s);
    expect(new Set(steps.map(({ text }) => text)).size).toBe(steps.length);
  });

  test('closes the backticks of its texts', () => {
    const texts = JSON.stringify(definition).match(/"[^"]*"/g)!;
    expect(texts.filter((text) => (text.match(/`/g) ?? []).length % 2 > 0)).toEqual([]);
  });

  if (definition.kind === 'lanes') {
    test('sends messages between its lanes, and has room for their names on a phone', () => {
      for (const step of definition.steps) expect(() => placeMessage(definition, step)).not.toThrow();
      // 302 px is the picture at 360 px, 7.5 px a wide letter.
      const letters = 302 / definition.lanes.length / 7.5;
      const words = definition.lanes.flatMap(({ name }) => name.replaceAll('`', '').split(/ |\/|(?<=[a-z])(?=[A-Z])/));
      expect(words.filter((word) => word.length > letters)).toEqual([]);
    });
  }

  if (definition.kind === 'timeline') {
    test('shows each step, within the time axis', () => {
      const tracks = definition.groups.flatMap((group) => group.tracks);
      const bars = tracks.flatMap((track) => track.bars);
      const arrivals = tracks.flatMap(({ arrives }) => arrives ?? []);
      for (const { from, to } of bars) expect(to).toBeGreaterThan(from);
      expect(Math.max(...bars.map(({ to }) => to), ...arrivals.map(({ at }) => at))).toBeLessThan(definition.end);
      const shown = new Set([...bars, ...arrivals].map(({ step }) => step));
      expect([...shown].sort()).toEqual(steps.map((_, i) => i + 1));
    });
  }
});

test('a tree is numbered from the root down, branch by branch', () => {
  const { root } = diagrams['router-tree'];
  expect(flatten(root).map(({ label }) => label)).toEqual([
    '`appRouter`',
    '`bookRouter`',
    'query',
    'query',
    '`loanRouter`',
    'query',
  ]);
});

test('parts are listed once', () => {
  expect(partsOf(diagrams['request-lifecycle'])).toEqual(['links', 'http', 'context', 'procedure']);
  expect(partsOf(diagrams['split-link'])).toEqual([]);
});
