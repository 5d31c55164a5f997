import { newProductId } from '../api.ts';
import { CodesPage } from '../pages/codes-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { addCodes, createPricedProduct, priceOf } from './priced-product.ts';

test('a discount added on the screen changes the price', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createPricedProduct(server.url, tokens, productId, '{"*": [{"var": "days"}, 100]}');
  const codes = new CodesPage(page, 'discount');
  await codes.open(productId);
  await expect(page.getByText('No discount codes yet')).toBeVisible();
  await codes.openAddDialog();
  await codes.enter({ name: 'Early bird', code: 'EARLY', percent: '12.5' });
  await expect(codes.dialog.getByText('Takes off 12.5% of the premium')).toBeVisible();
  await expect(codes.trial).toContainText('HKD 875.00');
  await codes.trial.getByLabel('Example premium in HKD').fill('99.99');
  await expect(codes.trial).toContainText('HKD 87.49');
  await codes.submit();
  await expect(new Shell(page).toast('Discount code added')).toBeVisible();
  await expect(codes.row('EARLY')).toContainText('12.5%');
  expect(await priceOf(server.url, tokens, productId, { days: 10 })).toBe('HKD 1,000.00');
  expect(await priceOf(server.url, tokens, productId, { days: 10 }, ['EARLY'])).toBe('HKD 875.00');
});

test('codes of the three kinds are added, updated and removed', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createPricedProduct(server.url, tokens, productId, '1000');
  const codes = new CodesPage(page, 'loading');
  await codes.open(productId);
  await codes.openAddDialog();
  await codes.enter({ name: 'Winter sports', code: 'SKI', percent: '25' });
  await codes.submit();
  await expect(codes.row('SKI')).toContainText('25%');
  await codes.openAddDialog();
  await codes.enter({ name: 'Card handling', code: 'CARD', amount: '1,250.5' });
  await expect(codes.dialog.getByText('Adds HKD 1,250.50')).toBeVisible();
  await codes.submit();
  await expect(codes.row('CARD')).toContainText('HKD 1,250.50');
  await codes.openAddDialog();
  await codes.chooseKind('Custom');
  await codes.showJson();
  await expect(codes.logic).not.toHaveAttribute('aria-invalid', 'true');
  await codes.enter({ name: 'By age', code: 'AGE', logic: '{"*": [{"var": "premium"}, {"var": "age"}, 0.01]}' });
  await codes.trial.getByLabel('age').fill('40');
  await expect(codes.trial).toContainText('HKD 1,400.00');
  await codes.submit();
  await expect(codes.row('AGE')).toContainText('Custom');

  const pay = async (loadingCodes: string[]) => priceOf(server.url, tokens, productId, { age: 40, loadingCodes });
  expect(await pay(['SKI', 'CARD', 'AGE'])).toBe('HKD 3,500.70');

  await codes.openUpdateDialog('SKI');
  await expect(codes.dialog.getByLabel('Percentage of the premium')).toHaveValue('25');
  await codes.enter({ name: 'Snow sports', code: 'SNOW', amount: '80' });
  await codes.submit();
  await expect(codes.row('SNOW')).toContainText('Snow sports');
  await expect(codes.row('SNOW')).toContainText('HKD 80.00');
  expect(await pay(['SNOW'])).toBe('HKD 1,080.00');

  await codes.openUpdateDialog('CARD');
  await codes.dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(codes.removeDialog).toContainText('Are you sure you want to delete this?');
  await expect(codes.removeDialog.getByRole('button', { name: 'Remove' })).toBeHidden();
  await page.keyboard.press('Escape');
  await codes.remove();
  await expect(codes.row('CARD')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Loading Code' })).toBeFocused();
  await expect(codes.table.getByRole('row')).toHaveCount(3);
});

test('a long list is searched by name and by code, and navigated by arrow keys', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createPricedProduct(server.url, tokens, productId, '1000');
  await addCodes(
    server.url,
    tokens,
    productId,
    'discount',
    Array.from({ length: 300 }, (_one, index) => ({
      code: `CODE_${index}`,
      name: `Partner ${index}`,
      logic: '[1,"HKD"]',
    })),
  );
  const codes = new CodesPage(page, 'discount');
  await codes.open(productId);
  await expect(page.getByText('300 codes')).toBeVisible();
  await expect(codes.row('CODE_0')).toBeVisible();
  expect(await codes.table.getByRole('row').count()).toBeLessThan(80);
  await page.getByRole('button', { name: 'Update CODE_0', exact: true }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Update CODE_299' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(codes.dialog.getByLabel('Code', { exact: true })).toHaveValue('CODE_299');
  await page.keyboard.press('Escape');
  await codes.search.fill('partner 77');
  await expect(codes.row('CODE_77')).toBeVisible();
  await expect(codes.table.getByRole('row')).toHaveCount(2);
  await codes.search.fill('nobody');
  await expect(page.getByText('No name or code contains "nobody".')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(codes.row('CODE_0')).toBeVisible();
});
