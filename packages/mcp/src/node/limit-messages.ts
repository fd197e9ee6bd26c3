import { Transform } from 'node:stream';

/** In bytes: about eight times the largest valid message, a snippet with every character escaped. */
export const maxMessageLength = 1_000_000;

/** Number of bytes at the start and end of a message that are searched for its id. */
const edgeLength = 1000;

/** Responds to oversized messages with an error; the SDK's transport would close the connection without one. */
export function limitMessages(respond: (line: string) => void): Transform {
  let parts: Buffer[] = [];
  let length = 0;
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);

  const add = (part: Buffer) => {
    length += part.length;
    if (head.length < edgeLength) head = Buffer.concat([head, part.subarray(0, edgeLength - head.length)]);
    tail = Buffer.concat([tail, part.subarray(-edgeLength)]).subarray(-edgeLength);
    if (length > maxMessageLength) parts = [];
    else parts.push(part);
  };

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let start = 0;
      for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
        add(chunk.subarray(start, end));
        if (length > maxMessageLength) respond(refuse(length, findId(head.toString(), tail.toString())));
        else this.push(Buffer.concat([...parts, Buffer.from('\n')]));
        parts = [];
        length = 0;
        head = tail = Buffer.alloc(0);
        start = end + 1;
      }
      add(chunk.subarray(start));
      done();
    },
  });
}

function refuse(length: number, id: string | number | null): string {
  const message = `The message has ${length} bytes, but the limit is ${maxMessageLength}. Send a shorter one, such as a smaller snippet.`;
  // Invalid Request, https://www.jsonrpc.org/specification#error_object
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_600, message } });
}

/** @returns null, as JSON-RPC requires, when the id is neither at the start nor at the end */
function findId(head: string, tail: string): string | number | null {
  const first = /^\s*\{(?:\s*"(?:jsonrpc|method)"\s*:\s*"[^"\\]*"\s*,)*\s*"id"\s*:\s*(\d+|"[^"\\]*")\s*,/.exec(head);
  const last = /,\s*"id"\s*:\s*(\d+|"[^"\\]*")(?:\s*,\s*"(?:jsonrpc|method)"\s*:\s*"[^"\\]*")*\s*\}\s*$/.exec(tail);
  const id = first?.[1] ?? last?.[1];
  return id === undefined ? null : (JSON.parse(id) as string | number);
}
