// Signing in, and staying signed in beyond the lifetime of an access token.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './attacked-server.ts';

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Access tokens are valid for 10 minutes. */
const renewAfterMs = 4 * 60_000;

export interface Session {
  authorization(): string;
  /** Does nothing while the token is recent. */
  renew(): Promise<void>;
}

export async function openSession(url: string, account: Account): Promise<Session> {
  let tokens = await signIn(url, account);
  let renewedAt = Date.now();
  return {
    authorization: () => `Bearer ${tokens.accessToken}`,
    renew: async () => {
      if (Date.now() - renewedAt < renewAfterMs) return;
      renewedAt = Date.now();
      // The session may have ended in the meantime: the attack also signs out and changes passwords.
      tokens = (await refresh(url, account, tokens.refreshToken)) ?? (await signIn(url, account));
    },
  };
}

/** A visitor of an app, once it is published. */
export async function openGuestSession(url: string, host: string): Promise<Session> {
  let token = await requestGuestToken(url, host);
  for (
    const giveUpAt = Date.now() + publishedWithinMs;
    token === undefined;
    token = await requestGuestToken(url, host)
  ) {
    if (Date.now() > giveUpAt) throw new Error(`Nothing is published at ${host}.`);
    await delay(500);
  }
  let current = token;
  let renewedAt = Date.now();
  return {
    authorization: () => `Bearer ${current}`,
    renew: async () => {
      if (Date.now() - renewedAt < renewAfterMs) return;
      renewedAt = Date.now();
      current = (await requestGuestToken(url, host)) ?? current;
    },
  };
}

const publishedWithinMs = 120_000;

/** Undefined if nothing is published. fetch sets the Host header itself. */
async function requestGuestToken(url: string, host: string): Promise<string | undefined> {
  const { hostname, port } = new URL(url);
  const asking = request({ host: hostname, port, method: 'POST', path: '/guest', headers: { host, ...elsewhere } });
  const [response] = (await once(asking.end(), 'response')) as [IncomingMessage];
  const answer = await text(response);
  return response.statusCode === 200 ? (JSON.parse(answer) as { accessToken: string }).accessToken : undefined;
}

const fields = '{ accessToken refreshToken error errorDescription }';
/** Working users have another address than the attack, which soon uses up its requests without a sign-in. */
const elsewhere = { 'x-forwarded-for': '127.0.0.2' };

async function signIn(url: string, account: Account): Promise<Tokens> {
  const query = `query ($t: String!, $u: String!, $p: String!) {
    token_2(clientId: "coverStudio", tenantId: $t, username: $u, password: $p) ${fields} }`;
  const answer = await ask(url, query, { t: account.tenantId, u: account.username, p: account.password }, elsewhere);
  const tokens = toTokens(answer['token_2']);
  if (tokens === undefined) throw new Error(`${account.username} could not sign in: ${JSON.stringify(answer)}`);
  return tokens;
}

async function refresh(url: string, { tenantId }: Account, refreshToken: string): Promise<Tokens | undefined> {
  const query = `query ($t: String!, $r: String!) {
    refreshToken(clientId: "coverStudio", tenantId: $t, refreshToken: $r) ${fields} }`;
  return toTokens((await ask(url, query, { t: tenantId, r: refreshToken }, elsewhere))['refreshToken']);
}

function toTokens(answer: unknown): Tokens | undefined {
  const { accessToken, refreshToken } = (answer ?? {}) as Partial<Tokens>;
  return accessToken && refreshToken ? { accessToken, refreshToken } : undefined;
}

export async function ask(
  url: string,
  query: string,
  variables: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(60_000),
  });
  const answer = (await response.json()) as { data?: Record<string, unknown> | null; errors?: unknown };
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors).slice(0, 300));
  return answer.data ?? {};
}
