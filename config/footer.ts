import type { UserThemeConfig } from '@docusaurus/theme-common';
import { errors } from './errors.ts';
import { project } from './site.ts';
import { otherVersions } from './versions.ts';

export const footer = {
  style: 'light',
  // As in the license of the library.
  copyright: 'Copyright © 2023 Alex Johansson. Released under the MIT license.',
  links: [
    {
      title: 'Learn',
      items: [
        { label: 'Introduction', to: '/docs' },
        { label: 'Quickstart', to: '/docs/quickstart' },
        { label: 'Concepts', to: '/docs/concepts' },
        { label: 'Errors', to: errors.address },
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
        { label: 'License', href: project.licenseUrl },
      ],
    },
  ],
} satisfies UserThemeConfig['footer'];
