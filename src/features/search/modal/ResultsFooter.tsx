import { useContext } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { searchParameters } from '@site/core/search/address';
import { useSearchSite } from '../useSearchSite';
import { useDefaultVersion } from '../useVersions';
import { OutcomeContext } from './outcome';

/** Leads to the page with all results of the query and version at hand. */
export function ResultsFooter() {
  const { query, version, outcome, onClose } = useContext(OutcomeContext);
  const { baseUrl, algolia } = useSearchSite();
  const defaultVersion = useDefaultVersion();
  if (outcome?.status !== 'answered') return null;
  const address = searchParameters({ query, version: version === defaultVersion ? undefined : version });
  return (
    <Link to={`${baseUrl}${algolia.searchPagePath}?${new URLSearchParams(address)}`} onClick={onClose}>
      {/* Not DocSearch's own count, to which it adds that of every search before. */}
      <Translate id="theme.SearchBar.seeAll" values={{ count: outcome.count }}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
