import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const read = 'query ($where: productWhereInput) { products_2(where: $where) { list { name status } } }';
const update = `mutation ($id: productIdInput!, $input: updateProductInput, $revision: String, $l10n: [upsertL10nInput!]) {
  updateProduct(productId: $id, input: $input, expectedRevision: $revision, l10n: $l10n) {
    name status revision insurer { id } underwritingRules lastModifiedBy { username }
  } }`;

describe('updateProduct', () => {
  test('changes the given fields and leaves the rest', async () => {
    const insurer = await given.insurer(server, user);
    const id = await given.product(server, { ...user, status: 'draft', underwritingRules: 'true', name: 'Old' });
    const changed = await server.as(user).post(update, { id, input: { insurerId: insurer.id } });
    expect(expectSuccess(changed)).toMatchObject({
      insurer: { id: insurer.id },
      status: 'draft',
      underwritingRules: 'true',
      name: 'Old',
      lastModifiedBy: { username: user.email },
    });
    const cleared = await server.as(user).post(update, { id, input: { insurerId: null, status: null } });
    expect(expectSuccess(cleared)).toMatchObject({ insurer: null, status: null, underwritingRules: 'true' });
  });

  test('writes the texts with it in one save', async () => {
    const id = await given.product(server, user);
    const key = `products-${id.plan}||${id.type}-name`;
    const l10n = [
      { key, locale: 'en-us', value: 'First' },
      { key, locale: 'en-US', value: 'Second' },
      { key, locale: 'zh-HK', value: '名' },
    ];
    const result = await server.as(user).post(update, { id, l10n }, { 'accept-language': 'zh-HK' });
    expect(expectSuccess(result)).toMatchObject({ name: '名' });
    const english = await server.as(user).post(read, { where: { productId: id } });
    expect(expectSuccess(english)).toMatchObject({ list: [{ name: 'Second' }] });
  });

  test('returns the names only of locales that have one', async () => {
    const id = await given.product(server, { ...user, name: 'Ours' });
    const other = await given.product(server, { ...user, name: 'Another' });
    const names = `query ($where: productWhereInput) { products_2(where: $where) { list {
      name nameTexts { locale value } } } }`;
    const readNames = async (productId: typeof id) =>
      expectSuccess(await server.as(user).post(names, { where: { productId } }, { 'accept-language': 'zh-HK' }));
    expect(await readNames(id)).toMatchObject({
      list: [{ name: 'Ours', nameTexts: [{ locale: 'en-US', value: 'Ours' }] }],
    });
    const l10n = [{ key: `products-${id.plan}||${id.type}-name`, locale: 'zh-HK', value: '名' }];
    expectSuccess(await server.as(user).post(update, { id, l10n }));
    expect(await readNames(id)).toMatchObject({
      list: [
        {
          nameTexts: [
            { locale: 'en-US', value: 'Ours' },
            { locale: 'zh-HK', value: '名' },
          ],
        },
      ],
    });
    expect(await readNames(other)).toMatchObject({ list: [{ nameTexts: [{ value: 'Another' }] }] });
  });

  test('changes nothing when one of its texts is wrong', async () => {
    const id = await given.product(server, { ...user, status: 'draft' });
    const l10n = [
      { key: 'k', locale: 'en-US', value: 'v' },
      { key: '', locale: 'no locale', value: 'v' },
    ];
    const result = await server
      .as(user)
      .post(update, { id, input: { status: 'active', underwritingRules: '[' }, l10n });
    expectProblem(result, 'REQUIRED', 'l10n.1.key');
    expectProblem(result, 'INVALID', 'l10n.1.locale');
    expectProblem(result, 'INVALID', 'input.underwritingRules');
    const after = await server.as(user).post(read, { where: { productId: id } });
    expect(expectSuccess(after)).toMatchObject({ list: [{ status: 'draft' }] });
  });

  test('returns a new revision, and refuses the old one with who made the last change and when', async () => {
    const id = await given.product(server, { ...user, userId: user.userId });
    const first = expectSuccess(await server.as(user).post(update, { id, input: { status: 'one' } }));
    const colleague = await given.user(server, { tenantId: user.tenantId });
    const theirs = await server
      .as(colleague)
      .post(update, { id, input: { status: 'two' }, revision: first['revision'] });
    expect(expectSuccess(theirs)['revision']).not.toBe(first['revision']);
    const late = await server.as(user).post(update, { id, input: { status: 'three' }, revision: first['revision'] });
    const { message, by, at } = expectProblem(late, 'CONFLICT', 'expectedRevision');
    const today = String(at).slice(0, 10).split('-').toReversed().join('/');
    expect(message).toContain(`changed by ${colleague.email} on ${today}`);
    expect(by).toBe(colleague.email);
    const overwritten = await server.as(user).post(update, { id, input: { status: 'three' } });
    expect(expectSuccess(overwritten)).toMatchObject({ status: 'three' });
  });

  test('accepts one of many concurrent saves of the same revision', async () => {
    const id = await given.product(server, user);
    const { revision } = expectSuccess(await server.as(user).post(update, { id, input: {} }));
    const saves = Array.from({ length: 5 }, (_, n) =>
      server.as(user).post(update, { id, revision, input: { status: `${n}` } }),
    );
    const results = await Promise.all(saves);
    const refused = results.filter((result) => result.errors.length > 0);
    expect(refused).toHaveLength(4);
    for (const result of refused) expectProblem(result, 'CONFLICT');
  });

  test('refuses an unknown insurer', async () => {
    const id = await given.product(server, user);
    expectProblem(
      await server.as(user).post(update, { id, input: { insurerId: 'x' } }),
      'NOT_FOUND',
      'input.insurerId',
    );
  });

  test("treats another tenant's product as not found", async () => {
    const id = await given.product(server, await given.user(server));
    const theirs = expectProblem(await server.as(user).post(update, { id, input: {} }), 'NOT_FOUND', 'productId');
    const none = await server.as(user).post(update, { id: { ...id, plan: 'none' }, input: {} });
    expect(expectProblem(none, 'NOT_FOUND', 'productId').message).toBe(theirs.message.replace(id.plan, 'none'));
  });

  test('is refused without a sign-in', async () => {
    const result = await server.post(update, { id: { plan: 'p', type: 't' }, input: {} });
    expect(result).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
