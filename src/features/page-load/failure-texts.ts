import { translate } from '@docusaurus/Translate';

/** What readers are told when a page's scripts do not come. */
export const failureTexts = () => ({
  title: translate({
    id: 'pageLoad.failed',
    message: 'This page did not load completely.',
    description: 'Shown when the scripts of a page could not be loaded',
  }),
  retryLabel: translate({ id: 'pageLoad.retry', message: 'Retry', description: 'The button to load a page again' }),
});
