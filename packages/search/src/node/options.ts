import { optionsValidator } from '@typed-docs/utils/plugin-options';
import * as z from 'zod';

const schema = z.object({
  /** Pages that the dialog offers before the reader types. */
  startingPoints: z
    .array(z.object({ title: z.string(), text: z.string(), to: z.string().startsWith('/') }))
    .default([]),
  /** Suggested for a query without results. */
  suggestions: z.array(z.string()).default([]),
  /** Issue tracker, for a link from a query without results; without it, there is no link. */
  issuesUrl: z.url().optional(),
  /** Meta description of the results page, and the text below its heading. */
  pageDescription: z.string().optional(),
  /** JSON file with lists of words, relative to the site: a search for the first of a list also finds the others. */
  synonyms: z.string().optional(),
  /** Path of a generated API reference below the base path, such as `docs/api`. Its pages rank below guides. */
  apiPath: z
    .string()
    .regex(/^[^/].*[^/]$/, 'expected a path without leading or trailing slashes')
    .optional(),
  /** Path of a list of errors below the base path, such as `docs/errors`. Each page below it is one record. */
  errorsPath: z
    .string()
    .regex(/^[^/].*[^/]$/, 'expected a path without leading or trailing slashes')
    .optional(),
});

export type SearchOptions = z.input<typeof schema>;
export type ValidatedOptions = z.output<typeof schema>;

export const validateOptions = optionsValidator('search', schema);
