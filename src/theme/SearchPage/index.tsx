import { PageHeader } from '@site/src/components/ui/PageHeader';
import { SearchPage } from '@typed-docs/search/client/page/SearchPage';

export default function SearchPageOfSite() {
  return (
    <SearchPage
      description="Search the guides of every version, the API and the blog of tRPC by name, by error message, or in your own words."
      header={
        <PageHeader
          title="Search"
          lead="Guides of every version, the API and the blog: by name, by error message, or in your own words."
        />
      }
    />
  );
}
