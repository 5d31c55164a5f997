import type { Answer, Session } from './writes.ts';

const requestPatienceMs = 20_000;

interface SignInServer {
  readonly url: string;
  /** The output so far. */
  said(): string;
}

/** Is notified of every request with its time and why it was refused, if it was. */
export type Observe = (ms: number, refusal: string | undefined) => void;

/** Requests as the demo's user. A request that is aborted or refused has no data: its outcome is unknown. */
export async function signIn(server: SignInServer, observe: Observe = () => undefined): Promise<Session> {
  const { url } = server;
  const { data, refusal } = await send(url, {
    query: `{ token_2(clientId: "coverStudio", tenantId: "test_dev", username: "admin@coverwright.test",
      password: "coverwright-demo") { accessToken error } }`,
  });
  const { accessToken } = (data?.['token_2'] ?? {}) as { accessToken?: string };
  if (accessToken === undefined) {
    throw new Error(`The sign-in failed: ${refusal ?? JSON.stringify(data)}\n${server.said()}`);
  }
  const headers = { authorization: `Bearer ${accessToken}` };
  const ask: Session['ask'] = async (query, variables) => {
    const start = performance.now();
    const answer = await send(url, { query, variables }, headers);
    observe(performance.now() - start, answer.refusal);
    return answer;
  };
  const askFor = async (path: string, options: RequestInit): Promise<string | undefined> => {
    const start = performance.now();
    const { content, refusal: reason } = await load(`${url}${path}`, options);
    observe(performance.now() - start, reason);
    return content;
  };
  return {
    ask,
    post: async (query, variables) => (await ask(query, variables)).data,
    upload: async (key, content) => {
      const nameAt = key.lastIndexOf('/') + 1;
      const form = new FormData();
      form.set('file', new Blob([content]), key.slice(nameAt));
      const options = { method: 'POST', headers, body: form };
      return (await askFor(`/api/v1/files/${key.slice(0, nameAt)}`, options)) !== undefined;
    },
    download: (key) => askFor(`/api/v1/files/${key}`, { headers }),
  };
}

interface Loaded {
  readonly content: string | undefined;
  readonly refusal: string | undefined;
}

async function load(url: string, options: RequestInit): Promise<Loaded> {
  try {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(requestPatienceMs) });
    const content = await response.text();
    if (response.ok) return { content, refusal: undefined };
    // That a file was deleted is an answer like any other.
    return { content: undefined, refusal: response.status === 404 ? undefined : `HTTP ${response.status}` };
  } catch (error) {
    return { content: undefined, refusal: reasonOf(error) };
  }
}

interface GraphqlBody {
  readonly data?: Record<string, unknown>;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}

/** The whole answer of a program that is not signed in, or with these headers. */
export async function send(url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  try {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(requestPatienceMs),
    });
    const { status, ok: isAnswered } = response;
    const text = await response.text();
    if (!isAnswered && !text.startsWith('{')) return { isAnswered, data: undefined, refusal: `HTTP ${status}` };
    const { data, errors } = JSON.parse(text) as GraphqlBody;
    if (errors === undefined) return { isAnswered, data, refusal: undefined };
    return { isAnswered, data: undefined, refusal: errors[0]?.extensions?.code ?? 'no code' };
  } catch (error) {
    return { isAnswered: false, data: undefined, refusal: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'connection lost';
}
