import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createErrorIndex } from './index.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'error-index-'));
  mkdirSync(path.join(root, 'errors'));
  mkdirSync(path.join(root, 'build'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(id: string, message: string, more = ''): void {
  const front = `title: ${id}\ndescription: Of ${id}.\nmessages: ["${message}"]\nwhere: terminal\nversions: [2.x]\nguide: /docs/links#a`;
  writeFileSync(
    path.join(root, `errors/${id}.mdx`),
    `---\n${front}\n${more}---\n\nLead.\n\n## Cause\n\nA.\n\n## Fix\n\nB.\n`,
  );
}

const docs = [{ permalink: '/next/docs/links', title: 'Links' }];
const errors = ['missing-result', 'a', 'b'].map((id) => ({ permalink: `/next/docs/errors/${id}`, title: id }));
const allContent = {
  'docusaurus-plugin-content-docs': {
    default: { loadedVersions: [{ docs }] },
    errors: { loadedVersions: [{ docs: [...errors, { permalink: '/next/docs/errors/secret', unlisted: true }] }] },
  },
} as unknown as AllContent;

async function build(content = allContent) {
  const index = createErrorIndex({ root, folder: 'errors', address: '/docs/errors', versions: ['2.x'] });
  const context = { baseUrl: '/next/', generatedFilesDir: path.join(root, '.docusaurus') } as LoadContext;
  const plugin = index.plugin(context);
  await plugin.loadContent!();
  await plugin.allContentLoaded!({ allContent: content, actions: { createData: async () => {} } as never });
  await plugin.postBuild!({ outDir: path.join(root, 'build') } as never);
  return index;
}

describe('createErrorIndex', () => {
  it('writes the index, without what only pages need, drafts and unlisted entries', async () => {
    write('missing-result', 'Missing result');
    write('secret', 'No such secret');
    write('draft', 'No such draft');
    writeFileSync(path.join(root, 'errors/index.mdx'), '---\ntitle: Errors\n---\n');
    await build();
    expect(JSON.parse(readFileSync(path.join(root, 'build/error-index.json'), 'utf8'))).toEqual([
      {
        id: 'missing-result',
        title: 'missing-result',
        description: 'Of missing-result.',
        messages: ['Missing result'],
        where: 'terminal',
        versions: ['2.x'],
        packages: [],
        address: '/docs/errors/missing-result',
      },
    ]);
  });

  it('names the guide by its title', async () => {
    write('missing-result', 'Missing result');
    const { remark } = await build();
    const tree = { type: 'root' as const, children: [] };
    remark()(tree, { path: path.join(root, 'errors/missing-result.mdx') });
    expect(JSON.stringify(tree)).toContain('"value":"Links"');
  });

  it('rejects duplicate messages, and guides that do not exist', async () => {
    write('a', 'Missing result');
    write('b', 'Missing result');
    await expect(build()).rejects.toThrow('errors/b.mdx:4:1 - the message `Missing result` is also in errors/a.mdx');
    rmSync(path.join(root, 'errors/b.mdx'));
    await expect(build({})).rejects.toThrow('errors/a.mdx:1:1 - `guide`: there is no page at /docs/links#a');
  });

  it('rejects options that miss something, and a folder that does not exist', async () => {
    expect(() => createErrorIndex({ root: '.', folder: 'errors', address: 'x', versions: [] })).toThrow('"root"');
    rmSync(path.join(root, 'errors'), { recursive: true });
    await expect(build()).rejects.toThrow('expected a folder of entries');
    mkdirSync(path.join(root, 'errors'));
  });
});
