import { createHash } from 'node:crypto';

/**
 * Hashes the inline scripts of a page, as a Content-Security-Policy allows them by. Blocks of data, such as JSON, are no
 * scripts.
 *
 * @returns SHA-256 digests, in base64
 */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="?application\/(?:ld\+)?json\b/.test(attributes))
    .map(([, , text = '']) => sha256(text));
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
