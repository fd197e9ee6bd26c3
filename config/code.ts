import { themes } from 'prism-react-renderer';

/**
 * The code theme of each colour mode, of those that prism-react-renderer has. Of that list these two keep the most
 * contrast between every token and its background (measured with the WCAG formula). Their colours are used at build;
 * nothing of them is in the page's scripts.
 */
export const codeThemes = { light: themes.vsLight, dark: themes.vsDark };

/**
 * Tokens that stay in the colour of plain text. In both themes they hardly differ from it, and colouring them would
 * double the markup of each page.
 */
export const plainTokens = ['operator', 'punctuation'];

/** Languages of our pages that prism-react-renderer does not bundle, by their names in Prism. */
export const additionalLanguages = ['bash', 'diff', 'json', 'http', 'docker', 'ini'];
