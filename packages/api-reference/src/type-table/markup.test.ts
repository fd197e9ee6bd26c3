import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { readDocText } from '@typed-docs/snippets/samples/doc-text';
import { paintTypeTable } from './markup.ts';
import type { TypeDescription, TypeMember, TypeTableRequest } from './types.ts';

const member = (name: string, more: Partial<TypeMember> = {}): TypeMember => ({
  name,
  type: 'string',
  optional: true,
  docs: [],
  ...more,
});

function paint(
  members: TypeMember[],
  {
    request,
    ids,
    ...description
  }: Partial<TypeDescription> & { request?: Partial<TypeTableRequest>; ids?: Map<string, string> } = {},
) {
  return load(
    paintTypeTable(
      {
        request: { type: 'Options', from: '@trpc/client', ...request },
        description: { kind: 'type', members, ...description },
        members,
      },
      ids ?? new Map(),
    ),
  );
}

describe('paintTypeTable', () => {
  it('makes a table with headers for columns and rows, in roles that outlast any styles', () => {
    const $ = paint([member('url', { optional: false, docs: readDocText('Where.'), default: "'/'" })]);
    expect($('table[role=table] > caption').text()).toBe('Options from @trpc/client');
    const headers = $('thead[role=rowgroup] > tr[role=row] > th[scope=col][role=columnheader]');
    expect(headers.map((_, th) => $(th).text()).get()).toEqual(['Name', 'Type', 'Default', 'Description']);
    const row = $('tbody[role=rowgroup] > tr[role=row]');
    expect(row.find('> th[scope=row][role=rowheader] > code').text()).toBe('url');
    expect(
      row
        .find('> td[role=cell]')
        .map((_, td) => $(td).text())
        .get(),
    ).toEqual(['string', "'/'", 'Where.']);
  });

  it('leaves out columns that would be empty', () => {
    const $ = paint([member('url')]);
    expect($('th[scope=col]').length).toBe(2);
    expect($('td').length).toBe(1);
    expect($('table').hasClass('bare')).toBe(true);
  });

  it('marks what is required, optional and deprecated', () => {
    const marks = (members: TypeMember[], more?: Parameters<typeof paint>[1]) => {
      const $ = paint(members, more);
      return $('tbody th')
        .map((_, th) => $(th).text())
        .get();
    };
    const all = [member('a'), member('b', { optional: false }), member('c', { deprecated: [] })];
    expect(marks(all)).toEqual(['a optional', 'b required', 'c optional deprecated']);
    const present = [member('req', { optional: false })];
    expect(marks(present), 'what one receives').toEqual(['req']);
    expect(marks(present, { kind: 'parameter', parameter: 'opts' })).toEqual(['req required']);
    expect(marks(all.slice(0, 2), { kind: 'class' })).toEqual(['a optional', 'b']);
  });

  it('introduces deprecations, and keeps the description', () => {
    const docs = readDocText('Old.');
    const text = (deprecated: TypeMember['deprecated']) => paint([member('a', { deprecated, docs })])('td.docs').html();
    expect(text(readDocText('use `b`'))).toBe('<p><strong>Deprecated:</strong> use <code>b</code></p><p>Old.</p>');
    expect(text([])).toBe('<p><strong>Deprecated.</strong></p><p>Old.</p>');
  });

  it('shows members of members below theirs', () => {
    const $ = paint([member('keepAlive'), member('keepAlive.intervalMs'), member('[Symbol.dispose]')]);
    const rows = $('tbody > tr');
    expect(rows.map((_, tr) => $(tr).hasClass('within')).get()).toEqual([false, true, false]);
    expect(rows.eq(1).find('th code').text()).toBe('keepAlive.intervalMs');
    expect(rows.eq(1).find('.path').text()).toBe('keepAlive.');
  });

  it('links a member to itself where it has an id', () => {
    const $ = paint([member('url'), member('fetch')], { ids: new Map([['url', 'option-url']]) });
    expect($('a').length).toBe(1);
    expect($('#option-url').attr()).toMatchObject({ href: '#option-url', 'aria-label': 'Direct link to url' });
  });

  it('never lets text become markup', () => {
    const evil = '<img src=x onerror="alert(1)">';
    const docs = readDocText(`${evil} \`${evil}\` [here](javascript:alert(1)) <https://trpc.io/?a="b&c>`);
    const $ = paint([member(evil, { type: evil, default: evil, docs, deprecated: docs })], {
      request: { caption: evil },
      ids: new Map(),
    });
    expect($('img').length).toBe(0);
    expect($('[onerror]').length).toBe(0);
    expect($('a[href^="javascript:"]').length).toBe(0);
    expect($('caption').text()).toBe(evil);
    expect($('td.type').text()).toBe(evil);
  });

  it('keeps the lines of a type, and paragraphs and code of a comment', () => {
    const type = '(opts: {\n  op: Operation;\n}) => void';
    const $ = paint([member('a', { type, docs: readDocText('One.\n\nTwo.\n\n```ts\na();\n  b();\n```') })]);
    expect($('td.type > code').text()).toBe(type);
    expect($('td.docs').html()).toBe('<p>One.</p><p>Two.</p><pre><code>a();\n  b();</code></pre>');
  });

  it('describes parameters, unless the author does', () => {
    const parameter = { kind: 'parameter', parameter: 'opts' } as const;
    expect(paint([member('a')], parameter)('caption').text()).toBe('Parameter opts of Options from @trpc/client');
    const caption = 'Options of `httpLink`';
    expect(paint([member('a')], { ...parameter, request: { caption } })('caption').html()).toBe(
      'Options of <code>httpLink</code>',
    );
  });
});
