import { z } from 'zod';
import type { DocumentedLibrary } from './documented-library.ts';

/** @param use end of the description that agents see */
export function versionInput({ name, versions }: DocumentedLibrary, use: string) {
  const ids = versions.map(({ id }) => id) as [string, ...string[]];
  const current = ids[0];
  return z
    .enum(ids, {
      error: ({ input }) =>
        `version is ${JSON.stringify(input)}, but it must be one of ${ids.map((id) => `"${id}"`).join(', ')}; leave it out for the current one, ${current}`,
    })
    .default(current)
    .describe(`Major version of ${name} ${use}; ${current} is the current one`);
}

/** @param what content to send, for the description and for errors */
export function text(name: string, what: string, longest: number) {
  return z
    .string({
      error: ({ input }) =>
        input === undefined
          ? `${name} is missing: send ${what}`
          : `${name} is ${describe(input)}, but it must be a string: send ${what}`,
    })
    .refine((value) => value.trim() !== '', { error: `${name} is empty: send ${what}` })
    .max(longest, {
      error: ({ input }) => `${name} has ${String(input).length} characters, but it may have ${longest}: send ${what}`,
    })
    .describe(`${what[0]!.toUpperCase()}${what.slice(1)}`);
}

function describe(input: unknown): string {
  return Array.isArray(input) ? 'a list' : input === null ? 'null' : `of type ${typeof input}`;
}
