import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { secondFactorCalls } from '../../../testing/second-factor-calls.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import {
  askForLink,
  givenPolicy,
  newestCode,
  openLink,
  sendLink,
  visit,
  visitorApp,
} from '../../../testing/visitors.ts';
import { signInExpiry } from '../expiry.service.ts';
import { limitsByKind } from '../sign-in/attempt-limits.ts';
import { visitorTokenLifetimeSeconds } from '../sessions/access-token.ts';
import { signInLink, signInMail } from './sign-in-mail.ts';
import { visitorSessionsMax } from './visitor-sessions.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  await givenPolicy(server, user, { id: 'chans', email: 'Chan@Customer.test' });
});
afterAll(async () => server.close());

const chan = 'chan@customer.test';
const who = '{ visitor { email kind } }';

const exchange = (host: string, code: string, secondFactor?: string) =>
  server.asGuest(host).post(openLink, { code, secondFactor });

async function countMails(tenantId = user.tenantId): Promise<number> {
  return (await server.sql`select 1 from mails where tenant_id = ${tenantId}`).length;
}

describe('sendSignInLink', () => {
  test('sends a link to a holder, in the locale of the request, to the stored address', async () => {
    const host = visitorApp(server, { ...user, kind: 'customers' });
    const guest = server.asGuest(host);
    const headers = { 'accept-language': 'zh-HK' };
    expectSuccess(await guest.post(sendLink, { email: ' CHAN@customer.test ' }, headers));
    const [mail] = await server.sql<{ subject: string; text: string; recipient: string }>`
      select subject, text, recipient from mails where tenant_id = ${user.tenantId} order by created_at desc limit 1`;
    expect(mail).toMatchObject({ subject: '登入 Harbour & Co.', recipient: chan });
    expect(mail?.text).toMatch(new RegExp(`^https://${host}/sign-in#code=[\\w-]{43}$`, 'm'));
  });

  test('returns the same response for an unknown address, but sends nothing', async () => {
    const host = visitorApp(server, { ...user, kind: 'customers' });
    const before = await countMails();
    const known = await server.asGuest(host).post(sendLink, { email: chan });
    const unknown = await server.asGuest(host).post(sendLink, { email: 'nobody@customer.test' });
    expect(unknown.data).toEqual(known.data);
    expect(await countMails()).toBe(before + 1);
  });

  test('sends nothing to holders of another tenant, insured persons, staff without rights or deactivated users', async () => {
    const other = await given.user(server);
    await given.imported(server, user, 'policies', {
      id: 'family',
      contractHolder: { id: 'h', entityType: 'individual', name: 'Lee', email: 'lee@customer.test' },
      contractInsured: [{ id: 'i', entityType: 'individual', name: 'Child', email: 'child@customer.test' }],
    });
    const customers = visitorApp(server, { ...user, kind: 'customers' });
    const others = visitorApp(server, { ...other, kind: 'customers' });
    const staff = visitorApp(server, { ...user, kind: 'staff' });
    const client = await given.user(server, { tenantId: user.tenantId, role: 'API_CLIENT' });
    const demo = await given.user(server, { tenantId: user.tenantId, isDemo: true });
    const gone = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
    await server.sql`update users set deactivated_at = now() where id = ${gone.userId}`;
    const before = [await countMails(), await countMails(other.tenantId)];
    const asked = [
      [others, chan],
      [customers, 'child@customer.test'],
      [customers, user.email],
      [staff, chan],
      [staff, client.email],
      [staff, gone.email],
    ] as const;
    for (const [host, email] of asked) expectSuccess(await server.asGuest(host).post(sendLink, { email }));
    const fromFar = { 'x-forwarded-for': '203.0.113.9' };
    expectSuccess(await server.asGuest(staff).post(sendLink, { email: demo.email }, fromFar));
    expect([await countMails(), await countMails(other.tenantId)]).toEqual(before);
  });

  test.each(['', 'chan', 'a@b\r\nBcc: c@d.test', `${'x'.repeat(250)}@y.test`])('refuses %j', async (email) => {
    const host = visitorApp(server, { ...user, kind: 'customers' });
    const result = await server.asGuest(host).post(sendLink, { email });
    expect(result.data).toMatchObject({ sendSignInLink: { status: 'failure' } });
  });

  test('is NOT_FOUND in an app without sign-in', async () => {
    const host = given.liveApp(server, user);
    expectProblem(await server.asGuest(host).post(sendLink, { email: chan }), 'NOT_FOUND');
    expectProblem(await exchange(host, 'a'.repeat(43)), 'NOT_FOUND');
  });

  test('is limited by email address and network address, whether known or not', async () => {
    const ownServer = await startTestServer();
    const owner = await given.user(ownServer);
    const host = visitorApp(ownServer, { ...owner, kind: 'customers' });
    const ask = (email: string, from: string) =>
      ownServer.asGuest(host).post(sendLink, { email }, { 'x-forwarded-for': from });
    const { byAddress, byAccountAndAddress } = limitsByKind['visitor-link'];
    for (let count = 0; count < byAccountAndAddress; count += 1)
      expectSuccess(await ask('flood@customer.test', '203.0.113.1'));
    expectProblem(await ask('flood@customer.test', '203.0.113.1'), 'TOO_MANY_ATTEMPTS');
    for (let count = byAccountAndAddress + 1; count < byAddress; count += 1) {
      expectSuccess(await ask(`flood${count}@customer.test`, '203.0.113.1'));
    }
    expectProblem(await ask('calm@customer.test', '203.0.113.1'), 'TOO_MANY_ATTEMPTS');
    expectSuccess(await ask('calm@customer.test', '203.0.113.2'));
    await ownServer.close();
  });
});

