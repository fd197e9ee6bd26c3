import { readDocText, type DocBlock, type DocSpan } from '@typed-docs/snippets/samples/doc-text';
import { escapeHtml } from '@typed-docs/snippets/samples/paint';
import type { TypeDescription, TypeMember, TypeTableRequest } from './types.ts';

/** Class names, styled in `TypeTableMarkup.module.css` (`hidden` in `accessibility.css`). */
export const markup = {
  name: 'name',
  type: 'type',
  default: 'default',
  docs: 'docs',
  mark: 'mark',
  within: 'within',
  path: 'path',
  bare: 'bare',
  hidden: 'visually-hidden',
} as const;

export interface TypeTable {
  request: TypeTableRequest;
  description: TypeDescription;
  members: readonly TypeMember[];
}

/**
 * Roles are explicit, because rows are displayed as grids or blocks and some browsers then drop the table semantics.
 *
 * @param ids from `findMemberIds`
 */
export function paintTypeTable(table: TypeTable, ids: ReadonlyMap<string, string>): string {
  const { members } = table;
  const columns: Columns = {
    default: members.some((member) => member.default !== undefined),
    docs: members.some((member) => member.docs.length > 0 || member.deprecated),
  };
  const header = (title: string, className: string) =>
    `<th role=columnheader scope=col class="${className}">${title}</th>`;
  const headers = [
    header('Name', markup.name),
    header('Type', markup.type),
    // The values are self-explanatory, so only screen readers need this header.
    columns.default && header('Default', `${markup.default} ${markup.hidden}`),
    columns.docs && header('Description', markup.docs),
  ];
  const marks = marksOf(table);
  const rows = members.map((member) => paintMember(member, columns, marks(member), ids.get(member.name)));
  return (
    `<table role=table${columns.docs ? '' : ` class=${markup.bare}`}><caption>${paintCaption(table)}</caption>` +
    `<thead role=rowgroup><tr role=row>${headers.filter(Boolean).join('')}</tr></thead>` +
    `<tbody role=rowgroup>${rows.join('')}</tbody></table>`
  );
}

interface Columns {
  default: boolean;
  docs: boolean;
}

/** Omits "required" for types that readers only receive, such as errors, because all their members are present. */
function marksOf({ description }: TypeTable): (member: TypeMember) => string | undefined {
  const { kind, members } = description;
  const showsRequired = kind === 'parameter' || (kind === 'type' && members.some(({ optional }) => optional));
  return ({ optional }) => (optional ? 'optional' : showsRequired ? 'required' : undefined);
}

function paintCaption({ request, description }: TypeTable): string {
  const blocks = readDocText(request.caption ?? describeType(request, description));
  return blocks.map((block) => (block.type === 'paragraph' ? paintSpans(block.spans) : '')).join(' ');
}

function describeType({ type, from }: TypeTableRequest, { kind, parameter }: TypeDescription): string {
  return `${kind === 'parameter' ? `Parameter \`${parameter}\` of ` : ''}\`${type}\` from \`${from}\``;
}

function paintMember(member: TypeMember, columns: Columns, mark: string | undefined, id: string | undefined): string {
  const { name, type, deprecated } = member;
  const [path = ''] = /^(?:[\w$]+\.)*/.exec(name) ?? [];
  const shown = (path && `<span class=${markup.path}>${path}</span><wbr>`) + escapeHtml(name.slice(path.length));
  const words = [mark, deprecated && 'deprecated'].filter((word) => word !== undefined);
  const cells = [
    `<th role=rowheader scope=row class=${markup.name}><code>${shown}</code>${id ? paintAnchor(id, name) : ''}` +
      `${words.map((word) => ` <span class="${markup.mark} ${word}">${word}</span>`).join('')}</th>`,
    paintCell(markup.type, `<code>${escapeHtml(type)}</code>`),
    columns.default &&
      paintCell(markup.default, member.default === undefined ? '' : `<code>${escapeHtml(member.default)}</code>`),
    columns.docs && paintCell(markup.docs, paintDocs(member)),
  ];
  return `<tr role=row${path && ` class=${markup.within}`}>${cells.filter(Boolean).join('')}</tr>`;
}

function paintCell(className: string, content: string): string {
  return `<td role=cell class=${className}>${content}</td>`;
}

function paintAnchor(id: string, name: string): string {
  return `<a class=hash-link href="#${id}" id="${id}" aria-label="Direct link to ${escapeHtml(name)}" translate=no></a>`;
}

function paintDocs({ docs, deprecated }: TypeMember): string {
  const blocks = deprecated ? [...introduceDeprecation(deprecated), ...docs] : docs;
  const [only] = blocks;
  if (blocks.length === 1 && only?.type === 'paragraph') {
    return paintSpans(only.spans);
  }
  return blocks
    .map((block) =>
      block.type === 'code' ? `<pre><code>${escapeHtml(block.text)}</code></pre>` : `<p>${paintSpans(block.spans)}</p>`,
    )
    .join('');
}

export function introduceDeprecation(advice: readonly DocBlock[]): DocBlock[] {
  const [first, ...rest] = advice;
  if (first?.type !== 'paragraph') {
    return [{ type: 'paragraph', spans: [{ type: 'strong', text: 'Deprecated.' }] }, ...advice];
  }
  const spans: DocSpan[] = [{ type: 'strong', text: 'Deprecated:' }, { type: 'text', text: ' ' }, ...first.spans];
  return [{ type: 'paragraph', spans }, ...rest];
}

function paintSpans(spans: readonly DocSpan[]): string {
  return spans
    .map((span) => {
      const text = escapeHtml(span.text);
      switch (span.type) {
        case 'text':
          return text;
        case 'code':
          return `<code>${text}</code>`;
        case 'strong':
          return `<strong>${text}</strong>`;
        case 'link':
          return `<a href="${escapeHtml(span.href)}">${text}</a>`;
      }
    })
    .join('');
}
