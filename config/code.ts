import { themes } from 'prism-react-renderer';

/** Of the themes in prism-react-renderer, these have the best token contrast (WCAG). They are applied at build time. */
export const codeThemes = { light: themes.vsLight, dark: themes.vsDark };

/** Tokens without markup: both themes hardly color them, and marking them up would double the HTML of each page. */
export const plainTokens = ['operator', 'punctuation'];

/** Prism languages that prism-react-renderer does not bundle. */
export const additionalLanguages = ['bash', 'diff', 'json', 'http', 'docker', 'ini'];
