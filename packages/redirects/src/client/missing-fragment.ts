// Script of pages that were opened with a fragment that none of their elements has.

import { decode } from '@typed-docs/utils/decode';
import { findNearestHeading, type Heading } from '../nearest-heading.ts';

/** Headings and their former ids, which are `<a id>` before them. */
function readHeadings(article: Element): (Heading & { label: string })[] {
  return [...article.querySelectorAll<HTMLElement>('h2[id], h3[id], h4[id], h5[id], h6[id], a[id]')].map((element) => {
    const isHeading = element.matches('h2, h3, h4, h5, h6');
    const text = isHeading ? readText(element) : '';
    return { id: element.id, text, label: text || element.id };
  });
}

/** Without the link to the heading itself. */
function readText(heading: HTMLElement): string {
  const copy = heading.cloneNode(true) as HTMLElement;
  for (const link of copy.querySelectorAll('.hash-link')) link.remove();
  return copy.textContent!.trim();
}

/** Outside of React's root, so that hydration finds the page as the server rendered it. */
function showNote(...content: (Node | string)[]): void {
  const note = document.createElement('div');
  note.setAttribute('data-fragment-note', '');
  note.setAttribute('role', 'status');
  const text = document.createElement('p');
  text.append(...content);
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.onclick = () => note.remove();
  note.append(close);
  document.body.append(note);
  // Screen readers announce changes of a status, not what it contains when it appears.
  setTimeout(() => note.prepend(text));
}

function emphasize(text: string): HTMLElement {
  return Object.assign(document.createElement('b'), { textContent: text });
}

const article = document.querySelector('article');
if (article) {
  const fragment = decode(location.hash.slice(1));
  const heading = findNearestHeading(fragment, readHeadings(article)) as (Heading & { label: string }) | undefined;
  if (heading) {
    location.replace(`#${encodeURIComponent(heading.id)}`);
    showNote(
      'No section has the address ',
      emphasize(`#${fragment}`),
      '. The closest one is ',
      emphasize(heading.label),
      '.',
    );
  } else {
    showNote('This page has no section with the address ', emphasize(`#${fragment}`), '.');
  }
}
