// Overlays and replacements of a page, in both languages.
import { createProduct, newProductId } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { ProductPage } from '../pages/product-page.ts';
import { expect, test } from '../test.ts';

for (const locale of ['en-US', 'zh-HK'] as const) {
  test.describe(locale, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    });

    test('axe finds nothing on the menus and the tenant panel', async ({ signedIn: { page } }) => {
      await page.goto('/dashboard');
      const tools = page.getByRole('banner').getByRole('button');
      await expect(tools).toHaveCount(3);
      for (let at = 0; at < 3; at += 1) {
        await tools.nth(at).click();
        await expect(tools.nth(at)).toHaveAttribute('aria-expanded', 'true');
        await expectAccessible(page);
        await page.keyboard.press('Escape');
      }
    });

    test('axe finds nothing on open lists, on the page and in a dialog', async ({
      signedIn: { page, tokens },
      server,
    }) => {
      const productId = newProductId();
      await createProduct(server.url, tokens, productId, 'Looked at');
      await new ProductPage(page).open(productId);
      for (const list of await page.getByRole('main').locator('.mantine-Select-input').all()) {
        await list.click();
        await expect(page.getByRole('listbox')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
      }
      await page.goto('/products');
      await page.getByRole('main').getByRole('button').last().waitFor();
      await page.getByRole('main').locator('header').getByRole('button').first().click();
      await page.getByRole('dialog').locator('.mantine-Select-input').click();
      const listbox = page.getByRole('listbox');
      await expect(listbox).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
    });

    test('axe finds nothing on a failed list and a missing product', async ({ signedIn: { page } }) => {
      await new ProductPage(page).open(newProductId());
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
      await expectAccessible(page);
      await page.route('**/graphql', (route) => route.abort());
      await page.goto('/products');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    });

    test('axe finds nothing on the sign-in page, and the keyboard reaches the button that shows the password', async ({
      page,
    }) => {
      await page.goto('/login');
      await page.getByRole('button').first().waitFor();
      await expectAccessible(page);
      const password = page.locator('input[name=password]');
      await password.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(password).toHaveAttribute('type', 'text');
    });
  });
}
