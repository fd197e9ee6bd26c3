/** Uses the properties that Google documents: https://developers.google.com/search/docs/appearance/structured-data */
export type Thing = { readonly '@type': string } & { readonly [property: string]: unknown };

export interface Publisher {
  name: string;
  url: string;
  logo: string;
}

export function organization({ name, url, logo }: Publisher): Thing {
  return { '@type': 'Organization', name, url, logo: { '@type': 'ImageObject', url: logo } };
}

/** @param items from the home page to the page itself */
export function breadcrumbList(items: readonly { name: string; url: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, url }, i) => ({ '@type': 'ListItem', position: i + 1, name, item: url })),
  };
}

export interface ArticleFacts {
  url: string;
  headline: string;
  description: string;
  language: string;
  /** Undefined in docs without versions. */
  version: string | undefined;
  image?: string;
  /** In milliseconds. */
  modified?: number;
  publisher: Publisher;
}

export function techArticle(facts: ArticleFacts): Thing {
  const { url, headline, description, language, version, image, modified, publisher } = facts;
  return {
    '@type': 'TechArticle',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline,
    description,
    inLanguage: language,
    ...(version !== undefined && { version }),
    ...(image !== undefined && { image }),
    ...(modified !== undefined && { dateModified: new Date(modified).toISOString() }),
    author: organization(publisher),
    publisher: organization(publisher),
    isPartOf: { '@type': 'WebSite', name: publisher.name, url: publisher.url },
  };
}

export function webSite(site: { publisher: Publisher; description: string; searchUrl: string }): Thing {
  const { publisher, description, searchUrl } = site;
  return {
    '@type': 'WebSite',
    '@id': publisher.url,
    url: publisher.url,
    name: publisher.name,
    description,
    publisher: organization(publisher),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** @param posting from `useBlogPostStructuredData`, which treats authors as persons and leaves `keywords` empty */
export function blogPosting(
  posting: Thing,
  more: { keywords: readonly string[]; language: string; image?: string; publisher: Publisher },
): Thing {
  const { keywords, language, image, publisher } = more;
  const { author, ...rest } = posting;
  const toOrganization = (person: object) => ({ ...person, '@type': 'Organization' });
  return {
    ...(image !== undefined && { image }),
    ...rest,
    '@type': 'BlogPosting',
    // Posts are signed by the team, not by individuals (blog/authors.yml).
    author: Array.isArray(author) ? author.map(toOrganization) : toOrganization(author as object),
    publisher: organization(publisher),
    inLanguage: language,
    keywords: keywords.length > 0 ? keywords : undefined,
  };
}

/** Escapes `<`, so that no text can end the `<script type="application/ld+json">`. */
export function serializeThing(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c');
}
