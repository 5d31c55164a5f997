import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { type ProductId, productKey } from '../products/products.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

async function missingTexts({ plan, type, version }: ProductId): Promise<unknown> {
  const query = `query ($where: productWhereInput) {
    products_2(where: $where) { list { missingTexts { locale count } } } }`;
  const found = expectSuccess(await server.as(user).post(query, { where: { productId: { plan, type, version } } }));
  return (found['list'] as { missingTexts: unknown }[])[0]?.missingTexts;
}

test('texts that a product has in one language only are missing in the other languages of the tenant', async () => {
  const id = await given.product(server, { ...user, name: 'Travel', locale: 'en-US' });
  const text = async (rest: string, locale: string, value: string, key = productKey(id)) =>
    given.text(server, { ...user, key: `${key}-${rest}`, locale, value });
  expect(await missingTexts(id)).toEqual([{ locale: 'zh-HK', count: 1 }]);
  await text('benefits-medical-name', 'en-US', 'Medical');
  await text('benefits-medical-name', 'zh-HK', '醫療');
  await text('benefits-luggage-name', 'zh-HK', '行李');
  // Another product, whose key begins with that of the product.
  await text('name', 'fr', 'Voyage', `${productKey(id)}_annual`);
  expect(await missingTexts(id)).toEqual([
    { locale: 'en-US', count: 1 },
    { locale: 'fr', count: 3 },
    { locale: 'zh-HK', count: 1 },
  ]);
});
