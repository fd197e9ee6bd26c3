// Change: does nothing. Languages are loaded at build (plugins/code-snippets/highlight.ts), where all code is highlighted;
// the one of @docusaurus/theme-classic 3.10.2 would bring them into every page.
export default function prismIncludeLanguages(): void {}
