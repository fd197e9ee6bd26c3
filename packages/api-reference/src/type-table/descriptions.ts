import { readDocText, type DocBlock } from '@typed-docs/snippets/samples/doc-text';
import { didYouMean } from '@typed-docs/utils/suggest';
import type { TypeTable } from './markup.ts';
import { writeType } from './notation.ts';
import type { TypeMember } from './types.ts';

/**
 * Texts for members without a comment: by library, import specifier, type as in `<TypeTable>`, and member. Markdown as
 * in comments.
 */
export type TypeDescriptions = Record<string, Record<string, Record<string, Record<string, string>>>>;

/** Keys of a text in `TypeDescriptions`. */
export type DescriptionKeys = [library: string, from: string, type: string, member: string];

/** Adds the texts to members of a table that need them. `needed` has the keys of these, `missing` of those without. */
export function describeMembersOf(
  table: TypeTable,
  library: string,
  descriptions: TypeDescriptions,
): { table: TypeTable; needed: DescriptionKeys[]; missing: DescriptionKeys[] } {
  const needed: DescriptionKeys[] = [];
  const missing: DescriptionKeys[] = [];
  const { from } = table.request;
  const type = writeType(table.request);
  const members = table.members.map((member): TypeMember => {
    if (!memberNeedsText(member)) return member;
    const keys: DescriptionKeys = [library, from, type, member.name];
    needed.push(keys);
    const text = findText(descriptions, keys);
    if (text === undefined) {
      missing.push(keys);
      return member;
    }
    return { ...member, docs: [...readDocText(text), ...member.docs] };
  });
  return { table: { ...table, members }, needed, missing };
}

/** Members may be called like members of every object, such as `toString`. */
function findText(descriptions: TypeDescriptions, [library, from, type, member]: DescriptionKeys): string | undefined {
  const texts = descriptions[library]?.[from]?.[type] ?? {};
  return Object.hasOwn(texts, member) ? texts[member] : undefined;
}

function memberNeedsText({ docs, deprecated = [] }: TypeMember): boolean {
  return deprecated.length === 0 && docs.every(blockOnlyLinks);
}

/** "See trpc.io/docs", from `@see`. */
function blockOnlyLinks(block: DocBlock): boolean {
  return (
    block.type === 'paragraph' &&
    block.spans.every(({ type, text }, i) => type === 'link' || text === (i === 0 ? 'See ' : ', '))
  );
}

/** @param file path of the descriptions */
export function explainMissing([library, from, type, member]: DescriptionKeys, file: string): string {
  const entry = JSON.stringify({ [library]: { [from]: { [type]: { [member]: '…' } } } });
  return `\`${member}\` of \`${type}\` has no description: its declaration in \`${from}\` (library ${library}) has no comment. Describe it in ${file}: ${entry}`;
}

/** Texts that no table needs, with a message for the author. `needed` are the keys of all tables. */
export function findStaleDescriptions(
  descriptions: TypeDescriptions,
  needed: readonly DescriptionKeys[],
): { keys: DescriptionKeys; message: string }[] {
  const idOf = (keys: readonly string[]) => JSON.stringify(keys);
  const listed = listKeys(descriptions);
  const [isNeeded, isListed] = [needed, listed].map((list) => new Set(list.map(idOf))) as [Set<string>, Set<string>];
  return listed
    .filter((keys) => !isNeeded.has(idOf(keys)))
    .map((keys) => {
      const [library, from, type, member] = keys;
      const undescribed = needed
        .filter((one) => !isListed.has(idOf(one)) && idOf(one.slice(0, 3)) === idOf(keys.slice(0, 3)))
        .map((one) => one[3]);
      const advice = didYouMean(member, undescribed) || '. Remove the entry.';
      return {
        keys,
        message: `expected a member without a comment that a \`<TypeTable>\` shows; found \`${member}\` of \`${type}\` from \`${from}\` (library ${library})${advice}`,
      };
    });
}

function listKeys(descriptions: TypeDescriptions): DescriptionKeys[] {
  return Object.entries(descriptions).flatMap(([library, points]) =>
    Object.entries(points).flatMap(([from, types]) =>
      Object.entries(types).flatMap(([type, members]) =>
        Object.keys(members).map((member): DescriptionKeys => [library, from, type, member]),
      ),
    ),
  );
}

/** Line and column of an entry in the JSON of the descriptions. */
export function locateDescription(json: string, keys: DescriptionKeys): { line: number; column: number } {
  const offset = keys.reduce((start, key) => {
    const found = json.indexOf(`${JSON.stringify(key)}:`, start);
    return found < 0 ? start : found;
  }, 0);
  const before = json.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
