import { demoUser } from '../api.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ProductListPage } from '../pages/product-list-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

test('a typed address starts afresh, while going back and reloading restore the filter', async ({
  signedIn: { page },
}) => {
  const list = new ProductListPage(page);
  const filter = page.getByRole('searchbox');
  await list.open();
  await list.filter('travel');
  await page.reload();
  await expect(filter).toHaveValue('travel');
  await page.goto('/dashboard');
  await list.open();
  await expect(list.heading).toBeVisible();
  await expect(filter).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expect(filter).toHaveValue('travel');

  await new Shell(page).logOut('test_dev');
  await list.open();
  await new LoginPage(page).signIn(demoUser.username, demoUser.password);
  await expect(list.heading).toBeVisible();
  await expect(filter).toHaveValue('');
});

test('the page of languages is empty below the menu', async ({ signedIn: { page } }) => {
  await page.goto('/languages');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' })).toBeVisible();
  await expect(page.getByRole('main')).toBeEmpty();
  expect(new URL(page.url()).pathname).toBe('/languages');
});
