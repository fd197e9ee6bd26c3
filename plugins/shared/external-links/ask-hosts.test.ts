import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { askHosts, type AskOptions } from './ask-hosts.ts';

const options: AskOptions = { hosts: 4, pause: 0, attempts: 3, backoff: 1, timeout: 200 };
const servers: Server[] = [];

/** Starts a host of its own: each port is one. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('askHosts', () => {
  it('takes the answer behind redirects', async () => {
    const host = await serve(({ url }, response) => {
      if (url === '/old') response.writeHead(301, { location: '/new' });
      else response.statusCode = url === '/new' ? 200 : 404;
      response.end();
    });
    const answers = await askHosts([{ url: `${host}/old` }, { url: `${host}/gone` }], options);
    expect([...answers]).toEqual([
      [`${host}/old`, { status: 200 }],
      [`${host}/gone`, { status: 404 }],
    ]);
  });

  it('asks again after errors that may pass, and only then', async () => {
    const asked: string[] = [];
    const host = await serve(({ url }, response) => {
      asked.push(url!);
      const times = asked.filter((one) => one === url).length;
      response.statusCode = url === '/flaky' ? (times < 3 ? 503 : 200) : url === '/busy' ? 429 : 403;
      if (url === '/busy') response.setHeader('retry-after', '0');
      response.end();
    });
    const questions = [
      { url: `${host}/flaky` },
      { url: `${host}/busy` },
      { url: `${host}/refused` },
      { url: `${host}/busy?taken`, accepted: [403] },
    ];
    const answers = await askHosts(questions, options);
    expect([...answers.values()]).toEqual([{ status: 200 }, { status: 429 }, { status: 403 }, { status: 403 }]);
    expect(asked).toEqual(['/flaky', '/flaky', '/flaky', '/busy', '/busy', '/busy', '/refused', '/busy?taken']);
  });

  it('says why there was no answer', async () => {
    const silent = await serve(() => {});
    const closed = await serve(() => {});
    await new Promise((resolve) => servers.pop()!.close(resolve));
    const answers = await askHosts([{ url: silent }, { url: closed }], { ...options, attempts: 1 });
    expect(answers.get(silent)).toEqual({ failure: 'timeout' });
    expect(answers.get(closed)).toEqual({ failure: 'ECONNREFUSED' });
  });

  it('puts one question at a time to a host, and asks as many hosts at once as it is told', async () => {
    let open = 0;
    let most = 0;
    const busyPerHost = new Map<string, number>();
    let mostPerHost = 0;
    const answer = ({ headers }: IncomingMessage, response: ServerResponse) => {
      const host = headers.host!;
      busyPerHost.set(host, (busyPerHost.get(host) ?? 0) + 1);
      most = Math.max(most, ++open);
      mostPerHost = Math.max(mostPerHost, busyPerHost.get(host)!);
      setTimeout(() => {
        open--;
        busyPerHost.set(host, busyPerHost.get(host)! - 1);
        response.end();
      }, 20);
    };
    const hosts = await Promise.all([serve(answer), serve(answer), serve(answer)]);
    const questions = hosts.flatMap((host) => ['/a', '/b', '/c'].map((path) => ({ url: host + path })));
    const answers = await askHosts(questions, { ...options, hosts: 2 });
    expect([...answers.values()]).toEqual(questions.map(() => ({ status: 200 })));
    expect([most, mostPerHost]).toEqual([2, 1]);
  });
});
