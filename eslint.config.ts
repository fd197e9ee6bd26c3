import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import type { Linter } from 'eslint';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Forbids imports of the given folders, with the reason that the folder map gives. */
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
  mayNotImport('core/**/*.ts', ['config', 'plugins', 'src', 'scripts', 'tests'], 'core imports core alone.'),
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
