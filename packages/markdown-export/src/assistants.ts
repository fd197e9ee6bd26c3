export interface Assistant {
  name: string;
  /** URL up to the percent-encoded prompt. */
  promptUrl: string;
}

export function linkToAssistant({ promptUrl }: Assistant, markdownUrl: string): string {
  return promptUrl + encodeURIComponent(`Read ${markdownUrl} and answer my questions about it.`);
}
