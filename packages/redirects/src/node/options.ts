import * as z from 'zod';
import type { Limit } from '../hosts/check-limits.ts';
import { policyDirectives, type PolicySources } from '../hosts/security-headers.ts';
import type { Redirect, RedirectGroup } from '../types.ts';
import type { MovedPage } from '../versions/alternate-doc.ts';
import type { SearchEngineRules } from '../versions/search-engines.ts';
import type { RuleMeasures } from './measure-rules.ts';

export type HostLimit = Limit<keyof RuleMeasures> & { host: string };

export interface RedirectsOptions {
  /** Folder of the site. */
  root: string;
  rules: readonly RedirectGroup[];
  /** Docs with a different id in another version. */
  movedPages?: readonly MovedPage[];
  searchEngines?: SearchEngineRules;
  /** Additional redirects that are known only after the build. */
  generated?: () => Promise<readonly Redirect[]>;
  /**
   * Folder without the base path, such as `/docs/api`. Redirects to pages below it are left to the script of the
   * not-found page, except for rules for a single address.
   */
  unservedFolder?: string;
  /** Folder without the base path. The not-found page neither corrects nor suggests addresses of pages below it. */
  unsuggestedFolder?: string;
  /** Whether the host applies `_redirects`. Otherwise, each old address gets a page, for plain file servers. */
  hostHasRules?: boolean;
  limits?: readonly HostLimit[];
  /** Other hosts that the Content-Security-Policy allows, by directive. */
  policySources?: PolicySources;
  /** Inline scripts that other scripts insert into pages, which the policy must also allow. */
  insertedScripts?: readonly string[];
}

const address = z.string().regex(/^(?:\/[^/]+)+$/, 'expected an address such as "/docs/api"');
const reasons = z.record(z.string(), z.string());

export const optionsSchema = z.object({
  root: z.string(),
  rules: z.array(
    z.strictObject({
      reason: z.string(),
      roots: z.array(z.string()).min(1).optional(),
      overRedirects: z.boolean().optional(),
      except: z.array(address).optional(),
      // `findRedirectProblems` checks the addresses, because it knows the pages.
      rules: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    }),
  ),
  movedPages: z.array(reasons).optional(),
  searchEngines: z.strictObject({ noIndex: reasons, ownSubject: z.record(z.string(), reasons) }).optional(),
  generated: z.custom((value) => typeof value === 'function', 'expected a function that returns redirects').optional(),
  unservedFolder: address.optional(),
  unsuggestedFolder: address.optional(),
  hostHasRules: z.boolean().optional(),
  limits: z
    .array(
      z.strictObject({
        host: z.string(),
        measure: z.enum(['staticRules', 'dynamicRules', 'rules', 'rulesBytes', 'headerLine']),
        most: z.number(),
      }),
    )
    .optional(),
  policySources: z.partialRecord(z.enum(policyDirectives as [string]), z.array(z.string())).optional(),
  insertedScripts: z.array(z.string()).optional(),
});
