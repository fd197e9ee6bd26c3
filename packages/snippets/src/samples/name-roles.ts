/** A name in the code, with the token type that the compiler's description of it implies. */
export interface NamedRange {
  start: number;
  length: number;
  role: string;
}

/** Keyed by the first words of the language service's description of a name. */
const roles: readonly [beginning: RegExp, role: string][] = [
  [/^\(parameter\)/, 'parameter'],
  [/^\((?:property|getter|setter|accessor|JSX attribute)\)/, 'property'],
  [/^(?:\((?:method|local function)\)|function )/, 'function'],
  [/^\(enum member\)/, 'constant'],
  [
    /^(?:\((?:type parameter|local class)\)|(?:abstract |const )?(?:type|interface|class|enum|constructor|new) )/,
    'class-name',
  ],
];

/** `const` in `as const` and `undefined` are identifiers to the parser, and keywords to readers. */
const words = new Set(['const', 'undefined']);

export function listNames(
  hovers: readonly { start: number; length: number; text: string; target: string }[],
): NamedRange[] {
  return hovers
    .filter(({ target }) => !words.has(target))
    .map(({ start, length, text }) => ({ start, length, role: roleOf(text) }))
    .sort((a, b) => a.start - b.start);
}

function roleOf(description: string): string {
  const text = description.replace(/^\(alias\) /, '');
  return roles.find(([beginning]) => beginning.test(text))?.[1] ?? 'variable';
}

/**
 * Combines Prism's view of the syntax with the compiler's knowledge: a called name has the color of functions however
 * it is declared, and the names of JSX elements and of constants in capitals keep theirs.
 */
export function refineTypes(types: readonly string[], role: string): readonly string[] {
  if (types.includes('function') && role !== 'class-name') return ['function'];
  const keepsType = types.includes('constant') || (types.includes('tag') && !types.includes('script'));
  return keepsType ? types : [role];
}
