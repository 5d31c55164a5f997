import { newProductId } from '../api.ts';
import { cut } from '../network.ts';
import { CodesPage } from '../pages/codes-page.ts';
import { expect, test } from '../test.ts';
import { addCodes, createPricedProduct } from './priced-product.ts';

test('a code that the product already has is refused at its field, whichever kind it is', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createPricedProduct(server.url, tokens, productId, '1000');
  await addCodes(server.url, tokens, productId, 'discount', [{ code: 'TAKEN', name: 'First', logic: '1' }]);
  for (const kind of ['discount', 'loading'] as const) {
    const codes = new CodesPage(page, kind);
    await codes.open(productId);
    await codes.openAddDialog();
    await codes.enter({ name: 'Second', code: 'TAKEN', percent: '5' });
    await codes.submit();
    await expect(codes.dialog.getByText('This product already has the code TAKEN')).toBeVisible();
    await expect(codes.dialog.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(codes.dialog.getByLabel('Code', { exact: true })).toBeFocused();
    await expect(codes.dialog.getByLabel('Name', { exact: true })).toHaveValue('Second');
    await codes.dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(codes.dialog).toBeHidden();
  }
});

test('missing and invalid values are reported at their fields before anything is sent', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createPricedProduct(server.url, tokens, productId, '1000');
  const codes = new CodesPage(page, 'discount');
  await codes.open(productId);
  await codes.openAddDialog();
  await codes.submit();
  await expect(codes.dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(codes.dialog.getByText('This field is required')).toHaveCount(3);

  const percent = codes.dialog.getByLabel('Percentage of the premium');
  for (const [typed, message] of [
    ['-5', 'This cannot be negative'],
    ['7.125', 'Use at most two decimals'],
    ['1e2', 'Use digits only'],
  ] as const) {
    await percent.fill('');
    await percent.pressSequentially(typed);
    await expect(percent).toHaveValue(typed);
    await expect(codes.dialog.getByText(message)).toBeVisible();
  }
  await percent.fill('150');
  await expect(codes.dialog.getByText('A discount over 100% makes every price 0.')).toBeVisible();
  await codes.chooseKind('Flat');
  const amount = codes.dialog.getByLabel('Amount', { exact: true });
  await amount.pressSequentially('-50.555');
  await expect(amount).toHaveValue('-50.555');
  await codes.submit();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('');
  await amount.pressSequentially('1250.5');
  await expect(amount).toHaveValue('1,250.5');
  await expect(codes.dialog.getByText('Takes off HKD 1,250.50')).toBeVisible();

  await codes.enter({ name: 'Own', code: 'OWN', logic: '{"plus": [1]}' });
  await codes.submit();
  await expect(codes.dialog.getByRole('alert')).toContainText('plus');
  await codes.typeLogic('{"+": [');
  await expect(codes.dialog.getByRole('alert')).toContainText('Line 1');
  await codes.typeLogic('[10, "USD"]');
  await expect(codes.trial).toContainText('The amount is in USD and the price in HKD');
});

test('a list that could not be loaded is reloaded on request', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createPricedProduct(server.url, tokens, productId, '1000');
  const codes = new CodesPage(page, 'discount');
  const mend = await cut(page, 'ProductCodes');
  await codes.open(productId);
  await expect(page.getByText('The discount codes could not be loaded')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No discount codes yet')).toBeVisible();
});
