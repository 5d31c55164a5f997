import { expectAccessible } from '../axe.ts';
import { call, createProduct, newProductId } from '../api.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { expect, test } from '../test.ts';

test('the version used today is marked, from the days that its versions are effective', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { plan, type } = newProductId();
  const [first, second] = ['2020', '2150'].map((version) => ({ plan, type, version }));
  if (first === undefined || second === undefined) throw new Error('There are two versions.');
  await createProduct(server.url, tokens, first, 'Travel');
  const price = `mutation ($productId: productIdInput!, $input: priceLogicInput!) {
    createPriceLogic(productId: $productId, input: $input) { status } }`;
  await call(server.url, price, { productId: first, input: { amountLogic: '7' } }, tokens.accessToken);

  const product = new ProductPage(page);
  await product.open(first);
  await product.openUpdateDialog();
  await product.dialog.getByLabel('Effective from').fill('2020-01-01');
  await product.dialog.getByRole('button', { name: 'Update' }).click();
  await expect(product.dialog).toBeHidden();
  await expect(page.getByText('1 January 2020').first()).toBeVisible();
  await expect(product.versionRow('2020')).toContainText('Used today');

  await page.getByRole('button', { name: 'Create Version' }).click();
  await new ProductListPage(page).enter({ name: 'Travel', version: '2150' });
  const day = product.dialog.getByLabel('Effective from');
  await expect(day).toHaveValue('');
  await day.fill('2020-01-01');
  await new ProductListPage(page).submit();
  await expect(product.dialog.getByText(/is already effective from 2020-01-01/)).toBeVisible();
  await day.fill('2150-01-01');
  await expectAccessible(page);
  await new ProductListPage(page).submit();
  await expect(page).toHaveURL(new RegExp(`/${plan}/${type}/2150$`));
  await expect(product.versionRow('2150')).toContainText('1 January 2150');
  await expect(product.versionRow('2150')).not.toContainText('Used today');
  await expect(product.versionRow('2020')).toContainText('Used today');
  await expectAccessible(page);

  await product.openUpdateDialog();
  await product.dialog.getByLabel('Effective from').fill('2021-03-01');
  await product.dialog.getByRole('button', { name: 'Update' }).click();
  await expect(product.versionRow('2150')).toContainText('1 March 2021Used today');
  await expect(product.versionRow('2020')).not.toContainText('Used today');

  const answer = await page.request.post(`${server.url}/api/v1/products/${plan}/${type}/price`, {
    headers: { authorization: `Bearer ${tokens.accessToken}` },
    data: [
      { startDate: '2021-02-28', values: {} },
      { startDate: '2021-03-01', values: {} },
    ],
  });
  expect(await answer.json()).toMatchObject([
    { version: '2020', amount: 7 },
    { version: '2150', amount: 7 },
  ]);

  await product.openDeleteDialog();
  await expect(product.dialog.getByText(/It is effective from 1 March 2021/)).toBeVisible();
});
