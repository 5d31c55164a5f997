import { ProductListPage } from '../pages/product-list-page.ts';
import { expect, test } from '../test.ts';

test('an insurer is created in the dialog of a new product, and found again by its name', async ({
  signedIn: { page },
}) => {
  const list = new ProductListPage(page);
  await list.open();
  await list.openCreateDialog();
  const insurer = list.dialog.getByRole('combobox', { name: /^Insurer/ });
  await insurer.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await insurer.fill('Harbour Mutual');
  await expect(page.getByRole('option', { name: 'Create insurer "Harbour Mutual"' })).toBeVisible();
  await insurer.press('Enter');
  await expect(list.dialog.getByLabel('No insurer')).toBeVisible();
  await expect(insurer).toHaveValue('Harbour Mutual');
  await expect(insurer).toBeFocused();
  await insurer.fill('HARBOUR MUTUAL');
  await expect(page.getByRole('option')).toHaveText(['Harbour Mutual']);
  await insurer.press('Enter');
  await insurer.click();
  await insurer.fill('');
  await expect(page.getByRole('option', { name: 'Harbour Mutual' })).toBeVisible();
  await page.getByRole('option').first().click();
});
