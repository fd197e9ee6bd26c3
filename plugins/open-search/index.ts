import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { writeSearchDescription } from '../../core/open-search/description.ts';

export interface OpenSearchOptions {
  /** Where the page is that searches for its parameter `q`, below the base path, without a slash in front. */
  searchPagePath: string;
}

const fileName = 'opensearch.xml';

/**
 * Lets browsers search the site from their address bar. The search theme of Docusaurus can do it too, but only for a site
 * that has credentials of the hosted search service.
 */
export default function openSearchPlugin(
  { siteConfig, outDir }: LoadContext,
  { searchPagePath }: OpenSearchOptions,
): Plugin {
  const { title, url, baseUrl, favicon = '' } = siteConfig;
  return {
    name: 'open-search',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title,
            href: `${baseUrl}${fileName}`,
          },
        },
      ],
    }),
    async postBuild() {
      const site = `${url}${baseUrl}`;
      const description = writeSearchDescription({
        title,
        searchUrl: `${site}${searchPagePath}`,
        selfUrl: `${site}${fileName}`,
        iconUrl: `${site}${favicon}`,
      });
      await writeFile(path.join(outDir, fileName), description);
    },
  };
}

export function validateOptions({ options }: OptionValidationContext<OpenSearchOptions, OpenSearchOptions>) {
  if (typeof options.searchPagePath !== 'string' || options.searchPagePath.startsWith('/')) {
    throw new Error(
      `open-search: the option "searchPagePath" must be an address below the base path, such as 'search', but it is ` +
        `${JSON.stringify(options.searchPagePath)}.`,
    );
  }
  // Docusaurus gives the id only through its own validation; a plugin that stands once has this one.
  return { id: 'default', ...options };
}
