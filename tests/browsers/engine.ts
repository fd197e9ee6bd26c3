import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A step of an input device, in the form that WebDriver and WebDriver BiDi share. */
export type InputStep =
  | { type: 'keyDown' | 'keyUp'; value: string }
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

/** A keyboard or mouse, and what it does. */
export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: InputStep[];
}

/** One tab, with a storage of its own. */
export interface Session {
  /** Opens an address, and waits until the page has loaded. */
  navigate(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  perform(sources: InputSource[]): Promise<void>;
  /** @returns the string that an expression has in the page */
  evaluate(expression: string): Promise<string>;
  close(): Promise<void>;
}

export interface Engine {
  /** The browser and its version. */
  name: string;
  newSession(): Promise<Session>;
  quit(): Promise<void>;
}

/** Milliseconds in which a browser has to carry out a command. */
export const commandTimeout = 30_000;

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Repeats what fails until a program that is starting can do it.
 *
 * @throws the last error, after a minute
 */
export async function whenReady<T>(attempt: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 60_000; ; await delay(100)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
