// Replaces the component of @docusaurus/core 3.10.2, which handles errors outside the main area. Change: the same
// content as in the main area, but without the layout, which may have failed.

export { default } from '@theme/ErrorPageContent';
