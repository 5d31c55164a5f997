import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomId } from '../../database/random-id.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { plainCompiler } from '../../testing/plain-compiler.ts';
import { releaseCalls } from '../../testing/releases.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { componentFailureLimits } from './component-failure.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
  user = await given.user(server);
  server.clock.stop();
});
afterAll(async () => server.close());

interface Served {
  readonly appId: string;
  readonly component: string;
  readonly componentId: string;
  readonly host: string;
  readonly releaseId: string;
  readonly script: string;
  readonly as: GivenUser;
}

/** An app with one page that shows a component, live on its own host. */
async function givenServed({ as = user, isLive = true } = {}): Promise<Served> {
  const calls = releaseCalls(server, as);
  const page = await calls.givenApp();
  const { appId } = page;
  const host = `h${randomId().slice(0, 20)}.localhost`;
  const update = `mutation ($appId: String!, $url: String) {
    updateApp(appId: $appId, input: { urlRouting: { url: $url } }) { status errors } }`;
  expectSuccess(await calls.post(update, { appId, url: host }));
  return { ...page, ...(await publish({ appId, as, isLive })), host, as };
}

async function publish({ appId, as, isLive = true }: { appId: string; as: GivenUser; isLive?: boolean }) {
  const calls = releaseCalls(server, as);
  const releaseId = await calls.create([appId]);
  if (isLive) expectSuccess(await calls.publish(releaseId));
  const [asset] = await server.sql<{ path: string }>`
    select path from release_assets where release_id = ${releaseId} and path like ${`/assets/Page${appId}-%`}`;
  return { releaseId, script: asset?.path ?? '' };
}

let addresses = 0;
/** The address of a customer on the first visit. */
const newAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`;

interface Sent {
  readonly body?: unknown;
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const reportOf = ({ appId, script, component }: Served) => ({ app: appId, script, component });

async function send(served: Served, { body = reportOf(served), address = newAddress(), headers = {} }: Sent = {}) {
  const { statusCode, body: answer } = await server.http.inject({
    method: 'POST',
    url: '/component-failures',
    remoteAddress: address,
    headers: { host: `${served.host}:4000`, 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: statusCode, answer };
}

const listQuery = `query ($appId: String!) { componentFailures(appId: $appId) { totalCount list {
  component componentId releaseId releaseName isLive count firstAt lastAt } } }`;

async function listed({ appId, as }: Pick<Served, 'appId' | 'as'>): Promise<Record<string, unknown>[]> {
  const result = await server.as(as).post(listQuery, { appId });
  const { list, totalCount } = expectSuccess(result) as { list: Record<string, unknown>[]; totalCount: number };
  expect(totalCount).toBe(list.length);
  return list;
}

const clear = async (appId: string, as = user) =>
  server
    .as(as)
    .post(
      `mutation ($appId: String!) { clearComponentFailures(appId: $appId) { status errors errors_2 { code message path } } }`,
      { appId },
    );

describe('a report', () => {
  test('is listed with its component and release, and counted with the first and last time', async () => {
    const served = await givenServed();
    const first = server.clock.now();
    expect(await send(served)).toEqual({ status: 204, answer: '' });
    server.clock.pass(60_000);
    const last = server.clock.now();
    expect((await send(served)).status).toBe(204);
    expect(await listed(served)).toEqual([
      {
        component: served.component,
        componentId: served.componentId,
        releaseId: served.releaseId,
        releaseName: 'Release',
        isLive: true,
        count: 2,
        firstAt: first.toISOString(),
        lastAt: last.toISOString(),
      },
    ]);
  });

  test('has a separate entry per release, the most recent first', async () => {
    const served = await givenServed();
    await send(served);
    server.clock.pass(1000);
    await releaseCalls(server, user).changeComponent(served.componentId, '<p>Other</p>');
    const next = { ...served, ...(await publish(served)) };
    await send(next);
    expect((await listed(served)).map(({ releaseId, isLive }) => [releaseId, isLive])).toEqual([
      [next.releaseId, true],
      [served.releaseId, false],
    ]);
  });

  test('of a tab with the scripts of an earlier release is ignored', async () => {
    const served = await givenServed();
    await releaseCalls(server, user).changeComponent(served.componentId, '<p>Other</p>');
    await publish(served);
    expect((await send(served)).status).toBe(204);
    expect(await listed(served)).toEqual([]);
  });

  test('links to a component that was renamed since', async () => {
    const served = await givenServed();
    await send(served);
    await server.sql`update components set name = ${`Renamed${served.appId}`} where id = ${served.componentId}`;
    const { component, componentId } = served;
    expect(await listed(served)).toMatchObject([{ component, componentId }]);
  });

  test('names a component that was deleted since, without a link', async () => {
    const served = await givenServed();
    await send(served);
    await server.sql`delete from components where id = ${served.componentId}`;
    expect(await listed(served)).toMatchObject([{ component: served.component, componentId: null }]);
  });

  test('from a preview is ignored, at its own address and by its link', async () => {
    const served = await givenServed();
    const { releaseId } = served;
    const own = await send({ ...served, host: `${releaseId}--${served.host}` }, { body: reportOf(served) });
    const byLink = await send(served, { headers: { cookie: `preview=${releaseId}` } });
    expect([own.status, byLink.status, await listed(served)]).toEqual([204, 204, []]);
  });

  test('on a host without a live app, or in the studio, is refused or ignored', async () => {
    const served = await givenServed({ isLive: false });
    expect((await send(served)).status).toBe(204);
    expect((await send({ ...served, host: 'localhost' }, { body: reportOf(served) })).status).toBe(404);
    expect((await send({ ...served, host: 'nobody.localhost' }, { body: reportOf(served) })).status).toBe(404);
    expect(await listed(served)).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['text', 'app'],
    ['broken JSON', '{"app":'],
    ['a list', []],
    ['null', 'null'],
    ['a missing field', { app: 'a', script: 'b' }],
    ['a number as a name', { app: 'a', script: 'b', component: 1 }],
    ['an object as a name', { app: 'a', script: 'b', component: { toString: 'x' } }],
    ['a message beside the names', { app: 'a', script: 'b', component: 'c', message: 'Chan Tai Man is 34' }],
    ['a field of the prototype', '{"app":"a","script":"b","component":"c","__proto__":{}}'],
    ['more than it may have', { app: 'a', script: 'b', component: 'c'.repeat(componentFailureLimits.bodyMax) }],
    ['many levels', '['.repeat(400) + ']'.repeat(400)],
  ])('with %s is refused', async (_what, body) => {
    const served = await givenServed();
    const { status, answer } = await send(served, { body });
    expect(status).toBe(400);
    expect(answer).not.toContain('Chan');
    expect(await listed(served)).toEqual([]);
  });

  test('as plain text, which any website can send, or longer than anonymous requests may be, is refused', async () => {
    const served = await givenServed();
    const asText = await send(served, { headers: { 'content-type': 'text/plain' } });
    expect([asText.status, await listed(served)]).toEqual([415, []]);
    const tooLong = await send(served, { body: ' '.repeat(100_000) });
    expect(tooLong.status).toBe(413);
  });

  test.each([
    ['another component', { component: 'Nothing' }],
    ['another script', { script: '/assets/none.js' }],
    ['another app', { app: 'nothing' }],
    ['SQL and HTML', { component: `'; drop table apps; --<img src=x onerror=alert(1)>` }],
    ['a zero character', { component: 'Page\u0000' }],
    ['a name of every object', { component: 'constructor' }],
  ])('with %s, which the live release does not have, is ignored', async (_what, wrong) => {
    const served = await givenServed();
    expect((await send(served, { body: { ...reportOf(served), ...wrong } })).status).toBe(204);
    expect(await listed(served)).toEqual([]);
  });
});

