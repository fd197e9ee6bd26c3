import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // Its plugin would start ours outside of Docusaurus; what the configuration imports is found without it.
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
    // Bundled into every page, and for redirect pages.
    'plugins/deferred-hydration/client/loader.ts',
    'plugins/redirects/client/follow-redirect.ts',
    // Loaded through tsx, in threads and processes.
    'plugins/**/*.worker.ts',
    // Translated into each process that runs a sample.
    'plugins/shared/snippets/loopback-ports.ts',
    'mcp/main.ts',
    'tests/support/ensure-chromium.ts',
  ],
  project: ['{config,core,mcp,plugins,scripts,src,tests}/**/*.{ts,tsx}', '*.ts'],
  ignore: ['tests/fixtures/**'],
  // Exported shapes are documentation; a function or value that nobody imports is not.
  exclude: ['types'],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // The fonts of the social cards, read as files (plugins/social-cards/fonts.ts).
    '@fontsource/inter',
    '@fontsource/jetbrains-mono',
    // Builds the React apps of the 11.x pages, whose vite.config.js names it (tests/apps.test.ts).
    '@vitejs/plugin-react',
    // Names that Docusaurus' bundler makes up (@docusaurus/module-type-aliases).
    /^@generated\//,
    /^@theme(-original|-init)?\//,
    /^@docusaurus\/(Head|Link|Translate|router|use[A-Z].*|ComponentCreator|renderRoutes|BrowserOnly|ExecutionEnvironment|constants)$/,
  ],
};

export default config;
