// Replaces the component of @docusaurus/core 3.10.2, for errors outside of the main area, such as in the navbar. Change: the same
// content as in the main area, without the layout, which failed.

export { default } from '@theme/ErrorPageContent';