describe('openVisitorSession', () => {
  test('issues a token for a working day, once', async () => {
    const host = visitorApp(server, { ...user, kind: 'customers' });
    const code = await askForLink(server, host, chan);
    const opened = expectSuccess(await exchange(host, code)) as { accessToken: string; expiresAt: string };
    const hours = (new Date(opened.expiresAt).getTime() - server.clock.now().getTime()) / 3_600_000;
    expect(hours).toBeCloseTo(visitorTokenLifetimeSeconds / 3600, 1);
    const headers = { host, authorization: `Bearer ${opened.accessToken}` };
    expect(expectSuccess(await server.post(who, {}, headers))).toEqual({ email: chan, kind: 'customers' });
    expect(expectProblem(await exchange(host, code), 'INVALID', 'code').message).toBe(
      'This link has been used, replaced by a newer one, or has expired. Request a new link.',
    );
  });

  test('issues one token if the same link is opened twice simultaneously', async () => {
    const host = visitorApp(server, { ...user, kind: 'customers' });
    const code = await askForLink(server, host, chan);
    const results = await Promise.all([exchange(host, code), exchange(host, code), exchange(host, code)]);
    const opened = results.filter(({ data }) => JSON.stringify(data).includes('"success"'));
    expect(opened).toHaveLength(1);
  });

  test('refuses a link of another host, app or tenant, and one replaced by a newer link', async () => {
    const host = visitorApp(server, { ...user, kind: 'customers' });
    const elsewhere = visitorApp(server, { ...user, kind: 'customers', appId: 'otherPortal' });
    const staff = visitorApp(server, { ...user, kind: 'staff' });
    const ofOthers = visitorApp(server, { ...(await given.user(server)), kind: 'customers' });
    const first = await askForLink(server, host, chan);
    for (const place of [elsewhere, staff, ofOthers]) expectProblem(await exchange(place, first), 'INVALID', 'code');
    const second = await askForLink(server, host, chan);
    expectProblem(await exchange(host, first), 'INVALID', 'code');
    expectSuccess(await exchange(host, second));
  });

  test('refuses a link after 15 minutes', async () => {
    const ownServer = await startTestServer();
    const owner = await given.user(ownServer);
    await givenPolicy(ownServer, owner, { id: 'p', email: chan });
    const host = visitorApp(ownServer, { ...owner, kind: 'customers' });
    const code = await askForLink(ownServer, host, chan);
    ownServer.clock.pass(15 * 60_000 + 1000);
    expectProblem(await ownServer.asGuest(host).post(openLink, { code }), 'INVALID', 'code');
    await ownServer.close();
  });

  test('requires the code of a user who has a second factor, and the link remains valid meanwhile', async () => {
    const colleague = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
    const { code: currentCode } = await secondFactorCalls(server).enrol(colleague);
    const host = visitorApp(server, { ...user, kind: 'staff' });
    const code = await askForLink(server, host, colleague.email);
    expectProblem(await exchange(host, code), 'REQUIRED', 'secondFactor');
    expectProblem(await exchange(host, code, '000000'), 'INVALID', 'secondFactor');
    expectSuccess(await exchange(host, code, currentCode()));
  });

  test('refuses a user who must first set up a second factor', async () => {
    const owner = await given.user(server);
    await server.sql`update tenants set requires_second_factor = true where tenant_id = ${owner.tenantId}`;
    const host = visitorApp(server, { ...owner, kind: 'staff' });
    const code = await askForLink(server, host, owner.email);
    expect(expectProblem(await exchange(host, code), 'INVALID', 'code').message).toContain('requires a second factor');
  });

  test('ends the oldest session of an address that has too many', async () => {
    const ownServer = await startTestServer();
    const owner = await given.user(ownServer);
    await givenPolicy(ownServer, owner, { id: 'p', email: chan });
    const host = visitorApp(ownServer, { ...owner, kind: 'customers' });
    const first = await visit(ownServer, host, chan);
    for (let count = 1; count < visitorSessionsMax; count += 1) {
      ownServer.clock.pass(3_600_000 / 4);
      await visit(ownServer, host, chan);
    }
    expectSuccess(await first.post(who));
    ownServer.clock.pass(3_600_000 / 4);
    await visit(ownServer, host, chan);
    expect(await first.post(who)).toMatchObject({ status: 401 });
    await ownServer.close();
  });
});

