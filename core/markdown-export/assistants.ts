/** An assistant whose URL takes a prompt. */
export interface Assistant {
  name: string;
  /** URL up to the percent-encoded prompt. */
  promptUrl: string;
}

/** Links to an assistant with the prompt to read a page's Markdown. */
export function linkToAssistant({ promptUrl }: Assistant, markdownUrl: string): string {
  return promptUrl + encodeURIComponent(`Read ${markdownUrl} and answer my questions about it.`);
}
