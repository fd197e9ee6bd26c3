import { escapeHtml } from '../snippets/reading/paint.ts';

/** Letters that a name may have. */
const maxNameLength = 16;

/** What browsers need to know to search a site. Addresses are full ones. */
export interface SearchDescription {
  title: string;
  /** Address of the page that searches for its parameter `q`. */
  searchUrl: string;
  /** Address that the description itself is served at, so that browsers find a newer one. */
  selfUrl: string;
  iconUrl: string;
}

/** @returns An OpenSearch description document (https://github.com/dewitt/opensearch, version 1.1). */
export function writeSearchDescription({ title, searchUrl, selfUrl, iconUrl }: SearchDescription): string {
  const [name, search, self, icon] = [[...title].slice(0, maxNameLength).join(''), searchUrl, selfUrl, iconUrl].map(
    escapeHtml,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${name}</ShortName>
  <Description>Search the documentation of ${escapeHtml(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${icon}</Image>
  <Url type="text/html" method="get" template="${search}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${self}"/>
</OpenSearchDescription>
`;
}