describe('a visitor token', () => {
  test('is refused at another host, in the studio, by other operations and as a guest token', async () => {
    const host = visitorApp(server, { ...user, kind: 'customers' });
    const { headers, post } = await visit(server, host, chan);
    expectSuccess(await post(who));
    const sameApp = visitorApp(server, { ...user, kind: 'customers' });
    const others = visitorApp(server, { ...(await given.user(server)), kind: 'customers' });
    for (const other of ['localhost', sameApp, others]) {
      expect(await server.post(who, {}, { ...headers, host: other })).toMatchObject({ status: 401 });
    }
    for (const query of ['{ policies { totalCount } }', '{ me { id } }', '{ products_2 { totalCount } }']) {
      expect(await post(query)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
    expect(await server.asGuest(host).post(who)).toMatchObject({ status: 403 });
    const staff = await server.as(user).headers();
    expect(await server.post(who, {}, { ...staff, host })).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('ends with the sign-out, the release, and a change of who may sign in', async () => {
    const host = visitorApp(server, { ...user, kind: 'customers' });
    const { post } = await visit(server, host, chan);
    const { headers: second, post: postAgain } = await visit(server, host, chan);
    expectSuccess(await post('mutation { endVisitorSession { status errors } }'));
    expect(await post(who)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expectSuccess(await postAgain(who));
    const app = await server.liveApps.findLiveApp(host, {});
    if (app?.visitors === undefined) throw new Error('The app is not live.');
    server.liveApps.publish({ ...app, visitors: { ...app.visitors, kind: 'staff' } });
    expect(await server.post(who, {}, second)).toMatchObject({ status: 401 });
    server.liveApps.publish({ ...app, visitors: undefined });
    expect(await server.post(who, {}, second)).toMatchObject({ status: 401 });
    server.liveApps.withdraw(host);
    expect(await server.post(who, {}, second)).toMatchObject({ status: 401 });
    server.liveApps.publish(app);
    expectSuccess(await server.post(who, {}, second));
  });

  test('of staff ends with the user, and reflects the user’s current role', async () => {
    const colleague = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
    const host = visitorApp(server, { ...user, kind: 'staff' });
    const { post } = await visit(server, host, colleague.email);
    const rights = '{ visitor { mayReadPolicies mayReadRequests mayChangeRequests } }';
    const viewing = { mayReadPolicies: true, mayReadRequests: true, mayChangeRequests: false };
    expect(expectSuccess(await post(rights))).toEqual(viewing);
    const assign =
      'mutation ($loginId: String!, $role: roleEnumeration!) { assignRole(loginId: $loginId, role: $role) { status errors } }';
    const admin = server.as(user);
    expectSuccess(await admin.post(assign, { loginId: colleague.userId, role: 'API_CLIENT' }));
    expect(expectSuccess(await post(rights))).toMatchObject({ mayReadPolicies: false, mayReadRequests: false });
    expectProblem(await post('{ visitorPolicies { totalCount } }'), 'FORBIDDEN');
    expectProblem(await post('{ visitorRequests { totalCount } }'), 'FORBIDDEN');
    expectSuccess(await admin.post(assign, { loginId: colleague.userId, role: 'VIEWER' }));
    expectSuccess(await post('{ visitorPolicies { totalCount } }'));
    const deactivate = 'mutation ($loginId: String!) { deactivate(loginId: $loginId) { status errors } }';
    expectSuccess(await admin.post(deactivate, { loginId: colleague.userId }));
    expect(await post(who)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  test('expires and is then deleted', async () => {
    const ownServer = await startTestServer();
    const owner = await given.user(ownServer);
    await givenPolicy(ownServer, owner, { id: 'p', email: chan });
    const host = visitorApp(ownServer, { ...owner, kind: 'customers' });
    const { post } = await visit(ownServer, host, chan);
    ownServer.clock.pass(visitorTokenLifetimeSeconds * 1000 + 1000);
    expect(await post(who)).toMatchObject({ status: 401 });
    const { database } = ownServer;
    await signInExpiry({ clock: ownServer.clock.now, database }).run();
    const rows = await ownServer.sql`select id from visitor_sessions union all select code_hash from visitor_links`;
    expect(rows).toEqual([]);
    await ownServer.close();
  });

  test('allows no larger requests than without it', async () => {
    const host = visitorApp(server, { ...user, kind: 'customers' });
    const { headers } = await visit(server, host, chan);
    const large = await server.post(who, { a: 'x'.repeat(70_000) }, headers);
    expect(large).toMatchObject({ status: 413, code: 'LIMIT_EXCEEDED' });
  });
});

test('a link to a localhost name includes the server’s port; one to a public host uses https', () => {
  expect(signInLink('portal.localhost', 'c', 'http://127.0.0.1:4000/')).toBe(
    'http://portal.localhost:4000/sign-in#code=c',
  );
  expect(signInLink('portal.insurer.test', 'c', 'http://127.0.0.1:4000')).toBe(
    'https://portal.insurer.test/sign-in#code=c',
  );
});

test('the name of an app cannot break the header of the mail', () => {
  const { subject } = signInMail(`Portal\r\nBcc: a@b.test ${'x'.repeat(500)}`, 'https://portal.test/', [
    'fr-FR',
    'en-US',
  ]);
  expect(subject).toMatch(/^Sign in to Portal Bcc: a@b.test x+$/);
  expect(subject.length).toBeLessThan(120);
});

test('only the hash of a code is stored', async () => {
  const host = visitorApp(server, { ...user, kind: 'customers' });
  await askForLink(server, host, chan);
  const code = await newestCode(server, user.tenantId, chan);
  const rows = await server.sql<{ row: string }>`select row_to_json(l)::text as row from visitor_links l`;
  expect(rows.map(({ row }) => row).join()).not.toContain(code);
});

describe('a preview', () => {
  const preview = (kind: 'customers' | 'staff', host?: string) =>
    visitorApp(server, { ...user, kind, releaseId: 'draft', ...(host !== undefined && { host }) });

  test('lets users who may publish apps sign in as customers, with the policies under their own address', async () => {
    await givenPolicy(server, user, { id: 'own', email: user.email });
    const { post } = await visit(server, preview('customers'), user.email);
    expect(await post(who)).toMatchObject({
      data: { visitor: { email: user.email.toLowerCase(), kind: 'customers' } },
    });
    expect(await post('{ visitorPolicies { list { id } } }')).toMatchObject({
      data: { visitorPolicies: { list: [{ id: 'own' }] } },
    });
    const staff = await visit(server, preview('staff'), user.email);
    expect(await staff.post(who)).toMatchObject({ data: { visitor: { kind: 'staff' } } });
  });

  test('sends nothing to customers or to staff who may not publish', async () => {
    const editor = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
    const before = await countMails();
    for (const host of [preview('customers'), preview('staff')]) {
      for (const email of [chan, editor.email]) expectSuccess(await server.asGuest(host).post(sendLink, { email }));
    }
    expect(await countMails()).toBe(before);
  });

  test('refuses a link that the live app on its host sent to a customer', async () => {
    const host = visitorApp(server, { ...user, kind: 'customers' });
    const code = await askForLink(server, host, chan);
    preview('customers', host);
    expectProblem(await exchange(host, code), 'INVALID');
  });

  test('limits its token to the preview', async () => {
    const host = preview('customers');
    const { post } = await visit(server, host, user.email);
    visitorApp(server, { ...user, kind: 'customers', host });
    expect(await post(who)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
