import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    'main/introduction',
    'main/quickstart',
    'main/getting-started',
    'main/concepts',
    { type: 'category', label: 'Server', collapsed: false, items: ['server/procedures', 'server/context'] },
    { type: 'category', label: 'Community', items: ['community/awesome-trpc'] },
  ],
};

export default sidebars;
