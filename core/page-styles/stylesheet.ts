import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import parseSelector, { type Node as SelectorNode, type Selector } from 'postcss-selector-parser';

/** A name that a page must have for a selector to match (`.class`, `#id`, `tag`), or several ways to meet it. */
export type Need = string | readonly (readonly Need[])[];

export interface Declaration {
  property: string;
  text: string;
  /** The custom properties that its value asks for. */
  asksFor: readonly string[];
}

/** A stylesheet, taken apart once for all pages. */
export type Part =
  | {
      kind: 'rule';
      selectors: readonly { text: string; needs: readonly Need[] }[];
      declarations: readonly Declaration[];
    }
  /** `@media`, `@supports`, `@layer` and the like. */
  | { kind: 'group'; head: string; isLayer: boolean; parts: readonly Part[] }
  | { kind: 'keyframes'; name: string; text: string }
  /** What stands for itself, such as the order of layers. */
  | { kind: 'statement'; text: string };

/**
 * @param css What the bundler wrote.
 * @throws when it is no CSS
 */
export function parseStylesheet(css: string): Part[] {
  return readParts(postcss.parse(css));
}

/** @returns The custom properties that a text asks for, such as a value or a page with inline styles. */
export function findProperties(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!);
}

function readParts(container: Container<ChildNode>): Part[] {
  return (container.nodes ?? []).flatMap((node): Part[] => {
    if (node.type === 'rule') return [readRule(node)];
    if (node.type === 'atrule') return [readAtRule(node)];
    return [];
  });
}

function readRule(rule: Rule): Part {
  return {
    kind: 'rule',
    selectors: parseSelector()
      .astSync(rule.selector)
      .nodes.map((selector) => ({ text: String(selector).trim(), needs: readNeeds(selector) })),
    declarations: (rule.nodes ?? []).flatMap((node) =>
      node.type === 'decl' ? [{ property: node.prop, text: String(node), asksFor: findProperties(node.value) }] : [],
    ),
  };
}

function readAtRule(rule: AtRule): Part {
  if (/keyframes$/.test(rule.name)) return { kind: 'keyframes', name: rule.params, text: String(rule) };
  const hasRules = rule.nodes?.some(({ type }) => type === 'rule' || type === 'atrule');
  if (!hasRules) return { kind: 'statement', text: rule.nodes ? String(rule) : `${rule};` };
  return {
    kind: 'group',
    head: `@${rule.name} ${rule.params}`,
    isLayer: rule.name === 'layer',
    parts: readParts(rule as Container<ChildNode>),
  };
}

/** Attributes and states are left out: scripts and readers change them. */
function readNeeds(selector: Selector): Need[] {
  return selector.nodes.flatMap((node: SelectorNode): Need[] => {
    if (node.type === 'class') return [`.${node.value}`];
    if (node.type === 'id') return [`#${node.value}`];
    if (node.type === 'tag') return [node.value.toLowerCase()];
    if (node.type === 'pseudo' && /^:(?:is|where|has)$/.test(node.value)) return [node.nodes.map(readNeeds)];
    return [];
  });
}
