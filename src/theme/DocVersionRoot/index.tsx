// Wraps theme-classic's component. Change: adds canonical links and `noindex` (config/search-engines.ts).

import { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type { Props } from '@theme/DocVersionRoot';
import { useSearchEngineRules } from '@site/src/hooks/useSearchEngineRules';

function SearchEngineTags(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { canonical, noIndex } = useSearchEngineRules();
  return (
    <Head>
      {canonical && <link rel="canonical" href={siteConfig.url + canonical} />}
      {noIndex && <meta name="robots" content="noindex, follow" />}
    </Head>
  );
}

export default function DocVersionRootWithSearchEngineTags(props: Props): ReactNode {
  return (
    <>
      <DocVersionRoot {...props} />
      <SearchEngineTags />
    </>
  );
}
