import { createProduct, newProductId } from '../api.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { expect, test } from '../test.ts';
import { travelLogic, travelVariables } from './travel-logic.ts';

test('a wrong premium is traced to its line', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Traced');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.pasteLogic(travelLogic(225));
  await pricing.typeVariables(travelVariables);
  await pricing.test();
  await expect(pricing.result).toContainText('HKD 1,586.00');

  await expect(pricing.step('trip.zone is asia')).toContainText('118.00');
  const extraDays = pricing.step('3 × 225');
  await expect(extraDays).toContainText('675.00');
  await extraDays.click();
  await expect(pricing.markedLines).toHaveCount(4);
  await expect(pricing.markedLines.nth(2)).toHaveText(/225$/);
  await expect(pricing.logic).toBeFocused();
  await expect(pricing.selectedStep).toHaveText(/3 × 225/);

  await pricing.pasteLogic(travelLogic(22.5));
  await expect(pricing.markedLines).toHaveCount(0);
  await expect(pricing.result.getByText('Before your last change')).toHaveCount(2);
  await pricing.test();
  await expect(pricing.result).toContainText('HKD 371.00');
  await expect(pricing.result.getByText('Before your last change')).toHaveCount(0);
});

test('the premium of the travel product is reported step by step', async ({ signedIn: { page } }) => {
  const pricing = new PricingPage(page);
  await pricing.openJson({ plan: 'travel_plus', type: 'single_trip', version: '2027.1' });
  await expect(pricing.logic).toContainText('cover.winterSports');
  await pricing.typeVariables(
    '{ "trip": { "zone": "asia", "days": 6 }, "cover": { "winterSports": true }, "insureds": { "adults": 2, "oldestAge": 41 } }',
  );
  await pricing.test();
  await expect(pricing.result).toContainText('HKD 469.47');
  const main = ['118 + 67.5 + 49', 'travel_base: amount', '3 × 22.5', 'age_factors: factor', '2 adults + 0'];
  for (const reading of main) await expect(pricing.step(reading)).toBeVisible();
  await pricing.step('age_factors: factor').click();
  await expect(pricing.atCursor).toHaveText('tableage_factors: factor1');
});

test('the cursor in the logic shows the result of the node at its position', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Looked up');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.pasteLogic(travelLogic(22.5));
  await pricing.typeVariables(travelVariables);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(pricing.result).toContainText('HKD 371.00');
  await pricing.logic.getByText('"trip.days"').click();
  await expect(pricing.atCursor).toHaveText('vartrip.days6');
  await expect(pricing.selectedStep).toHaveText(/3 × 22.5/);
  await pricing.logic.getByText('"cover.rate"').click();
  await expect(pricing.atCursor).toHaveText('varcover.ratenot reached');
});

test('steps are opened, navigated and followed with the keyboard', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Walked');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.pasteLogic(travelLogic(22.5));
  await pricing.typeVariables(travelVariables);
  await pricing.test();
  const sports = pricing.step('cover.winterSports: no');
  await expect(sports).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(pricing.step('insureds.adults').last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(sports).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(sports).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(sports).not.toBeFocused();
  await page.keyboard.press('ArrowDown');
  const notReached = pricing.step('49 × cover.rate');
  await expect(notReached).toBeFocused();
  await expect(notReached).toContainText('not reached');
  await page.keyboard.press('Enter');
  await expect(pricing.logic).toBeFocused();
  await expect(pricing.markedLines).toHaveCount(1);
});

test('a loop shows its count and results, a failure its reason', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Looped');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.pasteLogic(
    '{"reduce": [{"map": [{"var": "ages"}, {"*": [{"var": ""}, 2]}]}, {"+": [{"var": "current"}, {"max": ["x"]}]}, 0]}',
  );
  await pricing.typeVariables('{"ages": [4, 5, 6]}');
  await pricing.test();
  await expect(pricing.problem).toContainText('Oops, there is a problem with your json logic');
  await expect(pricing.step('largest of')).toContainText('problem');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(pricing.step('3 times: 8.00, 10.00, 12.00')).toBeVisible();
});

test('logic with thousands of nodes can be navigated smoothly', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Large');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  const parts = Array.from({ length: 2000 }, (_, number) => ({ if: [{ '>': [{ var: 'age' }, number] }, number, 0] }));
  await pricing.pasteLogic(JSON.stringify({ '+': parts }));
  await pricing.typeVariables('{"age": 1000}');
  await pricing.test();
  await expect(pricing.result).toContainText('HKD 499,500.00');
  await page.getByRole('button', { name: 'Show all' }).click();
  await pricing.step('age over 0').first().focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('treeitem').last()).toBeFocused();
  // Only visible rows are rendered.
  expect(await page.getByRole('treeitem').count()).toBeLessThan(60);
});
