import { createProduct, newProductId } from '../api.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

test('a product is deleted only after DELETE is typed, and others remain', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  const neighbour = { ...productId, version: '10' };
  await createProduct(server.url, tokens, productId, 'Goes');
  await createProduct(server.url, tokens, neighbour, 'Stays');
  const product = new ProductPage(page);
  await product.open(productId);

  await product.openDeleteDialog();
  await expect(product.dialog).toContainText('You can restore it for 30 days.');
  const confirm = product.dialog.getByRole('button', { name: 'Delete product' });
  const keyword = product.dialog.getByRole('textbox', { name: 'Type DELETE to confirm' });
  await keyword.fill('delete');
  await expect(confirm).toBeHidden();
  await keyword.fill('DELETE');
  await confirm.click();

  await expect(new Shell(page).toast('Delete product successfully')).toBeVisible();
  const list = new ProductListPage(page);
  await list.filter(productId.plan);
  await list.expand(productId);
  await expect(list.version('Stays')).toBeVisible();
  await expect(list.version('Goes')).toBeHidden();
  await product.open(productId);
  await expect(page.getByText('This product does not exist')).toBeVisible();
});
