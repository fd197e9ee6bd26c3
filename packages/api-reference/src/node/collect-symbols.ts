import {
  Comment,
  ReflectionKind,
  type CommentDisplayPart,
  type DeclarationReflection,
  type ProjectReflection,
} from 'typedoc';
import type { ApiPage } from '../page.ts';
import { symbolAddress, type ApiSymbolKind, type ReferenceSite } from '../symbols.ts';
import { readDocText } from '@typed-docs/snippets/samples/doc-text';
import type { EntryPoint } from './entry-points.ts';

export interface CollectedPage extends ApiPage {
  reflection: DeclarationReflection;
  /** Whether the declaration is exported by another name as well, and documented there. */
  isAlias: boolean;
  summary: CommentDisplayPart[];
  /** Text of `@deprecated`. */
  advice: CommentDisplayPart[];
}

const kinds = new Map<ReflectionKind, ApiSymbolKind>([
  [ReflectionKind.Namespace, 'namespace'],
  [ReflectionKind.Variable, 'variable'],
  [ReflectionKind.Function, 'function'],
  [ReflectionKind.Class, 'class'],
  [ReflectionKind.Interface, 'interface'],
  [ReflectionKind.TypeAlias, 'type-alias'],
]);

/** Export of an entry point; `child` is a reference if the declaration is in another entry point. */
interface Occurrence {
  entryPoint: EntryPoint;
  child: DeclarationReflection;
  target: DeclarationReflection;
}

/**
 * Finds the members that get a page: one per declaration and exported name, however many entry points export it.
 * TypeDoc documents declarations in the entry point that contains them, or else in the first one that exports them. The
 * addresses of pages follow from that.
 *
 * @param exported names that entry points export in their own library
 */
export function collectSymbols(
  project: ProjectReflection,
  entryPoints: readonly EntryPoint[],
  site: ReferenceSite,
  exported: ReadonlyMap<string, ReadonlySet<string>>,
): CollectedPage[] {
  const members = new Map<string, Occurrence[]>();
  for (const entryPoint of entryPoints) {
    const module = project.children?.find(({ sources }) => sources?.[0]?.fullFileName === entryPoint.file);
    if (!module) throw new Error(`TypeDoc found nothing in ${entryPoint.file}, the source of ${entryPoint.specifier}.`);
    for (const child of module.children ?? []) {
      if (exported.get(entryPoint.specifier)?.has(child.name) === false) continue;
      const target = child.isReference() ? (child.getTargetReflectionDeep() as DeclarationReflection) : child;
      const key = `${target.id} ${child.name}`;
      members.set(key, [...(members.get(key) ?? []), { entryPoint, child, target }]);
    }
  }
  return [...members.values()].map((occurrences) => describeMember(occurrences, site));
}

function describeMember(occurrences: readonly Occurrence[], site: ReferenceSite): CollectedPage {
  const home = occurrences.find(({ child }) => !child.isReference()) ?? occurrences[0]!;
  const { entryPoint, child, target } = home;
  const kind = kinds.get(target.kind);
  if (!kind) {
    throw new Error(
      `${entryPoint.specifier} exports ${child.name}, a ${ReflectionKind.singularString(target.kind)}, which is a kind that the API reference has no pages for.`,
    );
  }
  const preferred = occurrences
    .filter((one) => one.entryPoint.package === entryPoint.package)
    .sort((a, b) => a.entryPoint.specifier.length - b.entryPoint.specifier.length)[0]!.entryPoint.specifier;
  const comments = [
    child,
    ...(child === target || child.name !== target.name ? [] : [target]),
    ...(target.signatures ?? []),
  ]
    .map((one) => one.comment)
    .filter((one) => one !== undefined);
  const summary = comments.find((one) => one.summary.length > 0)?.summary ?? [];
  const deprecated = comments.find((one) => one.getTag('@deprecated'))?.getTag('@deprecated');
  const internal = comments.some((one) => one.hasModifier('@internal'));
  // The theme shows both at the top of the page.
  for (const one of comments) {
    one.removeTags('@deprecated');
    one.removeModifier('@internal');
  }
  return {
    symbol: {
      name: child.name,
      package: entryPoint.package,
      entryPoint: preferred,
      kind,
      address: symbolAddress(site, entryPoint.specifier, kind, child.name),
      aliases: occurrences.map((one) => one.entryPoint.specifier).filter((specifier) => specifier !== preferred),
    },
    docs: readDocText(Comment.combineDisplayParts(summary)),
    deprecated: deprecated !== undefined,
    internal,
    reflection: target,
    isAlias: child.isReference(),
    summary,
    advice: deprecated?.content ?? [],
  };
}
