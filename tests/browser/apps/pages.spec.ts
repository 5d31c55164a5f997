import { AppPage } from '../pages/app-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';
import { givenApp, givenPages, storedPages } from './given-apps.ts';

test('pages are added on top and moved by keys, and nothing is stored before saving', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, component } = await givenApp(server.url, tokens);
  await givenPages(server.url, tokens, appId, [
    { path: '/', name: 'Home', component },
    { path: '/quote', name: 'Quote', component },
  ]);
  const stored = async () => storedPages(server.url, tokens, appId);
  const apps = new AppPage(page);
  await apps.open(appId);
  await apps.button('Manage').click();
  await apps.button('New page').click();
  await expect(apps.listedPages).toHaveCount(3);
  await expect(apps.listedPages.first().getByRole('textbox', { name: 'Path' })).toBeFocused();
  await apps.submit('Save');
  await expect(apps.dialog.getByText('This field is required').first()).toBeVisible();
  await apps.submit('Discard');
  await apps.dialog.last().getByRole('button', { name: 'Discard', exact: true }).last().click();
  await expect(apps.dialog).toHaveCount(0);
  expect(await stored()).toEqual(['/', '/quote']);

  await apps.button('Manage').click();
  await apps.button('New page').click();
  const added = apps.listedPages.first();
  await added.getByRole('textbox', { name: 'Path' }).fill('/summary');
  await added.getByRole('textbox', { name: 'Name' }).fill('price summary');
  await added.getByRole('combobox', { name: 'Component' }).fill(component);
  await page.keyboard.press('Escape');
  await expect(added.getByRole('textbox', { name: 'Name' })).toHaveValue('PriceSummary');
  await added.getByRole('textbox', { name: 'Path' }).fill('/summary/:id((a+)+)');
  await apps.submit('Save');
  await expect(added.getByText('The pattern in the path /summary/:id((a+)+) cannot be used')).toBeVisible();
  expect(await stored()).toEqual(['/', '/quote']);
  await added.getByRole('textbox', { name: 'Path' }).fill('/summary');
  await expect(added.getByText('The pattern in the path')).toHaveCount(0);
  const line = apps.listedPages.filter({ hasText: '/summary' }).getByRole('button').first();
  await line.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(apps.listedPages.nth(1)).toContainText('/summary');
  await expect(line).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(apps.listedPages.last()).toContainText('/summary');
  expect(await stored()).toEqual(['/', '/quote']);
  await apps.submit('Save');
  await expect(new Shell(page).toast('Pages saved')).toBeVisible();
  expect(await stored()).toEqual(['/', '/quote', '/summary']);
});
