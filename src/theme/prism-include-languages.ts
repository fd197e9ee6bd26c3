// Replaces the module of @docusaurus/theme-classic 3.10.2. Change: no Prism; packages/snippets highlights code.
export default function prismIncludeLanguages(): void {}
