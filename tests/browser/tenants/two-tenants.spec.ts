import { createProduct, newProductId, signIn } from '../api.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';

test('what one tenant creates, another neither lists nor opens', async ({
  signedIn: { page, tokens },
  server,
  browser,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Ours alone');
  await new ProductPage(page).open(productId);
  await expect(new ProductPage(page).heading('Ours alone')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await enterSession(other, 'test', await signIn(server.url, 'test'));
  const list = new ProductListPage(other);
  await list.open();
  await expect(other.getByRole('button', { name: 'Tenant test' })).toBeVisible();
  await list.filter(productId.plan);
  await expect(other.getByText('No product matches')).toBeVisible();
  await new ProductPage(other).open(productId);
  await expect(other.getByText('This product does not exist')).toBeVisible();
  await context.close();
});
