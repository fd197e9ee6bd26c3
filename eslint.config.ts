import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import terms from './config/prose-terms.json' with { type: 'json' };
import { dependencyDirection } from './scripts/lint/dependency-direction.ts';
import { proseTerms } from './scripts/lint/prose-terms.ts';

const environmentReaders = [
  'config/env.ts', // configures the site
  'packages/utils/src/node/is-production.ts', // reads NODE_ENV, which Docusaurus sets
  'packages/utils/src/node/progress.ts', // is told by its parent process where to report
  'scripts/build.ts', // passes an environment to Docusaurus
  '{src,packages/*/src/client}/**', // the bundler inlines NODE_ENV
  'tests/support/env.ts', // configures the tests
  'packages/snippets/src/node/**', // passes an environment to samples
];

export default tseslint.config(
  { ignores: ['build/', 'build.*/', '.docusaurus/', 'library/', 'tests/fixtures/', 'tests/.sites/', 'static/'] },
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
    files: ['{src,packages/*/src/client}/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
    languageOptions: { globals: globals.browser },
  },
  { files: ['{src,packages/*/src/client}/**/*.tsx'], ...jsxA11y.flatConfigs.strict },
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
  {
    plugins: { local: { rules: { 'dependency-direction': dependencyDirection, 'prose-terms': proseTerms } } },
    rules: { 'local/dependency-direction': 'error', 'local/prose-terms': ['error', terms] },
  },
  {
    // Lists of words, quotes of browsers, and wrong words as input.
    files: ['packages/search/src/empty-words.ts', 'tests/e2e/security-headers.test.ts', 'scripts/lint/*.test.ts'],
    rules: { 'local/prose-terms': 'off' },
  },
);
