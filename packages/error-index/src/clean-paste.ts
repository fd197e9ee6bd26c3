const escape = String.fromCharCode(27);

/** Colors and links of terminals; some terminals copy them without the escape character. */
const ansi = new RegExp(
  `${escape}\\][^\\u0007${escape}]*(?:\\u0007|${escape}\\\\)|${escape}\\[[0-?]*[ -/]*[@-~]|\\[(?:\\d{1,3}(?:;\\d{1,3})*)?m`,
  'g',
);

const stackFrame = /^[ \t│|]*at (?:.*[:(]|async |new |<anonymous>|node:).*$/gm;

/** Before a line: `web-1  | ` of Docker, `12 | ` of a code frame, a time. */
const linePrefix =
  /^[ \t]*(?:[\w.-]{1,40}[ \t]+[|│]|[>›]?[ \t]*\d+[ \t]*[|│]|\[?\d{4}-\d\d-\d\d[T ][\d:.,]+Z?\]?)[ \t]?/gm;

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Removes what terminals, loggers and HTML add to a message. */
export function cleanPaste(paste: string): string {
  return paste
    .replace(ansi, '')
    .replace(/\r\n?/g, '\n')
    .replace(stackFrame, '')
    .replace(linePrefix, '')
    .replace(/&(?:quot|#34|#39|apos|lt|gt|amp);/g, (entity) => entities[entity]!)
    .replace(/\\[nrt]/g, ' ');
}
