import path from 'node:path';
import type { ContentCheckOptions } from '@typed-docs/content-check/types';
import { referenceFolder } from './api-reference.ts';
import { errors } from './errors.ts';
import { redirects } from './redirects.ts';
import { addressOf, versions, type VersionName } from './versions.ts';

/** Requirements for pages that `npm run check` (scripts/check.ts) enforces. */
export const contentCheck: ContentCheckOptions = {
  root: path.resolve(__dirname, '..'),
  docs: [
    ...(Object.keys(versions) as VersionName[]).map((name) => ({
      folder: name === 'current' ? 'docs' : `versioned_docs/version-${name}`,
      address: addressOf(name),
      sidebars: name === 'current' ? 'sidebars.ts' : `versioned_sidebars/version-${name}-sidebars.json`,
    })),
    { folder: errors.folder, address: errors.address },
  ],
  blog: { folder: 'blog', address: '/blog' },
  pages: 'src/pages',
  generated: path.relative('docs', referenceFolder),
  redirects: { file: 'config/redirects.ts', rules: redirects },
  // Search engines truncate longer descriptions; shorter ones say too little to attract clicks.
  description: { min: 70, max: 160 },
  ownKeys: ['library', 'continues', 'messages', 'where', 'versions', 'packages', 'guide'],
  linkKeys: ['guide'],
  // From src/theme/MDXComponents, and those that remark plugins replace.
  components: [
    ...['BeforeAfter', 'Checklist', 'Diagram', 'Facts', 'FileTree', 'NextSteps', 'Recap', 'Steps', 'WhatYouBuild'],
    ...['SocialPost', 'TabItem', 'Tabs', 'Term', 'TypeTable', 'Since', 'ReleaseHistory', 'ErrorIndex'],
  ],
  generatedIds: { TypeTable: 'option-', ReleaseHistory: '' },
};
