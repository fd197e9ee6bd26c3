import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { TsCheckerRspackPlugin } from 'ts-checker-rspack-plugin';
import { isProduction } from '@typed-docs/utils/is-production';
import { watchConfig } from './watch-config.ts';

/** The used part of webpack-dev-server (https://webpack.js.org/configuration/dev-server/). */
interface DevServer {
  server: { address: () => { port: number } | null };
  options: { host?: string };
  compiler: { hooks: { done: { tap: (name: string, onDone: () => void) => void } } };
}

/**
 * Makes the development server check the types of components, in a separate process that doesn't delay pages, reload
 * the configuration after an edit in `config/`, and report when pages are ready: Docusaurus prints the address before
 * it compiles them.
 */
export default function developmentPlugin({ siteDir, siteConfigPath, baseUrl }: LoadContext): Plugin {
  return {
    name: 'development',
    configureWebpack() {
      if (isProduction()) return {};
      const types = new TsCheckerRspackPlugin({
        // Same as `npm test -- types`, but without tests and scripts.
        typescript: {
          configFile: path.join(siteDir, 'tsconfig.json'),
          configOverwrite: { include: ['src', 'packages/*/src/client'] },
        },
      });
      const devServer = {
        // A module that fails to compile throws its error again when imported, and that overlay would stay.
        client: { overlay: { runtimeErrors: (error: Error) => !error.message.includes('Module build failed') } },
        onListening: (server: DevServer) => {
          watchConfig(siteDir, siteConfigPath);
          announcePages(server, baseUrl);
        },
      };
      // Webpack's types lack `devServer`, which Docusaurus merges into its own configuration.
      return { plugins: [types], devServer } as object;
    },
  };
}

function announcePages({ server, options, compiler }: DevServer, baseUrl: string): void {
  let announced = false;
  compiler.hooks.done.tap('development', () => {
    if (announced) return;
    announced = true;
    const address = `http://${options.host ?? 'localhost'}:${server.address()?.port}${baseUrl}`;
    console.log(`Pages: ready at ${address} after ${process.uptime().toFixed(1)} s; types are still being checked`);
  });
}
