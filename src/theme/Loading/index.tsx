// Replaces the component of @docusaurus/core 3.10.2. Change: uses the site's colors and less motion, and is announced.

export { Loading as default } from '@site/src/features/page-load/Loading';
