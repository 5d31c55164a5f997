import { createProduct, newProductId } from '../api.ts';
import { expectAccessible } from '../axe.ts';
import { AppPage } from '../pages/app-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { givenApp } from './given-apps.ts';

test('an app is updated, gets and loses a host, sells products, and is deleted', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, name, host } = await givenApp(server.url, tokens);
  const productId = newProductId();
  await createProduct(server.url, tokens, productId, `Cover ${productId.plan}`);
  const apps = new AppPage(page);
  const shell = new Shell(page);
  await apps.open(appId);
  await expect(apps.heading(name)).toBeVisible();
  await expect(page.getByText('by admin@coverwright.test').first()).toBeVisible();
  await expect(page.getByRole('link', { name: `Open ${host} in a new tab` })).toHaveAttribute(
    'href',
    `http://${host}:${new URL(server.url).port}/`,
  );

  await apps.button('Update').click();
  await apps.field('App name').fill('Renamed shop');
  await apps.field('Invitation sender').fill('hello@insurer.example');
  await apps.submit('Update');
  await expect(apps.heading('Renamed shop')).toBeVisible();
  await expect(page.getByText('hello@insurer.example')).toBeVisible();

  await apps.button('Add host').click();
  await apps.field('Subdomain').fill(`Winter Shop ${appId.slice(4)}`);
  await apps.field('Subdomain').blur();
  await expect(apps.field('Subdomain')).toHaveValue(/^winter-shop-[a-z0-9-]+$/);
  await expect(page.getByText(/^Written as “winter-shop-.*” instead of “Winter Shop .*”/)).toBeVisible();
  const added = `${await apps.field('Subdomain').inputValue()}.localhost`;
  await expectAccessible(page);
  await apps.submit('Add host');
  await expect(shell.toast('Host added')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: added })).toBeVisible();
  const other = await givenApp(server.url, tokens);
  await apps.button('Add host').click();
  await apps.field('Subdomain').fill(other.host.replace('.localhost', ''));
  await expect(apps.dialog.getByRole('alert')).toContainText(`Other apps use ${other.host}: ${other.name}`);
  await expect(apps.dialog.getByRole('alert')).toContainText('“Renamed shop” opens at every path.');
  await apps.submit('Add host');
  await apps.button(`Remove ${other.host}`).click();
  await expect(apps.dialog).toContainText(`Other apps remain at this host: ${other.name}`);
  await apps.submit('Remove');
  await expect(page.getByRole('listitem').filter({ hasText: other.host })).toHaveCount(0);
  await apps.button(`Remove ${added}`).click();
  await apps.submit('Remove');
  await expect(page.getByRole('listitem').filter({ hasText: added })).toHaveCount(0);

  await apps.button('Choose products').click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeFocused();
  await apps.dialog.getByRole('checkbox', { name: `Cover ${productId.plan}` }).check();
  await apps.submit('Save');
  await expect(page.getByRole('link', { name: `Cover ${productId.plan}` })).toBeVisible();

  await expect(page.getByText('Not published')).toBeVisible();
  await apps.button('Publish').click();
  await apps.field('Name').fill(`Release of ${appId}`);
  await apps.submit('Publish the app');
  await expect(shell.toast('Release published')).toBeVisible();
  await page.getByRole('link', { name: `Release of ${appId}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Release of ${appId}` })).toBeVisible();
  await expect(page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })).toContainText('Live');
  await apps.open(appId);

  await apps.button('Delete').click();
  await expect(apps.dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await apps.dialog.getByRole('textbox').fill('DELETE');
  await apps.submit('Delete');
  await expect(page).toHaveURL(/\/apps$/);
  await expect(shell.toast('App deleted')).toBeVisible();
});
