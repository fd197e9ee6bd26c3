import { decodePaint, encodePaint } from './paint.ts';

/** A stretch of printed traffic: lines that begin with `>` were sent by the client, lines with `<` came back. */
export interface WirePart {
  /** Its first line, from 1. */
  line: number;
  from: 'client' | 'server';
  label: string;
}

const requestLine = /^[A-Z]+ \S+( HTTP\/\S+)?$/;
const statusLine = /^HTTP\/\S+ \d+/;
/** A note about the traffic, such as `(closed by the server)`. */
const remark = /^\(.*\)$/;

/** Undefined unless the text is traffic in both directions. */
export function readWire(code: string): WirePart[] | undefined {
  const parts: WirePart[] = [];
  let isUpgraded = false;
  let wasStatus = false;
  for (const [i, line] of code.split('\n').entries()) {
    const [, mark, text = ''] = /^([<>])(?: (.*))?$/.exec(line) ?? [];
    if (!mark) {
      if (line !== '' && !remark.test(line)) return undefined;
      continue;
    }
    const from = mark === '>' ? 'client' : 'server';
    const isRequest = from === 'client' && requestLine.test(text);
    const isStatus = from === 'server' && statusLine.test(text);
    // Messages follow an upgrade response.
    const isNewMessage = isUpgraded && wasStatus;
    if (isRequest) isUpgraded = false;
    if (isStatus) isUpgraded = / 101 /.test(text);
    wasStatus = isStatus;
    if (parts.at(-1)?.from === from && !isRequest && !isStatus && !isNewMessage) continue;
    const isHttp = isRequest || isStatus || (!isUpgraded && from === 'server');
    const label = isHttp ? (from === 'client' ? 'Request' : 'Response') : from === 'client' ? 'Client' : 'Server';
    parts.push({ line: parts.length === 0 ? 1 : i + 1, from, label });
  }
  return new Set(parts.map(({ from }) => from)).size === 2 ? parts : undefined;
}

/** Colors the text behind the marks as HTTP or JSON. */
export function paintWire(
  code: string,
  parts: readonly WirePart[],
  highlight: (code: string, lang: string) => string,
): string {
  const lines = code.split('\n');
  const tokens = parts.flatMap(({ line }, i) => {
    const own = lines.slice(line - 1, (parts[i + 1]?.line ?? lines.length + 1) - 1);
    const marks = own.map((text) => /^[<>] ?/.exec(text)?.[0] ?? '');
    const text = own.map((one, n) => one.slice(marks[n]!.length)).join('\n');
    const pending = marks.values();
    const nextMark = () => pending.next().value ?? '';
    const painted = [{ text: nextMark() }];
    let offset = 0;
    for (const { length, ...run } of [...decodePaint(highlight(text, languageOf(text))), { length: text.length }]) {
      for (const piece of text.slice(offset, offset + length).split(/(?<=\n)/)) {
        painted.push({ ...run, text: piece }, ...(piece.endsWith('\n') ? [{ text: nextMark() }] : []));
      }
      offset += length;
    }
    return i + 1 < parts.length ? [...painted, { text: '\n' }] : painted;
  });
  return encodePaint(tokens);
}

const languageOf = (text: string): string => (/^[[{]/.test(text) ? 'json' : 'http');
