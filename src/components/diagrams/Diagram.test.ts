import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { Diagram } from './Diagram.tsx';
import { diagrams } from './definitions/index.ts';
import { stepsOf } from './layout.ts';

const render = (props: Parameters<typeof Diagram>[0]) => load(renderToStaticMarkup(createElement(Diagram, props)));

it.each(Object.entries(diagrams))('renders %s as a picture, and its steps as a list', (_name, diagram) => {
  const $ = render({ diagram });
  const picture = $('[aria-hidden="true"]');
  expect($('figure > div > figcaption').text()).toBe(diagram.caption.replaceAll('`', ''));
  expect(picture.text().length).toBeGreaterThan(20);
  expect(
    $('details li')
      .toArray()
      .map((item) => $(item).text()),
  ).toEqual(stepsOf(diagram).map(({ text }) => text.replaceAll('`', '')));
  // Several diagrams may be on one page.
  expect($('[id]')).toHaveLength(0);
  expect(picture.find('a, button, [tabindex]')).toHaveLength(0);
});

it('emphasizes the steps that the page is about', () => {
  const $ = render({ diagram: diagrams['request-lifecycle'], focus: 'context' });
  const states = $('[data-state]')
    .toArray()
    .map((row) => $(row).attr('data-state'));
  expect(states).toEqual(
    diagrams['request-lifecycle'].steps.map(({ part }) => (part === 'context' ? 'focus' : 'aside')),
  );
});

it('knows every file by its name', () => {
  const files = readdirSync(path.join(import.meta.dirname, 'definitions')).filter((file) => file !== 'index.ts');
  expect(Object.keys(diagrams).map((name) => `${name}.ts`)).toEqual(files.sort());
});
