import { newProductId } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { expect, test } from '../test.ts';

test('a new product begins with rates, and has a price in its quote', async ({ signedIn: { page } }) => {
  const { plan, type } = newProductId();
  const list = new ProductListPage(page);
  await list.open();
  await list.openCreateDialog();
  const choice = list.dialog.getByRole('combobox', { name: 'Begin with' });
  await expect(choice).toHaveValue('Empty product');
  await choice.click();
  await expect(page.getByRole('option')).toHaveText([
    /^Empty product/,
    /^Rates by age.*for smokers/,
    /^Rates by zone and duration/,
    /^Flat rates.*one price for each plan/,
  ]);
  await expectAccessible(page);
  await page.getByRole('option', { name: 'Rates by age' }).click();
  await list.enter({ name: 'Begun', plan, type, version: '1' });
  await list.submit();
  await expect(list.dialog).toBeHidden();

  await page.goto(`/products/detail/quote/${plan}/${type}/1`);
  await page.getByLabel('Age (years)').fill('35');
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('HKD 1,900.00');
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Accept');
  await page.getByLabel('Age (years)').fill('76');
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('AGE_ABOVE_LIMIT');
});
