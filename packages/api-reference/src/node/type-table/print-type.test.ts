import { describe, expect, it } from 'vitest';
import { tidyType, wrapType } from './print-type.ts';

describe('tidyType', () => {
  it.each([
    ['string | undefined', true, 'string'],
    ['string | undefined', false, 'string | undefined'],
    ['(() => void) | undefined', true, '(() => void)'],
    ['undefined', true, 'undefined'],
    ['{ a?: number | undefined; b: number | undefined }', false, '{ a?: number; b: number | undefined }'],
    ['(evt?: Event | undefined) => void', false, '(evt?: Event) => void'],
    ['import("/work/x").Foo<import("y").Bar>', false, 'Foo<Bar>'],
    ['typeof import("y").create', false, 'typeof create'],
    ['HTTPHeaders$1 | null', false, 'HTTPHeaders | null'],
    ['Options | TypeError<"no transformer">', false, 'Options'],
    ['TypeError<"no transformer">', false, 'TypeError<"no transformer">'],
    ['Options | TypeError', false, 'Options | TypeError'],
    ['{\n  /** Why. */\n  a: string;\n}', false, '{ a: string; }'],
  ])('%s, optional: %s', (text, optional, tidy) => {
    expect(tidyType(text, optional)).toBe(tidy);
  });

  it('leaves what is no complete TypeScript', () => {
    expect(tidyType('"a" | ... 12 more ... | "z"', true)).toBe('"a" | ... 12 more ... | "z"');
  });
});

describe('wrapType', () => {
  it.each([
    ['(() => void)', '() => void'],
    ['"POST"', "'POST'"],
    [
      'HTTPHeaders | ((opts: { opList: NonEmptyArray<Operation>; }) => HTTPHeaders | Promise<HTTPHeaders>)',
      '| HTTPHeaders\n| ((opts: {\n    opList: NonEmptyArray<Operation>;\n  }) => HTTPHeaders | Promise<HTTPHeaders>)',
    ],
    ['Record<string, { first: string; second: number }>', 'Record<\n  string,\n  { first: string; second: number }\n>'],
    ['"a" | ... 12 more ... | "z"', '"a" | ... 12 more ... | "z"'],
  ])('%s', async (text, wrapped) => {
    expect(await wrapType(text)).toBe(wrapped);
  });

  it('lets the page wrap lists of literals', async () => {
    const codes = ['PARSE_ERROR', 'BAD_REQUEST', 'NOT_FOUND', 'FORBIDDEN', 'UNAUTHORIZED'];
    expect(await wrapType(codes.map((code) => `"${code}"`).join(' | '))).toBe(
      codes.map((code) => `'${code}'`).join(' | '),
    );
  });
});
