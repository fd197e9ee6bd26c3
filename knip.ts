import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // Knip's plugin would run our plugins outside Docusaurus; it finds the imports of the configuration without it.
  docusaurus: false,
  workspaces: {
    '.': {
      entry: [
        'docusaurus.config.ts',
        'sidebars.ts',
        'scripts/*.ts',
        // Started by scripts/cut-version.ts.
        'scripts/cut-version/list-redirects.ts',
        // Named on the command line of Vitest.
        'scripts/test-report/slowest-tests.ts',
        'src/client-modules/*.ts',
        'src/pages/**/*.tsx',
        'src/theme/**/*.{ts,tsx}',
        'src/plugins/*/index.ts',
      ],
      project: ['{config,scripts,src,tests}/**/*.{ts,tsx}', '*.ts'],
      ignore: ['tests/fixtures/**'],
    },
    'packages/*': { project: ['src/**/*.{ts,tsx}'] },
    // Workers are loaded through tsx in threads and processes; scripts for the browser are bundled into the pages.
    'packages/api-reference': { entry: ['src/node/**/*.worker.ts'], project: ['src/**/*.{ts,tsx}'] },
    'packages/deferred-hydration': { entry: ['src/client/loader.ts'], project: ['src/**/*.{ts,tsx}'] },
    'packages/markdown-export': { entry: ['src/node/*.worker.ts'], project: ['src/**/*.{ts,tsx}'] },
    'packages/redirects': {
      entry: ['src/client/{follow-redirect,missing-fragment,unknown-address}.ts'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'packages/search': {
      entry: ['src/node/*.worker.ts', 'src/client/theme/**/*.tsx'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'packages/snippets': {
      // The theme's components are found by Docusaurus, and main.ts is started by bin/check-snippets.mjs.
      entry: ['src/node/*.worker.ts', 'src/node/{loopback-ports,main}.ts', 'src/client/theme/**/*.tsx'],
      project: ['src/**/*.{ts,tsx}'],
      // Its components are loaded by name (src/node/plugin/highlight.ts).
      ignoreDependencies: ['prismjs'],
    },
    'packages/social-cards': { entry: ['src/node/*.worker.ts'], project: ['src/**/*.{ts,tsx}'] },
  },
  // Exported types serve as documentation.
  exclude: ['types'],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Fonts of the social cards, read as files (packages/social-cards/src/node/fonts.ts).
    '@fontsource/inter',
    '@fontsource/jetbrains-mono',
    // Fonts of the pages (scripts/subset-fonts.ts).
    '@fontsource-variable/inter',
    '@fontsource-variable/jetbrains-mono',
    // Used by vite.config.js of the React apps on 11.x pages (tests/apps.test.ts).
    '@vitejs/plugin-react',
    // Virtual modules of Docusaurus' bundler (@docusaurus/module-type-aliases).
    /^@generated\//,
    /^@theme(-original|-init)?\//,
    /^@docusaurus\/(Head|Link|Translate|router|use[A-Z].*|ComponentCreator|renderRoutes|BrowserOnly|ExecutionEnvironment|constants)$/,
  ],
};

export default config;
