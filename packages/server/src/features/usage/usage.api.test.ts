import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, hasSucceeded, payloadOf } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { templateCalls } from '../../testing/templates.ts';
import { usageRollup } from './usage.service.ts';

let server: TestServer;
let user: GivenUser;
let other: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  other = await given.user(server);
});
afterAll(async () => server.close());

interface Limit {
  readonly name: string;
  readonly unit: string;
  readonly used: number;
  readonly max: number;
  readonly resetsAt: string | null;
}

async function limitsOf(by: GivenUser): Promise<Record<string, Limit>> {
  const result = await server.as(by).post('{ tenantUsage { limits { name unit used max resetsAt } } }');
  const { limits } = expectSuccess(result) as unknown as { limits: Limit[] };
  return Object.fromEntries(limits.map((limit) => [limit.name, limit]));
}

async function usedOf(by: GivenUser, name: string): Promise<number> {
  return (await limitsOf(by))[name]?.used ?? Number.NaN;
}

async function setLimit({ tenantId }: GivenUser, name: string, max: number): Promise<void> {
  await server.sql`insert into tenant_limits (tenant_id, name, max) values (${tenantId}, ${name}, ${max})
    on conflict (tenant_id, name) do update set max = excluded.max`;
}

/** Sets the tenant's limit to its current use plus this amount. */
async function leaveRoom(by: GivenUser, name: string, room: number): Promise<void> {
  await setLimit(by, name, (await usedOf(by, name)) + room);
}

const createProduct = (by: GivenUser, plan: string, more: object = {}) =>
  server.as(by).post('mutation ($product: createProductInput) { createProduct(product: $product) { revision } }', {
    product: { productId: { plan, type: 'travel' }, ...more },
  });
const deleteProduct = (by: GivenUser, plan: string) =>
  server.as(by).post('mutation ($id: productIdInput!) { deleteProduct(productId: $id) { status errors } }', {
    id: { plan, type: 'travel' },
  });
const upsertText = (by: GivenUser, key: string, value: string) =>
  server
    .as(by)
    .post(
      `mutation ($l10n: upsertL10nInput) { upsertL10n(l10n: $l10n) { status errors errors_2 { code message path } } }`,
      { l10n: { key, locale: 'en-US', value } },
    );

