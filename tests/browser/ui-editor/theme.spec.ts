import { givenApp } from '../apps/given-apps.ts';
import { call } from '../api.ts';
import { Shell } from '../pages/shell.ts';
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expect, test } from '../test.ts';

interface StoredEntry {
  readonly id: string;
  readonly value: string;
}

interface StoredTheme {
  readonly colors: readonly StoredEntry[];
  readonly shadows: readonly StoredEntry[];
  readonly dark?: { readonly colors: readonly StoredEntry[] };
  readonly customCss: { readonly cssString: string };
}

async function storedTheme(url: string, accessToken: string, appId: string): Promise<StoredTheme> {
  const query = 'query ($appId: String) { cmsConfigs(where: { appId: $appId }) { themeJsonString } }';
  const { cmsConfigs } = (await call(url, query, { appId }, accessToken)) as {
    readonly cmsConfigs: readonly { readonly themeJsonString: string }[];
  };
  return JSON.parse(cmsConfigs[0]?.themeJsonString ?? '') as StoredTheme;
}

const valueOf = (entries: readonly StoredEntry[], id: string) => entries.find((entry) => entry.id === id)?.value;

test('a theme is applied to the canvas during editing, and stored on save', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, componentId } = await givenApp(
    server.url,
    tokens,
    '<div class="bg-c12 shadow-2"><h1>Quote</h1></div>',
  );
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  const box = editor.canvas.locator('.bg-c12');
  await expect(box).toHaveCSS('background-color', 'rgb(79, 70, 229)');
  await editor.button('Theme').click();
  const dialog = page.getByRole('dialog', { name: 'Theme' });
  await dialog.getByLabel('Pick the color of c12').fill('#0e7490');
  await expect(box).toHaveCSS('background-color', 'rgb(14, 116, 144)');
  const before = await storedTheme(server.url, tokens.accessToken, appId);
  expect(valueOf(before.colors, 'c12')).toBe('#4f46e5');

  await dialog.getByRole('textbox', { name: 'Value of c12' }).fill('red;}');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Correct the marked entries first.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Value of c12' }).fill('#b91c1c');
  await dialog.getByRole('radiogroup').getByText('Dark', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Dark value of c0' }).fill('#0f172a');
  await dialog.getByRole('tab', { name: 'Shadows' }).click();
  await dialog.getByRole('textbox', { name: 'Value of 2', exact: true }).fill('0 0 9px red');
  await dialog.getByRole('tab', { name: 'Custom CSS' }).click();
  await dialog.getByRole('textbox', { name: 'Custom CSS' }).click();
  await page.keyboard.insertText('h1 { color: rgb(1, 2, 3) }');
  await expect(editor.canvas.getByRole('heading')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(new Shell(page).toast('Theme saved')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(box).toHaveCSS('background-color', 'rgb(185, 28, 28)');
  const after = await storedTheme(server.url, tokens.accessToken, appId);
  expect(valueOf(after.colors, 'c12')).toBe('#b91c1c');
  expect(valueOf(after.colors, 'c13')).toBe(valueOf(before.colors, 'c13'));
  expect(valueOf(after.shadows, '2')).toBe('0 0 9px red');
  expect(after.dark).toEqual({ colors: [{ id: 'c0', value: '#0f172a' }] });
  expect(after.customCss.cssString).toBe('h1 { color: rgb(1, 2, 3) }');
});

test('a theme that is not saved leaves the canvas unchanged', async ({ signedIn: { page, tokens }, server }) => {
  const { appId, componentId } = await givenApp(server.url, tokens, '<div class="bg-c12"><h1>Quote</h1></div>');
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await editor.button('Theme').click();
  const dialog = page.getByRole('dialog', { name: 'Theme' });
  await dialog.getByLabel('Pick the color of c12').fill('#0e7490');
  const box = editor.canvas.locator('.bg-c12');
  await expect(box).toHaveCSS('background-color', 'rgb(14, 116, 144)');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(box).toHaveCSS('background-color', 'rgb(79, 70, 229)');
});

test('a theme that is opened while the component is still loading stays open', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, componentId } = await givenApp(server.url, tokens, '<div class="bg-c12"><h1>Quote</h1></div>');
  const loading = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('ComponentSource') === true) await loading.promise;
    await route.fallback();
  });
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await editor.button('Theme').click();
  const colour = page.getByRole('dialog', { name: 'Theme' }).getByLabel('Pick the color of c12');
  await colour.fill('#0e7490');
  loading.resolve();
  await expect(editor.canvas.locator('.bg-c12')).toHaveCSS('background-color', 'rgb(14, 116, 144)');
  await expect(colour).toHaveValue('#0e7490');
});
