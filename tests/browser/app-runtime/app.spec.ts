// A published app under its policy: pages, locale, failures, and the calls available to its scripts.
import { expect, test } from './harness.ts';

test('shows a page with its title and texts, and the key of a missing text', async ({ widgets, page }) => {
  await widgets.openApp('/');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page).toHaveTitle('Welcome');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'A demo');
  await expect(page.getByText('home.missing')).toBeVisible();
  await expect(page.getByText('Without scripts')).toBeHidden();
  const brand = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--c12'));
  expect(brand).toBe('79 70 229');
});

test('changes its language, and uses it again the next time', async ({ widgets, page }) => {
  await widgets.openApp('/');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByRole('heading', { name: '歡迎' })).toBeVisible();
  await expect(page).toHaveTitle('歡迎');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK');
  await widgets.openApp('/nowhere');
  await expect(page.getByRole('heading', { name: '找不到頁面' })).toBeVisible();
});

test('moves the focus to the heading of the next page, and restores the scroll position on the way back', async ({
  widgets,
  page,
}) => {
  await widgets.openApp('/');
  await page.getByRole('link', { name: 'Long page' }).click();
  await expect(page.getByRole('heading', { name: 'Long' })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 3000));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await page.goForward();
  await expect.poll(async () => page.evaluate(() => scrollY)).toBe(3000);
  await widgets.openApp('/old');
  await expect(page).toHaveURL(/\/long$/);
});

test('replaces a part that throws with a message, and the rest keeps working', async ({ widgets, page }) => {
  await widgets.openApp('/broken');
  await expect(page.getByRole('alert')).toHaveText('This part of the page cannot be displayed.');
  await page.getByRole('button', { name: 'Count 0' }).click();
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
  const errors: string[] = await page.evaluate(() => Reflect.get(window, 'errors'));
  expect(errors[0]).toBe('render BrokenPart: This part is broken.');
});

test('offers to reload if the chunk of a page no longer exists', async ({ widgets, page }) => {
  await widgets.openApp('/');
  await page.getByRole('link', { name: 'Lost page' }).click();
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test('shows that a page is loading if it takes time', async ({ widgets, page }) => {
  await widgets.openApp('/');
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/gone.js', async (route) => {
    await released;
    await route.abort();
  });
  await page.getByRole('link', { name: 'Lost page' }).click();
  await expect(page.getByText('Loading…')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  release();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
});

test('requests a price as a guest of its own host, without cookies', async ({ widgets, page }) => {
  await widgets.openApp('/');
  const sent = page.waitForRequest('**/graphql');
  await page.getByRole('button', { name: 'Price' }).click();
  await expect(page.locator('#price')).toHaveText('HKD 469.00');
  const headers = await (await sent).allHeaders();
  expect(headers['authorization']).toBe('Bearer guest');
  expect(headers['cookie']).toBeUndefined();
  expect((await page.context().storageState()).origins).toEqual([]);
});

test('explains why there was no answer', async ({ widgets, page }) => {
  await widgets.openApp('/');
  await page.getByRole('button', { name: 'Price' }).waitFor();
  await page.route('**/graphql', async (route) => route.abort());
  await page.getByRole('button', { name: 'Price' }).click();
  await expect(page.locator('#price')).toContainText('no connection');
  await page.unroute('**/graphql');
  await page.route('**/graphql', async (route) => route.fulfill({ status: 503, body: '<html>' }));
  await page.getByRole('button', { name: 'Price' }).click();
  await expect(page.locator('#price')).toContainText('too many requests');
});
