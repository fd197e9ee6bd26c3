// Replaces the module of @docusaurus/theme-classic 3.10.2, which would bring Prism into every page. The build highlights all
// code (plugins/code-snippets/highlight.ts).
export default function prismIncludeLanguages(): void {}
