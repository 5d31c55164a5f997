import { demoUser } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { LoginPage } from '../pages/login-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

test('an unknown host is reported on the page, and not stored', async ({ page }) => {
  await page.goto('/?hostOverride=nowhere.example.test');
  await expect(page.getByText("This application doesn't exist")).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});

test('another host is another tenant, and ends the previous session', async ({ signedIn: { page } }) => {
  await page.goto('/products');
  await expect(page.getByRole('button', { name: 'Tenant test_dev' })).toBeVisible();
  await page.goto('/products?hostOverride=uat.coverwright.test');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await expect(page.getByText('test_uat')).toBeVisible();
  await new LoginPage(page).signIn(demoUser.username, demoUser.password);
  await expect(new Shell(page).tenant('test_uat')).toBeVisible();
});

const whole = {
  tenantId: 'test_dev',
  appId: 'coverStudio',
  clientId: 'coverStudio',
  graphqlUrl: '/graphql',
  fileSystemUrl: '/api/v1/files',
  environment: 'dev',
};

for (const [half, text] of [
  [{ environment: null }, "Couldn't load envConfig, did you forget to add envConfig?"],
  [{ appId: null }, "Couldn't load appConfig, did you forget to add appConfig?"],
] as const) {
  test(`half a configuration is reported, and changes nothing: ${text}`, async ({ signedIn: { page } }) => {
    await page.goto('/products');
    await expect(page.getByRole('button', { name: 'Tenant test_dev' })).toBeVisible();
    await page.route('**/config.json?host=half.example.test', (route) =>
      route.fulfill({ json: { ...whole, ...half } }),
    );
    await page.goto('/products?hostOverride=half.example.test');
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/products');
    await expect(page.getByRole('button', { name: 'Tenant test_dev' })).toBeVisible();
  });
}

test('a browser that refuses storage gets an explanation', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The studio could not be loaded' })).toBeVisible();
  await expect(page.getByText('lets this site store data')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('an invalid response is reported, and can be retried', async ({ page }) => {
  await page.route('**/config.json*', (route) => route.fulfill({ status: 502, body: '<html>' }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The studio could not be started' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/config.json*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});
