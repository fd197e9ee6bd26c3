import type { Assistant } from '@typed-docs/markdown-export/assistants';

/** Prompt URLs that the vendors offer for links; pages load nothing from them. */
export const assistants: readonly Assistant[] = [
  { name: 'ChatGPT', promptUrl: 'https://chatgpt.com/?q=' },
  { name: 'Claude', promptUrl: 'https://claude.ai/new?q=' },
];
