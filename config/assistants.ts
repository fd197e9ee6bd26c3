import type { Assistant } from '../core/markdown-export/assistants.ts';

/** Assistants that a page can be opened in. The addresses are those that the companies offer for links; nothing is loaded. */
export const assistants: readonly Assistant[] = [
  { name: 'ChatGPT', promptUrl: 'https://chatgpt.com/?q=' },
  { name: 'Claude', promptUrl: 'https://claude.ai/new?q=' },
];