test('with two apps on one host, the entry belongs to the named app', async () => {
  const [first, second] = [await givenServed(), await givenServed()];
  const add =
    'mutation ($appId: String!, $host: String!) { addHostToApp(appId: $appId, host: $host) { status errors } }';
  expectSuccess(await server.as(user).post(add, { appId: second.appId, host: first.host }));
  await send({ ...second, host: first.host });
  expect([await listed(first), await listed(second)]).toMatchObject([[], [{ component: second.component }]]);
});

describe('two tenants', () => {
  test('a report on the host of one tenant reveals nothing about the other', async () => {
    const other = await given.user(server);
    const [ours, theirs] = [await givenServed(), await givenServed({ as: other })];
    expect((await send(ours, { body: reportOf(theirs) })).status).toBe(204);
    expect((await send(ours, { body: { ...reportOf(theirs), app: ours.appId } })).status).toBe(204);
    expect([await listed(ours), await listed(theirs)]).toEqual([[], []]);
  });

  test('neither reads nor clears the entries of the other', async () => {
    const other = await given.user(server);
    const theirs = await givenServed({ as: other });
    await send(theirs);
    expect(await listed({ ...theirs, as: user })).toEqual([]);
    expectProblem(await clear(theirs.appId), 'NOT_FOUND', 'appId');
    expect(await listed(theirs)).toHaveLength(1);
  });
});

