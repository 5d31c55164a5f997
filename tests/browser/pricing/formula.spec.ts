import type { Page } from '@playwright/test';
import { call, createProduct, newProductId, type ProductId, type Tokens } from '../api.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { expect, test } from '../test.ts';

const oddLogic = '{"*" : [ {"var":"base"},  {"if":[{"<":[{"var":"age"}, 18.0]}, 0.50, 1]} ] }';

async function openWith(page: Page, productId: Parameters<PricingPage['open']>[0], logic: string) {
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.typeLogic(logic);
  return pricing;
}

async function addInputs(url: string, { accessToken }: Tokens, productId: ProductId): Promise<void> {
  const query = `mutation ($productId: productIdInput!, $inputs: String!, $table: rateTableInput!, $rows: String!) {
    updateProductInputs(productId: $productId, inputsJsonString: $inputs) { status }
    createRateTable(productId: $productId, name: "travel_base", input: $table, rowsJsonString: $rows) { status }
  }`;
  const inputs = JSON.stringify([{ path: 'trip.zone', type: 'text', label: { 'en-US': 'Zone' } }]);
  const table = {
    keys: [{ name: 'zone', type: 'TEXT', match: 'EXACT' }],
    values: [{ name: 'amount', unit: 'AMOUNT', currency: 'HKD' }],
  };
  await call(url, query, { productId, inputs, table, rows: '[["asia", 100]]' }, accessToken);
}

test('logic is edited as a formula, which changes only what differs in the JSON and shares its undo', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Formula');
  const pricing = await openWith(page, productId, oddLogic);
  await pricing.show('Formula');
  await expect(pricing.formula).toHaveText('base * if(age < 18.0, 0.50, 1)');
  await expect(pricing.logic).toBeHidden();

  await pricing.typeFormula('base * if(age < 21, 0.50, 1) * 1.1');
  await pricing.show('JSON');
  const edited = '{"*" : [ {"var":"base"},  {"if":[{"<":[{"var":"age"}, 21]}, 0.50, 1]},  1.1 ] }';
  await expect(pricing.logic).toHaveText(edited);

  await pricing.show('Formula');
  await pricing.formula.click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(pricing.formula).toHaveText('base * if(age < 18.0, 0.50, 1)');
  await page.keyboard.press('ControlOrMeta+y');
  await expect(pricing.formula).toHaveText('base * if(age < 21, 0.50, 1) * 1.1');

  await pricing.typeVariables('{"base": 100, "age": 20}');
  await pricing.test();
  await expect(pricing.result).toContainText('HKD 55.00');
  await pricing.result.getByRole('button', { name: 'Show in the logic: because age < 21' }).click();
  await expect(pricing.formula).toBeFocused();

  await pricing.save();
  await expect(pricing.saved).toBeVisible();
  await page.reload();
  await expect(pricing.formula).toHaveText('base * if(age < 21, 0.50, 1) * 1.1');
  await pricing.show('JSON');
  await expect(pricing.logic).toHaveText(edited);
});

test('a mistake in a formula is marked with its correction, and does not change the logic', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Mistake');
  const pricing = await openWith(page, productId, oddLogic);
  await pricing.show('Formula');
  await pricing.typeFormula('if(18 <= age < 65, 1, 2)');
  await expect(page.getByText('The formula has a mistake')).toBeVisible();
  await expect(page.getByText('Two limits are two comparisons, joined by “and”')).toBeVisible();
  await page.getByRole('button', { name: 'Use 18 <= age and age < 65' }).click();
  await expect(pricing.formula).toHaveText('if(18 <= age and age < 65, 1, 2)');
  await expect(page.getByText('The formula has a mistake')).toBeHidden();

  await pricing.typeFormula('rond(base');
  await pricing.formula.press('ControlOrMeta+z');
  await expect(pricing.formula).toHaveText('if(18 <= age and age < 65, 1, 2)');
  await pricing.typeFormula('rond(base, 2)');
  await pricing.formula.locator('.cm-lintRange-warning').first().hover();
  await page.getByRole('button', { name: 'Use round' }).click();
  await pricing.show('JSON');
  await expect(pricing.logic).toHaveText('{"round": [{"var": "base"}, 2]}');
});

test('names in a formula are completed', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Completed');
  const pricing = await openWith(page, productId, '{"var": "base"}');
  await pricing.typeVariables('{"base": 1, "trip": {"days": 3}}');
  await pricing.show('Formula');
  await pricing.formula.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' * trip.d');
  await page.getByRole('option', { name: 'trip.days' }).click();
  await expect(pricing.formula).toHaveText('base * trip.days');
  await page.keyboard.type(' + round_h');
  await expect(page.getByText('round_half_even(base, 2)')).toBeVisible();
  await page.getByRole('option', { name: /^round_half_even/ }).click();
  await page.keyboard.type('base');
  await expect(pricing.formula).toHaveText('base * trip.days + round_half_even(base)');
});

test('logic without a formula stays in its text, with the reason', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Unshown');
  const pricing = await openWith(page, productId, '{"+": [1,');
  await pricing.show('Formula');
  await expect(page.getByText('There is no formula because the text is not valid JSON.')).toBeVisible();
  await expect(pricing.logic).toHaveText('{"+": [1,');
  await pricing.pasteLogic(JSON.stringify(Array.from({ length: 1_001 }, () => 1)));
  await pricing.show('Formula');
  await expect(page.getByText('too large for one line')).toBeVisible();
  await expect(pricing.logic).toBeVisible();
});

test('a formula that cannot be read yet is there again after another view, and is not saved', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Unfinished');
  const pricing = await openWith(page, productId, '{"var": "base"}');
  await pricing.save();
  await expect(pricing.saved).toBeVisible();
  await pricing.show('Formula');
  await pricing.typeFormula('base * (1 +');
  await expect(pricing.unsaved).toBeVisible();
  await pricing.show('JSON');
  await expect(pricing.logic).toHaveText('{"var": "base"}');
  await pricing.save();
  await expect(pricing.problem).toContainText('The formula has a mistake and cannot be read. Nothing was saved.');

  await pricing.goBack();
  await expect(pricing.leaveDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pricing.leaveDialog).toBeHidden();
  await page.getByRole('radio', { name: 'Formula (The formula has a mistake' }).press('Space');
  await expect(pricing.formula).toHaveText('base * (1 +');
  await pricing.typeFormula('base * (1 + loading)');
  await pricing.save();
  await expect(pricing.saved).toBeVisible();
  await expect(pricing.unsaved).toBeHidden();
});

test('a rate table and declared inputs are completed with their keys and labels', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Lookups');
  await addInputs(server.url, tokens, productId);
  const pricing = await openWith(page, productId, '{}');
  await pricing.show('Formula');
  await pricing.formula.click();
  await page.keyboard.type('trip.z');
  await expect(page.getByRole('option', { name: /trip\.zone.*Zone/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await pricing.typeFormula('');
  await page.keyboard.type('travel_b');
  await page.getByRole('option', { name: /travel_base/ }).click();
  await expect(pricing.formula).toHaveText('table("travel_base", {zone: trip.zone}, "amount")');
});
