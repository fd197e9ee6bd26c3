import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import type { Linter } from 'eslint';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Files that may read the environment, each with its reason. */
const environmentReaders = [
  'config/env.ts', // the variables that configure the site
  'plugins/shared/is-production.ts', // NODE_ENV, by which Docusaurus tells plugins what it does
  'src/**', // NODE_ENV, which the bundler replaces
  'tests/support/env.ts', // the variables of tests
  'plugins/shared/snippets/**', // samples run in an environment of their own
];

/** Forbids imports of the given folders, with the reason from the folder map of CONTRIBUTING.md. */
function mayNotImport(files: string, folders: string[], reason: string) {
  return {
    files: [files],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: `(^@site|^\\.\\.?)(/.*)?/(${folders.join('|')})/`, message: `${reason} See CONTRIBUTING.md.` },
          ],
        },
      ],
    },
  } satisfies Linter.Config;
}

export default tseslint.config(
  { ignores: ['build/', '.docusaurus/', 'library/', 'tests/fixtures/', 'tests/.sites/', 'static/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      // `!` stands where the line above has already made sure; the compiler runs with noUncheckedIndexedAccess.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    // CommonJS, because workers load it before TypeScript can be read.
    files: ['**/*.cjs'],
    languageOptions: { globals: globals.node, sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
    languageOptions: { globals: globals.browser },
  },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    ignores: environmentReaders,
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read it in config/env.ts (for tests in tests/support/env.ts).',
        },
      ],
    },
  },
  {
    // In any string, because modules are also named in `require.resolve()` and in types.
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value=/^@docusaurus\\/[\\w-]+\\/lib(\\/|$)/]',
          message: 'Internals of Docusaurus change without notice: use its public API.',
        },
      ],
    },
  },
  mayNotImport('core/**/*.ts', ['config', 'plugins', 'src', 'scripts', 'tests'], 'core imports core alone.'),
  mayNotImport('core/**/*.test.ts', ['config', 'plugins', 'src', 'scripts'], 'Tests of core import tests/support too.'),
  mayNotImport('config/**/*.ts', ['plugins', 'src', 'scripts', 'tests'], 'config imports core alone.'),
  mayNotImport('plugins/**/*.ts', ['config', 'src', 'scripts', 'tests'], 'Plugins get site facts as options.'),
  mayNotImport(
    'src/**/*.{ts,tsx}',
    ['config', 'plugins', 'scripts', 'tests'],
    'The page reads site facts from customFields.',
  ),
  mayNotImport('mcp/**/*.ts', ['src', 'scripts', 'tests'], 'The MCP server imports core, config and plugins/shared.'),
  mayNotImport('scripts/**/*.ts', ['src', 'tests'], 'Scripts import core, config and plugins/shared.'),
);
