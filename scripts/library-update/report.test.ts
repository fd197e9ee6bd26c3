import { describe, expect, it } from 'vitest';
import type { ReleaseHistory } from '@typed-docs/api-reference';
import { listExportChanges } from './export-changes.ts';
import { formatReport, nothingToDo, type UpdateReport } from './report.ts';

const empty: UpdateReport = {
  version: '11.x',
  updated: [],
  exports: [],
  failing: [],
  outputs: [],
  withoutGuide: [],
  deadLinks: [],
};

describe('formatReport', () => {
  it('says that nothing is to do', () => {
    expect(nothingToDo(empty)).toBe(true);
    expect(formatReport(empty)).toContain('# 11.x: nothing to do');
  });

  it('lists what there is, and leaves out what is not', () => {
    const report: UpdateReport = {
      ...empty,
      updated: [{ set: '11.x', name: '@trpc/server', from: '11.19.0', to: '11.25.2' }],
      failing: [
        {
          path: 'docs/a.mdx',
          line: 3,
          column: 1,
          message: 'the block exited with code 1; it printed\nat `x`\n  at y',
        },
      ],
      outputs: [{ path: 'docs/b.mdx', line: 7, diff: '- lost\n+ kept' }],
      deadLinks: undefined,
    };
    const text = formatReport(report);
    expect(nothingToDo(report)).toBe(false);
    expect(text).toContain('# 11.x: 1 package updated, 2 pages to edit');
    expect(text).toContain('| 11.x | @trpc/server | 11.19.0 | 11.25.2 |');
    expect(text).toContain(
      '`docs/a.mdx:3`\n\n````text\nthe block exited with code 1; it printed\nat `x`\n  at y\n````',
    );
    expect(text).toContain('`docs/b.mdx:7`\n\n````diff\n- lost\n+ kept\n````');
    expect(text).toContain('Not checked: there is no built site.');
    expect(text).not.toContain('without a guide');
  });
});

it('finds the changes after the old release, up to the new one, once', () => {
  const history: ReleaseHistory = {
    package: '@trpc/server',
    major: '11.x',
    newest: { exports: {}, deprecated: {} },
    releases: [
      { version: '11.9.0', added: { '.': ['before'] } },
      { version: '11.19.0', added: { '.': ['old'] } },
      { version: '11.22.1', added: { '.': ['safe'], './http': ['safe'] }, deprecated: { '.': ['old'] } },
      { version: '11.30.0', removed: { '.': ['old'] } },
    ],
  };
  const updated = ['11.x', '11.x-react'].map((set) => ({ set, name: '@trpc/server', from: '11.19.0', to: '11.25.2' }));
  expect(listExportChanges(updated, [history])).toEqual([
    { name: '@trpc/server', release: '11.22.1', change: 'added', exports: ['safe'] },
    { name: '@trpc/server', release: '11.22.1', change: 'deprecated', exports: ['old'] },
  ]);
});
