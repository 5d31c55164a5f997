// An item whose last save was too large for history is not released as it was before.
import { productKey } from '@coverwright/insurance/translation-keys';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../../testing/expect-result.ts';
import { given, type GivenUser } from '../../../testing/given.ts';
import { givenReleasingUser, productItem, releasingCalls } from '../../../testing/releases-of-everything.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import type { ProductId } from '../../products/products.service.ts';

const envelope = 'status errors errors_2 { code message path }';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof releasingCalls>;
let id: ProductId;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());
beforeEach(async () => {
  user = await givenReleasingUser(server);
  calls = releasingCalls(server, user);
  id = await given.product(server, { ...user, name: 'Travel' });
  await calls.release(productItem(id));
});

const enlarge = async () =>
  server.sql`insert into l10n (tenant_id, key, locale, value, revision)
    select ${user.tenantId}, ${productKey(id)} || '-text' || n, 'en-US', repeat('x', 100000), '1'
    from generate_series(1, 100) n`;
const shrink = async () => server.sql`delete from l10n where tenant_id = ${user.tenantId} and key like '%-text%'`;
const saveName = async (value: string) =>
  expectSuccess(
    await calls.post(`mutation ($l10n: upsertL10nInput) { upsertL10n(l10n: $l10n) { ${envelope} } }`, {
      l10n: { key: `${productKey(id)}-name`, locale: 'en-US', value },
    }),
  );
const saveStatus = async (status: string) =>
  expectSuccess(
    await calls.post(
      `mutation ($productId: productIdInput!, $input: updateProductInput!) {
        updateProduct(productId: $productId, input: $input) { productId { plan } } }`,
      { productId: id, input: { status } },
    ),
  );
const changed = async () => expectSuccess(await calls.post('{ changedItems { list { name change } } }', {}))['list'];

test('it is refused with its name, and listed as changed, until it is smaller and saved', async () => {
  const item = productItem(id);
  const name = [id.plan, id.type].join(' / ');
  expect(await changed()).toEqual([]);
  await enlarge();
  await saveName('Large');
  expect(await changed()).toEqual([{ name, change: 'CHANGED' }]);
  const refused = expectProblem(await calls.tryToCreate([item]), 'LIMIT_EXCEEDED', 'input.items.0');
  expect(refused.message).toContain(`“${name}” is too large`);
  // A save of another part does not hide it.
  await saveStatus('draft');
  expectProblem(await calls.tryToCreate([item]), 'LIMIT_EXCEEDED', 'input.items.0');
  await shrink();
  await saveStatus('open');
  expect(await changed()).toEqual([{ name, change: 'CHANGED' }]);
  await calls.release(item);
  expect(await changed()).toEqual([]);
});

test('releases are not switched on while there is one', async () => {
  await server.sql`update tenants set change_control = 'AT_ONCE' where tenant_id = ${user.tenantId}`;
  // Announces the mode.
  await given.product(server, { ...user, name: 'Home' });
  await enlarge();
  await saveName('Large');
  const query = `mutation { updateChangeControl(changeControl: RELEASES) { ${envelope} } }`;
  const refused = expectProblem(await calls.post(query, {}), 'LIMIT_EXCEEDED', 'changeControl');
  expect(refused.message).toContain(id.plan);
});
