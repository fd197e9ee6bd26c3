import type { PluginOptions } from '@docusaurus/plugin-content-blog';
import { project } from './site.ts';

export const blog = {
  showReadingTime: true,
  editUrl: project.editUrl,
  blogTitle: 'Blog',
  blogDescription: 'tRPC releases, and what we learn from building tRPC.',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
} satisfies Partial<PluginOptions>;
