export interface TokenTheme {
  styles: readonly {
    types: readonly string[];
    style: Readonly<Record<string, string | number | undefined>>;
    languages?: readonly string[];
  }[];
}

/** Token types that look alike in both color modes, so that they can share a class. */
export interface TokenClass {
  /** A single letter, because it is repeated for every token. */
  name: string;
  /** Followed by `@language` if the theme limits the type to a language. */
  types: string[];
  light: TokenStyle;
  dark: TokenStyle;
}

export type TokenStyle = Readonly<Record<string, string | number | undefined>>;

/** The grammar doesn't know whether a capitalized name is a class; in our samples it is a type. */
const relatives = new Map([['maybe-class-name', 'class-name']]);

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * @param plain types that inherit their color, regardless of the themes
 * @throws if there are more than 52 classes, because class names are single letters
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
    throw new Error(`The code themes distinguish ${byLook.size} kinds of tokens; expected at most ${letters.length}.`);
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
 * The returned function takes a Prism token's types, outermost first.
 *
 * @param plain types without a color, also within others that have one, such as the quotation marks of an attribute
 */
export function createClassifier(
  classes: readonly TokenClass[],
  plain: readonly string[] = [],
): (types: readonly string[], lang: string) => string | undefined {
  const byType = new Map(classes.flatMap(({ name, types }) => types.map((type) => [type, name] as const)));
  return (types, lang) => {
    for (const type of types.toReversed()) {
      if (plain.includes(type)) return undefined;
      const known = relatives.get(type) ?? type;
      const name = byType.get(`${known}@${lang}`) ?? byType.get(known);
      if (name) return name;
    }
    return undefined;
  };
}

export function variableOf({ types }: TokenClass): string {
  return `--prism-${types[0]!.replace('@', '-in-')}`;
}

/** Variables are set in `:where()`, so that the site's styles override them; print uses the colors of light mode. */
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
