import type { Page } from '@playwright/test';
import { call, createProduct, type ProductId, type Tokens } from '../api.ts';
import { BenefitsPage } from '../pages/benefits-page.ts';
import { expect, test } from '../test.ts';
import { givenBenefits, travelBenefits } from './given-benefits.ts';

const benefitMutation = `mutation ($productId: productIdInput!, $typeId: String!) {
  removeBenefit(productId: $productId, typeId: $typeId) { status errors } }`;
const productMutation = `mutation ($productId: productIdInput!) { deleteProduct(productId: $productId) { status errors } }`;

const additionMutation = `mutation ($productId: productIdInput!, $typeId: String!) {
  addBenefit(productId: $productId, input: { typeId: $typeId }) { status errors } }`;

/** The texts of a benefit after its product and itself are created again. */
async function textsAfterReturn(url: string, productId: ProductId, tokens: Tokens, typeId: string): Promise<unknown> {
  await createProduct(url, tokens, productId, 'Travel');
  await call(url, additionMutation, { productId, typeId }, tokens.accessToken);
  const query = `query ($productId: productIdInput!, $typeId: String!) {
    products_2(where: { id_in: [$productId] }) { list { benefitTexts(typeId: $typeId) { key value } } } }`;
  return call(url, query, { productId, typeId }, tokens.accessToken);
}

/** A benefit with a new name that is typed but not saved. */
async function openRenamedDelay(page: Page, url: string, tokens: Tokens) {
  const productId = await givenBenefits(url, tokens, travelBenefits);
  const benefits = new BenefitsPage(page);
  await benefits.open(productId);
  await benefits.row(/Travel delay/).click();
  await benefits.field('Name').fill('Late flights');
  return { productId, benefits };
}

test('texts of a benefit that another user has removed are not stored, and do not reappear with its type id', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { productId, benefits } = await openRenamedDelay(page, server.url, tokens);
  await call(server.url, benefitMutation, { productId, typeId: 'delay' }, tokens.accessToken);
  await page.keyboard.press('Control+s');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The update was not saved. This benefit was removed.');
  await expect(alert.getByRole('button', { name: 'Compare and merge' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Overwrite with mine' })).toBeHidden();
  await expect(benefits.field('Name')).toHaveValue('Late flights');
  await expect(benefits.unsaved).toBeVisible();
  await expect(benefits.saved).toBeHidden();
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(benefits.row(/Late flights/)).toBeHidden();
  await benefits.openAddMain();
  await benefits.add('delay');
  await expect(benefits.field('Name')).toHaveValue('');
});

test('an update of texts cannot be undone on a benefit that another user has removed', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { productId, benefits } = await openRenamedDelay(page, server.url, tokens);
  await benefits.update();
  await expect(benefits.saved).toBeVisible();
  await call(server.url, benefitMutation, { productId, typeId: 'delay' }, tokens.accessToken);
  await benefits.press('Undo');
  await expect(page.getByRole('alert')).toContainText('The edit could not be undone. This benefit was removed.');
  await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
  await benefits.openAddMain();
  await benefits.add('delay');
  await expect(benefits.field('Name')).toHaveValue('');
});

test('texts of a deleted product version are not stored, and typed text remains', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { productId, benefits } = await openRenamedDelay(page, server.url, tokens);
  await call(server.url, productMutation, { productId }, tokens.accessToken);
  await benefits.update();
  await expect(page.getByRole('alert')).toContainText('This product version was removed. What you typed is still here');
  await expect(page.getByRole('button', { name: 'Overwrite with mine' })).toBeHidden();
  await expect(benefits.field('Name')).toHaveValue('Late flights');
  const texts = await textsAfterReturn(server.url, productId, tokens, 'delay');
  expect(texts).toEqual({ products_2: { list: [{ benefitTexts: [] }] } });
});
