import { newProductId } from '../api.ts';
import { CodesPage } from '../pages/codes-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { addCodes, createPricedProduct } from './priced-product.ts';

test('the effect and the refusal of a code are worded in Chinese', async ({ signedIn: { page, tokens }, server }) => {
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
});
