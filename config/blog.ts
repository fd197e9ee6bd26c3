import type { PluginOptions } from '@docusaurus/plugin-content-blog';
import { project } from './site.ts';

export const blog = {
  showReadingTime: true,
  editUrl: project.editUrl,
  blogTitle: 'Blog',
  blogDescription: 'Releases of tRPC, and what we learn from building it.',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
} satisfies Partial<PluginOptions>;
