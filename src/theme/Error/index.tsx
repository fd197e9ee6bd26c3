// Replaces the one of @docusaurus/core 3.10.2, for errors outside of the main area: in the navbar, say.
// Change: the same content as in the main area, in the site's colours. It stands alone, because the layout around it
// is what failed.

export { default } from '@theme/ErrorPageContent';
