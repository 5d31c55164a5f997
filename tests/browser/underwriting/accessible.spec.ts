import { createProduct, newProductId } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { UnderwritingPage } from '../pages/underwriting-page.ts';
import { expect, test } from '../test.ts';

const rules = '{"merge": [\n{"if": [{">": [{"var": "age"}, 85]}, ["AGE_ABOVE_LIMIT"], []]}]}';

test('axe finds nothing on a decision, its steps and its problem', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Looked at');
  const underwriting = new UnderwritingPage(page);
  await underwriting.open(productId);
  await underwriting.pasteLogic(rules);
  await underwriting.typeVariables('{"age": 90}');
  await underwriting.test();
  await expect(underwriting.result).toContainText('Decline');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expectAccessible(page);
  await underwriting.result.getByRole('button', { name: 'Go to line 2' }).click();
  await underwriting.typeVariables('{"age": 10}');
  await underwriting.test();
  await expect(underwriting.result).toContainText('Accept');
  await underwriting.typeVariables('{}');
  await underwriting.test();
  await expect(underwriting.problem).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on a premium with its steps, in fullscreen and next to the code', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Looked at');
  const pricing = new PricingPage(page);
  await pricing.open(productId);
  await pricing.typeLogic(
    '{"if": [{"var": "a"}, {"*": [2, {"var": "b"}]}, {"map": [[1, 2], {"+": [{"var": ""}, 9007199254740993]}]}]}',
  );
  await pricing.test();
  await expect(pricing.step('a: no')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  await expectAccessible(page);
});

test('axe finds nothing if the product of the underwriting logic does not exist', async ({ signedIn: { page } }) => {
  await new UnderwritingPage(page).open({ plan: 'nowhere', type: 'travel' });
  await expect(page.getByText('The product nowhere travel does not exist. It may have been deleted.')).toBeVisible();
  await expectAccessible(page);
});
