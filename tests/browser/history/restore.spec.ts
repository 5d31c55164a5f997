import { call, createProduct, newProductId } from '../api.ts';
import { givenComponent } from '../apps/given-apps.ts';
import { HistoryPage } from '../pages/history-page.ts';
import { PricingPage } from '../pages/pricing-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

test("a product's earlier price is restored, and the product itself after it was deleted", async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  const title = [productId.plan, productId.type, productId.version].join(' / ');
  await createProduct(server.url, tokens, productId, 'Trip');
  const [product, pricing, history, shell] = [
    new ProductPage(page),
    new PricingPage(page),
    new HistoryPage(page),
    new Shell(page),
  ];
  await pricing.openJson(productId);
  // Opening the editor adds an empty logic, which is the second state.
  await pricing.pasteLogic('{"*": [{"var": "days"}, 12]}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(pricing.saved).toBeVisible();
  await pricing.pasteLogic('{"*": [{"var": "days"}, 15]}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(pricing.unsaved).toBeHidden();

  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: `History of ${title}` })).toBeVisible();

  await expect(history.state(4)).toContainText('Latest');
  await expect(history.state(4)).toContainText('Pricing');
  await history.openDetails(4);
  // It is what the product is.
  await expect(history.dialog.getByRole('button', { name: 'Restore' })).toBeHidden();
  await page.keyboard.press('Escape');
  await history.openDetails(3);
  await history.name('filed rates 2027');
  await expect(history.state(3)).toContainText('filed rates 2027');
  await history.dialog.getByRole('link', { name: 'Compare with the working copy' }).click();
  await expect(page.getByRole('heading', { name: 'State 3 and the working copy' })).toBeVisible();
  const logic = page.getByRole('region', { name: 'Pricing logic' });
  await expect(logic.getByText('12 was changed to 15')).toBeVisible();
  await logic.getByText('Before and after').click();
  await expect(logic.getByRole('deletion')).toContainText('12');
  await expect(logic.getByRole('insertion')).toContainText('15');
  await page.goBack();
  await history.restore(3);
  await expect(shell.toast('State 3 restored')).toBeVisible();
  await expect(history.state(5)).toContainText('State 3 restored: pricing');
  for (const number of [5, 2])
    await page.getByRole('checkbox', { name: `Compare state ${number}`, exact: true }).check();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'States 2 and 5' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pricing logic' })).toBeVisible();
  await page.goBack();
  await page.getByRole('checkbox', { name: 'Only named states' }).check();
  await expect(history.state(5)).toBeHidden();
  await expect(history.state(3)).toBeVisible();
  await pricing.openJson(productId);
  await expect(pricing.logic).toContainText('12');

  await product.open(productId);
  await product.openDeleteDialog();
  await product.dialog.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await product.dialog.getByRole('button', { name: 'Delete product' }).click();
  await expect(shell.toast('Delete product successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Recently deleted' }).click();
  await expect(history.deleted(title)).toContainText('29 days');
  await history.restoreDeleted(title);
  await expect(shell.toast(`${title} restored`)).toBeVisible();
  await expect(history.deleted(title)).toBeHidden();
  const list = new ProductListPage(page);
  await page.goto('/products');
  await list.filter(productId.plan);
  await list.expand(productId);
  await expect(list.version('Trip')).toBeVisible();
});

test('a deleted component whose name has been taken is restored under another name', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const name = `Quote${crypto.randomUUID().replaceAll('-', '')}`;
  const given = { name, vueTemplate: '<p>Quote</p>' };
  const id = await givenComponent(server.url, tokens, given);
  const remove = 'mutation ($id: String!) { deleteComponent(id: $id) { status errors } }';
  await call(server.url, remove, { id }, tokens.accessToken);
  await givenComponent(server.url, tokens, given);
  const history = new HistoryPage(page);
  await page.goto('/components');
  await page.getByRole('link', { name: 'Recently deleted' }).click();
  await history.restoreDeleted(name);
  await expect(history.dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/already exists/);
  await history.dialog.getByRole('textbox', { name: 'Name' }).fill(`${name}Again`);
  await history.dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(new Shell(page).toast(`${name} restored`)).toBeVisible();
  await page.goto(`/history/component/${id}`);
  await expect(page.getByRole('heading', { name: `History of ${name}Again` })).toBeVisible();
});
