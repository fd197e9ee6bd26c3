import type { UserThemeConfig } from '@docusaurus/theme-common';
import { project } from './site.ts';
import { otherVersions } from './versions.ts';

export const footer = {
  style: 'light',
  links: [
    {
      title: 'Learn',
      items: [
        { label: 'Introduction', to: '/docs' },
        { label: 'Quickstart', to: '/docs/quickstart' },
        { label: 'Concepts', to: '/docs/concepts' },
        ...otherVersions.map(({ label, address }) => ({ label: `${label} docs`, to: address })),
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'GitHub', href: project.repositoryUrl },
        { label: 'Discord', href: project.discordUrl },
        { label: 'X', href: project.xUrl },
        { label: 'Awesome tRPC', to: '/docs/community/awesome-trpc' },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'Blog', to: '/blog' },
        { label: 'Media', to: '/media' },
        { label: 'Pricing', to: '/pricing' },
        { label: 'Licence', href: project.licenseUrl },
      ],
    },
  ],
} satisfies UserThemeConfig['footer'];
