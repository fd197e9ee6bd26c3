import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // Knip's plugin would run our plugins outside Docusaurus; it finds the imports of the configuration without it.
  docusaurus: false,
  entry: [
    'docusaurus.config.ts',
    'sidebars.ts',
    'scripts/*.ts',
    'src/client-modules/*.ts',
    'src/inline/unknown-address.ts',
    'src/pages/**/*.tsx',
    'src/theme/**/*.{ts,tsx}',
    'plugins/*/index.ts',
    // Bundled into pages and redirect pages.
    'plugins/deferred-hydration/client/loader.ts',
    'plugins/redirects/client/follow-redirect.ts',
    // Loaded through tsx in threads and processes.
    'plugins/**/*.worker.ts',
    // Compiled into each process that runs a sample.
    'plugins/shared/snippets/loopback-ports.ts',
    'mcp/main.ts',
    'tests/support/ensure-chromium.ts',
  ],
  project: ['{config,core,mcp,plugins,scripts,src,tests}/**/*.{ts,tsx}', '*.ts'],
  ignore: ['tests/fixtures/**'],
  // Exported types serve as documentation.
  exclude: ['types'],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Fonts of the social cards, read as files (plugins/social-cards/fonts.ts).
    '@fontsource/inter',
    '@fontsource/jetbrains-mono',
    // Used by vite.config.js of the React apps on 11.x pages (tests/apps.test.ts).
    '@vitejs/plugin-react',
    // Virtual modules of Docusaurus' bundler (@docusaurus/module-type-aliases).
    /^@generated\//,
    /^@theme(-original|-init)?\//,
    /^@docusaurus\/(Head|Link|Translate|router|use[A-Z].*|ComponentCreator|renderRoutes|BrowserOnly|ExecutionEnvironment|constants)$/,
  ],
};

export default config;
