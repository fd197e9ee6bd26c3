import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Input action, in the format shared by WebDriver and WebDriver BiDi. */
export type InputStep =
  | { type: 'keyDown' | 'keyUp'; value: string }
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: InputStep[];
}

/** A tab with its own storage. */
export interface Session {
  /** Resolves once the page has loaded. */
  navigate(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  perform(sources: InputSource[]): Promise<void>;
  /** Evaluates an expression that results in a string. */
  evaluate(expression: string): Promise<string>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  newSession(): Promise<Session>;
  quit(): Promise<void>;
}

/** Milliseconds. */
export const commandTimeout = 30_000;

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Retries for up to a minute, then throws the last error. */
export async function whenReady<T>(attempt: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 60_000; ; await delay(100)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
