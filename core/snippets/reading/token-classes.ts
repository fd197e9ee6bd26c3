/** The part of a Prism theme (prism-react-renderer's) that colours tokens. */
export interface TokenTheme {
  styles: readonly {
    types: readonly string[];
    style: Readonly<Record<string, string | number | undefined>>;
    /** The style holds in these languages only. */
    languages?: readonly string[];
  }[];
}

/** Token types that look alike in both colour modes; in the page they share a class. */
export interface TokenClass {
  /** A single letter, because every token of every page has it. */
  name: string;
  /** Types, with `@language` behind those that the theme limits to a language. */
  types: string[];
  light: TokenStyle;
  dark: TokenStyle;
}

export type TokenStyle = Readonly<Record<string, string | number | undefined>>;

/**
 * Types that the themes don't know, and the known one that they are shown as. The grammar cannot tell whether a
 * capitalised name is a class; in our samples it is a type.
 */
const relatives = new Map([['maybe-class-name', 'class-name']]);

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Sorts the token types that two themes colour into classes.
 *
 * @param plain types that keep the colour of what surrounds them, whatever the themes say
 * @throws when there are more than 52: class names are one letter, as `encodePaint` needs them
 */
export function createTokenClasses(light: TokenTheme, dark: TokenTheme, plain: readonly string[] = []): TokenClass[] {
  const types = [...new Set([light, dark].flatMap(listTypes))].filter((type) => !plain.includes(type.split('@')[0]!));
  const byLook = new Map<string, TokenClass>();
  for (const type of types) {
    const styles = { light: styleOf(light, type), dark: styleOf(dark, type) };
    const look = JSON.stringify(styles);
    const present = byLook.get(look);
    if (present) {
      present.types.push(type);
    } else {
      byLook.set(look, { name: letters.charAt(byLook.size), types: [type], ...styles });
    }
  }
  if (byLook.size > letters.length) {
    throw new Error(
      `The code themes tell ${byLook.size} kinds of tokens apart; at most ${letters.length} are expected.`,
    );
  }
  return [...byLook.values()];
}

function listTypes(theme: TokenTheme): string[] {
  return theme.styles.flatMap(({ types, languages }) =>
    types.flatMap((type) => (languages ? [type, ...languages.map((language) => `${type}@${language}`)] : [type])),
  );
}

function styleOf(theme: TokenTheme, type: string): TokenStyle {
  const [name, language] = type.split('@');
  const fitting = theme.styles.filter(
    ({ types, languages }) => types.includes(name!) && (!languages || (language && languages.includes(language))),
  );
  return Object.assign({}, ...fitting.map(({ style }) => style)) as TokenStyle;
}

/**
 * @returns a function from the types of a Prism token, outermost first, to its class; undefined for tokens in the
 *   colour of plain text
 */
export function createClassifier(
  classes: readonly TokenClass[],
): (types: readonly string[], lang: string) => string | undefined {
  const byType = new Map(classes.flatMap(({ name, types }) => types.map((type) => [type, name] as const)));
  return (types, lang) => {
    for (const type of types.toReversed()) {
      const known = relatives.get(type) ?? type;
      const name = byType.get(`${known}@${lang}`) ?? byType.get(known);
      if (name) return name;
    }
    return undefined;
  };
}

/** The name of a class's colour as a CSS variable, by which the site's own styles may change it. */
export function variableOf({ types }: TokenClass): string {
  return `--prism-${types[0]!.replace('@', '-in-')}`;
}

/**
 * The stylesheet for both modes. Its variables are under `:where()`, so that whatever the site says of them wins; paper
 * gets the colours of light mode.
 *
 * @param scope selector of the elements that hold code
 */
export function formatTokenStyles(classes: readonly TokenClass[], scope: string): string {
  const variables = (mode: 'light' | 'dark') =>
    classes
      .flatMap((one) => (one[mode].color === undefined ? [] : [`${variableOf(one)}:${one[mode].color}`]))
      .join(';');
  const rules = classes.map((one) => {
    const others = Object.entries({ ...one.dark, ...one.light }).filter(([property]) => property !== 'color');
    const rest = others.map(([property, value]) => `;${kebab(property)}:${value}`).join('');
    return `${scope} .${one.name}{color:var(${variableOf(one)},inherit)${rest}}`;
  });
  return [
    `:where(:root){${variables('light')}}`,
    `@media screen{:where([data-theme='dark']){${variables('dark')}}}`,
    ...rules,
    '',
  ].join('\n');
}

function kebab(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
