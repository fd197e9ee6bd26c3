import type { Root } from 'mdast';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';
import type { TypeMember } from './types.ts';

/**
 * Maps names to stable ids, such as `option-maxurllength`. Omits ids that another member or element of the page uses.
 */
export function findMemberIds(tables: readonly (readonly TypeMember[])[], tree: Root): Map<string, string> {
  const claims = new Map<string, number>();
  const claim = (id: string) => claims.set(id, (claims.get(id) ?? 0) + 1);
  const named = tables.flat().map(({ name }) => ({ name, id: idOf(name) }));
  named.forEach(({ id }) => claim(id));
  visit(tree, (node) => {
    const { id, hProperties } = (node.data ?? {}) as { id?: unknown; hProperties?: { id?: unknown } };
    const written = readWrittenId('attributes' in node ? node.attributes : []);
    for (const other of new Set([id, hProperties?.id, written])) {
      if (typeof other === 'string') claim(other);
    }
  });
  return new Map(named.filter(({ id }) => claims.get(id) === 1).map(({ name, id }) => [name, id]));
}

/** The attributes of a JSX element are a list, those of a directive (`:::note{#id}`) an object. */
function readWrittenId(attributes: unknown): unknown {
  if (!Array.isArray(attributes)) return (attributes as { id?: unknown } | null)?.id;
  return attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id')?.value;
}

function idOf(name: string): string {
  const bare = name.toLowerCase().replace(/[^a-z0-9_]+/g, '-');
  return `option-${bare.replace(/^-|-$/g, '')}`;
}
