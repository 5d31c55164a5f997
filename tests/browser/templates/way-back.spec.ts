import { TemplateListPage } from '../pages/template-list-page.ts';
import { SmsPage } from '../pages/sms-page.ts';
import { expect, test } from '../test.ts';
import { createSms, newTemplateName } from './given-templates.ts';

/** More than the list loads at first. */
const templateCount = 160;

test('a long list is loaded page by page, and restored on the way back', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const prefix = newTemplateName();
  for (let made = 0; made < templateCount; made += 20) {
    const names = Array.from({ length: 20 }, (_, index) => `${prefix} ${made + index}`);
    await Promise.all(names.map(async (name) => createSms(server.url, tokens, { name })));
  }
  const list = new TemplateListPage(page);
  await list.open(`?search=${encodeURIComponent(prefix)}`);
  await expect(list.heading).toContainText(`(${templateCount})`);
  await expect(list.table).toHaveAttribute('aria-rowcount', `${templateCount + 1}`);

  for (const goBack of [
    async () => page.goBack(),
    async () => page.getByRole('banner').getByRole('button', { name: 'Back' }).click(),
  ]) {
    await list.table.getByRole('link').first().focus();
    // To the last loaded row, and from there to rows loaded later.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.locator(`tr[aria-rowindex="${templateCount + 1}"]`)).toBeInViewport({ timeout: 2_000 });
    }).toPass();
    await page.mouse.wheel(0, -300);
    const link = page.locator(`tr[aria-rowindex="${templateCount - 6}"]`).getByRole('link');
    const name = await link.innerText();
    await link.click();
    await expect(new SmsPage(page).body).toBeVisible();
    await goBack();
    await expect(list.link(name)).toBeInViewport();
    await expect(list.search).toHaveValue(prefix);
    await page.reload();
    await expect(list.link(name)).toBeInViewport();
  }
});

test('a page that fails to load is reported, and loaded rows remain', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const prefix = newTemplateName();
  for (let made = 0; made < 120; made += 20) {
    const names = Array.from({ length: 20 }, (_, index) => `${prefix} ${made + index}`);
    await Promise.all(names.map(async (name) => createSms(server.url, tokens, { name })));
  }
  let isCut = true;
  await page.route('**/graphql', async (route) => {
    const isLaterPage = (route.request().postData() ?? '').includes('"skip":100');
    await (isCut && isLaterPage ? route.abort() : route.continue());
  });
  const list = new TemplateListPage(page);
  await list.open(`?search=${encodeURIComponent(prefix)}`);
  await expect(page.getByText('Not all templates could be loaded.')).toBeVisible();
  await expect(list.table.getByRole('link').first()).toBeVisible();
  isCut = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Not all templates could be loaded.')).toBeHidden();
  await expect(list.table.locator('tbody')).toHaveCSS('height', `${120 * 56}px`);
  await list.table.getByRole('link').first().focus();
  await page.keyboard.press('End');
  await expect(page.locator('tr[aria-rowindex="121"]')).toBeInViewport();
});
