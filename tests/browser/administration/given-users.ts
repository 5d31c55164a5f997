// Users who have accepted their invitation, created through the API before a story starts.
import type { Page } from '@playwright/test';
import { call, demoUser, signIn, type Tokens } from '../api.ts';
import { enterSession } from '../session.ts';

const password = 'a password of my own';

export interface GivenUser {
  readonly email: string;
  readonly password: string;
  readonly tokens: Tokens;
  /** Signs the page in before it navigates to an address. */
  enter(page: Page): Promise<void>;
}

/** Addresses are random, so that tests do not share users. */
export function newEmail(): string {
  return `user-${crypto.randomUUID().slice(0, 8)}@insurer.test`;
}

/** In the development tenant unless another one is given with its administrator. */
export async function givenUser(
  url: string,
  role: string,
  { tenantId, user } = { tenantId: 'test_dev', user: demoUser as { username: string; password: string } },
): Promise<GivenUser> {
  const email = newEmail();
  const { accessToken } = await signIn(url, tenantId, user);
  const invite = 'mutation ($input: createLoginInput!) { createLogin(input: $input) { createdStatus { id } } }';
  const { createLogin } = (await call(url, invite, { input: { email, role } }, accessToken)) as {
    readonly createLogin: { readonly createdStatus: { readonly id: string } };
  };
  const loginId = createLogin.createdStatus.id;
  const code = await codeOf(url, loginId);
  const choose = `mutation ($tenantId: String!, $loginId: String!, $code: String!, $password: String!) {
    resetPassword(tenantId: $tenantId, loginId: $loginId, code: $code, password: $password) { status } }`;
  await call(url, choose, { tenantId, loginId, code, password });
  const tokens = await signIn(url, tenantId, { username: email, password });
  return { email, password, tokens, enter: async (page) => enterSession(page, tenantId, tokens) };
}

/** The code from the link of the invitation. */
async function codeOf(url: string, loginId: string): Promise<string> {
  const mailbox = (await (await fetch(`${url}/dev/mailbox`)).text()).replaceAll('&#38;', '&');
  const links = [...mailbox.matchAll(/\/login#reset\?([\w=&%.~-]+)/g)].map(([, query]) => new URLSearchParams(query));
  const code = links.find((link) => link.get('loginId') === loginId)?.get('code');
  if (code === undefined || code === null) throw new Error('The mailbox has no invitation of this user.');
  return code;
}
