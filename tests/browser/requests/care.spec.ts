import { createProduct, newProductId } from '../api.ts';
import { givenRequest } from '../apps/given-apps.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

test('a request is found, assigned, annotated and closed', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Requested cover');
  const holder = `Chan ${productId.plan}`;
  const number = await givenRequest(server.url, tokens, { productId, name: holder });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Requests', exact: true }).first().click();
  await page.getByRole('searchbox').fill(holder);
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Open');
  await row.getByRole('button', { name: number }).click();
  const details = page.getByRole('dialog', { name: number });
  await expect(details).toContainText('chan@customer.test');
  await expect(details).toContainText('destination');
  await expect(details).toContainText('Requested cover');

  await details.getByRole('button', { name: 'Assign to me' }).click();
  await expect(details.getByText('admin@coverwright.test')).toBeVisible();
  await details.getByRole('textbox', { name: 'New note' }).fill('Called back.');
  await details.getByRole('button', { name: 'Add note' }).click();
  await expect(details.getByRole('listitem').filter({ hasText: 'Called back.' })).toBeVisible();
  await expect(details.getByRole('textbox', { name: 'New note' })).toHaveValue('');
  await details.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Closed' }).click();
  await expect(new Shell(page).toast('Request updated').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(row).toContainText('Closed');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Open' }).click();
  await expect(page.getByText('No matching requests')).toBeVisible();
});
