import path from 'node:path';
import { createLinter, loadTextlintrc } from 'textlint';
import { expect, it } from 'vitest';

/** With the terms of this site, of which “anew” is one. */
async function lint(text: string): Promise<string[]> {
  const descriptor = await loadTextlintrc({ configFilePath: path.resolve(__dirname, '../../.textlintrc.cjs') });
  const { messages } = await createLinter({ descriptor }).lintText(text, 'page.mdx');
  return messages.map(({ message, loc }) => `${loc.start.line}:${loc.start.column} ${message}`);
}

const message = 'Incorrect term: “anew”, use “again” instead';

it('reads the texts of front matter', async () => {
  const page = `---
id: anew
title: Starts anew
description: >-
  From the first step
  to anew.
sidebar_label: 'Begin anew'
slug: /anew
---

Text.
`;
  expect(await lint(page)).toEqual([`3:15 ${message}`, `6:6 ${message}`, `7:23 ${message}`]);
});

it('reads the texts of components and images once, at any depth', async () => {
  const page = `# Page

<Tabs groupId="anew">
<TabItem value="anew" label="Anew">

- <Term href="anew" title='anew'>text</Term> that starts <Term label="anew" /> in a line
- ![anew](anew.png)

</TabItem>
</Tabs>
`;
  const places = ['4:30', '6:28', '6:71', '7:5'];
  expect((await lint(page)).map((one) => one.split(' ')[0])).toEqual(places);
});

it('still reads paragraphs, and leaves code and quotes alone', async () => {
  const page = `<Term label="again">anew</Term> and \`label="anew"\`

\`\`\`tsx
<Term label="anew" />
\`\`\`

> <Term label="anew">Quote</Term>
`;
  expect(await lint(page)).toEqual([`1:21 ${message}`]);
});
