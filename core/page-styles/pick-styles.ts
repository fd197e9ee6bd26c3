import { findProperties, type Declaration, type Need, type Part } from './stylesheet.ts';

/**
 * Picks the styles that a page needs as it is served: in every state, medium and colour mode, but without what scripts
 * add to it. What is picked keeps its order, so that the whole stylesheet may follow it and change nothing.
 *
 * @param parts From `parseStylesheet`.
 * @param html The page.
 * @returns CSS without spaces that mean nothing, as far as the stylesheet had none.
 */
export function pickStyles(parts: readonly Part[], html: string): string {
  const names = readNames(html);
  const matching = keepMatching(parts, (need) => meets(names, need));
  const properties = findUsedProperties(matching, html);
  const used = keepDeclarations(matching, ({ property }) => !property.startsWith('--') || properties.has(property));
  const animations = used
    .flatMap(allDeclarations)
    .filter(({ property }) => property.startsWith('animation'))
    .map(({ text }) => text)
    .join();
  return print(used, ({ name }) => animations.includes(name));
}

/** @returns The tags, classes (`.name`) and ids (`#name`) of a page. */
export function readNames(html: string): Set<string> {
  const names = new Set<string>([':root', 'html', 'head', 'body']);
  for (const [, tag] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(tag!.toLowerCase());
  for (const [, attribute, quoted, bare] of html.matchAll(/\s(class|id)=(?:"([^"]*)"|([^\s"'>]+))/g)) {
    const sign = attribute === 'class' ? '.' : '#';
    for (const name of (quoted ?? bare!).split(/\s+/)) names.add(sign + name);
  }
  return names;
}

function meets(names: ReadonlySet<string>, need: Need): boolean {
  if (typeof need === 'string') return names.has(need);
  return need.some((way) => way.every((one) => meets(names, one)));
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
function findUsedProperties(parts: readonly Part[], html: string): Set<string> {
  const used = new Set<string>();
  const askedBy = new Map<string, string[]>();
  const pending = findProperties(html);
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
