import { LoginPage } from '../pages/login-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

const expiredToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.AAAA';

test('two tabs renew one after another, share the result, and sign out together', async ({
  signedIn: { page: first, tokens },
}) => {
  await new ProductListPage(first).open();
  await expect(new ProductListPage(first).heading).toBeVisible();
  const second = await first.context().newPage();
  await second.goto('/products');
  await expect(new ProductListPage(second).heading).toBeVisible();

  // A tab that sees the token change requests its permissions immediately, and a reload would abort that.
  await second.goto('about:blank');
  await first.evaluate((token) => localStorage.setItem('studioToken', token), expiredToken);
  await Promise.all([first.reload(), second.goto('/products')]);
  for (const page of [first, second]) {
    await expect(new Shell(page).tenant('test_dev')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  }
  const refreshToken = await first.evaluate(() => localStorage.getItem('studioRefreshToken'));
  expect(refreshToken).not.toBe(tokens.refreshToken);
  expect(await second.evaluate(() => localStorage.getItem('studioRefreshToken'))).toBe(refreshToken);

  await new Shell(first).logOut('test_dev');
  await expect(new LoginPage(second).heading).toBeVisible();
});

test.describe('without locks between tabs, as at an http address', () => {
  test.use({ isContextNew: true });

  test('two tabs renew simultaneously and both remain signed in', async ({ signedIn: { page: first } }) => {
    await first.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    const second = await first.context().newPage();
    for (const page of [first, second]) await page.goto('/products');
    await expect(new ProductListPage(second).heading).toBeVisible();
    for (const page of [first, second]) expect(await page.evaluate(() => 'locks' in navigator)).toBe(false);

    // Both requests leave before either is answered.
    const waiting: (() => void)[] = [];
    await first.context().route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('refreshToken(')) return route.continue();
      const released = new Promise<void>((resolve) => void waiting.push(resolve));
      if (waiting.length === 2) for (const release of waiting) release();
      await released;
      await route.continue();
    });
    // A tab that sees the token change renews immediately, and a reload would abort that.
    await second.goto('about:blank');
    await first.evaluate((token) => localStorage.setItem('studioToken', token), expiredToken);
    await Promise.all([first.reload(), second.goto('/products')]);
    for (const page of [first, second]) await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
    expect(waiting).toHaveLength(2);
    await first.reload();
    await expect(first.getByRole('table', { name: 'Products' })).toBeVisible();
  });
});
