import type { Page } from '@playwright/test';
import { createProduct, newProductId } from '../api.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

/** After the dashboard has loaded, those of the page that is opened next. */
const styleSheets = '**/assets/*.css';
const reloadQuestion = { name: 'A part of the studio could not be loaded' };

test('a style sheet that fails to load is offered again each time until it loads', async ({
  signedIn: { page, tokens },
  server,
}) => {
  await createProduct(server.url, tokens, newProductId(), 'Styled');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Start building' })).toBeVisible();
  await page.route(styleSheets, (route) => route.abort());
  const question = page.getByRole('dialog', reloadQuestion);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await expect(question.getByRole('button', { name: 'Reload' })).toBeFocused();
    await question.getByRole('button', { name: 'Keep working' }).click();
    await expect(page.getByRole('button', { name: 'Start building' })).toBeVisible();
  }
  await page.unroute(styleSheets);
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(new ProductListPage(page).heading).toBeVisible();
  const missing = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => !sheet).length,
  );
  expect(missing).toBe(0);
});

const scripts = '**/assets/*.js';

/** Without the product texts in either language; their scripts are identified by a sentence, not by their file names. */
async function loseProductTexts(page: Page): Promise<void> {
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const isLost = /No product matches|沒有符合的產品/.test(await response.text());
    await (isLost ? route.abort() : route.fulfill({ response }));
  });
}

test('a page whose texts fail to load is not shown with their keys, and loading can be retried', async ({
  signedIn: { page },
}) => {
  const link = page.getByRole('link', { name: 'Products', exact: true });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Start building' })).toBeVisible();
  await loseProductTexts(page);
  await link.click();
  const question = page.getByRole('dialog', reloadQuestion);
  await expect(question.getByRole('button', { name: 'Reload' })).toBeFocused();
  await question.getByRole('button', { name: 'Keep working' }).click();
  await expect(page.getByRole('button', { name: 'Start building' })).toBeVisible();
  await link.click();
  await page.unrouteAll({ behavior: 'wait' });
  await question.getByRole('button', { name: 'Reload' }).click();
  await expect(question).toBeHidden();
  await link.click();
  await expect(new ProductListPage(page).heading).toBeVisible();
});

test('a language whose texts fail to load is not switched to', async ({ signedIn: { page } }) => {
  const list = new ProductListPage(page);
  const shell = new Shell(page);
  const question = page.getByRole('dialog', reloadQuestion);
  await list.open();
  await expect(list.heading).toBeVisible();
  await loseProductTexts(page);
  await shell.chooseLanguage('English', '繁體中文');
  await question.getByRole('button', { name: 'Keep working' }).click();
  await expect(list.heading).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await shell.chooseLanguage('English', '繁體中文');
  await page.unrouteAll({ behavior: 'wait' });
  await question.getByRole('button', { name: 'Reload' }).click();
  await expect(question).toBeHidden();
  await shell.chooseLanguage('English', '繁體中文');
  await expect(page.getByRole('heading', { name: /^產品/ })).toBeVisible();
});

test('if a script does not load, Escape leaves the dialog behind open, and a reload preserves what was typed', async ({
  signedIn: { page },
}) => {
  const list = new ProductListPage(page);
  const { plan } = newProductId();
  await list.open();
  await list.openCreateDialog();
  await list.dialog.getByLabel('Plan').fill(plan);
  await list.dialog.getByRole('button', { name: 'For programmers' }).click();
  await page.route('**/assets/*.js', (route) => route.abort());
  await list.dialog.getByRole('switch').click({ force: true });
  const question = page.getByRole('dialog', reloadQuestion);
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(list.dialog.getByLabel('Plan')).toHaveValue(plan);

  for (let press = 0; press < 2; press += 1) await list.dialog.getByRole('switch').click({ force: true });
  await page.unroute('**/assets/*.js');
  await question.getByRole('button', { name: 'Reload' }).click();
  await expect(list.dialog.getByRole('switch')).toBeChecked();
  await expect(list.dialog.getByLabel('Plan')).toHaveValue(plan);
});

test("Escape closes an editor's search, not the dialog around it", async ({ signedIn: { page } }) => {
  const list = new ProductListPage(page);
  await list.open();
  await list.openCreateDialog();
  await list.dialog.getByLabel('Plan').fill('typed');
  await list.dialog.getByRole('button', { name: 'For programmers' }).click();
  await list.dialog.getByRole('switch').focus();
  await page.keyboard.press('Space');
  await list.dialog.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(page.getByPlaceholder('Find')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByPlaceholder('Find')).toBeHidden();
  await expect(list.dialog).toHaveCount(1);

  await list.dialog.getByRole('combobox', { name: /Insurer/ }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(list.dialog).toHaveCount(1);

  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Discard' }) });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(list.dialog.getByLabel('Plan')).toHaveValue('typed');
});
