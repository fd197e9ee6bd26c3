// Replaces the component of @docusaurus/theme-classic 3.10.2. Change: packages/snippets renders fences.
import CodeInline from '@theme/CodeInline';

export default CodeInline;
