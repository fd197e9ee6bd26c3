import net from 'node:net';

/**
 * Loaded into the process of a `run` block: gives every server a free port in place of the one that the block names, and
 * lets the process end while servers are listening.
 *
 * Pages say `localhost:3000`, where a developer's own server may be listening, and several blocks run at a time. A block
 * still sees the port that it asked for: connections within the process go to the server that took it. And pages show
 * servers as they are, without the `close()` that only a sample needs; what a block still waits for keeps it alive.
 */
const actualPorts = new Map<number, number>();
const askedPorts = new WeakMap<net.Server, number>();
const servers = new Set<net.Server>();
const sockets = new Set<net.Socket>();

type ListenOptions = { port?: number | string; path?: string };

const { listen, address } = net.Server.prototype;
net.Server.prototype.listen = function (this: net.Server, ...args: unknown[]) {
  const [first] = args;
  const options = typeof first === 'object' && first !== null ? (first as ListenOptions) : undefined;
  const asked = Number(options ? options.port : first);
  const isPort = Number.isInteger(asked) && asked > 0 && options?.path === undefined;
  const remember = () => {
    const bound = address.call(this);
    if (isPort && bound && typeof bound === 'object') {
      actualPorts.set(asked, bound.port);
    }
  };
  if (isPort) {
    args[0] = options ? { ...options, port: 0 } : 0;
    askedPorts.set(this, asked);
    this.prependOnceListener('listening', remember);
  }
  servers.add(this);
  this.on('connection', (socket) => sockets.add(socket.unref()));
  (listen as (...args: unknown[]) => net.Server).apply(this, args).unref();
  // Without a host to look up the server is bound already, and may be called before it says so.
  remember();
  return this;
} as typeof listen;

net.Server.prototype.address = function (this: net.Server) {
  const bound = address.call(this);
  const asked = askedPorts.get(this);
  return asked !== undefined && bound && typeof bound === 'object' ? { ...bound, port: asked } : bound;
};

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
  const [first, ...rest] = args;
  sockets.add(this);
  // Node's own callers hand over one array, whose first entry holds the options.
  const options = (Array.isArray(first) ? first[0] : first) as
    { port?: number | string; host?: string } | number | string;
  if (typeof options === 'object' && options !== null) {
    const actual = actualPorts.get(Number(options.port));
    if (actual !== undefined && isLoopback(options.host)) {
      options.port = actual;
    }
  } else if (actualPorts.has(Number(options)) && isLoopback(typeof rest[0] === 'string' ? rest[0] : undefined)) {
    args[0] = actualPorts.get(Number(options));
  }
  return (connect as (...args: unknown[]) => net.Socket).apply(this, args);
} as typeof connect;

/** Closes all servers and connections, for a process in which another block runs next. */
export function closeConnections(): void {
  servers.forEach((server) => server.close());
  sockets.forEach((socket) => socket.destroy());
  servers.clear();
  sockets.clear();
  actualPorts.clear();
}

function isLoopback(host: string | undefined): boolean {
  return host === undefined || /^(?:localhost|127\.\d+\.\d+\.\d+|::1|\[::1\]|0\.0\.0\.0)$/.test(host);
}
