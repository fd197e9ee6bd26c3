import type { AskedAddress } from '../../../core/redirects/asked-address.ts';

/** What the script of the page, which is in another bundle, has shown before React came. */
export const shown = (typeof window === 'undefined' ? {} : window) as { askedAddress?: AskedAddress };

/** Puts into the page as it was served what NotFoundPage shows once React is there, and keeps it for React. */
export function showAskedAddress(asked: AskedAddress, baseUrl: string): void {
  const { path, nearest, summary } = asked;
  shown.askedAddress = asked;
  fill('path', path);
  fill('summary', summary);
  fill(
    'nearest',
    ...nearest.map((page) => {
      const link = Object.assign(create('a', page.title), { href: baseUrl + page.path.slice(1) });
      const item = document.createElement('li');
      item.append(link, create('span', page.path));
      return item;
    }),
  );
}

function fill(name: string, ...content: (Node | string)[]): void {
  document.querySelector(`[data-asked=${name}]`)?.replaceChildren(...content);
}

function create<Tag extends 'a' | 'span'>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { textContent: text });
}
