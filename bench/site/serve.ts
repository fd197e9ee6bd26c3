import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * Serves the folder of a built site as a good host does: texts compressed with Brotli, files with a hash in their name to
 * keep, addresses without suffix.
 */
export async function serve(folder: string): Promise<{ origin: string; close: () => void }> {
  const compressed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const asked = path.join(folder, decodeURIComponent(pathname));
    const found = [asked, `${asked}.html`, path.join(asked, 'index.html')].find(
      (file) => existsSync(file) && statSync(file).isFile(),
    );
    const file = found ?? path.join(folder, '404.html');
    if (!existsSync(file)) return void response.writeHead(404).end();
    const type = types[path.extname(file)];
    const isText = type !== undefined && !/font|wasm/.test(type);
    const body = compressed.get(file) ?? (isText ? brotliCompressSync(readFileSync(file)) : readFileSync(file));
    compressed.set(file, body);
    response.writeHead(found ? 200 : 404, {
      'content-type': type ?? 'application/octet-stream',
      'content-length': body.byteLength,
      'cache-control': /[.-][\da-zA-Z_-]{8}\.\w+$/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isText && { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}
