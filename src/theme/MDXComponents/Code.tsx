// Replaces the component of @docusaurus/theme-classic 3.10.2, which would bring a highlighter into every page. The build renders
// fences (plugins/code-snippets), so only inline code is left.
import CodeInline from '@theme/CodeInline';

export default CodeInline;
