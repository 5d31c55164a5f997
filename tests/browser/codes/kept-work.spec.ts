import { call, demoUser, newProductId } from '../api.ts';
import { CodesPage } from '../pages/codes-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { expect, test } from '../test.ts';
import { addCodes, createPricedProduct } from './priced-product.ts';

test('a half-typed code survives a lost session, and still updates the same code', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createPricedProduct(server.url, tokens, productId, '1000');
  await addCodes(server.url, tokens, productId, 'discount', [{ code: 'OLD', name: 'Old', logic: '[5,"HKD"]' }]);
  const codes = new CodesPage(page, 'discount');
  await codes.open(productId);
  await codes.openUpdateDialog('OLD');
  await codes.dialog.getByLabel('Amount', { exact: true }).fill('1250.75');
  await call(server.url, 'mutation { logout { status } }', {}, tokens.accessToken);
  await codes.submit();
  const login = new LoginPage(page);
  await expect(login.heading).toBeVisible();
  await login.signIn(demoUser.username, demoUser.password);
  await expect(codes.dialog.getByLabel('Amount', { exact: true })).toHaveValue('1,250.75');
  await codes.submit();
  await expect(codes.row('OLD')).toContainText('HKD 1,250.75');
  await expect(codes.table.getByRole('row')).toHaveCount(2);
});
