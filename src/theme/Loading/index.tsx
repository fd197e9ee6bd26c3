// Replaces the one of @docusaurus/core 3.10.2.
// Change: in the site's colours, which the original has none of, with less motion, and said to screen readers.

export { Loading as default } from '@site/src/features/page-load/Loading';
