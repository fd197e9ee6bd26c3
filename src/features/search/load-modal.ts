/** Loads the code and the styles of DocSearch's modal; a second call waits for the first, and a failed one is repeated. */
export async function loadModal() {
  const [modal] = await Promise.all([
    import('./modal/DocSearch').then(({ DocSearch }) => DocSearch),
    import('@docsearch/react/style'),
  ]);
  return modal;
}
