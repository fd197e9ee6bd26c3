import { describe, expect, it } from 'vitest';
import { extractPage } from '@typed-docs/snippets/page';
import { assembleProject } from './support/page-project.ts';

const page = extractPage(
  `
~~~ts title="server.ts"
export const step = 1;
~~~
~~~ts title="server.ts"
// @include: nothing-of-this
export const step = 1; // [!code --]
export const step = 2; // [!code ++]
// ---cut---
console.log('shown');
// @filename: client.ts
import './server';
~~~
~~~ts title="client.ts"
// @errors: 2322
const step: string = 3;
~~~
~~~json title="package.json"
{}
~~~
~~~bash title="Terminal window"
npm start
~~~
~~~ts title="server.ts" library=10.x
old();
~~~
`.replaceAll('~~~', '```'),
  'docs/quickstart.mdx',
  '11.x',
);

describe('assembleProject', () => {
  it('gives the files that a reader has in the end', () => {
    expect(assembleProject(page)).toEqual({
      'server.ts': "console.log('shown');\n",
      'client.ts': "import './server';\n",
      'package.json': '{}\n',
    });
  });

  it('gives the files that are named, at the step that is named', () => {
    expect(assembleProject(page, [{ title: 'server.ts', nth: 1 }])).toEqual({
      'server.ts': 'export const step = 1;\n',
    });
  });

  it('says what the page has instead', () => {
    expect(() => assembleProject(page, ['sever.ts'])).toThrow(
      'docs/quickstart.mdx has no block titled "sever.ts"; titles are server.ts, package.json, Terminal window',
    );
    expect(() => assembleProject(page, [{ title: 'server.ts', nth: 3 }])).toThrow('(number 3 of 2)');
  });
});
