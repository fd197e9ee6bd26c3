import { createHash } from 'node:crypto';

/** @returns base64 SHA-256 digests for a Content-Security-Policy, except for data blocks such as JSON */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="?application\/(?:ld\+)?json\b/.test(attributes))
    .map(([, , text = '']) => sha256(text));
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
