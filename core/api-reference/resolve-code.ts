import type { PageNames } from './page-names.ts';
import type { SymbolIndex } from './symbol-index.ts';

/** An import specifier of the library's own packages. */
const specifierPattern = /^@trpc\/[\w./-]+$/;

/** A name alone, or as it is called: `httpLink`, `httpLink()`, `createTRPCContext<AppRouter>()`. */
const namePattern = /^([A-Za-z_$][\w$]*)(?:<[^()]*>)?(?:\(\))?$/;

/** `Context`, `observable`, `tap`: words that a sentence may mean in a sense of its own. */
const wordPattern = /^[A-Za-z]?[a-z]+$/;

/**
 * The reference page that code within a sentence speaks of.
 *
 * A name leads where the blocks of its page say: to the export that they use by it. Without them it has to be the exact name
 * of one export alone, and none that means something else in a block of any guide, or that is a word of the language.
 *
 * @param code the inline code
 * @param page the names in the blocks of the page that it stands on
 * @param taken names that stand for something else in some guide (`PageNames.others` of all)
 * @returns an address without the site's base URL, or undefined where nothing decides
 */
export function resolveCode(
  code: string,
  page: PageNames,
  taken: ReadonlySet<string>,
  index: SymbolIndex,
): string | undefined {
  if (specifierPattern.test(code)) return index.pageOfEntryPoint(code);
  const name = namePattern.exec(code)?.[1];
  if (name === undefined || page.others.has(name)) return undefined;
  const used = page.named.get(name);
  if (used) return used.size === 1 ? [...used][0]!.address : undefined;
  const [symbol, ...more] = index.ofName(name);
  return more.length > 0 || taken.has(name) || wordPattern.test(name) ? undefined : symbol?.address;
}
