/** An assistant on another site that takes a question from a link. */
export interface Assistant {
  name: string;
  /** Its address up to the question, which is to follow percent-encoded. */
  promptUrl: string;
}

/** @returns The link that asks an assistant to read a page, by the full address of the page's Markdown. */
export function linkToAssistant({ promptUrl }: Assistant, markdownUrl: string): string {
  return promptUrl + encodeURIComponent(`Read ${markdownUrl} and answer my questions about it.`);
}
