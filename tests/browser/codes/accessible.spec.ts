import { newProductId } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { CodesPage } from '../pages/codes-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { addCodes, createPricedProduct } from './priced-product.ts';

test('axe finds nothing on the codes of a product and their dialogs', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createPricedProduct(server.url, tokens, productId, '1000');
  const codes = new CodesPage(page, 'discount');
  await codes.open(productId);
  await expect(page.getByText('No discount codes yet')).toBeVisible();

  await codes.openAddDialog();
  await codes.submit();
  await expect(codes.dialog.getByText('This field is required')).toHaveCount(3);
  await expectAccessible(page);
  await codes.enter({ name: 'By age', code: 'AGE', logic: '{"-": [0, {"var": "age"}, 1]}' });
  await codes.trial.getByLabel('Other variables as JSON: age').fill('{"age": 40}');
  await expect(codes.trial).toContainText('The amount is negative: -41');
  await expectAccessible(page);
  await codes.submit();
  await expect(codes.row('AGE')).toBeVisible();

  await addCodes(server.url, tokens, productId, 'discount', [{ code: 'FLAT', name: 'Flat', logic: '[5,"HKD"]' }]);
  await page.reload();
  await expect(codes.row('FLAT')).toBeVisible();
  await codes.openUpdateDialog('FLAT');
  await addCodes(server.url, tokens, productId, 'discount', [{ code: 'FLAT', name: 'Flat', logic: '6' }], 'update');
  await codes.dialog.getByLabel('Amount', { exact: true }).fill('7');
  await codes.submit();
  await expect(codes.dialog.getByText('Someone else changed this code')).toBeVisible();
  await codes.dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(codes.removeDialog).toBeVisible();
});

test('the codes of a product are available in Chinese', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createPricedProduct(server.url, tokens, productId, '1000');
  const logic = '{"*":[{"var":"premium"},{"/":[10,100]}]}';
  await addCodes(server.url, tokens, productId, 'loading', [{ code: 'SKI', name: '滑雪', logic }]);
  await new CodesPage(page, 'loading').open(productId);
  await new Shell(page).chooseLanguage('English', '繁體中文');
  await expect(page.getByRole('navigation', { name: '此產品的各部分' })).toContainText('附加保費代碼');
  await page.getByRole('button', { name: '更新 SKI' }).click();
  await expect(page.getByText('加收保費的 10%')).toBeVisible();
  await page.getByLabel('代碼', { exact: true }).fill('\u0007');
  await page.getByRole('dialog').getByRole('button', { name: '更新' }).click();
  await expect(page.getByText('代碼含有控制字元。請將其移除。')).toBeVisible();
  await expectAccessible(page);
});
