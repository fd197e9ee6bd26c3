import { describe, expect, it } from 'vitest';
import { compareOutput, formatDiff, mergeOutput, normalizePorts, outputsAgree } from './output.ts';

const ranAt = Date.parse('2026-03-01T12:00:00Z');
const agree = (expected: string, text: string) => outputsAgree(compareOutput(expected, { text, ranAt }));

describe('compareOutput', () => {
  it('lets times of the run, durations and random ids differ', () => {
    expect(agree('at 2020-01-01T00:00:00.000Z', 'at 2026-03-01T11:59:59.123Z')).toBe(true);
    expect(agree('{ now: 1577836800000 }', `{ now: ${ranAt} }`)).toBe(true);
    expect(agree('took 3 ms', 'took 12.5 ms')).toBe(true);
    expect(agree('<< query #1 { elapsedMs: 4 }', '<< query #1 { elapsedMs: 23 }')).toBe(true);
    expect(agree('id 00000000-0000-0000-0000-000000000000', 'id 123e4567-e89b-12d3-a456-426614174000')).toBe(true);
  });

  it('does not let a date differ that the block chose', () => {
    expect(agree('1965-08-02T00:00:00.000Z', '1965-08-01T00:00:00.000Z')).toBe(false);
    expect(agree('1965-08-01T00:00:00.000Z', '1965-08-01T00:00:00.000Z')).toBe(true);
  });

  it('does not take a word for a time', () => {
    expect(agree('at noon', 'at 2026-03-01T11:59:59.123Z')).toBe(false);
  });

  it('does not mind white space at the ends of lines, nor blank lines at the end', () => {
    expect(agree('a\nb', 'a  \nb\n\n')).toBe(true);
    expect(agree('a\n\nb', 'a\nb')).toBe(false);
  });

  it('shows what differs, and keeps what agrees when it merges', () => {
    const diff = compareOutput('Dune\ntook 3 ms\nMomo', { text: 'Dune\nEmma\ntook 5 ms\n', ranAt });
    expect(formatDiff(diff)).toBe('  Dune\n+ Emma\n  took 3 ms\n- Momo');
    expect(mergeOutput(diff)).toEqual(['Dune', 'Emma', 'took 3 ms']);
  });
});

describe('normalizePorts', () => {
  it('replaces ports that the system chose', () => {
    expect(normalizePorts('http://localhost:49152/a ws://127.0.0.1:60999')).toBe(
      'http://localhost:3000/a ws://127.0.0.1:3000',
    );
    expect(normalizePorts("{ port: 51234, address: '::' }")).toBe("{ port: 3000, address: '::' }");
  });

  it('keeps ports that a block names, and other numbers', () => {
    expect(normalizePorts('localhost:4000 49152 books')).toBe('localhost:4000 49152 books');
  });
});
