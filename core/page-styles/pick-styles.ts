import { findProperties, type Declaration, type Need, type Part } from './stylesheet.ts';

/** What styles may be for. */
export interface Wanted {
  /** Tags, classes (`.name`) and ids (`#name`). */
  names: Set<string>;
  /** Beginnings of classes that the rest is added to when the script runs, as in `alert--${type}`. */
  beginnings: readonly string[];
  /** Custom properties that are asked for. */
  properties: Set<string>;
}

/**
 * Picks the styles that something needs: a page as it is served, in every state, medium and colour mode, but without what
 * scripts add to it; or a whole site with its scripts. What is picked keeps its order, so that the whole stylesheet may
 * follow it and change nothing.
 *
 * @param parts From `parseStylesheet`.
 * @param wanted From `readPage`, or from `joinWanted`.
 * @returns CSS without spaces that mean nothing, as far as the stylesheet had none.
 */
export function pickStyles(parts: readonly Part[], wanted: Wanted): string {
  const matching = keepMatching(parts, (need) => meets(wanted, need));
  const properties = findUsedProperties(matching, wanted.properties);
  const used = keepDeclarations(matching, ({ property }) => !property.startsWith('--') || properties.has(property));
  const animations = used
    .flatMap(allDeclarations)
    .filter(({ property }) => property.startsWith('animation'))
    .map(({ text }) => text)
    .join();
  return print(used, ({ name }) => animations.includes(name));
}

/** @returns What stands in a page. */
export function readPage(html: string): Wanted {
  const names = new Set<string>([':root', 'html', 'head', 'body']);
  for (const [, tag] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(tag!.toLowerCase());
  for (const [, attribute, quoted, bare] of html.matchAll(/\s(class|id)=(?:"([^"]*)"|([^\s"'>]+))/g)) {
    const sign = attribute === 'class' ? '.' : '#';
    for (const name of (quoted ?? bare!).split(/\s+/)) names.add(sign + name);
  }
  return { names, beginnings: [], properties: new Set(findProperties(html)) };
}

/** @returns What a script may put into a page: each of its words may be the name of anything. */
export function readScript(code: string): Wanted {
  const names = new Set<string>();
  const beginnings: string[] = [];
  for (const [word] of code.matchAll(/[a-z_][\w-]*/gi)) {
    for (const name of [word.toLowerCase(), `.${word}`, `#${word}`]) names.add(name);
    if (/^[a-z]\w+-+$/i.test(word)) beginnings.push(`.${word}`);
  }
  return { names, beginnings, properties: new Set(code.match(/--[a-z][\w-]*/gi)) };
}

/** @returns What styles take from others: custom properties. */
export function readStyles(css: string): Wanted {
  return { names: new Set(), beginnings: [], properties: new Set(findProperties(css)) };
}

export function joinWanted(all: readonly Wanted[]): Wanted {
  const join = (part: keyof Wanted) => new Set(all.flatMap((one) => [...one[part]]));
  return { names: join('names'), beginnings: [...join('beginnings')], properties: join('properties') };
}

function meets(wanted: Wanted, need: Need): boolean {
  if (typeof need !== 'string') return need.some((way) => way.every((one) => meets(wanted, one)));
  return wanted.names.has(need) || wanted.beginnings.some((beginning) => need.startsWith(beginning));
}

function keepMatching(parts: readonly Part[], isMet: (need: Need) => boolean): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'group') return [{ ...part, parts: keepMatching(part.parts, isMet) }];
    if (part.kind !== 'rule') return [part];
    const selectors = part.selectors.filter(({ needs }) => needs.every(isMet));
    return selectors.length > 0 ? [{ ...part, selectors }] : [];
  });
}

function keepDeclarations(parts: readonly Part[], isUsed: (declaration: Declaration) => boolean): Part[] {
  return parts.map((part): Part => {
    if (part.kind === 'group') return { ...part, parts: keepDeclarations(part.parts, isUsed) };
    return part.kind === 'rule' ? { ...part, declarations: part.declarations.filter(isUsed) } : part;
  });
}

function allDeclarations(part: Part): readonly Declaration[] {
  if (part.kind === 'group') return part.parts.flatMap(allDeclarations);
  return part.kind === 'rule' ? part.declarations : [];
}

/** @returns The custom properties that something asks for which is itself in use. */
function findUsedProperties(parts: readonly Part[], asked: ReadonlySet<string>): Set<string> {
  const used = new Set<string>();
  const askedBy = new Map<string, string[]>();
  const pending = [...asked];
  const readKeyframes = (part: Part) => {
    if (part.kind === 'group') part.parts.forEach(readKeyframes);
    if (part.kind === 'keyframes') pending.push(...findProperties(part.text));
  };
  parts.forEach(readKeyframes);
  for (const { property, asksFor } of parts.flatMap(allDeclarations)) {
    if (!property.startsWith('--')) pending.push(...asksFor);
    else askedBy.set(property, [...(askedBy.get(property) ?? []), ...asksFor]);
  }
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    pending.push(...(askedBy.get(name) ?? []));
  }
  return used;
}

function print(parts: readonly Part[], isPlayed: (keyframes: { name: string }) => boolean): string {
  return parts
    .map((part) => {
      switch (part.kind) {
        case 'statement':
          return part.text;
        case 'keyframes':
          return isPlayed(part) ? part.text : '';
        case 'rule': {
          if (part.declarations.length === 0) return '';
          const selectors = part.selectors.map(({ text }) => text).join();
          return `${selectors}{${part.declarations.map(({ text }) => text).join(';')}}`;
        }
        case 'group': {
          const content = print(part.parts, isPlayed);
          // An empty layer has its place in the order all the same.
          return content || part.isLayer ? `${part.head}{${content}}` : '';
        }
      }
    })
    .join('');
}
