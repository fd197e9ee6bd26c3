import type { UserThemeConfig } from '@docusaurus/theme-common';
import { project } from './site.ts';

export const navbar = {
  title: 'tRPC',
  logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
  items: [
    { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
    { type: 'doc', docId: 'main/quickstart', label: 'Quickstart', position: 'left' },
    { to: '/blog', label: 'Blog', position: 'left' },
    {
      to: '/docs/community/awesome-trpc',
      label: 'Awesome',
      position: 'left',
      activeBasePath: '/docs/community/awesome-trpc',
    },
    { type: 'docsVersionDropdown', position: 'right' },
    {
      href: project.repositoryUrl,
      position: 'right',
      className: 'social-link social-link--github',
      'aria-label': 'GitHub',
    },
    {
      href: project.discordUrl,
      position: 'right',
      className: 'social-link social-link--discord',
      'aria-label': 'Discord',
    },
    { href: project.xUrl, position: 'right', className: 'social-link social-link--x', 'aria-label': 'X' },
  ],
} satisfies UserThemeConfig['navbar'];
