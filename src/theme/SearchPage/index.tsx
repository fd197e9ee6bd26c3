import Link from '@docusaurus/Link';
import { PageHeader } from '@site/src/components/ui/PageHeader';
import { SearchPage } from '@typed-docs/search/client/page/SearchPage';

/** Has the header of this site's other pages. */
export default function SearchPageOfSite() {
  return (
    <SearchPage
      header={
        <PageHeader
          title="Search"
          lead="Guides of every version, the API and the blog: by name, by error message, or in your own words."
        />
      }
      moreLinks={
        <li>
          <Link to="/blog/archive">All posts of the blog</Link>
        </li>
      }
    />
  );
}