describe('a flood of reports', () => {
  test('from one address is stopped at its limit, and other addresses are counted', async () => {
    const { requestsMax, requestsPerSecond } = componentFailureLimits.ofAddress;
    const served = await givenServed();
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: requestsMax + 20 }, async () => send(served, { address })));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(requestsMax);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await send(served)).status).toBe(204);
    expect(await listed(served)).toMatchObject([{ count: requestsMax + 1 }]);
    server.clock.pass(1000 / requestsPerSecond);
    expect((await send(served, { address })).status).toBe(204);
  });

  test('from many addresses is stopped at the limit of the app, and other apps are counted', async () => {
    const { requestsMax } = componentFailureLimits.ofApp;
    const [served, other] = [await givenServed(), await givenServed()];
    let accepted = 0;
    for (let count = 0; count < requestsMax + 10; count += 1) accepted += (await send(served)).status === 204 ? 1 : 0;
    expect(accepted).toBe(requestsMax);
    expect((await send(other)).status).toBe(204);
    expect(await listed(served)).toMatchObject([{ count: requestsMax }]);
  });

  test('with names that do not exist does not use up the limit of the app', async () => {
    const served = await givenServed();
    const body = { ...reportOf(served), component: 'Nothing' };
    for (let count = 0; count < componentFailureLimits.ofApp.requestsMax + 10; count += 1) await send(served, { body });
    expect((await send(served)).status).toBe(204);
    expect(await listed(served)).toHaveLength(1);
  });
});

/** Fills the app with the maximum number of older entries. */
async function fill({ appId, releaseId }: Served): Promise<void> {
  await server.sql`
    insert into component_failures (tenant_id, app_id, release_id, component, count, first_at, last_at)
    select ${user.tenantId}, ${appId}, ${releaseId}, 'Old' || n, 1, now() - interval '2 days',
      now() - n * interval '1 day' from generate_series(1, ${componentFailureLimits.rowsMax}::integer) n`;
}

test('an app has a limited number of entries, and the oldest is removed', async () => {
  const served = await givenServed();
  const { rowsMax } = componentFailureLimits;
  await fill(served);
  await send(served);
  const names = (await listed(served)).map(({ component }) => component);
  expect(names).toHaveLength(rowsMax);
  expect(names).toContain(served.component);
  expect(names).not.toContain(`Old${rowsMax}`);
  const [{ count } = { count: 0 }] = await server.sql<{ count: number }>`
    select count(*)::integer as count from component_failures where app_id = ${served.appId}`;
  expect(count).toBe(rowsMax);
});

test('components that fail simultaneously are all listed, even when as many are removed', async () => {
  const calls = releaseCalls(server, user);
  const names = Array.from({ length: 30 }, (_, at) => `Part${at}Of${randomId().slice(0, 12)}`);
  for (const name of names) await given.component(server, { ...user, name, vueTemplate: '<p>Part</p>' });
  const served = await givenServed();
  await calls.changeComponent(served.componentId, `<div>${names.map((name) => `<${name} />`).join('')}</div>`);
  const next = { ...served, ...(await publish(served)) };
  await fill(next);
  const answers = await Promise.all(names.map(async (component) => send({ ...next, component })));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(names.length);
  const found = (await listed(served)).map(({ component }) => component);
  expect(found).toHaveLength(componentFailureLimits.rowsMax);
  expect(found).toEqual(expect.arrayContaining(names));
});

describe('the entries of an app', () => {
  test('are removed by clearing, and listed again after another failure', async () => {
    const served = await givenServed();
    await send(served);
    expectSuccess(await clear(served.appId));
    expect(await listed(served)).toEqual([]);
    await send(served);
    expect(await listed(served)).toMatchObject([{ count: 1 }]);
  });

  test('are deleted with the app, and with the release', async () => {
    const served = await givenServed();
    const calls = releaseCalls(server, user);
    await send(served);
    await calls.changeComponent(served.componentId, '<p>Other</p>');
    const next = { ...served, ...(await publish(served)) };
    await send(next);
    expectSuccess(await calls.remove(served.releaseId));
    expect(await listed(served)).toMatchObject([{ releaseId: next.releaseId }]);
    expectSuccess(
      await calls.post('mutation ($id: String!) { deleteApp(appId: $id) { status errors } }', { id: served.appId }),
    );
    await send(served);
    expect(await server.sql`select * from component_failures where app_id = ${served.appId}`).toEqual([]);
  });

  test('can be read by users who may read apps, and cleared by users who may change them', async () => {
    const served = await givenServed();
    await send(served);
    const viewer = await given.user(server, { tenantId: user.tenantId, role: 'VIEWER' });
    expect(await listed({ ...served, as: viewer })).toHaveLength(1);
    expectProblem(await clear(served.appId, viewer), 'FORBIDDEN');
    expectProblem(await clear('nothing'), 'NOT_FOUND', 'appId');
  });

  test('are refused without a sign-in', async () => {
    const { appId } = await givenServed();
    expect((await server.post(listQuery, { appId })).status).toBe(401);
  });
});
