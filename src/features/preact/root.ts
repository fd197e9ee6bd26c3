// In place of `react-dom/client` where Docusaurus renders the page.

import type { ReactNode } from 'react';
import type { ErrorInfo, HydrationOptions, Root } from 'react-dom/client';
import { createRoot, hydrateRoot as hydrate } from 'preact/compat/client';

/**
 * Takes over a page as served. Where it differs from what is rendered, Preact mends it and is silent; here it is told, as
 * React does.
 */
function hydrateRoot(container: Element, app: ReactNode, { onRecoverableError }: HydrationOptions): Root {
  // What React writes in front of the page for images of the first window. They are there by now, and Preact would take
  // what follows for another element, and move it, with which it loses the focus.
  for (const preload of container.querySelectorAll(':scope > link')) preload.remove();
  const observer = new MutationObserver(() => {});
  observer.observe(container, { childList: true, characterData: true, characterDataOldValue: true, subtree: true });
  const root = hydrate(container, app as Parameters<typeof hydrate>[1]) as Root;
  const [mended] = observer.takeRecords().flatMap((change) => describeMend(change) ?? []);
  observer.disconnect();
  if (mended !== undefined) {
    onRecoverableError?.(new Error(`The page as served differs from what is rendered: ${mended}`), {} as ErrorInfo);
  }
  return root;
}

/**
 * @returns undefined for what is none: React leaves comments between texts, and no empty texts; what stands in a `noscript`
 *   is a text to browsers with scripts
 */
function describeMend({ target, oldValue, addedNodes, removedNodes }: MutationRecord): string | undefined {
  if (target.nodeType === Node.TEXT_NODE) return `${quote(oldValue)} became ${quote(target.textContent)}`;
  if ((target as Element).localName === 'noscript') return undefined;
  const describe = (sign: string, nodes: NodeList) =>
    [...nodes]
      .filter((node) => node.nodeType !== Node.COMMENT_NODE && !(node instanceof Text && node.data === ''))
      .map((node) => `${sign}${node instanceof Element ? `<${node.localName}>` : quote(node.textContent)}`);
  const changes = [...describe('-', removedNodes), ...describe('+', addedNodes)];
  return changes.length > 0 ? `${changes.join(' ')} in <${(target as Element).localName}>` : undefined;
}

const quote = (text: string | null) => JSON.stringify(text?.slice(0, 80));

// Docusaurus takes the whole module.
export default { createRoot, hydrateRoot };
