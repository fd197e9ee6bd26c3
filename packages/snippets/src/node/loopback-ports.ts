import net from 'node:net';

/**
 * Preloaded into the process of a `run` block. Servers and connections use free ports instead of named ones, because
 * blocks run in parallel and a developer's own server may use `localhost:3000`. Servers don't keep the process alive,
 * because pages omit `close()`.
 */
const actualPorts = new Map<number, number>();
const namedPorts = new WeakMap<net.Server, number>();

type ListenOptions = { port?: number | string; path?: string };
type ConnectOptions = { port?: number | string; host?: string };

const { listen, address } = net.Server.prototype;
net.Server.prototype.listen = function (this: net.Server, ...args: unknown[]) {
  const [first] = args;
  const options = typeof first === 'object' && first !== null ? (first as ListenOptions) : undefined;
  const named = Number(options ? options.port : first);
  const isPort = Number.isInteger(named) && named > 0 && options?.path === undefined;
  const remember = () => {
    const bound = address.call(this);
    if (isPort && bound && typeof bound === 'object') actualPorts.set(named, bound.port);
  };
  if (isPort) {
    args[0] = options ? { ...options, port: 0 } : 0;
    namedPorts.set(this, named);
    this.prependOnceListener('listening', remember);
  }
  this.on('connection', (socket) => socket.unref());
  (listen as (...args: unknown[]) => net.Server).apply(this, args).unref();
  // Without a host to look up, the server is already bound and may be called before the event.
  remember();
  return this;
} as typeof listen;

net.Server.prototype.address = function (this: net.Server) {
  const bound = address.call(this);
  const named = namedPorts.get(this);
  return named !== undefined && bound && typeof bound === 'object' ? { ...bound, port: named } : bound;
};

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
  const [first, second] = args;
  // `net.connect` passes an array, whose first entry contains the options.
  const target = (Array.isArray(first) ? first[0] : first) as ConnectOptions | number | string;
  const options =
    typeof target === 'object' ? target : { port: target, ...(typeof second === 'string' && { host: second }) };
  const actual = isLoopback(options.host) ? actualPorts.get(Number(options.port)) : undefined;
  if (actual !== undefined) {
    if (typeof target === 'object') target.port = actual;
    else args[0] = actual;
  }
  return (connect as (...args: unknown[]) => net.Socket).apply(this, args);
} as typeof connect;

function isLoopback(host: string | undefined): boolean {
  return host === undefined || /^(?:localhost|127\.\d+\.\d+\.\d+|::1|\[::1\]|0\.0\.0\.0)$/.test(host);
}
