// The websites of a new demo are published by any process, even after the one that seeded it has ended.
import { afterEach, expect, test, vi } from 'vitest';
import { UserError } from '../../errors/user-error.ts';
import { plainCompiler } from '../../testing/plain-compiler.ts';
import { expectSuccess } from '../../testing/expect-result.ts';
import { signInToDemo } from '../../testing/sign-in-to-demo.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { seedDemo } from './demo.service.ts';
import { say } from '../../sentences/say.ts';

let server: TestServer;
afterEach(() => server.close());

const waiting = async () => server.sql`select tenant_id from apps_to_publish order by tenant_id`;
const releases = async () => server.sql<{ tenant_id: string; is_live: boolean }>`
  select r.tenant_id, l.release_id is not null as is_live
  from releases r left join live_items l on l.tenant_id = r.tenant_id and l.release_id = r.id and l.kind = 'app'
  where r.name = 'First release' order by r.tenant_id`;

test('an app that finds the server busy is published later', async () => {
  let refusals = 0;
  server = await startTestServer({
    appCompiler: {
      compile: async (...given) => {
        if (refusals === 4) return plainCompiler.compile(...given);
        refusals += 1;
        throw new UserError({ code: 'BUSY', ...say('BUSY_CANCELED') });
      },
    },
  });
  await server.database.asOwner((transaction) => seedDemo(transaction, server.clock.now(), server.objectParts));
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000, interval: 100 });
  expect(refusals).toBe(4);
}, 90_000);

test('a release that was created and not published is published, and no second one is created', async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
  await server.database.asOwner((transaction) => seedDemo(transaction, server.clock.now(), server.objectParts));
  expect(await waiting()).toEqual([{ tenant_id: 'test' }, { tenant_id: 'test_dev' }, { tenant_id: 'test_dev' }]);
  // The state that an earlier process left behind.
  await server.sql`insert into releases (tenant_id, id, name, revision, created_at, last_modified_at)
    values ('test', 'left', 'First release', 'r', now(), now())`;
  await server.sql`insert into release_items (tenant_id, release_id, kind, item_id, name, parts, served, compiled, changes)
    values ('test', 'left', 'app', 'harbourDirect', 'Harbour Direct', '{}', '{}', '{}', '[]')`;
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000, interval: 100 });
  expect(await releases()).toEqual([
    { tenant_id: 'test', is_live: true },
    { tenant_id: 'test_dev', is_live: true },
    { tenant_id: 'test_dev', is_live: true },
  ]);
}, 90_000);

test('one tenant works with releases, which a second person approves', async () => {
  server = await startTestServer({ appCompiler: plainCompiler });
  await server.database.asOwner((transaction) => seedDemo(transaction, server.clock.now(), server.objectParts));
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000, interval: 100 });
  const modes = await server.sql`select tenant_id, change_control from tenants order by tenant_id`;
  expect(modes).toEqual([
    { tenant_id: 'test', change_control: 'RELEASES' },
    { tenant_id: 'test_dev', change_control: 'AT_ONCE' },
    { tenant_id: 'test_uat', change_control: 'AT_ONCE' },
  ]);
  const ask = await signInToDemo(server, 'test');
  const found = expectSuccess(
    await ask(
      '{ releases { list { name state requiredApprovals approvals { user { username } verdict isCurrent } } } }',
    ),
  );
  expect(found['list']).toContainEqual({
    name: 'First release',
    state: 'LIVE',
    requiredApprovals: 1,
    approvals: [{ user: { username: 'approver@coverwright.test' }, verdict: 'APPROVED', isCurrent: true }],
  });
  const settings = expectSuccess(await ask('{ tenantSettings { approvals { kind count } } }'));
  expect(settings['approvals']).toEqual(
    ['app', 'component', 'product', 'template'].map((kind) => ({ kind, count: 1 })),
  );
  const [app] = await server.sql<{ release_id: string }>`
    select release_id from release_items where tenant_id = 'test' and kind = 'app'`;
  const exported = expectSuccess(await ask(`{ exportRelease(releaseId: "${app?.release_id}") { contentJsonString } }`))[
    'contentJsonString'
  ];
  const { items } = expectSuccess(
    await ask(
      'query ($content: String!) { previewReleaseImport(contentJsonString: $content) { items { kind action } } }',
      { content: exported },
    ),
  );
  expect(items).toEqual([{ kind: 'app', action: 'UNCHANGED' }]);
}, 90_000);
