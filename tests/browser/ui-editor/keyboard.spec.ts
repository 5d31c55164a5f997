// From an empty app to a quote form that customers see, without using the mouse.
import type { Locator } from '@playwright/test';
import { call } from '../api.ts';
import { givenApp, newAppId } from '../apps/given-apps.ts';
import { AppPage } from '../pages/app-page.ts';
import { InspectorPane } from '../pages/inspector-pane.ts';
import { Shell } from '../pages/shell.ts';
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expect, test } from '../test.ts';

test('a quote form is built and published from an empty app by the keyboard alone', async ({
  signedIn: { page, tokens },
  server,
  browser,
}) => {
  const appId = newAppId();
  const host = `${appId.toLowerCase()}.localhost`;
  const component = `Quote${appId}`;
  await call(
    server.url,
    'mutation ($input: createAppInput!) { createApp(input: $input) { status errors } }',
    { input: { appId, appName: `Shop ${appId}`, appTemplateId: 'blank', urlRouting: { url: host } } },
    tokens.accessToken,
  );
  const editor = new UiEditorPage(page);
  const inspector = new InspectorPane(page);
  const apps = new AppPage(page);
  const press = async (button: Locator): Promise<void> => {
    await button.focus();
    await page.keyboard.press('Enter');
  };
  const write = async (field: Locator, text: string): Promise<void> => {
    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  };
  await editor.open(appId);
  await press(editor.button('Add a component'));
  const created = page.getByRole('dialog', { name: 'Create Component' }).getByRole('textbox', { name: 'Name' });
  await expect(created).toBeFocused();
  await page.keyboard.insertText(component);
  await page.keyboard.press('Enter');
  await expect(editor.node('Box')).toBeVisible();

  for (const name of ['Headline', 'Text Input', 'Button']) {
    await press(editor.button('+ Add Element'));
    await expect(editor.gallery.getByRole('searchbox', { name: 'Search elements' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(name);
    await press(editor.element(name));
  }
  await expect(editor.tree.getByRole('treeitem')).toHaveText([/Box/, /Headline/, /Text Input/, /Button/]);
  const select = async (name: string): Promise<void> => {
    await editor.tree.getByRole('treeitem', { selected: true }).focus();
    await page.keyboard.press('Home');
    const node = editor.node(new RegExp(`^${name}`));
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(node).toHaveAttribute('aria-selected', 'true', { timeout: 200 });
    }).toPass();
  };
  await select('Headline');
  await write(inspector.textbox('Text'), 'Get your quote');
  await expect(editor.canvas.getByRole('heading', { name: 'Get your quote' })).toBeVisible();
  await select('Text Input');
  await inspector.pane.getByRole('tab', { name: 'Content' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await write(inspector.textbox('label'), 'Your name');
  await page.keyboard.press('Enter');
  await expect(editor.canvas.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.saved).toBeVisible();

  await press(editor.button('Pages'));
  await press(apps.button('New page'));
  const added = apps.listedPages.first();
  await write(added.getByRole('textbox', { name: 'Path' }), '/quote');
  await write(added.getByRole('textbox', { name: 'Name' }), 'Quote');
  await write(added.getByRole('combobox', { name: 'Component' }), component);
  await page.keyboard.press('Escape');
  await press(apps.dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(new Shell(page).toast('Pages saved')).toBeVisible();
  await press(editor.button('Publish'));
  const dialog = page.getByRole('dialog', { name: 'Publish the app' });
  await write(dialog.getByRole('textbox', { name: 'Name' }), 'First release');
  await press(dialog.getByRole('button', { name: 'Publish the app' }));
  await expect(new Shell(page).toast('Release published')).toBeVisible();

  const customer = await browser.newPage();
  await customer.goto(`http://${host}:${new URL(server.url).port}/quote`);
  await expect(customer.getByRole('heading', { name: 'Get your quote' })).toBeVisible();
  await expect(customer.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  await customer.close();
});

test('keys work as soon as a component is open, and again after a search or a click outside the page', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, component } = await givenApp(server.url, tokens, '<div><h1>Quote</h1><p>Cover</p></div>');
  const editor = new UiEditorPage(page);
  await editor.open(appId);
  await page.getByRole('list', { name: 'Pages' }).getByRole('button', { name: component }).click();
  await expect(editor.node('Box')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.insertText('cover');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(editor.node(/Cover/)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(editor.tree.getByRole('treeitem')).toHaveText([/Box/, /Cover/, /Quote/]);
  const { x, y, height } = (await page.getByRole('region', { name: 'Canvas' }).boundingBox()) ?? fail();
  await page.mouse.click(x + 8, y + height / 2);
  await page.keyboard.press('Delete');
  await expect(editor.tree.getByRole('treeitem')).toHaveText([/Box/, /Quote/]);
});

function fail(): never {
  throw new Error('The canvas is not shown.');
}
