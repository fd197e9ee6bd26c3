/** How a host answered: with a status, or not at all. */
export type Answer = { status: number } | { failure: string };

/**
 * Reads an answer.
 *
 * @param accepted Statuses that an exception takes as right.
 * @returns `fine`; `broken`; or `again`, for answers that may be better next time: none at all, too many requests
 *   (RFC 6585, section 4), a timeout or an error of the server.
 */
export function judgeAnswer(answer: Answer, accepted: readonly number[] = []): 'fine' | 'broken' | 'again' {
  if ('failure' in answer) return 'again';
  const { status } = answer;
  if ((status >= 200 && status < 300) || accepted.includes(status)) return 'fine';
  return status === 408 || status === 429 || status >= 500 ? 'again' : 'broken';
}
