import { expect, test } from 'vitest';
import { limitMessages, maxMessageLength } from './limit-messages.ts';

function send(text: string, chunkLength = 64 * 1024) {
  const responses: unknown[] = [];
  const messages = limitMessages((line) => responses.push(JSON.parse(line)));
  const bytes = Buffer.from(text);
  for (let i = 0; i < bytes.length; i += chunkLength) messages.write(bytes.subarray(i, i + chunkLength));
  return { passed: (messages.read() as Buffer | null)?.toString() ?? '', responses };
}

const filler = 'x'.repeat(maxMessageLength);

test.each([1, 3, 1000])('passes messages on as they are, in chunks of %i bytes', (chunkLength) => {
  const text = '{"id":1}\n{"name":"ä"}\n\n{"id":2}\n';
  expect(send(text, chunkLength)).toEqual({ passed: text, responses: [] });
});

test.each([
  [`{"method":"tools/call","params":{"id":5,"code":"${filler}"},"jsonrpc":"2.0","id":7}`, 7],
  [`{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"code":"${filler}"}}`, 'a'],
  [`{"id":8,"jsonrpc":"2.0","params":{"code":"${filler}","id":5}}`, 8],
  [`{"id":9,"params":"${filler}","jsonrpc":"2.0","method":"m"}`, 9],
  [`{"params":{"id":5,"code":"${filler}","id":5}}`, null],
  [filler + filler, null],
])('responds to a message that is too long with an error: %.60s…', (message, id) => {
  const { passed, responses } = send(`{"id":1}\n${message}\n{"id":2}\n`);
  expect(passed).toBe('{"id":1}\n{"id":2}\n');
  expect(responses).toEqual([
    {
      jsonrpc: '2.0',
      id,
      error: {
        code: -32_600,
        message: `The message has ${message.length} bytes, but the limit is 1000000. Send a shorter one, such as a smaller snippet.`,
      },
    },
  ]);
});
