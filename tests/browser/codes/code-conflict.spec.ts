import { newProductId } from '../api.ts';
import { CodesPage } from '../pages/codes-page.ts';
import { expect, test } from '../test.ts';
import { addCodes, createPricedProduct } from './priced-product.ts';

test('a code that another user has changed is not removed without showing the change', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createPricedProduct(server.url, tokens, productId, '1000');
  await addCodes(server.url, tokens, productId, 'loading', [{ code: 'KEEP', name: 'Keep', logic: '5' }]);
  const codes = new CodesPage(page, 'loading');
  await codes.open(productId);
  await codes.openUpdateDialog('KEEP');
  await addCodes(server.url, tokens, productId, 'loading', [{ code: 'KEEP', name: 'Kept', logic: '7' }], 'update');
  await codes.remove();
  await expect(codes.dialog.getByText('Someone else changed this code')).toBeVisible();
  await codes.dialog.getByRole('button', { name: 'Reload theirs' }).click();
  await expect(codes.dialog.getByLabel('Name', { exact: true })).toHaveValue('Kept');
  await codes.remove();
  await expect(page.getByText('No loading codes yet')).toBeVisible();
});
