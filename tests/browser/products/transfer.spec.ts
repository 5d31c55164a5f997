import { readFile } from 'node:fs/promises';
import { call, createProduct, demoUser, newProductId, type ProductId, signIn } from '../api.ts';
import { givenUser } from '../administration/given-users.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { ProductPage } from '../pages/product-page.ts';
import { Shell } from '../pages/shell.ts';
import { TransferPage } from '../pages/transfer-page.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';

const fill = `mutation ($productId: productIdInput!, $benefit: benefitInput!, $code: codeRuleInput!) {
  addBenefit(productId: $productId, input: $benefit) { status }
  addDiscountCode(productId: $productId, input: $code) { status }
}`;

const sessions = `{ sessions { list { id } } }`;

async function createFilled(url: string, accessToken: string, productId: ProductId): Promise<void> {
  await createProduct(url, { accessToken, refreshToken: '' }, productId, 'Moves');
  const contents = {
    benefit: { typeId: 'medical', valueJsonString: '1000' },
    code: { code: 'EARLY', name: 'Early bird', calculationLogic: '[5,"HKD"]' },
  };
  await call(url, fill, { productId, ...contents }, accessToken);
}

test('importing an exported plan changes nothing, or reverts later changes', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createFilled(server.url, tokens.accessToken, productId);
  await createProduct(server.url, tokens, { ...productId, version: '2' }, 'Next');
  const list = new ProductListPage(page);
  await list.open();
  await list.filter(productId.plan);
  await list.expand(productId);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export` }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`${productId.plan}-${productId.type}.coverwright.json`);
  const file = await readFile(await saved.path(), 'utf8');
  await expect(new Shell(page).toast('Exported')).toBeVisible();

  const transfer = new TransferPage(page);
  await transfer.openImport();
  await expect(transfer.start).toBeDisabled();
  await transfer.choose('plan.json', file);
  await expect(page.getByText('Everything is already identical. There is nothing to do.')).toBeVisible();
  await expect(transfer.preview.getByText('Unchanged')).toHaveCount(2);
  await expect(transfer.start).toBeDisabled();

  const remove = `mutation ($productId: productIdInput!) { removeBenefit(productId: $productId, typeId: "medical") { status } }`;
  await call(server.url, remove, { productId }, tokens.accessToken);
  await transfer.choose('plan.json', file);
  await expect(transfer.preview).toContainText('1 benefit added');
  await expect(transfer.preview).toContainText('medical');
  await transfer.preview.getByRole('button', { name: 'Show differences' }).first().click();
  await expect(transfer.preview.getByRole('region', { name: 'Benefits' })).toContainText('medical');
  await transfer.start.click();
  await expect(new Shell(page).toast('Imported')).toBeVisible();
  await expect(list.heading).toBeVisible();
  await new ProductPage(page).open(productId);
  await expect(page.getByText('1 benefit', { exact: true })).toBeVisible();
});

test('an invalid, foreign or refused file is explained, and nothing is imported', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const productId = newProductId();
  await createFilled(server.url, tokens.accessToken, productId);
  const exporting = `query ($productId: productIdInput) { exportProduct(productId: $productId) { contentJsonString } }`;
  const { exportProduct } = (await call(server.url, exporting, { productId }, tokens.accessToken)) as {
    exportProduct: { contentJsonString: string };
  };
  const content = exportProduct.contentJsonString;
  const transfer = new TransferPage(page);
  await page.goto('/products/import');
  await transfer.choose('damaged.json', content.slice(0, 40));
  await expect(transfer.alert).toContainText('The file is not valid JSON');
  await transfer.choose('other.json', '{}');
  await expect(transfer.alert).toContainText('not an export of products');

  await transfer.choose('wrong.json', content.replace('[5,\\"HKD\\"]', '{'));
  await expect(transfer.alert).toContainText('Parts of the file were refused');
  await expect(transfer.preview).toContainText('The calculation logic is not valid JSON');
  await expect(transfer.start).toBeDisabled();
});

test('a change made after the preview is not overwritten', async ({ signedIn: { page, tokens }, server }) => {
  const productId = newProductId();
  await createFilled(server.url, tokens.accessToken, productId);
  const exporting = `query ($productId: productIdInput) { exportProduct(productId: $productId) { contentJsonString } }`;
  const { exportProduct } = (await call(server.url, exporting, { productId }, tokens.accessToken)) as {
    exportProduct: { contentJsonString: string };
  };
  const update = `mutation ($productId: productIdInput!, $status: String) {
    updateProduct(productId: $productId, input: { status: $status }) { revision } }`;
  const transfer = new TransferPage(page);
  await page.goto('/products/import');
  await transfer.choose('one.json', exportProduct.contentJsonString.replace('Moves', 'Moved'));
  await expect(transfer.preview).toContainText('1 text changed');
  await call(server.url, update, { productId, status: 'active' }, tokens.accessToken);
  await transfer.start.click();
  await expect(transfer.alert).toContainText('was changed after the preview');
  await page.getByRole('button', { name: 'Preview again' }).click();
  await expect(transfer.preview).toContainText('Status removed');
  await transfer.start.click();
  await expect(new Shell(page).toast('Imported')).toBeVisible();
});

test('a product is copied to a tenant in which the user signs in, and the session there ends', async ({
  signedIn: { page, tokens },
  server,
  browser,
}) => {
  const productId = newProductId();
  await createFilled(server.url, tokens.accessToken, productId);
  const before = await signIn(server.url, 'test_uat');
  const count = async () => {
    const answer = (await call(server.url, sessions, {}, before.accessToken)) as { sessions: { list: unknown[] } };
    return answer.sessions.list.length;
  };
  const sessionsBefore = await count();
  const product = new ProductPage(page);
  await product.open(productId);
  await product.openMenu();
  await page.getByRole('menuitem', { name: 'Copy to another tenant' }).click();
  const transfer = new TransferPage(page);
  await transfer.signIn('test_dev', demoUser.username, demoUser.password);
  await expect(page.getByText('This is the current tenant')).toBeVisible();
  await transfer.signIn('test_uat', demoUser.username, 'wrong password');
  await expect(transfer.alert).toBeVisible();
  await transfer.signIn('test_uat', demoUser.username, demoUser.password);
  await expect(transfer.preview).toContainText('Added');
  await expect(transfer.preview).toContainText('1 discount code added');
  await transfer.copyTo('test_uat').click();
  await expect(new Shell(page).toast('Copied')).toBeVisible();
  await expect(product.heading('Moves')).toBeVisible();
  await expect.poll(count).toBe(sessionsBefore);

  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await enterSession(other, 'test_uat', before);
  await new ProductPage(other).open(productId);
  await expect(new ProductPage(other).heading('Moves')).toBeVisible();
  await expect(other.getByText('1 benefit', { exact: true })).toBeVisible();
  await context.close();
});

test('a user who may only view the other tenant cannot copy anything to it', async ({ page, server }) => {
  const productId = newProductId();
  const tokens = await signIn(server.url, 'test_uat');
  await createFilled(server.url, tokens.accessToken, productId);
  const { email, password } = await givenUser(server.url, 'VIEWER');
  await enterSession(page, 'test_uat', tokens);
  const product = new ProductPage(page);
  await product.open(productId);
  await product.openMenu();
  await page.getByRole('menuitem', { name: 'Copy to another tenant' }).click();
  const transfer = new TransferPage(page);
  await transfer.signIn('test_dev', email, password);
  await expect(transfer.alert).toContainText('The copy failed');
  await expect(transfer.alert).toContainText('You are not authorized');
  await expect(transfer.copyTo('test_dev')).toBeDisabled();
  await page.getByRole('button', { name: 'Choose another tenant' }).click();
  await expect(page.getByLabel('Tenant id')).toHaveValue('test_dev');
});
