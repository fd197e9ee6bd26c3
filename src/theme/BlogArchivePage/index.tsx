// Ejected from @docusaurus/theme-classic 3.10.2. Change: uses PageHeader in the main area; years are h2; posts are rows
// with their description.

import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import { PageHeader } from '@site/src/components/ui/PageHeader';
import styles from './styles.module.css';

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
  const { currentLocale } = useDocusaurusContext().i18n;
  const days = new Intl.DateTimeFormat(currentLocale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const years = [...groupByYear(archive.blogPosts)];
  const lead = `All ${archive.blogPosts.length} blog posts since ${years.at(-1)?.[0] ?? 'the beginning'}, newest first.`;
  return (
    <>
      <PageMetadata title={title} description={lead} />
      <Layout>
        <main className="margin-bottom--lg">
          <PageHeader title={title} lead={lead} />
          <div className="container">
            {years.map(([year, posts]) => (
              <section key={year} className={styles.year} aria-labelledby={year}>
                <Heading as="h2" id={year}>
                  {year}
                </Heading>
                <ul>
                  {posts.map(({ metadata }) => (
                    <li key={metadata.permalink}>
                      <time dateTime={metadata.date}>{days.format(new Date(metadata.date))}</time>
                      <div>
                        <Link to={metadata.permalink}>{metadata.title}</Link>
                        <p>{metadata.description}</p>
                      </div>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </main>
      </Layout>
    </>
  );
}
