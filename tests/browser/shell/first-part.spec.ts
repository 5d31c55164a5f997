import { ProductListPage } from '../pages/product-list-page.ts';
import { expect, test } from '../test.ts';

const chunk = '**/assets/product-list-page-*.js';

test('a page that fails to load on the first visit is reported, and a reload shows it', async ({
  signedIn: { page },
}) => {
  await page.route(chunk, (route) => route.abort());
  await page.goto('/products');
  await expect(page.getByRole('heading', { name: 'A part of the studio could not be loaded' })).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(new ProductListPage(page).heading).toBeVisible();
});
