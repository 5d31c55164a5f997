import { AdministrationPage } from '../pages/administration-page.ts';
import { expect, test } from '../test.ts';

test('a key is listed with its name and prefix, and invalid input is reported at its field', async ({
  signedIn: { page },
}) => {
  const administration = new AdministrationPage(page);
  await administration.open('apiKeys');
  await page.getByRole('button', { name: 'Create Key' }).first().click();
  await administration.dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(administration.dialog.getByText('This field is required')).toBeVisible();
  await expect(administration.dialog.getByLabel('Name')).toBeFocused();
  await administration.dialog.getByLabel('Name').fill('x'.repeat(101));
  await administration.dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(administration.dialog.getByText(/the maximum is 100/)).toBeVisible();
  await expect(administration.dialog.getByLabel('Name')).toBeFocused();
  const lastDay = administration.dialog.getByLabel('Last day');
  await administration.dialog.getByLabel('Name').fill('Half-typed');
  await lastDay.focus();
  await page.keyboard.type('1231');
  await administration.dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(administration.dialog.getByText('Enter a complete date.')).toBeVisible();
  await expect(lastDay).toBeFocused();
  const year = new Date().getFullYear() + 1;
  await lastDay.fill(`${year}-12-31`);
  await expect(administration.dialog.getByText('Enter a complete date.')).toBeHidden();
  await administration.dialog.getByRole('button', { name: 'Create Key' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(administration.row('Half-typed')).toContainText(`31/12/${year}`);

  const key = await administration.createKey('Listed 旅遊');
  const row = administration.row('Listed 旅遊');
  await expect(row).toContainText(key.slice(0, 8));
  await expect(row).toContainText('admin@coverwright.test');
  await expect(row).toContainText('Never');
  await expect(page.getByText(key)).toBeHidden();
});

test('a key that is shown once remains visible until it is dismissed', async ({ signedIn: { page } }) => {
  const administration = new AdministrationPage(page);
  await administration.open('apiKeys');
  await page.getByRole('button', { name: 'Create Key' }).first().click();
  await administration.dialog.getByLabel('Name').fill('Shown once');
  await administration.dialog.getByRole('button', { name: 'Create Key' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy the API key' });
  await expect(shown.getByRole('textbox', { name: 'API key' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(shown.getByRole('button')).toHaveCount(2);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
});
