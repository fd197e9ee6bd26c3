// Change: fences are rendered at build (plugins/code-snippets), so all that is left is code within a sentence. The one of
// @docusaurus/theme-classic 3.10.2 would bring CodeBlock and its highlighter into every page.
import CodeInline from '@theme/CodeInline';

export default CodeInline;
