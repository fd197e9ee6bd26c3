import Link from '@docusaurus/Link';
import { PageHeader } from '@site/src/components/ui/PageHeader';
import { SearchPage } from '@typed-docs/search/client/page/SearchPage';

/** Uses the header of this site's other pages. */
export default function SearchPageOfSite() {
  return (
    <SearchPage
      header={
        <PageHeader
          title="Search"
          lead="Search guides for every version, the API reference and the blog by name, error message, or in your own words."
        />
      }
      moreLinks={
        <li>
          <Link to="/blog/archive">All blog posts</Link>
        </li>
      }
    />
  );
}
