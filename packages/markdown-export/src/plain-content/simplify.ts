import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { readCodeText } from './code-text.ts';
import { element, findElement, hasClass, isElement } from './nodes.ts';

/**
 * Simplifies content, in place, to HTML that needs none of the site's styles or scripts. Class names are those that
 * Docusaurus guarantees (ThemeClassNames).
 */
export function simplifyContent(tree: Root, resolve: (address: string) => string): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const replacement = replace(node);
    if (!replacement) return undefined;
    (parent.children as Nodes[]).splice(index, 1, ...replacement);
    return index;
  });
  visit(tree, 'element', (node) => {
    node.properties = keepProperties(node, resolve);
  });
}

/** @returns undefined to keep the node */
function replace(node: Nodes): ElementContent[] | undefined {
  if (node.type === 'comment') return [];
  if (!isElement(node)) return undefined;
  if (isControl(node)) return [];
  if (hasClass(node, 'theme-code-block')) return [simplifyCodeBlock(node)];
  if (hasClass(node, 'theme-tabs-container')) return labelPanels(node);
  if (hasClass(node, 'theme-admonition')) return [quoteAdmonition(node)];
  if (node.tagName === 'section' && findElement(node, isCard)) return [listCards(node)];
  return undefined;
}

const controls = new Set(['button', 'form', 'input', 'script', 'style', 'svg', 'template', 'wbr']);

/**
 * Includes elements hidden from assistive technology, elements that only browsers need, such as empty anchors, and
 * content that repeats other content in another layout (`data-repeats`).
 */
function isControl(node: Element): boolean {
  const { tagName, properties, children } = node;
  return (
    controls.has(tagName) ||
    properties.role === 'tablist' ||
    properties.ariaHidden === 'true' ||
    properties.dataRepeats !== undefined ||
    hasClass(node, 'hash-link') ||
    hasClass(node, 'theme-doc-toc-mobile') ||
    (tagName === 'a' && children.length === 0)
  );
}

function simplifyCodeBlock(block: Element): Element {
  const { title, isExcerpt } = readCaption(block);
  const code = findElement(block, ({ tagName }) => tagName === 'code');
  const proof = findElement(block, ({ tagName }) => tagName === 'small');
  const { text, isDiff } = readCodeText(code ?? block);
  const language = code && languageOf(code);
  return element('figure', [
    ...(title || isExcerpt
      ? [element('figcaption', [title, ...(isExcerpt ? [title && ' ', element('em', ['Excerpt'])] : [])])]
      : []),
    element('pre', [
      element('code', [text], {
        ...(language !== undefined && { className: [`${languagePrefix}${language}`] }),
        ...(isDiff && { dataDiff: '' }),
      }),
    ]),
    ...(proof ? [element('small', [toString(proof)])] : []),
  ]);
}

/** Title of a code block, and whether it is marked as an excerpt. */
export function readCaption(block: Element): { title: string; isExcerpt: boolean } {
  const caption = findElement(block, ({ tagName }) => tagName === 'figcaption');
  const [marks, rest] = [true, false].map((isMark) =>
    (caption?.children ?? []).filter((child) => isElement(child, 'em') === isMark),
  );
  return {
    title: rest!
      .map((child) => toString(child))
      .join('')
      .trim(),
    isExcerpt: marks!.length > 0,
  };
}

const languagePrefix = 'language-';

export function languageOf({ properties: { className } }: Element): string | undefined {
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith(languagePrefix))?.slice(languagePrefix.length);
}

/** A panel's first paragraph is its label. */
function labelPanels(tabs: Element): ElementContent[] {
  const panels = tabs.children.filter((child) => isElement(child) && child.properties.role === 'tabpanel');
  return panels.flatMap((panel) => {
    const [label, ...content] = (panel as Element).children;
    const name = label ? toString(label) : '';
    return isFileOf(name, content) ? content : [element('p', [element('strong', [name])]), ...content];
  });
}

/** Blocks with several files have tabs whose label is the file name. */
function isFileOf(title: string, content: readonly ElementContent[]): boolean {
  const [only, ...more] = content;
  if (!only || more.length > 0 || !isElement(only) || !hasClass(only, 'theme-code-block')) return false;
  return readCaption(only).title === title;
}

function quoteAdmonition(admonition: Element): Element {
  const [heading, ...content] = admonition.children.filter((child) => isElement(child)) as Element[];
  const kind = /theme-admonition-(\w+)/.exec(String(admonition.properties.className))?.[1] ?? 'note';
  const title = heading ? toString(heading).trim() : '';
  const name = kind[0]!.toUpperCase() + kind.slice(1);
  const isOwnTitle = title !== '' && title.toLowerCase() !== kind;
  return element('blockquote', [
    element('p', [element('strong', [isOwnTitle ? `${name}: ${title}` : name])]),
    ...content.flatMap(({ children }) => children),
  ]);
}

const isCard = (node: Element): boolean => hasClass(node, 'theme-doc-card-container');

function listCards(section: Element): Element {
  const cards: Element[] = [];
  visit(section, 'element', (node) => {
    if (isCard(node)) cards.push(node);
  });
  return element(
    'ul',
    cards.map((card) => {
      const title = findElement(card, (node) => hasClass(node, 'theme-doc-card-title'));
      const description = findElement(card, (node) => hasClass(node, 'theme-doc-card-description'));
      const { href } = card.properties;
      return element('li', [
        element('a', [toString(title ?? card)], { href }),
        ...(description ? [`: ${toString(description)}`] : []),
      ]);
    }),
  );
}

const keptProperties = ['alt', 'align', 'colSpan', 'dataDiff', 'height', 'rowSpan', 'start', 'title', 'width'];
const addresses = ['href', 'src', 'poster'];

function keepProperties(node: Element, resolve: (address: string) => string): Properties {
  const { properties } = node;
  const language = languageOf(node);
  return {
    ...Object.fromEntries(
      keptProperties.flatMap((name) => (properties[name] === undefined ? [] : [[name, properties[name]]])),
    ),
    ...Object.fromEntries(
      addresses.flatMap((name) =>
        typeof properties[name] === 'string' ? [[name, resolve(properties[name] as string)]] : [],
      ),
    ),
    ...(language !== undefined && { className: [`${languagePrefix}${language}`] }),
  };
}
