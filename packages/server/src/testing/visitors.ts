// Visitors of published apps, who sign in like real ones: with the link that arrives in their mailbox.
//   const host = visitorApp(server, { ...user, kind: 'customers' });
//   await givenPolicy(server, user, { id: 'p1', email: 'chan@customer.test' });
//   const chan = await visit(server, host, 'chan@customer.test');
//   await chan.post('{ visitorPolicies { totalCount } }');
import { expectSuccess } from './expect-result.ts';
import { given } from './given.ts';
import type { AppVisitors } from '../request/context.ts';
import type { GraphqlResult, TestServer } from './start-test-server.ts';

/** Returns the host of an app that is live. */
export function visitorApp(
  server: TestServer,
  {
    tenantId,
    kind,
    documents = [],
    appId = 'portal',
    ...preview
  }: Partial<AppVisitors> & {
    readonly tenantId: string;
    readonly kind: AppVisitors['kind'];
    readonly appId?: string;
    readonly host?: string;
    /** Set for a preview. */
    readonly releaseId?: string;
  },
): string {
  return given.liveApp(server, {
    tenantId,
    appId,
    ...preview,
    visitors: { kind, documents, appName: 'Harbour & Co.' },
  });
}

interface PolicyOfHolder {
  readonly id: string;
  readonly email: string;
  readonly [field: string]: unknown;
}

export async function givenPolicy(
  server: TestServer,
  { tenantId }: { readonly tenantId: string },
  { id, email, ...fields }: PolicyOfHolder,
): Promise<void> {
  const contractHolder = { id: `holder ${id}`, entityType: 'individual' as const, name: `Holder of ${id}`, email };
  const policy = { id, issuerNumber: `N-${id}`, status: 'ISSUED', contractHolder, ...fields };
  await given.imported(server, { tenantId }, 'policies', policy);
}

export const sendLink =
  'mutation ($email: String!) { sendSignInLink(email: $email) { status errors_2 { code message path } } }';
export const openLink = `mutation ($code: String!, $secondFactor: String) {
  openVisitorSession(code: $code, secondFactor: $secondFactor) {
    status errors_2 { code message path } accessToken expiresAt } }`;

/** The code in the latest link sent to the address; undefined if none was sent. */
export async function newestCode(server: TestServer, tenantId: string, email: string): Promise<string | undefined> {
  const [mail] = await server.sql<{ text: string }>`
    select text from mails where tenant_id = ${tenantId} and recipient = ${email} order by created_at desc, id limit 1`;
  return /#code=([\w-]+)/.exec(mail?.text ?? '')?.[1];
}

let asked = 0;

/** A new address, so that tests of other things do not share its limits. */
function elsewhere() {
  asked += 1;
  return { 'x-forwarded-for': `198.18.${Math.floor(asked / 250)}.${(asked % 250) + 1}` };
}

/** Requests a link at the host, and returns its code. */
export async function askForLink(server: TestServer, host: string, email: string): Promise<string> {
  expectSuccess(await server.asGuest(host).post(sendLink, { email }, elsewhere()));
  const { tenantId = '' } = (await server.liveApps.findLiveApp(host, {})) ?? {};
  const code = await newestCode(server, tenantId, email);
  if (code === undefined) throw new Error(`No link was sent to ${email}.`);
  return code;
}

export async function visit(server: TestServer, host: string, email: string) {
  const code = await askForLink(server, host, email);
  const { accessToken } = expectSuccess(await server.asGuest(host).post(openLink, { code })) as { accessToken: string };
  const headers = { host, authorization: `Bearer ${accessToken}` };
  return {
    headers,
    post: (query: string, variables: object = {}): Promise<GraphqlResult> => server.post(query, variables, headers),
  };
}
