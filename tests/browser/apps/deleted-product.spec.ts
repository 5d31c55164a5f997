// A product that is deleted while customers can buy it.
import { call, createProduct, newProductId } from '../api.ts';
import { AppPage } from '../pages/app-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { newAppId, publishApp } from './given-apps.ts';

const createApp = `mutation ($input: createAppInput!) { createApp(input: $input) { status errors } }`;
const sell = `mutation ($appId: String!, $productIds: [productIdInput!]!) {
  setAppProducts(appId: $appId, productIds: $productIds) { status errors } }`;

test('the website of a deleted product sells the others, and staff see what is missing', async ({
  signedIn: { page: studio, tokens },
  server,
  browser,
}) => {
  const [kept, deleted] = [newProductId(), newProductId()];
  await createProduct(server.url, tokens, kept, `Kept ${kept.plan}`);
  await createProduct(server.url, tokens, deleted, `Deleted ${deleted.plan}`);
  const appId = newAppId();
  const host = `${appId.toLowerCase()}.localhost`;
  const input = {
    appId,
    appName: `Shop ${appId.slice(4)}`,
    appTemplateId: 'distribution_website',
    urlRouting: { url: host },
  };
  await call(server.url, createApp, { input }, tokens.accessToken);
  await call(server.url, sell, { appId, productIds: [kept, deleted] }, tokens.accessToken);
  await publishApp(server.url, tokens, appId);
  const context = await browser.newContext();
  const shop = await context.newPage();
  const site = `http://${host}:${new URL(server.url).port}`;
  await shop.goto(site);
  const details = shop.getByRole('link', { name: `What is covered Deleted ${deleted.plan}` });
  await expect(details).toBeVisible();

  const product = new ProductPage(studio);
  await product.open(deleted);
  await product.openDeleteDialog();
  await expect(product.dialog).toContainText(`1 published app that sells it: Shop ${appId.slice(4)}`);
  await product.dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await product.dialog.getByRole('button', { name: 'Delete product' }).click();
  await expect(new Shell(studio).toast('Delete product successfully')).toBeVisible();

  // A tab opened earlier leads to a page that reports it.
  await details.click();
  await expect(shop.getByText('This product is not available.')).toBeVisible();
  await shop.goto(site);
  await expect(shop.getByRole('heading', { name: `Kept ${kept.plan}` })).toBeVisible();
  await expect(shop.getByText(`Deleted ${deleted.plan}`)).toHaveCount(0);
  await context.close();

  await new AppPage(studio).open(appId);
  await expect(studio.getByText(new RegExp(`${deleted.plan}.* no longer exists`))).toBeVisible();
});
