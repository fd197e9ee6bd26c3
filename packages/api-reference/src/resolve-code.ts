import type { PageNames } from './page-names.ts';
import type { SymbolIndex } from './symbol-index.ts';

/** A name or a call: `httpLink`, `httpLink()`, `createTRPCContext<AppRouter>()`. */
const namePattern = /^([A-Za-z_$][\w$]*)(?:<[^()]*>)?(?:\(\))?$/;

/** Names that are also ordinary words, such as `Context` or `tap`, and so are ambiguous in prose. */
const wordPattern = /^[A-Za-z]?[a-z]+$/;

/**
 * Finds the reference page for inline code. The blocks of the same page decide first; without them, the name must
 * belong to exactly one export and must not mean anything else in any guide.
 *
 * @param taken `PageNames.others` of all guides
 * @returns an address without the site's base URL; undefined if the name is ambiguous
 */
export function resolveCode(
  code: string,
  page: PageNames,
  taken: ReadonlySet<string>,
  index: SymbolIndex,
): string | undefined {
  const ofEntryPoint = index.pageOfEntryPoint(code);
  if (ofEntryPoint) return ofEntryPoint;
  const name = namePattern.exec(code)?.[1];
  if (name === undefined || page.others.has(name)) return undefined;
  const used = page.named.get(name);
  if (used) return used.size === 1 ? [...used][0]!.address : undefined;
  const [symbol, ...more] = index.ofName(name);
  return more.length > 0 || taken.has(name) || wordPattern.test(name) ? undefined : symbol?.address;
}
