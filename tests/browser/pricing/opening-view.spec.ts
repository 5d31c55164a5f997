import { createProduct, newProductId } from '../api.ts';
import { createPrice } from '../codes/priced-product.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { UnderwritingPage } from '../pages/underwriting-page.ts';
import { expect, test } from '../test.ts';

test('logic opens so that it can be read without JSON, and then in the view that was chosen for its kind', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const [first, second] = [newProductId(), newProductId()];
  await createProduct(server.url, tokens, first, 'Read as a formula');
  await createPrice(server.url, tokens, first, '{"*": [{"var": "base"}, 1.1]}');
  await createProduct(server.url, tokens, second, 'Read as blocks');
  const pricing = new PricingPage(page);
  await pricing.open(first);
  await expect(page.getByRole('heading', { name: 'Price', exact: true })).toBeVisible();
  await expect(page.getByText('The result of the formula is the premium.')).toBeVisible();
  await expect(pricing.formula).toHaveText('base * 1.1');
  await expect(pricing.formula).toBeFocused();
  await expect(pricing.logic).toBeHidden();

  await pricing.show('Blocks');
  await expect(page.getByText('The result of the topmost block is the premium.')).toBeVisible();
  await pricing.open(second);
  await expect(page.getByRole('tree', { name: 'Blocks of the logic' })).toBeVisible();
  await expect(page.getByRole('treeitem').first()).toBeFocused();

  const underwriting = new UnderwritingPage(page);
  await underwriting.open(second);
  await expect(page.getByRole('heading', { name: 'Underwriting decision' })).toBeVisible();
  await expect(underwriting.formula).toHaveText('');
});
