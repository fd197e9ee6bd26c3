import { describe, expect, it } from 'vitest';
import { addVersions, findDependencies, findInstalls, findPackageCommands } from './installs.ts';
import { extractPage } from './page.ts';

const blockOf = (lang: string, ...lines: string[]) =>
  extractPage(['```' + lang, ...lines, '```'].join('\n'), 'docs/a.mdx', '11.x').blocks[0]!;
const installs = (...lines: string[]) => findInstalls(blockOf('bash', ...lines)).map(({ text }) => text);

describe('findInstalls', () => {
  it('reads the install commands of all package managers', () => {
    expect(installs('npm install a', 'npm i b', 'pnpm add c', 'yarn add d', 'bun add e')).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
  });

  it('reads prompts, options, quotes, chains, comments and continued lines', () => {
    expect(
      installs(
        '$ npm install -D typescript@5 "next@>=15" --save-exact # and more',
        'cd shelf && npm add @trpc/server@^11; yarn add -w packages/a zod',
        'npm install \\',
        '  @trpc/client@11 \\',
        '  ws',
        'echo done',
      ),
    ).toEqual(['typescript@5', 'next@>=15', '@trpc/server@^11', 'zod', '@trpc/client@11', 'ws']);
  });

  it('takes no other command for an install', () => {
    expect(
      installs('npx create-next-app@latest', 'npm run install a', 'npm install', '# npm install a', 'pnpm dlx b'),
    ).toEqual([]);
  });

  it('knows the place and the version of a package, and no lines that a diff removes', () => {
    expect(findInstalls(blockOf('bash', 'npm install a # [!code --]', 'npm install  @s/b@^1.2'))).toEqual([
      { name: '@s/b', spec: '^1.2', text: '@s/b@^1.2', path: 'docs/a.mdx', line: 3, column: 14 },
    ]);
  });
});

describe('findPackageCommands', () => {
  it('reads what each command does, and its flags', () => {
    const block = blockOf(
      'bash',
      'npm uninstall a && npm i -D --save-exact b \\',
      '  -w packages/c d',
      'yarn remove e',
    );
    const commands = findPackageCommands(block).map(({ manager, action, flags, packages, line, column }) => ({
      place: `${line}:${column}`,
      what: [manager, action, ...flags, ...packages.map(({ name }) => name)].join(' '),
    }));
    expect(commands).toEqual([
      { place: '2:1', what: 'npm uninstall a' },
      { place: '2:20', what: 'npm install -D --save-exact b d' },
      { place: '4:1', what: 'yarn uninstall e' },
    ]);
  });
});

describe('addVersions', () => {
  const versions = new Map(Object.entries({ zod: '4.6.7', '@trpc/server': '11.25.2', '@types/node': '20.19.43' }));
  const added = (...lines: string[]) =>
    addVersions(blockOf('bash', ...lines), (name) => versions.get(name)).map(({ text }) => text);

  it.each(['npm install', 'npm i -D', 'pnpm add --save-dev', 'yarn add --dev', 'bun add -d'])('to `%s`', (command) => {
    expect(added(`$ ${command} @trpc/server zod # both`)).toEqual([
      `$ ${command} @trpc/server@11.25.2 zod@4.6.7 # both`,
    ]);
  });

  it('in continued lines, in quotes, in chains and in lines that a diff adds', () => {
    expect(
      added(
        'npm install \\',
        '  "@trpc/server" \\',
        "  'zod'",
        'cd zod && npm i zod --save-exact @types/node # [!code ++]',
      ),
    ).toEqual([
      'npm install \\',
      '  "@trpc/server@11.25.2" \\',
      "  'zod@4.6.7'",
      'cd zod && npm i zod@4.6.7 --save-exact @types/node@20.19.43 # [!code ++]',
    ]);
  });

  it('to nothing else', () => {
    const lines = ['npm install zod@3 left-pad', 'npm uninstall zod', 'npx zod', 'npm install', '# npm install zod'];
    expect(added(...lines)).toEqual(lines);
  });
});

describe('findDependencies', () => {
  it('reads a package.json, and no other JSON', () => {
    const lines = ['{', '  "dependencies": { "zod": "^4" }', '}'];
    const parsed: unknown = JSON.parse(lines.join(''));
    expect(findDependencies(blockOf('json title="package.json"', ...lines), parsed)).toMatchObject([
      { name: 'zod', spec: '^4', line: 3, column: 21 },
    ]);
    expect(findDependencies(blockOf('json title="tsconfig.json"', ...lines), parsed)).toEqual([]);
  });
});
