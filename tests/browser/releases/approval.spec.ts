import type { Browser, Page } from '@playwright/test';
import { call, createProduct, demoUser, newProductId, type ProductId, signIn, type Tokens } from '../api.ts';
import { axeViolations } from '../axe.ts';
import { ReleasePage } from '../pages/release-page.ts';
import { Shell } from '../pages/shell.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';

/** The demo's production: releases need the approval of a second person. */
const tenantId = 'test';
const approver = { username: 'approver@coverwright.test', password: demoUser.password };

async function openAs(browser: Browser, tokens: Tokens, path: string, viewport: { width: number; height: number }) {
  const page = await (await browser.newContext({ viewport })).newPage();
  await enterSession(page, tenantId, tokens);
  await page.goto(path);
  return page;
}

async function setPrice(
  url: string,
  { accessToken }: Tokens,
  productId: ProductId,
  { operation, amount }: { operation: 'createPriceLogic' | 'updatePriceLogic'; amount: number },
): Promise<void> {
  const query = `mutation ($productId: productIdInput!, $input: priceLogicInput!) {
    saved: ${operation}(productId: $productId, input: $input) { status errors } }`;
  const amountLogic = JSON.stringify({ '+': [amount, 20] });
  const { saved } = (await call(url, query, { productId, input: { amountLogic } }, accessToken)) as { saved: object };
  expect(saved).toMatchObject({ status: 'success' });
}

async function createRelease(url: string, { accessToken }: Tokens, { plan, type, version }: ProductId, name: string) {
  const items = [{ kind: 'product', itemId: `${plan}|${version}|${type}` }];
  const query = `mutation ($input: createReleaseInput!) { createRelease(input: $input) { errors createdStatus { id } } }`;
  const { createRelease: created } = (await call(url, query, { input: { name, items } }, accessToken)) as {
    createRelease: { createdStatus: { id: string } };
  };
  return created.createdStatus.id;
}

async function decide(page: Page, verdict: 'Approve' | 'Reject', comment: string): Promise<void> {
  await page.getByRole('button', { name: verdict, exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Comment' }).fill(comment);
  await page.getByRole('dialog').getByRole('button', { name: verdict, exact: true }).click();
}

async function expectNothingHidden(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeViolations(page, 'light')).toEqual([]);
}

test('rates of a product are approved by a second person on a phone, published and rolled back', async ({
  browser,
  server,
}) => {
  const maker = await signIn(server.url, tenantId);
  const second = await signIn(server.url, tenantId, approver);
  const productId = newProductId();
  const phone = { width: 390, height: 844 };
  await createProduct(server.url, maker, productId, 'Rates of 2028');
  await setPrice(server.url, maker, productId, { operation: 'createPriceLogic', amount: 100 });
  const first = await createRelease(server.url, maker, productId, `First ${productId.plan}`);

  const reviewer = await openAs(browser, second, `${server.url}/releases/${first}`, phone);
  await expect(reviewer.getByRole('region', { name: 'What customers get' })).toContainText('New');
  await expect(reviewer.getByRole('button', { name: 'Approve', exact: true })).toBeInViewport();
  await expect(reviewer.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await expectNothingHidden(reviewer);
  await decide(reviewer, 'Reject', 'Please explain the loading');
  await expect(reviewer.getByRole('region', { name: 'Timeline' })).toContainText('Please explain the loading');
  await decide(reviewer, 'Approve', 'Understood');
  await expect(reviewer.getByRole('region', { name: 'Approvals' })).toContainText('1 of 1 required approval.');

  const page = await openAs(browser, maker, `${server.url}/releases/${first}`, { width: 1280, height: 800 });
  const releases = new ReleasePage(page);
  const shell = new Shell(page);
  await expect(page.getByText('You created this release or saved a change in it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  await releases.act('Publish');
  await expect(releases.state).toContainText('Live');

  await setPrice(server.url, maker, productId, { operation: 'updatePriceLogic', amount: 128 });
  const name = `Next ${productId.plan}`;
  await page.goto(`${server.url}/products/detail/info/${productId.plan}/${productId.type}/1`);
  await page.getByRole('button', { name: 'Working copy · Live is state' }).click();
  await expect(page.getByRole('menuitem', { name: 'Compare' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Add to release' }).click();
  await releases.dialog.getByRole('textbox', { name: 'Name of the release' }).fill(name);
  expect(await axeViolations(page, 'light')).toEqual([]);
  await releases.dialog.getByRole('button', { name: 'Add to release' }).click();
  await expect(shell.toast('Added to the release')).toBeVisible();
  await releases.open();
  await releases.openDetails(name);
  const next = new URL(page.url()).pathname;
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Request approval' }).click();
  await releases.dialog.getByRole('textbox', { name: 'Comment' }).fill('For New Year');
  await releases.dialog.getByRole('button', { name: 'Request approval' }).click();
  await expect(shell.toast('Approval requested')).toBeVisible();
  await expect(releases.state).toContainText('In review');
  expect(await axeViolations(page, 'light')).toEqual([]);

  await reviewer.goto(server.url + next);
  const changes = reviewer.getByRole('region', { name: 'What customers get' });
  await expect(changes).toContainText('100');
  await expect(changes).toContainText('128');
  await expectNothingHidden(reviewer);
  await decide(reviewer, 'Approve', '');
  await expect(releases.state).toContainText('In review');
  await page.reload();
  await releases.act('Publish');
  await expect(releases.state).toContainText('Live');
  await releases.act('Roll back');
  await expect(shell.toast('Release rolled back')).toBeVisible();
  await expect(releases.state).toContainText('Replaced');
  await page.context().close();
  await reviewer.context().close();
});

test('an administrator publishes without approvals for a reason', async ({ browser, server }) => {
  const maker = await signIn(server.url, tenantId);
  const productId = newProductId();
  await createProduct(server.url, maker, productId, 'Urgent');
  const id = await createRelease(server.url, maker, productId, `Urgent ${productId.plan}`);
  const page = await openAs(browser, maker, `${server.url}/releases/${id}`, { width: 1280, height: 800 });
  const releases = new ReleasePage(page);
  await page.getByRole('button', { name: 'Publish without approvals' }).click();
  await releases.dialog.getByRole('button', { name: 'Publish without approvals' }).click();
  await expect(releases.dialog.getByText('required', { exact: false }).first()).toBeVisible();
  await releases.dialog.getByRole('textbox', { name: 'Reason' }).fill('The regulator asked for it today');
  expect(await axeViolations(page, 'light')).toEqual([]);
  await releases.dialog.getByRole('button', { name: 'Publish without approvals' }).click();
  await expect(releases.state).toContainText('Live');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('The regulator asked for it today');
  await page.context().close();
});
