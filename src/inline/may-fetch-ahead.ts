interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** @returns whether to fetch what the reader may need next: not on a slow connection, nor for those who save data */
export function mayFetchAhead(): boolean {
  const { effectiveType, saveData } = (navigator as { connection?: Connection }).connection ?? {};
  // As Docusaurus decides it for the scripts of pages, in a function that it does not export.
  return !saveData && !effectiveType?.includes('2g');
}
