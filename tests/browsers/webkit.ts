import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { childEnv } from '../support/env.ts';
import { commandTimeout, findFreePort, whenReady, type Engine, type Session } from './engine.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const xvfbPath = '/usr/bin/Xvfb';

/** The path contains the architecture and WebKitGTK's API version. */
const findMiniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', { absolute: true }).sort().at(-1);

export const hasWebKit = () => existsSync(driverPath) && findMiniBrowser() !== undefined;

export const hasVirtualDisplay = () => existsSync(xvfbPath);

/** Starts WebKitGTK's WebDriver (https://www.w3.org/TR/webdriver2/) on a virtual display. */
export async function startWebKit(): Promise<Engine> {
  // Xvfb picks a free display and prints its number to the given descriptor.
  const display = spawn(xvfbPath, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await Promise.race([once(display.stdout, 'data'), once(display.stdout, 'end')])) as [Buffer?];
  if (!number) throw new Error(`${xvfbPath}: expected the number of a display, found that it ended; run it by hand.`);
  const port = await findFreePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: childEnv({ DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11' }),
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  const quit = async () => {
    driver.kill();
    display.kill();
  };
  try {
    await whenReady(() => send('GET', `${origin}/status`));
    const session = await openWindow(origin);
    await session.close();
    return { name: `WebKitGTK ${session.version}`, newSession: () => openWindow(origin), quit };
  } catch (error) {
    await quit();
    throw error;
  }
}

async function send<T>(method: string, address: string, body?: object): Promise<T> {
  const response = await fetch(address, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(commandTimeout),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${address.split('/').at(-1)}: ${value.error} ${value.message ?? ''}`);
  return value;
}

async function openWindow(origin: string): Promise<Session & { version: string }> {
  const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    `${origin}/session`,
    {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] } },
      },
    },
  );
  const session = `${origin}/session/${sessionId}`;
  const post = <T = void>(command: string, body: object = {}) => send<T>('POST', `${session}/${command}`, body);
  return {
    version: capabilities.browserVersion,
    navigate: (url) => post('url', { url }),
    reload: () => post('refresh'),
    back: () => post('back'),
    forward: () => post('forward'),
    resize: (width, height) => post('window/rect', { width, height }),
    perform: (actions) => post('actions', { actions }),
    evaluate: (expression) => post<string>('execute/sync', { script: `return ${expression}`, args: [] }),
    close: () => send('DELETE', session),
  };
}
