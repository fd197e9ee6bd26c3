import { describe, expect, it } from 'vitest';
import { decodePaint } from './paint.ts';
import { paintWire, readWire } from './wire.ts';

const exchange = [
  '> GET /book.byId HTTP/1.1',
  '< HTTP/1.1 200 OK',
  '< content-type: application/json',
  '<',
  '< {"result":{}}',
  '',
  '> GET /book.list HTTP/1.1',
  '< HTTP/1.1 404 Not Found',
].join('\n');

const labels = (...lines: string[]) => readWire(lines.join('\n'))?.map(({ line, label }) => [line, label]);

describe('readWire', () => {
  it('tells requests from responses', () => {
    expect(readWire(exchange)).toEqual([
      { line: 1, from: 'client', label: 'Request' },
      { line: 2, from: 'server', label: 'Response' },
      { line: 7, from: 'client', label: 'Request' },
      { line: 8, from: 'server', label: 'Response' },
    ]);
  });

  it('takes an event stream without a status line for a response', () => {
    expect(labels('> GET /book.onAdd', '< event: connected', '< data: {}')).toEqual([
      [1, 'Request'],
      [2, 'Response'],
    ]);
  });

  it('says who sends the messages after an upgrade', () => {
    expect(
      labels(
        '> GET / HTTP/1.1',
        '> Upgrade: websocket',
        '< HTTP/1.1 101 Switching Protocols',
        '< {"id":null}',
        '> PING',
        '< PONG',
        '(closed by the server)',
      ),
    ).toEqual([
      [1, 'Request'],
      [3, 'Response'],
      [4, 'Server'],
      [5, 'Client'],
      [6, 'Server'],
    ]);
  });

  it('leaves other output alone, and what goes in one direction only', () => {
    expect(readWire('3 books')).toBeUndefined();
    expect(readWire('> GET /book.list\n3 books')).toBeUndefined();
    expect(readWire('> one\n> two')).toBeUndefined();
    expect(readWire('>> query #1\n<< query #1')).toBeUndefined();
  });
});

it('colors what is behind the marks, by its language', () => {
  const seen: string[] = [];
  const highlight = (text: string, lang: string) => {
    seen.push(`${lang} ${text}`);
    return 'a5';
  };
  const code = '> {"a"\n> :1}\n< data: {}';
  const runs = decodePaint(paintWire(code, readWire(code)!, highlight));
  expect(seen).toEqual(['json {"a"\n:1}', 'http data: {}']);
  let offset = 0;
  const colored = runs.flatMap(({ length, className }) => {
    const text = code.slice(offset, (offset += length));
    return className ? [text] : [];
  });
  expect(colored).toEqual(['{"a"\n', 'data:']);
});
