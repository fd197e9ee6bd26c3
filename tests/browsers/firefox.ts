import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { childEnv } from '../support/env.ts';
import { commandTimeout, findFreePort, whenReady, type Engine, type Session } from './engine.ts';

export const findFirefox = () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

/** Uses WebDriver BiDi (https://w3c.github.io/webdriver-bidi/), for which Firefox needs no separate driver. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const port = await findFreePort();
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)];
  const firefox = spawn(findFirefox()!, args, { env: childEnv(), stdio: 'ignore' });
  const quit = async () => {
    firefox.kill();
    if (firefox.exitCode === null && firefox.signalCode === null) await once(firefox, 'exit');
    rmSync(profile, { recursive: true, maxRetries: 5 });
  };
  try {
    const send = await whenReady(() => connect(`ws://127.0.0.1:${port}/session`));
    const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    });
    return { name: `Firefox ${capabilities.browserVersion}`, newSession: () => openTab(send), quit };
  } catch (error) {
    await quit();
    throw error;
  }
}

type Send = <T>(method: string, params: object) => Promise<T>;

interface Response {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let lastId = 0;
  return <T>(method: string, params: object) =>
    new Promise<T>((resolve, reject) => {
      const id = ++lastId;
      const finish = () => {
        clearTimeout(timer);
        socket.off('message', read);
      };
      const timer = setTimeout(() => {
        finish();
        reject(new Error(`${method} took over ${commandTimeout / 1000} s`));
      }, commandTimeout);
      const read = (data: Buffer) => {
        const response = JSON.parse(String(data)) as Response;
        if (response.id !== id) return;
        finish();
        if (response.type === 'success') resolve(response.result as T);
        else reject(new Error(`${method}: ${response.message}`));
      };
      socket.on('message', read);
      socket.send(JSON.stringify({ id, method, params }));
    });
}

async function openTab(send: Send): Promise<Session> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  return {
    async navigate(url) {
      try {
        await send('browsingContext.navigate', { context, url, wait: 'complete' });
      } catch (error) {
        // A redirect page is replaced before it has loaded.
        if (!(error as Error).message.includes('NS_BINDING_ABORTED')) throw error;
      }
    },
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    forward: () => send('browsingContext.traverseHistory', { context, delta: 1 }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    perform: (actions) => send('input.performActions', { context, actions }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', { expression, target: { context }, awaitPromise: false });
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    close: () => send('browser.removeUserContext', { userContext }),
  };
}
