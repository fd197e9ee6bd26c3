interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether prefetching is acceptable: not on slow connections or with Data Saver on. */
export function mayPrefetch(): boolean {
  const { effectiveType, saveData } = (navigator as { connection?: Connection }).connection ?? {};
  // Mirrors Docusaurus' own rule for page scripts, which it does not export.
  return !saveData && !effectiveType?.includes('2g');
}
