import { AppPage } from '../pages/app-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { givenApp, newAppId } from './given-apps.ts';

test('an app is created from a template, and a taken id is reported at its field', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const taken = await givenApp(server.url, tokens);
  const apps = new AppPage(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Apps', exact: true }).first().click();
  await apps.openCreateDialog();
  await apps.submit('Create App');
  await expect(apps.dialog.getByText('This field is required')).toHaveCount(3);

  await apps.field('App name').fill('Winter sports shop');
  await expect(apps.field('App ID')).toHaveValue('winterSportsShop');
  const appId = newAppId();
  await apps.field('App ID').fill(`Shop ${appId.slice(4)}`);
  await apps.field('Host').fill(`${appId.toUpperCase()}.localhost`);
  await expect(apps.field('App ID')).toHaveValue(/^shop[A-Za-z0-9]+$/);
  await apps.field('App ID').fill(taken.appId);
  await apps.submit('Create App');
  await expect(apps.dialog.getByText(`The app ${taken.appId} already exists`)).toBeVisible();
  await expect(apps.field('App ID')).toBeFocused();

  await apps.field('App ID').fill(appId);
  await apps.submit('Create App');
  await expect(apps.heading('Winter sports shop')).toBeVisible();
  await expect(new Shell(page).toast('App created')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/apps/detail/${appId}$`));
  await expect(page.getByText(`${appId.toLowerCase()}.localhost`)).toBeVisible();
});

test('an app can be found in the list, and a nonexistent one leads back to the list', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, name, host } = await givenApp(server.url, tokens);
  const apps = new AppPage(page);
  await apps.open('noSuchApp');
  await expect(page).toHaveURL(/\/apps$/);
  await expect(page.getByText('There is no app with the id noSuchApp in this tenant.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter by name or id' }).fill(appId);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(host);
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('No matching apps')).toBeVisible();
});
