import { call, createProduct, newProductId } from '../api.ts';
import { ProductPage } from '../pages/product-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

test('the studio can be used in Chinese, remembers the choice, and shows names by locale', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, 'Single trip');
  const query = `mutation ($l10n: upsertL10nInput) { upsertL10n(l10n: $l10n) { status errors } }`;
  const { plan, type, version = '' } = productId;
  const key = `products-${plan}|${version}|${type}-name`;
  await call(server.url, query, { l10n: { locale: 'zh-HK', key, value: '單次旅程' } }, tokens.accessToken);

  const product = new ProductPage(page);
  await product.open(productId);
  await expect(product.heading('Single trip')).toBeVisible();
  await new Shell(page).chooseLanguage('English', '繁體中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK');
  await expect(product.heading('單次旅程')).toBeVisible();
  await page.reload();
  await expect(product.heading('單次旅程')).toBeVisible();
});
