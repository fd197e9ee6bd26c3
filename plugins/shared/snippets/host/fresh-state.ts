import http from 'node:http';
import https from 'node:https';
import { closeConnections } from '../loopback-ports.ts';

/** Under this key undici, which is behind `fetch`, keeps the connections that it may use again. */
const dispatcherKey = Symbol.for('undici.globalDispatcher.1');

interface Dispatcher {
  constructor: new () => Dispatcher;
  destroy(): Promise<void>;
}

type Scope = typeof globalThis & { [dispatcherKey]?: Dispatcher };

/**
 * Notes what a process has in common for all that runs in it: global variables, environment, listeners, connections.
 *
 * @returns a function that puts it all back, to be called when nothing keeps the process alive any more
 */
export function noteState(): () => Promise<void> {
  const globals = Object.getOwnPropertyDescriptors(globalThis) as PropertyDescriptorMap;
  const env = { ...process.env };
  const argv = [...process.argv];
  const listeners = new Map(process.eventNames().map((event) => [event, process.rawListeners(event)]));
  const { stackTraceLimit } = Error;

  return async () => {
    closeConnections();
    http.globalAgent.destroy();
    https.globalAgent.destroy();
    const scope = globalThis as Scope;
    const dispatcher = scope[dispatcherKey];
    if (dispatcher) {
      scope[dispatcherKey] = new dispatcher.constructor();
      await dispatcher.destroy();
    }
    restoreGlobals(globals);
    for (const name of Object.keys(process.env)) if (!(name in env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, env);
    process.argv = [...argv];
    process.exitCode = undefined;
    for (const event of process.eventNames()) {
      const known = listeners.get(event) ?? [];
      for (const listener of process.rawListeners(event)) {
        if (!known.includes(listener)) process.off(event, listener as () => void);
      }
    }
    Error.stackTraceLimit = stackTraceLimit;
    Reflect.deleteProperty(Error, 'prepareStackTrace');
    // Both inherit it.
    for (const stream of [process.stdout, process.stderr]) Reflect.deleteProperty(stream, 'write');
    // A console keeps counters, timers and how far its groups are indented.
    globalThis.console = new console.Console(process.stdout, process.stderr);
  };
}

function restoreGlobals(known: PropertyDescriptorMap): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!(name in known)) Reflect.deleteProperty(globalThis, name);
  }
  for (const name of Object.getOwnPropertyNames(known)) {
    const now = Object.getOwnPropertyDescriptor(globalThis, name);
    const before = known[name]!;
    if (now?.value !== before.value || now?.get !== before.get) Object.defineProperty(globalThis, name, before);
  }
}
