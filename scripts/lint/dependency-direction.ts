import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rule } from 'eslint';

/** Areas of the repository by the start of their paths; the first match counts. */
const areas = {
  client: /^packages\/[\w-]+\/src\/client\//,
  node: /^packages\/[\w-]+\/src\/node\//,
  portable: /^packages\/[\w-]+\/src\//,
  plugins: /^src\/plugins\//,
  site: /^src\//,
  config: /^config\//,
  scripts: /^scripts\//,
  tests: /^tests\//,
  bench: /^bench\//,
  root: /^[^/]+$/,
};

type Area = keyof typeof areas;

/**
 * Allowed imports by area; tests and configuration files may import everything. Types are exempt, because they leave no
 * dependency.
 */
const allowed: Record<Exclude<Area, 'root' | 'tests'>, { areas: readonly Area[]; reason: string }> = {
  portable: { areas: ['portable'], reason: 'Portable code runs in browsers, workers and Node.js.' },
  client: {
    areas: ['portable', 'client'],
    reason: 'A package’s browser code depends on neither Node.js nor the site.',
  },
  node: { areas: ['portable', 'node'], reason: 'A package gets facts about the site as options.' },
  config: { areas: ['config', 'site'], reason: 'Configuration is data.' },
  site: { areas: ['portable', 'client', 'site'], reason: 'Pages read site facts from customFields.' },
  plugins: { areas: ['portable', 'node', 'plugins', 'site'], reason: 'Plugins get site facts as options.' },
  scripts: { areas: ['portable', 'node', 'config', 'plugins', 'site', 'scripts'], reason: 'Scripts run in Node.js.' },
  bench: { areas: ['portable', 'node', 'config', 'scripts', 'bench', 'tests'], reason: 'Benches run in Node.js.' },
};

/** Unit tests may also import the users of the code next to them. */
const inTests: readonly Area[] = ['portable', 'client', 'node', 'config', 'site', 'plugins', 'scripts', 'tests'];

/**
 * Keeps the direction of dependencies: packages never import the site, import each other only through `exports`, and
 * keep browser and Node.js code apart. Sees imports, re-exports, dynamic imports, `require` and `new URL()`.
 */
export const dependencyDirection: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      direction: '{{ from }} may not import {{ to }}. {{ reason }} See the folder map in CONTRIBUTING.md.',
      leaves: 'Import another package by its name, through its `exports`: {{ to }} is outside of {{ own }}.',
      private: '{{ name }} is not in the `exports` of its package.json.',
    },
  },
  create(context) {
    const root = context.cwd;
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    const from = areaOf(file);
    if (!from || from === 'root' || from === 'tests') return {};
    const isTest = /\.test\.tsx?$/.test(file);

    const { areas: permitted, reason } = allowed[from];

    function check(node: { type: string }, specifier: unknown): void {
      if (typeof specifier !== 'string') return;
      const report = (messageId: string, data: Record<string, string>) =>
        context.report({ node: node as Rule.Node, messageId, data });
      const target = resolve(root, file, specifier);
      if (target === undefined) return;
      if (target === null) return report('private', { name: specifier });
      const own = packageOf(file);
      if (own && specifier.startsWith('.') && packageOf(target) !== own) {
        return report('leaves', { to: target, own: `packages/${own}` });
      }
      const to = areaOf(target);
      if (!to || permitted.includes(to) || (isTest && inTests.includes(to) && !(own && !packageOf(target)))) return;
      report('direction', { from: file, to: target, reason });
    }

    return {
      ImportDeclaration: (node) => {
        if ((node as { importKind?: string }).importKind !== 'type') check(node, node.source.value);
      },
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.type === 'Literal' ? node.source.value : undefined),
      'CallExpression[callee.name=require], NewExpression[callee.name=URL][arguments.1]': (
        node: Rule.Node & { type: 'CallExpression' },
      ) => check(node, node.arguments[0]?.type === 'Literal' ? node.arguments[0].value : undefined),
    };
  },
};

function areaOf(file: string): Area | undefined {
  return (Object.keys(areas) as Area[]).find((area) => areas[area].test(file));
}

function packageOf(file: string): string | undefined {
  return /^packages\/([\w-]+)\//.exec(file)?.[1];
}

/** @returns a path from the root; undefined for npm packages, null for anything that our own packages don't export */
function resolve(root: string, file: string, specifier: string): string | null | undefined {
  if (/^\.\.?\//.test(specifier)) return path.posix.join(path.posix.dirname(file), specifier);
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  const [, name, subpath = ''] = /^@typed-docs\/([\w-]+)(\/.*)?$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  const manifest = path.join(root, 'packages', name, 'package.json');
  if (!existsSync(manifest)) return null;
  const exports = (JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, string> }).exports;
  const target = exports[`.${subpath}`];
  return target === undefined ? null : path.posix.join('packages', name, target);
}
