// Ejected from @docusaurus/theme-classic 3.10.2. Change: uses PageHeader in the main area; years are h2.

import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import { PageHeader } from '@site/src/components/ui/PageHeader';

function groupByYear(posts: readonly ArchiveBlogPost[]): Map<string, ArchiveBlogPost[]> {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return years;
}

export default function BlogArchivePage({ archive }: Props): ReactNode {
  const title = translate({ id: 'theme.blog.archive.title', message: 'Archive' });
  const description = translate({ id: 'theme.blog.archive.description', message: 'Archive' });
  const { currentLocale } = useDocusaurusContext().i18n;
  const days = new Intl.DateTimeFormat(currentLocale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className="margin-bottom--lg">
          <PageHeader title={title} lead={description} />
          <div className="container">
            <div className="row">
              {[...groupByYear(archive.blogPosts)].map(([year, posts]) => (
                <section key={year} className="col col--4 margin-bottom--lg" aria-labelledby={year}>
                  <Heading as="h2" id={year}>
                    {year}
                  </Heading>
                  <ul>
                    {posts.map(({ metadata }) => (
                      <li key={metadata.permalink}>
                        <Link to={metadata.permalink}>
                          {days.format(new Date(metadata.date))} - {metadata.title}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </div>
        </main>
      </Layout>
    </>
  );
}
