import { call, createProduct, newProductId } from '../api.ts';
import { ProductPage } from '../pages/product-page.ts';
import { expect, test } from '../test.ts';

test("an update that conflicts with another user's shows both, and nothing is lost", async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Ours');
  const product = new ProductPage(page);
  await product.open(productId);
  await product.openUpdateDialog();
  await product.dialog.getByLabel('Name in en-US').fill('Mine');

  const query = `mutation ($productId: productIdInput!, $input: updateProductInput) {
    updateProduct(productId: $productId, input: $input) { revision }
  }`;
  await call(server.url, query, { productId, input: { status: 'theirs' } }, tokens.accessToken);
  await product.dialog.getByRole('button', { name: 'Update' }).click();
  await expect(product.dialog.getByText('Someone else changed this product')).toBeVisible();
  await expect(product.dialog.getByText(/ changed this on \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d, /)).toBeVisible();
  await expect(product.dialog.getByLabel('Name in en-US')).toHaveValue('Mine');
  await product.dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(product.heading('Mine')).toBeVisible();
});
