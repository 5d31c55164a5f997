import { expectAccessible } from '../axe.ts';
import { CodePage } from '../pages/code-page.ts';
import { expect, test } from '../test.ts';
import { givenApp, storedPages } from './given-apps.ts';

test('an invalid configuration is refused with the reason, and a correct one is saved', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, name, component } = await givenApp(server.url, tokens);
  const editor = new CodePage(page);
  await editor.openConfig(appId);
  await editor.code('Configuration').getByText('"componentRoutes"', { exact: true }).hover();
  await expect(page.getByText('The pages, in order')).toBeVisible();
  await expectAccessible(page);

  await editor.type('Configuration', '{"allowedLocales": [');
  await editor.save.click();
  await expect(page.getByText('Oops, something wrong with the JSON.')).toBeVisible();
  await editor.type('Configuration', '{\n  "colours": {}\n}');
  await expect(editor.mark).toHaveText('"colours"');
  await editor.save.click();
  await expect(page.getByRole('alert').getByText('The configuration has no field colours.')).toBeVisible();

  await editor.type(
    'Configuration',
    '{\n  "head": { "title": "Shop" },\n  "componentRoutes": [{ "path": "/:id((a+)+)" }]\n}',
  );
  await editor.save.click();
  await expect(editor.faultyLine).toContainText('"path": "/:id((a+)+)"');
  await expect(page.getByRole('alert').getByText('The pattern in the path /:id((a+)+) cannot be used')).toBeVisible();

  await editor.type('Configuration', '{\n\n}');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('"pay');
  await page.getByRole('option', { name: 'paymentProviders' }).click();
  await expect(editor.code('Configuration')).toContainText('"paymentProviders"');
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  await expect(page.getByRole('main').getByText('Unsaved changes')).toBeVisible();
  await expect(editor.save).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(editor.save).toBeVisible();

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Do you really want to leave? you have unsaved changes!')).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();

  const routes = [{ path: '/start', name: 'Start', component }];
  await editor.type('Configuration', JSON.stringify({ allowedLocales: ['en-US', 'zh-HK'], componentRoutes: routes }));
  await editor.save.click();
  await expect(editor.saved).toBeVisible();
  expect(await storedPages(server.url, tokens, appId)).toEqual(['/start']);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('locales en-US and zh-HK')).toBeVisible();
});
