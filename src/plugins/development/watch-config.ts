import { readdirSync, statSync, watch } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Below the 500 ms for which Docusaurus collects changes, so that a checkout reloads once. */
const delay = 200;

/**
 * Reloads the configuration after an edit in `config/`. Docusaurus watches only the configuration file, not the modules
 * it imports (https://github.com/facebook/docusaurus/issues/5039), so this sets the modification time of that file. Its
 * text stays as it is.
 *
 * @returns stops watching
 */
export function watchConfig(siteDir: string, configFile: string): () => void {
  const { cache } = createRequire(configFile);
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const reload = () => {
    const files = [...changed].sort();
    changed.clear();
    console.log(`${files.join(', ')} changed: reloading the configuration`);
    // Docusaurus evaluates imported TypeScript again, but gets imported JSON from the cache of Node.js.
    for (const file of files) Reflect.deleteProperty(cache, path.join(siteDir, file));
    const now = new Date();
    utimes(configFile, now, now).catch(console.error);
  };
  // Folders instead of files, because Git and many editors replace a file instead of writing to it.
  const watchers = listFolders(path.join(siteDir, 'config')).map((folder) =>
    watch(folder, (_event, name) => {
      if (!name || !isConfiguration(name)) return;
      changed.add(path.relative(siteDir, path.join(folder, name)));
      clearTimeout(timer);
      timer = setTimeout(reload, delay);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

function listFolders(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((entry) => path.join(folder, entry));
  return [folder, ...entries.filter((entry) => statSync(entry).isDirectory())];
}

/** False for tests and the temporary files of editors. */
const isConfiguration = (name: string) => /^[^.].*\.(ts|json)$/.test(name) && !name.endsWith('.test.ts');
