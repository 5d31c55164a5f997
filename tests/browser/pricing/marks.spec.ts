import { createProduct, newProductId } from '../api.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { expect, test } from '../test.ts';

test('a number that cannot be stored and a misspelt operator are marked, with a suggested fix', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Marked');
  const pricing = new PricingPage(page);
  await pricing.openJson(productId);
  await pricing.typeLogic('{"+": [{"vra": "days"}, 9007199254740993]}');
  await pricing.typeVariables('{"days": 1e400}');
  await pricing.variables.getByText('1e400').hover();
  await expect(page.getByText('1e400 is too large for calculations.')).toBeVisible();
  await pricing.logic.getByText('9007199254740993').hover();
  await expect(page.getByText('9007199254740993 cannot be stored exactly')).toBeVisible();
  await page.getByRole('button', { name: 'Use 9007199254740992' }).click();
  await pricing.logic.getByText('"vra"').hover();
  await page.getByRole('button', { name: 'Use "var"' }).click();
  await expect(pricing.logic).toHaveText('{"+": [{"var": "days"}, 9007199254740992]}');
});
