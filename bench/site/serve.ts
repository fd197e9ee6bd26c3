import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const textTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
};

/** Serves a built site like a good host: Brotli for text, immutable caching for hashed files, URLs without suffix. */
export async function serve(folder: string): Promise<{ origin: string; close: () => void }> {
  // Compressing takes longer than a host may take to respond, so each file is compressed once.
  const bodies = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const requested = path.join(folder, decodeURIComponent(new URL(request.url!, 'http://localhost').pathname));
    const found = [requested, `${requested}.html`, path.join(requested, 'index.html')].find(
      (file) => existsSync(file) && statSync(file).isFile(),
    );
    const file = found ?? path.join(folder, '404.html');
    const type = textTypes[path.extname(file)];
    response.writeHead(found ? 200 : 404, {
      'content-type': type ?? 'application/octet-stream',
      'cache-control': /[.-][\da-zA-Z_-]{8}\.\w+$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(type && { 'content-encoding': 'br' }),
    });
    if (!bodies.has(file)) bodies.set(file, type ? brotliCompressSync(readFileSync(file)) : readFileSync(file));
    response.end(bodies.get(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
