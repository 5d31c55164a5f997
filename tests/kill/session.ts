import type { Post, Session } from './writes.ts';

const requestPatienceMs = 20_000;

interface SignInServer {
  readonly url: string;
  /** The output so far. */
  said(): string;
}

/** Requests as the demo's user. A request that is aborted or refused returns undefined: its outcome is unknown. */
export async function signIn(server: SignInServer): Promise<Session> {
  const answer = await send(server.url, {
    query: `{ token_2(clientId: "coverStudio", tenantId: "test_dev", username: "admin@coverwright.test",
      password: "coverwright-demo") { accessToken error } }`,
  });
  const { accessToken } = (answer?.['token_2'] ?? {}) as { accessToken?: string };
  if (accessToken === undefined) throw new Error(`The sign-in failed: ${JSON.stringify(answer)}\n${server.said()}`);
  const { url } = server;
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    post: (query, variables) => send(url, { query, variables }, headers),
    upload: async (key, content) => {
      const nameAt = key.lastIndexOf('/') + 1;
      const form = new FormData();
      form.set('file', new Blob([content]), key.slice(nameAt));
      const options = { method: 'POST', headers, body: form };
      return (await askFor(`${url}/api/v1/files/${key.slice(0, nameAt)}`, options)) !== undefined;
    },
    download: (key) => askFor(`${url}/api/v1/files/${key}`, { headers }),
  };
}

async function askFor(url: string, options: RequestInit): Promise<string | undefined> {
  try {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(requestPatienceMs) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

async function send(url: string, body: object, headers: Record<string, string> = {}): ReturnType<Post> {
  try {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(requestPatienceMs),
    });
    const answer = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown[] };
    return answer.errors === undefined ? answer.data : undefined;
  } catch {
    return undefined;
  }
}
