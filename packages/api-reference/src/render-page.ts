import { joinWords } from '@typed-docs/utils/suggest';
import { kindWord } from './description.ts';
import { codeBlock, inlineCode, link } from './mdx.ts';
import type { ApiPage } from './page.ts';
import { entryPointAddress, type ApiSymbol, type ReferenceSite } from './symbols.ts';

export function frontMatter(values: Record<string, string>): string {
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  // Generated pages have no source to edit.
  return ['---', ...lines, 'custom_edit_url: null', '---'].join('\n');
}

export function joinBlocks(blocks: readonly string[]): string {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** @param since release that added the member, if the version's first release lacks it */
export function introduce(
  { name, kind, entryPoint, aliases }: ApiSymbol,
  site: ReferenceSite,
  since: string | undefined,
): string {
  const point = (specifier: string) => link(inlineCode(specifier), entryPointAddress(site, specifier), site);
  const also = aliases.length > 0 ? ` Also exported from ${joinWords(aliases.map(point), 'and')}.` : '';
  const word = kindWord(kind);
  const isType = kind === 'interface' || kind === 'type-alias' || kind === 'namespace';
  return joinBlocks([
    `${word[0]!.toUpperCase()}${word.slice(1)} of ${point(entryPoint)}${since === undefined ? '' : `, since ${since}`}.${also}`,
    codeBlock(`import ${isType ? 'type ' : ''}{ ${name} } from '${entryPoint}';`),
  ]).trimEnd();
}

/** @param advice MDX of the `@deprecated` text */
export function warn({ symbol, deprecated, internal }: ApiPage, advice: string): string[] {
  const early = /^(unstable|experimental)_/.exec(symbol.name)?.[1];
  return [
    deprecated ? admonition('warning', 'Deprecated', advice || 'It will be removed in a later major version.') : '',
    internal
      ? admonition('info', 'Internal', 'The package exports it for internal use; it may change in any release.')
      : '',
    early
      ? admonition('info', early === 'unstable' ? 'Unstable' : 'Experimental', 'It may change in any release.')
      : '',
  ];
}

function admonition(type: string, title: string, text: string): string {
  return `:::${type}[${title}]\n\n${text}\n\n:::`;
}
