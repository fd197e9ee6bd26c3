// Ejected from @docusaurus/theme-classic 3.10.2. Change: adds a description; authors are cards that list their posts.

import { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import AuthorSocials from '@theme/Blog/Components/Author/Socials';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import styles from './styles.module.css';

const description = 'The authors of the blog posts.';

export default function BlogAuthorsListPage({ authors, sidebar }: Props): ReactNode {
  const title = translate({ id: 'theme.blog.authorsList.pageTitle', message: 'Authors' });
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}
    >
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="blog_authors_list" />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.header}>
          <Heading as="h1">{title}</Heading>
          <p>{description}</p>
        </header>
        <ul className={styles.authors}>
          {authors.map((author) => (
            <li key={author.key} className={styles.author}>
              <Heading as="h2" translate="no">
                {author.name}
              </Heading>
              {author.title && <p className={styles.role}>{author.title}</p>}
              {author.description && <p>{author.description}</p>}
              <div className={styles.links}>
                {author.page && (
                  <Link to={author.page.permalink}>
                    {author.count === 1 ? 'The post' : `All ${author.count} posts`}
                    <span className={styles.of}> by {author.name}</span>
                  </Link>
                )}
                <AuthorSocials author={author} />
              </div>
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
