import { decode } from '@typed-docs/utils/decode';
import { readRequestedAddress } from '../requested-address.ts';
import { addressesFile, findLocale, type KnownAddresses } from '../find-address.ts';

export async function fetchAddresses(baseUrl: string): Promise<KnownAddresses> {
  try {
    const response = await fetch(baseUrl + addressesFile, { priority: 'low' });
    if (response.ok) return (await response.json()) as KnownAddresses;
  } catch {
    // Offline readers still see that the page was not found.
  }
  return { targets: {}, titles: {} };
}

/** @param requested path without the base path, percent-encoded */
export async function showRequestedAddress(requested: string, known: KnownAddresses, baseUrl: string): Promise<void> {
  const yieldToReader = () => new Promise<void>((resolve) => setTimeout(resolve));
  const locale = findLocale(requested, known);
  const { words, nearest, summary } = await readRequestedAddress(locale.requested, locale.known, yieldToReader);
  const field = document.querySelector<HTMLInputElement>('main input');
  if (field?.value === '') field.value = words;
  fill('path', decode(requested));
  fill('summary', summary);
  fill(
    'suggestions',
    ...nearest.map((page) => {
      const path = locale.folder + page.path;
      const link = Object.assign(create('a', page.title), { href: baseUrl + path.slice(1) });
      const item = document.createElement('li');
      item.append(link, create('span', path));
      return item;
    }),
  );
}

function fill(name: string, ...content: (Node | string)[]): void {
  document.querySelector(`[data-not-found=${name}]`)?.replaceChildren(...content);
}

function create<Tag extends 'a' | 'span'>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { textContent: text });
}
