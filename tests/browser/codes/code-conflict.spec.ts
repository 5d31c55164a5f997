import { newProductId } from '../api.ts';
import { CodesPage } from '../pages/codes-page.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';
import { addCodes, createPricedProduct } from './priced-product.ts';

test('two windows update one code: the second learns who saved and when, and overwrites or reloads', async ({
  signedIn: { page, tokens },
  server,
  context,
}) => {
  const productId = newProductId();
  await createPricedProduct(server.url, tokens, productId, '1000');
  const logic = '{"*":[{"var":"premium"},0.1]}';
  await addCodes(server.url, tokens, productId, 'discount', [{ code: 'BOTH', name: 'Both', logic }]);
  const otherPage = await context.newPage();
  await enterSession(otherPage, 'test_dev', tokens);
  const [mine, theirs] = [new CodesPage(page, 'discount'), new CodesPage(otherPage, 'discount')];
  for (const one of [mine, theirs]) {
    await one.open(productId);
    await one.openUpdateDialog('BOTH');
    await expect(one.dialog.getByLabel('Percentage of the premium')).toHaveValue('10');
  }
  await theirs.dialog.getByLabel('Percentage of the premium').fill('20');
  await theirs.submit();
  await expect(theirs.row('BOTH')).toContainText('20 %');

  await mine.dialog.getByLabel('Percentage of the premium').fill('30');
  await mine.submit();
  await expect(mine.dialog.getByText('Someone else changed this code')).toBeVisible();
  await expect(mine.dialog.getByText(/ changed this on \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d, /)).toBeVisible();
  await expect(mine.dialog.getByLabel('Percentage of the premium')).toHaveValue('30');
  await mine.dialog.getByRole('button', { name: 'Reload theirs' }).click();
  await expect(mine.dialog.getByLabel('Percentage of the premium')).toHaveValue('20');
  await expect(mine.dialog.getByText('Someone else changed this code')).toBeHidden();

  await theirs.openUpdateDialog('BOTH');
  await theirs.dialog.getByLabel('Percentage of the premium').fill('40');
  await theirs.submit();
  await expect(theirs.row('BOTH')).toContainText('40 %');
  await mine.dialog.getByLabel('Percentage of the premium').fill('30');
  await mine.submit();
  await mine.dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(mine.row('BOTH')).toContainText('30 %');
  await otherPage.reload();
  await expect(theirs.row('BOTH')).toContainText('30 %');
});

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
