import type { PrismTheme } from 'prism-react-renderer';

/** Token types of Prism by role. Each role has one hue, a token in src/css/tokens.css with a value for each mode. */
const roles = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule', 'important', 'method', 'header-name'],
  property: ['property', 'parameter', 'attr-name', 'key'],
  type: ['class-name', 'builtin', 'tag', 'selector', 'section', 'namespace'],
  string: ['string', 'attr-value', 'char', 'regex', 'url', 'inserted'],
  function: ['function', 'decorator'],
  constant: ['number', 'boolean', 'constant', 'null', 'entity', 'deleted'],
  text: ['variable', 'plain-text'],
};

export const codeTheme: PrismTheme = {
  plain: {},
  styles: Object.entries(roles).map(([role, types]) => ({
    types,
    style: { color: `var(--code-${role})` },
  })),
};
