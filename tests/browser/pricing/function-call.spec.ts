import { createProduct, newProductId } from '../api.ts';
import { createFunction, givenWorkbook, ratingFields } from '../function/given-functions.ts';
import { FunctionPage } from '../pages/function-page.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { expect, test } from '../test.ts';

test('the premium of a workbook is tested, traced and saved as pricing logic', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const logicalId = `rates-${crypto.randomUUID().slice(0, 8)}`;
  const { fileKey } = await givenWorkbook(server.url, tokens);
  const functionId = await createFunction(server.url, tokens, { ...ratingFields, fileKey, logicalId });
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Rated by a workbook');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  const inputs = '{ "age": { "var": "age" }, "smoker": false, "start": "2026-01-01", "sum": { "var": "sum" } }';
  await pricing.pasteLogic(`{ "+": [{ "function": ["${logicalId}", { "eachKey": ${inputs} }, "premium"] }, 50] }`);
  await pricing.typeVariables('{ "age": 40, "sum": 1000 }');
  await pricing.test();
  await expect(pricing.result).toContainText('HKD 51.20');
  await expect(pricing.step(`${logicalId}: premium`)).toContainText('1.2');
  await expect(pricing.step('age, smoker, start, sum')).toBeVisible();

  await pricing.typeVariables('{ "age": 40, "sum": "much" }');
  await pricing.test();
  await expect(pricing.problem).toContainText(`The function "${logicalId}" returned no result: `);
  await pricing.save();
  await expect(pricing.saved).toBeVisible();

  const editor = new FunctionPage(page);
  await editor.open(functionId);
  await page.getByRole('button', { name: 'Delete template' }).click();
  await editor.dialog.getByRole('textbox').fill('DELETE');
  await editor.dialog.getByRole('button', { name: 'Delete template' }).click();
  const refusal = /The pricing logic of .+ calls this function\. Remove the call there first\./u;
  await expect(editor.console).toContainText(refusal);
});

test('pricing logic that calls a nonexistent function cannot be saved', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Rated by nothing');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.pasteLogic('{ "function": ["no-such-rates", { "eachKey": { "age": 40 } }, "premium"] }');
  await pricing.save();
  const message = 'There is no function with the id or logical id no-such-rates. Create it first, or change the logic.';
  await expect(page.getByText(message)).toBeVisible();
  await expect(pricing.saved).toBeHidden();
});

test('a product of the demo is priced by a workbook', async ({ signedIn: { page } }) => {
  const pricing = new PricingPage(page);
  await pricing.openJson({ plan: 'life_secure', type: 'term_life', version: '2027.1' });
  await expect(pricing.logic).toContainText('term_life_rates');
  await pricing.typeVariables('{ "insured": { "age": 35, "smoker": true }, "cover": { "sum": 1000000, "term": 20 } }');
  // The workbook is checked soon after the first start.
  await expect(async () => {
    await pricing.test();
    await expect(pricing.result).toContainText('HKD 3,061.30');
  }).toPass();
});
