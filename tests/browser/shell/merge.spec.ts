// Two users change the same record. What is merged is proven in ui/editor/merge/.
import { call, createProduct, newProductId } from '../api.ts';
import { ProductPage } from '../pages/product-page.ts';
import { SmsPage } from '../pages/sms-page.ts';
import { createSms, storedSms, updateSms } from '../templates/given-templates.ts';
import { expect, test } from '../test.ts';

test('the changes of two users to the same template are both saved, and the user chooses where they conflict', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const id = await createSms(server.url, tokens, { bodyLiquid: 'Dear customer,\nyour policy ends soon.\n\nThe team' });
  const sms = new SmsPage(page);
  const dialog = page.getByRole('dialog', { name: 'Merge both versions' });
  const compare = page.getByRole('button', { name: 'Compare and merge' });
  const save = dialog.getByRole('button', { name: 'Save merged version' });
  const stored = async () => (await storedSms(server.url, tokens, id))?.bodyLiquid;
  await sms.open(id);
  await sms.type('Dear customer,\nyour policy ends soon.\n\nYour team');
  await updateSms(server.url, tokens, id, {
    name: 'Theirs',
    bodyLiquid: 'Dear {{ name }},\nyour policy ends soon.\n\nThe team',
  });
  await sms.save.click();
  await compare.click();
  await expect(dialog.getByRole('region', { name: 'Changed by one of you' }).getByRole('checkbox')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(sms.body).toContainText('Your team');
  await expect(sms.unsaved).toBeVisible();
  await compare.click();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(sms.unsaved).toBeHidden();
  expect(await stored()).toBe('Dear {{ name }},\nyour policy ends soon.\n\nYour team');
  await expect(sms.setting('Name')).toHaveValue('Theirs');

  await sms.type('Dear client,\nyour policy ends soon.\n\nYour own team');
  await updateSms(server.url, tokens, id, {
    bodyLiquid: 'Hello {{ name }},\nyour policy ends soon.\n\nYour team',
  });
  await sms.save.click();
  await compare.click();
  await expect(dialog).toContainText('1 change left to choose');
  await expect(save).toBeDisabled();
  await dialog.getByRole('group', { name: 'Text, line 1' }).getByRole('radio', { name: 'Theirs' }).check();
  await save.click();
  await expect(sms.unsaved).toBeHidden();
  expect(await stored()).toBe('Hello {{ name }},\nyour policy ends soon.\n\nYour own team');
  await sms.undo.click();
  await expect(sms.body).toContainText('Dear client,');
});

test('a dialog continues with what both users have changed', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Ours');
  const insurer = `Insurer ${crypto.randomUUID().slice(0, 8)}`;
  const { createInsurer } = (await call(
    server.url,
    'mutation ($name: String!) { createInsurer(name: $name) { createdStatus { id } } }',
    { name: insurer },
    tokens.accessToken,
  )) as { readonly createInsurer: { readonly createdStatus: { readonly id: string } } };
  const insurerId = createInsurer.createdStatus.id;
  const product = new ProductPage(page);
  await product.open(productId);
  await product.openUpdateDialog();
  await product.dialog.getByLabel('Name in en-US').fill('Mine');
  const query = `mutation ($productId: productIdInput!, $input: updateProductInput) {
    updateProduct(productId: $productId, input: $input) { revision }
  }`;
  await call(server.url, query, { productId, input: { insurerId } }, tokens.accessToken);
  await product.dialog.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('button', { name: 'Compare and merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge both versions' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expect(dialog).toContainText(insurer);
  await expect(dialog).not.toContainText(insurerId);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(product.dialog.getByLabel('Name in en-US')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Compare and merge' }).click();
  await dialog.getByRole('button', { name: 'Save merged version' }).click();
  await expect(product.heading('Mine')).toBeVisible();
  const read = `query ($plan: String!, $type: String!) {
    products_2(where: { productId: { plan: $plan, type: $type } }) { list { name insurer { id } } }
  }`;
  const { plan, type } = productId;
  expect(await call(server.url, read, { plan, type }, tokens.accessToken)).toMatchObject({
    products_2: { list: [{ name: 'Mine', insurer: { id: insurerId } }] },
  });
});
