// Takes the place of the server: requests of the studio are answered by the state that is shown.
import type { Answer } from './answers.ts';
import { config } from './usual-answers.ts';

/** Requests without an answer are errors of the gallery. */
export interface Transport {
  /** Until the next call. */
  readonly answerWith: (answers: readonly Answer[], names: readonly string[]) => void;
  /** All texts that were answered in this state, and the names in it: they are not texts of the studio. */
  readonly answeredTexts: () => readonly string[];
  /** Resolves when no answer is being sent; those that are never sent do not count. */
  readonly settled: () => Promise<void>;
}

export function replaceFetch(): Transport {
  const fetchFile = window.fetch;
  let current: readonly Answer[] = [];
  let texts = new Set<string>();
  const running = new Set<Promise<unknown>>();

  const respond = async (path: string, body: unknown): Promise<Response> => {
    const to = nameOf(body) ?? path;
    const found = current.findLast((one) => one.to === to);
    if (found === undefined) throw unanswered(to);
    const response = await found.respond(body);
    if (response.headers.get('content-type')?.includes('json')) addTexts(await response.clone().json(), texts);
    return response;
  };
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (!/^\/(graphql|api)(\/|$)/.test(pathname)) return fetchFile(input, init);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const response = respond(pathname, body);
    const settled = Promise.race([response, untilNextTask()]).catch(() => undefined);
    running.add(settled);
    void settled.finally(() => running.delete(settled));
    return response;
  };
  return {
    answerWith(answers, names) {
      current = answers;
      texts = new Set([...Object.values(config).map(String), ...names]);
    },
    answeredTexts: () => [...texts],
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** Reported like any error of the page: the studio would show it as a failed request. */
function unanswered(to: string): Error {
  const error = new Error(`The state has no answer to ${to}.`);
  reportError(error);
  return error;
}

function nameOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('operationName' in body)) return undefined;
  return String(body.operationName);
}

async function untilNextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Without the messages of problems, which are in English and may only be shown in English. */
function addTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value)) if (name !== 'message') addTexts(one, texts);
}
