import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { versions } from '../../config/versions.ts';
import {
  checkCut,
  editLibrary,
  editLibraryNames,
  editPackageSets,
  editSidebars,
  editTypeDescriptions,
  editVersions,
  type Cut,
} from './plan-cut.ts';

const cut: Cut = { frozen: '11.x', next: '12.x' };
const ready = { current: '11.x', frozen: ['10.x'], libraries: ['11.x', '10.x'], changedFiles: [], isBuilt: true };
const config = (file: string) => readFileSync(path.resolve(__dirname, '../../config', file), 'utf8');

describe('checkCut', () => {
  it('accepts a later version of a clean, built site', () => {
    expect(checkCut(['12.x'], ready)).toEqual([]);
  });

  it.each([[[]], [['12']], [['12.0']], [['v12']], [['12.x', '13.x']], [['0.x']]])(
    'rejects the arguments %j',
    (args) => {
      expect(checkCut(args, ready)).toEqual([
        expect.stringMatching(/^expected one label such as 12\.x; found .+ Usage: /),
      ]);
    },
  );

  it.each(['11.x', '9.x'])('rejects %s, which is not later', (next) => {
    expect(checkCut([next], ready)).toEqual([expect.stringContaining(`a version later than 11.x`)]);
  });

  it('names every problem, and what to do', () => {
    const problems = checkCut(['12.x'], {
      current: '11.x',
      frozen: ['11.x'],
      libraries: ['11.x', '12.x', '12.x-openapi'],
      changedFiles: ['docs/a.mdx'],
      isBuilt: false,
    });
    expect(problems).toEqual([
      expect.stringContaining('give `current` in config/versions.ts its own label'),
      expect.stringContaining('expected no library/12.x, library/12.x-openapi'),
      expect.stringContaining('commit or restore docs/a.mdx'),
      expect.stringContaining('run `npm run build` first'),
    ]);
  });
});

it('edits config/versions.ts as it is', () => {
  const next = `${Number.parseInt(versions.current.label, 10) + 1}.x`;
  const edited = editVersions(config('versions.ts'), { frozen: versions.current.label, next });
  expect(edited).toContain(`  current: { label: '${next}', badge: false },\n  '${versions.current.label}': { label: `);
  expect(() => editVersions('', cut)).toThrow("config/versions.ts: expected a line `  current: { label: '11.x'");
});

it('copies the package sets, and what frozen pages need of their originals', () => {
  const source = `export const packageSets = {\n  '11.x': {\n    '11.x-openapi': ['client/openapi'],\n  },\n};\nexport const installedBefore = {\n  'docs/upgrade.mdx': '10.x',\n};\n`;
  expect(editPackageSets(source, cut)).toBe(
    source
      .replace("  '11.x': {", "  '12.x': {\n    '12.x-openapi': ['client/openapi'],\n  },\n  '11.x': {")
      .replace('};\n', '};\n')
      .replace(
        "  'docs/upgrade.mdx': '10.x',\n",
        "  'docs/upgrade.mdx': '10.x',\n  'versioned_docs/version-11.x/upgrade.mdx': '10.x',\n",
      ),
  );
  const label = versions.current.label;
  expect(editPackageSets(config('package-sets.ts'), { frozen: label, next: '99.x' })).toContain(`'99.x-`);
});

it('copies the descriptions of type tables', () => {
  const described = (text: string) => ({ shelf: { Options: { size: text } } });
  const source = { '11.x': described('One.'), '11.x-react': described('Two.'), '10.x': described('Three.') };
  expect(JSON.parse(editTypeDescriptions(JSON.stringify(source), cut))).toEqual({
    '12.x': described('One.'),
    '12.x-react': described('Two.'),
    ...source,
  });
});

it('renames the libraries that pages name, and no text', () => {
  expect(
    editLibraryNames(
      'library: 11.x\n```ts library=11.x-react-query {1}\n<TypeTable library="11.x" /> library=11.x.y In library 11.x',
      cut,
    ),
  ).toBe(
    'library: 12.x\n```ts library=12.x-react-query {1}\n<TypeTable library="12.x" /> library=11.x.y In library 11.x',
  );
});

it('renames a library', () => {
  expect(
    editLibrary('{\n  "name": "library-11.x-openapi",\n  "description": "For 11.x.",\n  "a": "11.x"\n}', cut),
  ).toBe('{\n  "name": "library-12.x-openapi",\n  "description": "For 12.x.",\n  "a": "11.x"\n}');
});

it('leaves the API reference out of frozen sidebars', () => {
  const docs = [
    'intro',
    { type: 'category', link: { id: 'typedoc/index' } },
    { type: 'doc', id: 'typedoc/a' },
    { label: 'Server' },
  ];
  expect(JSON.parse(editSidebars(JSON.stringify({ docs }), 'typedoc'))).toEqual({
    docs: ['intro', { label: 'Server' }],
  });
});
