import { z } from 'zod';
import type { BuiltSite } from './built-site.ts';
import { text } from './inputs.ts';
import { ToolError } from './tool-error.ts';

/** In characters: about 10,000 tokens, which agents accept in one response. */
const maxPartLength = 40_000;

const refuseOffset = ({ input }: { input?: unknown }) =>
  `offset is ${JSON.stringify(input)}, but it must be a whole number: send the one that the previous part gave, or leave it out`;

export const readInput = {
  page: text('page', 'the address or path of a page as `search` returns it, such as "/docs/quickstart"', 2000),
  offset: z
    .int({ error: refuseOffset })
    .min(0, { error: refuseOffset })
    .default(0)
    .describe('Where to continue in a long page: the number that the previous part gave'),
};

export const readOutput = {
  page: z.string(),
  markdown: z.string(),
  nextOffset: z.number().optional().describe('Where the next part starts; absent in the last part'),
};

/** @throws {ToolError} when there is no such page, or nothing at the offset */
export function read(site: BuiltSite, { page, offset }: z.infer<z.ZodObject<typeof readInput>>) {
  const found = site.readMarkdownPage(page);
  const { length } = found.markdown;
  if (offset >= length) {
    throw new ToolError(
      `offset is ${offset}, but ${found.path} has ${length} characters: send a smaller offset, or leave it out to start at the top.`,
    );
  }
  const end = findEnd(found.markdown, offset);
  return {
    page: found.path,
    markdown: found.markdown.slice(offset, end),
    ...(end < length && { nextOffset: end }),
  };
}

/** Splits before a heading if possible, otherwise after a line. */
function findEnd(markdown: string, offset: number): number {
  const limit = offset + maxPartLength;
  if (limit >= markdown.length) return markdown.length;
  const part = markdown.slice(offset, limit);
  const heading = part.lastIndexOf('\n## ');
  const end = heading > maxPartLength / 2 ? heading : part.lastIndexOf('\n');
  return end > 0 ? offset + end + 1 : limit;
}

export function describePart({ markdown, page, nextOffset }: ReturnType<typeof read>): string {
  if (nextOffset === undefined) return markdown;
  return `${markdown.trimEnd()}\n\n---\nThe page continues: call \`read\` with page "${page}" and offset ${nextOffset}.\n`;
}
