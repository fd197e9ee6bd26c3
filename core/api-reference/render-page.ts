import type { DocBlock } from '../snippets/reading/doc-text.ts';
import { introduceDeprecation } from '../type-table/markup.ts';
import { kindWord } from './description.ts';
import { codeBlock, docsAsBlocks, docsAsInline, inlineCode, link, linkedCode } from './mdx.ts';
import type { ApiPage, ApiRow, ApiSignature, InheritedMembers } from './page.ts';
import { entryPointAddress } from './symbols.ts';

/** The MDX of a member's page. The components that it uses are registered in `src/theme/MDXComponents`. */
export function renderPage(page: ApiPage): string {
  const { symbol, signature, examples, inherited, source } = page;
  return joinBlocks([
    frontMatter({ title: symbol.name, description: page.description }),
    introduce(page),
    ...warn(page),
    docsAsBlocks(page.docs),
    '## Signature',
    `<ApiSignature>${linkedCode(signature)}</ApiSignature>`,
    `Defined in ${link(inlineCode(source.path), source.address)}.`,
    ...section('Type parameters', page.typeParameters),
    ...renderSignatures(page),
    ...section('Properties', page.properties),
    ...section('Methods', page.methods),
    ...inherited.map(renderInherited),
    ...(examples.length > 0 ? ['## Examples', ...examples.map((code) => codeBlock(code, 'ts'))] : []),
    '<ApiGuides />',
  ]);
}

/** A page's front matter; each value is text, whatever characters it has. */
export function frontMatter(values: Record<string, string>): string {
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  // Nobody writes these pages, so that there is nothing to edit.
  return ['---', ...lines, 'custom_edit_url: null', '---'].join('\n');
}

export function joinBlocks(blocks: readonly string[]): string {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function introduce({ symbol, typeOnly }: ApiPage): string {
  const { name, kind, entryPoint, aliases } = symbol;
  const point = (specifier: string) => link(inlineCode(specifier), entryPointAddress(specifier));
  const also = aliases.length > 0 ? ` Also exported from ${joinWords(aliases.map(point))}.` : '';
  const word = kindWord(kind);
  return joinBlocks([
    `${word[0]!.toUpperCase()}${word.slice(1)} of ${point(entryPoint)}.${also}`,
    codeBlock(`import ${typeOnly ? 'type ' : ''}{ ${name} } from '${entryPoint}';`),
  ]).trimEnd();
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function warn({ symbol, deprecated, internal }: ApiPage): string[] {
  const early = /^(unstable|experimental)_/.exec(symbol.name)?.[1];
  return [
    deprecated ? admonition('warning', 'Deprecated', deprecated, 'A later major version will no longer have it.') : '',
    internal
      ? admonition('info', 'Internal', [], 'The package exports it for its own use; it may change in any release.')
      : '',
    early
      ? admonition('info', early === 'unstable' ? 'Unstable' : 'Experimental', [], `It may change in any release.`)
      : '',
  ];
}

function admonition(type: string, title: string, docs: readonly DocBlock[], otherwise: string): string {
  return `:::${type}[${title}]\n\n${docs.length > 0 ? docsAsBlocks(docs) : otherwise}\n\n:::`;
}

function renderSignatures({ symbol, signatures }: ApiPage): string[] {
  const several = signatures.length > 1;
  // One of several goes below a heading of its own; so does what a class is made with.
  return signatures.flatMap((signature, i) => {
    const heading = symbol.kind === 'class' ? 'Constructor' : several ? 'Overload' : undefined;
    if (heading === undefined) return renderSignature(signature, '##');
    return [`## ${heading}${several ? ` ${i + 1}` : ''}`, ...renderSignature(signature, '###')];
  });
}

function renderSignature({ parameters, returns }: ApiSignature, level: string): string[] {
  return [
    ...section('Parameters', parameters, level),
    ...(returns
      ? [`${level} Returns`, `<ApiSignature>${linkedCode(returns.type)}</ApiSignature>`, docsAsBlocks(returns.docs)]
      : []),
  ];
}

function section(title: string, rows: readonly ApiRow[], level = '##'): string[] {
  return rows.length > 0 ? [`${level} ${title}`, renderTable(rows)] : [];
}

function renderInherited({ from, address, names }: InheritedMembers): string {
  const type = address === undefined ? inlineCode(from) : link(inlineCode(from), address);
  const list = names.map(inlineCode).join(', ');
  const count = names.length === 1 ? '1 member' : `${names.length} members`;
  // A type of the library is a page away; of the many members of a foreign one few readers ask.
  return joinBlocks([
    `<details>`,
    `<summary>${count} inherited from ${inlineCode(from)}</summary>`,
    address === undefined ? list : `From ${type}: ${list}.`,
    `</details>`,
  ]).trimEnd();
}

/**
 * A table in one line, as white space between its parts would become text. The roles repeat what the elements mean, because
 * the page shows rows as grids or blocks, and some browsers then forget.
 */
function renderTable(rows: readonly ApiRow[]): string {
  const columns = {
    default: rows.some((row) => row.default !== undefined),
    docs: rows.some((row) => row.docs.length > 0 || row.deprecated),
  };
  const header = (title: string, className: string) =>
    `<th role="columnheader" scope="col" className="${className}">${title}</th>`;
  const headers = [
    header('Name', 'name'),
    header('Type', 'type'),
    columns.default ? header('Default', 'default visually-hidden') : '',
    columns.docs ? header('Description', 'docs') : '',
  ];
  return (
    `<ApiTable><table role="table"${columns.docs ? '' : ' className="bare"'}>` +
    `<thead role="rowgroup"><tr role="row">${headers.join('')}</tr></thead>` +
    `<tbody role="rowgroup">${rows.map((row) => renderRow(row, columns)).join('')}</tbody></table></ApiTable>`
  );
}

function renderRow(row: ApiRow, columns: { default: boolean; docs: boolean }): string {
  const { name, type, optional, deprecated, docs, id } = row;
  const marks = [optional && 'optional', deprecated && 'deprecated'].filter((mark) => typeof mark === 'string');
  const cell = (className: string, content: string) => `<td role="cell" className="${className}">${content}</td>`;
  return (
    `<tr role="row"><th role="rowheader" scope="row" className="name"><code>{${JSON.stringify(name)}}</code>` +
    (id === undefined ? '' : `<ApiAnchor id=${JSON.stringify(id)} name={${JSON.stringify(name)}} />`) +
    marks.map((mark) => ` <span className="mark ${mark}">${mark}</span>`).join('') +
    `</th>${cell('type', type ? linkedCode(type) : '')}` +
    (columns.default ? cell('default', row.default ? linkedCode(row.default) : '') : '') +
    (columns.docs
      ? cell('docs', docsAsInline(deprecated ? [...introduceDeprecation(deprecated), ...docs] : docs))
      : '') +
    '</tr>'
  );
}
