import { createProduct, newProductId } from '../api.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { UnderwritingPage } from '../pages/underwriting-page.ts';
import { expect, test } from '../test.ts';

test('a premium calculated with missing variables lists them', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Half filled in');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await expect(page.getByText('The logic returns a number: the premium.')).toBeVisible();
  await pricing.pasteLogic('{"*": [{"var": "trip.days"}, {"var": "rate"}, {"var": ["factor", 2]}]}');
  await pricing.extractVariables();
  await pricing.test();
  await expect(pricing.result).toContainText('HKD 0.00');
  await expect(pricing.result).toContainText('These variables have no value yet: trip.days, rate.');

  await pricing.typeVariables('{"trip": {"days": 3}}');
  await pricing.test();
  await expect(pricing.result).toContainText('The variable rate has no value yet.');
  await pricing.typeVariables('{"trip": {"days": 3}, "rate": 10}');
  await pricing.test();
  await expect(pricing.result).toContainText('HKD 60.00');
  await expect(pricing.result).not.toContainText('no value yet');
});

test('logic that does not return a number is reported', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'A word');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.typeLogic('"hello"');
  await pricing.test();
  await expect(pricing.result).toContainText('The result is a text, not a number.');
});

test('a problem is fully visible below its step, even if an earlier test had none', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Grown rows');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.pasteLogic('{"+": [{"max": [{"var": "a"}, 2]}, {"min": [{"var": "b"}, 3]}]}');
  await pricing.typeVariables('{"a": 1, "b": 1}');
  await pricing.test();
  await expect(pricing.step('largest of')).toBeVisible();
  await pricing.typeVariables('{"a": "x", "b": 1}');
  await pricing.test();
  const failed = pricing.step('largest of');
  await expect(failed).toContainText('problem');
  const next = await pricing.step('smallest of').boundingBox();
  const text = await failed.getByText(/cannot/).boundingBox();
  if (!next || !text) throw new Error('A row is not shown.');
  expect(text.y + text.height).toBeLessThanOrEqual(next.y);
});

test('the test variables survive a reload', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Reloaded');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.typeVariables('{"days": 7}');
  await page.reload();
  await expect(pricing.variables).toContainText('"days": 7');
  await expect(pricing.unsaved).toBeHidden();

  // Those for underwriting are separate.
  const underwriting = new UnderwritingPage(page);
  await underwriting.openJson(productId);
  await underwriting.typeVariables('{"age": 40}');
  await page.reload();
  await expect(underwriting.variables).toContainText('"age": 40');
  await expect(underwriting.variables).not.toContainText('days');
});
