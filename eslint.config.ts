import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import type { Linter } from 'eslint';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const environmentReaders = [
  'config/env.ts', // configures the site
  'plugins/shared/is-production.ts', // reads NODE_ENV, which Docusaurus sets
  'src/**', // the bundler inlines NODE_ENV
  'tests/support/env.ts', // configures the tests
  'plugins/shared/snippets/**', // passes an environment to samples
];

/** @param reason from the folder map of CONTRIBUTING.md */
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
      // noUncheckedIndexedAccess cannot see checks of an index or a key, so `!` is common.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    // CommonJS, because workers load these files before TypeScript is available.
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
    // Any string literal, to include `require.resolve()` and import types.
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
