import { expect, it } from 'vitest';
import { checkDependencies, checkInstalls } from './check-installs.ts';
import type { Library } from './library.ts';

const library = {
  documented: ['@trpc/*'],
  manifest: 'library/11.x/package.json',
  versions: new Map(Object.entries({ '@trpc/server': '11.25.2', zod: '4.6.7' })),
} as unknown as Library;
const place = { path: 'docs/a.mdx', line: 3, column: 13 };
const named = (name: string, spec?: string) => ({
  ...place,
  name,
  ...(spec && { spec }),
  text: spec ? `${name}@${spec}` : name,
});

it('accepts packages of the library without a version', () => {
  expect(checkInstalls([named('@trpc/server'), named('zod')], library)).toEqual([]);
});

it.each(['3', '4.6.7', 'latest'])('has the version %s left out', (spec) => {
  const message = `\`zod@${spec}\`: omit the version; the page shows \`zod@4.6.7\`, as in library/11.x/package.json`;
  expect(checkInstalls([named('zod', spec)], library)).toEqual([{ ...place, message }]);
});

it('says where to add a package', () => {
  const message =
    '`tsx`: library/11.x/package.json has no version of tsx. Add an exact version to `devDependencies` there, and run ' +
    '`npm install --package-lock-only` in that folder. If the block is about another library, name that library in the fence: ' +
    '`library=…`';
  expect(checkInstalls([named('tsx')], library)).toEqual([{ ...place, message }]);
});

it('compares the versions of a package.json with those of the library', () => {
  const fitting = [named('zod', '^4.0.0'), named('@trpc/server', '11.25.2'), named('left-pad', '^1')];
  expect(checkDependencies(fitting, library)).toEqual([]);
  const wrong = [named('zod', '^3'), named('@trpc/server', '11.19.0'), named('@trpc/react', '9')];
  expect(checkDependencies(wrong, library).map(({ message }) => message)).toEqual([
    '`zod@^3` does not match library/11.x/package.json; write `4.6.7`, or a range that includes it',
    '`@trpc/server@11.19.0` does not match library/11.x/package.json; write `11.25.2`, or a range that includes it',
    expect.stringContaining('library/11.x/package.json has no version of @trpc/react'),
  ]);
});