describe('tenantUsage', () => {
  test('returns every limit with its default and its use', async () => {
    const fresh = await given.user(server);
    const before = await limitsOf(fresh);
    expect(before).toMatchObject({
      fileBytes: { unit: 'bytes', used: 0, max: 10_737_418_240, resetsAt: null },
      textBytes: { unit: 'bytes', max: 2_147_483_648, resetsAt: null },
      records: { unit: 'count', max: 1_000_000, resetsAt: null },
      documentsPerDay: { unit: 'count', used: 0, max: 10_000 },
      mailsPerDay: { unit: 'count', used: 0, max: 1_000 },
      passwordMailsPerDay: { unit: 'count', used: 0, max: 1_000 },
    });
    const midnight = new Date(Math.ceil(server.clock.now().getTime() / 86_400_000) * 86_400_000);
    expect(new Date(before['documentsPerDay']?.resetsAt ?? '')).toEqual(midnight);
    await given.file(server, { ...fresh, content: '12345' });
    expect(await usedOf(fresh, 'fileBytes')).toBe(5);
    expect(await usedOf(fresh, 'records')).toBe((before['records']?.used ?? 0) + 1);
  });

  test('returns only the limits of the tenant', async () => {
    const [ours, theirs] = [await given.user(server), await given.user(server)];
    await setLimit(ours, 'records', 77);
    await given.product(server, ours);
    expect((await limitsOf(theirs))['records']).toMatchObject({ max: 1_000_000 });
    expect(await usedOf(theirs, 'records')).toBe((await usedOf(ours, 'records')) - 1);
  });

  test('requires a sign-in', async () => {
    expect(await server.post('{ tenantUsage { limits { name } } }')).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('records and texts', () => {
  test('are refused at the limit, and accepted again after a deletion', async () => {
    await leaveRoom(user, 'records', 1);
    expectSuccess(await createProduct(user, 'last'));
    const { message } = expectProblem(await createProduct(user, 'one-more'), 'LIMIT_EXCEEDED');
    expect(message).toMatch(/limit of records is reached: .* allowed, .* used, 0 remaining, 1 needed.*administrator/);
    expectSuccess(await createProduct(other, 'one-more'));
    // Nothing of the refused one is stored, and operations that add no record still work.
    expect(await server.sql`select 1 from products where tenant_id = ${user.tenantId} and plan = 'one-more'`).toEqual(
      [],
    );
    const update =
      'mutation ($id: productIdInput!) { updateProduct(productId: $id, input: { status: "x" }) { status } }';
    expectSuccess(await server.as(user).post(update, { id: { plan: 'last', type: 'travel' } }));
    expectSuccess(await deleteProduct(user, 'last'));
    expectSuccess(await createProduct(user, 'one-more'));
    await setLimit(user, 'records', 1_000_000);
  });

  test('of a tenant above a lowered limit can be changed and deleted, but not added', async () => {
    const full = await given.user(server);
    expectSuccess(await upsertText(full, 'long', 'x'.repeat(5_000)));
    await setLimit(full, 'textBytes', 100);
    expectProblem(await upsertText(full, 'another', 'x'), 'LIMIT_EXCEEDED');
    expectProblem(await upsertText(full, 'long', 'x'.repeat(5_001)), 'LIMIT_EXCEEDED');
    expectSuccess(await upsertText(full, 'long', 'x'.repeat(4_000)));
    const deleteAll = 'mutation { deleteAllL10n(key: "long") { status errors } }';
    expectSuccess(await server.as(full).post(deleteAll));
  });

  test.each([
    ['a draft', async (id: string) => templateCalls(server, user).saveDraft(id, JSON.stringify('x'.repeat(2_000)))],
    [
      'a template',
      async (id: string) => templateCalls(server, user).update('sms', id, { bodyLiquid: 'x'.repeat(2_000) }),
    ],
    ['a text', async () => upsertText(user, 'text', 'x'.repeat(2_000))],
    ['rules', async () => createProduct(user, 'rules', { underwritingRules: JSON.stringify('x'.repeat(2_000)) })],
    [
      'benefits',
      async () =>
        createProduct(user, 'benefits', {
          benefitInputs: [{ typeId: 'a', valueJsonString: JSON.stringify('x'.repeat(2_000)) }],
        }),
    ],
  ])('%s above the limit of texts is refused', async (_what, write) => {
    const id = await templateCalls(server, user).create('sms');
    await leaveRoom(user, 'textBytes', 1_000);
    const before = await usedOf(user, 'textBytes');
    expect(expectProblem(await write(id), 'LIMIT_EXCEEDED').message).toContain('limit of stored texts');
    expect(await usedOf(user, 'textBytes')).toBe(before);
    await setLimit(user, 'textBytes', 1_000_000_000);
  });

  test('stay within the limit when many requests add simultaneously', async () => {
    const busy = await given.user(server);
    await leaveRoom(busy, 'records', 3);
    const results = await Promise.all(Array.from({ length: 12 }, (_, index) => createProduct(busy, `p${index}`)));
    expect(results.filter(hasSucceeded)).toHaveLength(3);
    for (const result of results.filter((one) => !hasSucceeded(one))) expectProblem(result, 'LIMIT_EXCEEDED');
    const { records } = await limitsOf(busy);
    expect(records?.used).toBe(records?.max);
  });

  test('have the same count after the slots were merged', async () => {
    const before = await limitsOf(user);
    await usageRollup({ clock: server.clock.now, database: server.database }).run();
    expect(await limitsOf(user)).toEqual(before);
    const slots = await server.sql`select 1 from tenant_usage where tenant_id = ${user.tenantId} and slot <> 0`;
    expect(slots).toEqual([]);
  });

  test('are also limited for an import, which reports the limit and can be repeated', async () => {
    const importing = await given.user(server);
    await leaveRoom(importing, 'records', 2);
    const policies = ['a', 'b', 'c'].map((id) => ({ id }));
    await expect(given.imported(server, importing, 'policies', ...policies)).rejects.toThrow('limit of records');
    await given.imported(server, importing, 'policies', ...policies.slice(0, 2));
    await given.imported(server, importing, 'policies', ...policies.slice(0, 2));
    expect(await server.sql`select id from policies where tenant_id = ${importing.tenantId} order by id`).toEqual([
      { id: 'a' },
      { id: 'b' },
    ]);
  });
});

describe('sign-in and passwords', () => {
  test('work in a tenant that has used up its limits', async () => {
    const full = await given.user(server);
    for (const name of ['records', 'textBytes', 'fileBytes', 'documentsPerDay', 'mailsPerDay']) {
      await setLimit(full, name, 0);
    }
    const signIn = await server.post(
      `query ($tenantId: String!, $email: String!, $password: String!) {
        token_2(tenantId: $tenantId, clientId: "coverStudio", username: $email, password: $password) { accessToken }
      }`,
      { ...full },
    );
    expect(payloadOf(signIn)['accessToken']).toEqual(expect.any(String));
    await forgotPassword(full);
    expect(await mailsOf(full)).toBe(1);
    expect((await limitsOf(full))['passwordMailsPerDay']).toMatchObject({ used: 1 });
  });
});

describe('mails', () => {
  test('for recovery stop at a separate limit, until the next day', async () => {
    const asking = await given.user(server);
    await setLimit(asking, 'passwordMailsPerDay', 2);
    for (let attempt = 0; attempt < 3; attempt += 1) await forgotPassword(asking);
    expect(await mailsOf(asking)).toBe(2);
    expect(server.logLines.join('\n')).toContain('limit of password emails per day');
    server.clock.pass(86_400_000);
    await forgotPassword(asking);
    expect(await mailsOf(asking)).toBe(3);
    expect(await usedOf(asking, 'passwordMailsPerDay')).toBe(1);
  });
});

async function forgotPassword({ tenantId, email }: GivenUser): Promise<void> {
  const result = await server.post(
    `mutation ($tenantId: String!, $email: String!) {
      forgotPassword(tenantId: $tenantId, forgotPasswordInput: { clientId: "coverStudio", email: $email }) { status errors }
    }`,
    { tenantId, email },
  );
  expectSuccess(result);
}

async function mailsOf({ tenantId }: GivenUser): Promise<number> {
  return (await server.sql`select 1 from mails where tenant_id = ${tenantId}`).length;
}
