export const openSearchFile = 'opensearch.xml';

interface OpenSearchSite {
  title: string;
  /** Without a trailing slash. */
  siteUrl: string;
  favicon?: string;
  pagePath: string;
}

/** Lets browsers offer the site as a search engine: https://developer.mozilla.org/docs/Web/XML/Guides/OpenSearch */
export function openSearchDescription({ title, siteUrl, favicon, pagePath }: OpenSearchSite): string {
  const name = escapeXml(title);
  const icon =
    favicon && `  <Image width="16" height="16" type="image/x-icon">${escapeXml(`${siteUrl}/${favicon}`)}</Image>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${name}</ShortName>
  <Description>Search ${name}</Description>
  <InputEncoding>UTF-8</InputEncoding>
${icon ?? ''}  <Url type="text/html" method="get" template="${escapeXml(`${siteUrl}/${pagePath}`)}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(`${siteUrl}/${openSearchFile}`)}"/>
</OpenSearchDescription>
`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
