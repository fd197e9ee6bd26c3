import { judgeAnswer, type Answer } from '../../../core/external-links/judge.ts';

/** A URL to ask for, with the statuses that are right for it apart from success. */
export interface Question {
  url: string;
  accepted?: readonly number[];
}

export interface AskOptions {
  /** Hosts that are asked at the same time. Each of them gets one question at a time. */
  hosts: number;
  /** Milliseconds between two questions to one host. */
  pause: number;
  /** How often a question is put that gets no answer, or one that may be better next time. */
  attempts: number;
  /** Milliseconds before the second attempt; each further one waits twice as long. */
  backoff: number;
  /** Milliseconds to wait for an answer. */
  timeout: number;
}

/** Kind to hosts: a question a second each, and half a minute until a third attempt. */
export const askOptions: AskOptions = { hosts: 8, pause: 1000, attempts: 3, backoff: 10_000, timeout: 20_000 };

/** The longest that a host's own `Retry-After` is followed, in milliseconds. */
const longestWait = 60_000;

/**
 * Asks for URLs, following redirects.
 *
 * @returns The last answer for each URL.
 */
export async function askHosts(questions: readonly Question[], options: AskOptions): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const byHost = new Map<string, Question[]>();
  for (const question of questions) {
    const { host } = new URL(question.url);
    byHost.set(host, [...(byHost.get(host) ?? []), question]);
  }
  const queues = [...byHost.values()];
  const askNextHost = async (): Promise<void> => {
    for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) {
      for (const [index, question] of queue.entries()) {
        if (index > 0) await wait(options.pause);
        answers.set(question.url, await askPatiently(question, options));
      }
    }
  };
  await Promise.all(Array.from({ length: options.hosts }, askNextHost));
  return answers;
}

async function askPatiently({ url, accepted }: Question, options: AskOptions): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const { answer, retryAfter } = await ask(url, options.timeout);
    if (attempt >= options.attempts || judgeAnswer(answer, accepted) !== 'again') return answer;
    await wait(Math.min(retryAfter ?? options.backoff * 2 ** (attempt - 1), longestWait));
  }
}

/**
 * Asks once. With GET, as a reader does: many hosts answer HEAD wrongly.
 *
 * @returns The answer, and after how many milliseconds the host wants to be asked again, if it says so.
 */
async function ask(url: string, timeout: number): Promise<{ answer: Answer; retryAfter?: number }> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': 'tRPC documentation link check' },
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return { answer: { status: response.status }, retryAfter: Number.isFinite(seconds) ? seconds * 1000 : undefined };
  } catch (error) {
    return { answer: { failure: reasonOf(error) } };
  }
}

/** `fetch` says "fetch failed" and hides the reason in causes. */
function reasonOf(error: unknown): string {
  const { name, code, message, cause } = error as { name?: string; code?: unknown; message?: string; cause?: unknown };
  if (cause) return reasonOf(cause);
  if (name === 'TimeoutError') return 'timeout';
  return typeof code === 'string' ? code : (message ?? String(error));
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
