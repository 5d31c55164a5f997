// Menus and lists whose popup is loaded on first use, and sign-in, which works without the router.
import { demoUser } from '../api.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { expectMarked, openByArrow } from '../pages/select-keys.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

test('the first key press opens a menu, and Escape returns the focus to its button', async ({ signedIn: { page } }) => {
  await page.goto('/products');
  const theme = page.getByRole('button', { name: 'Theme' });
  for (let opening = 0; opening < 2; opening += 1) {
    await theme.focus();
    await page.keyboard.press('Enter');
    await expect(theme).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(theme).toBeFocused();
  }
});

test('the first arrow key opens the list of locales at the selected one', async ({ signedIn: { page } }) => {
  await page.goto('/products');
  const field = page.getByRole('combobox', { name: 'Language of the texts' });
  await openByArrow(field);
  await expect(page.getByRole('option', { name: 'English (en-US)' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectMarked(page.getByRole('option', { name: 'Chinese (zh-HK)' }));
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Chinese (zh-HK)');
  await expect(field).toBeFocused();
});

test('after signing out, going back shows only sign-in, and signing in leads to that page', async ({
  signedIn: { page },
}) => {
  const [login, list] = [new LoginPage(page), new ProductListPage(page)];
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(list.heading).toBeVisible();
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  // The screen takes the focus once it is loaded, which closes an open panel.
  await expect(page.getByRole('table', { name: 'Templates' })).toBeVisible();
  await new Shell(page).logOut('test_dev');
  await expect(login.heading).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await expect(login.heading).toBeVisible();
  await login.signIn(demoUser.username, demoUser.password);
  await expect(list.heading).toBeVisible();
});
