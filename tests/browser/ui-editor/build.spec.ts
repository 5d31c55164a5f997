// A page is built by hand, and customers see it.
import { givenApp } from '../apps/given-apps.ts';
import { Shell } from '../pages/shell.ts';
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expect, test } from '../test.ts';

test('elements are dragged onto the canvas and the tree, and published', async ({
  signedIn: { page, tokens },
  server,
  browser,
}) => {
  const { appId, host, component } = await givenApp(server.url, tokens, '<div class="p-4"></div>');
  const editor = new UiEditorPage(page);
  await page.goto(`/apps/detail/${appId}`);
  await page.getByRole('link', { name: 'Open Editor: UI editor' }).click();
  await expect(page.getByText('Select a component to render on the canvas')).toBeVisible();
  await editor.choose(component);
  await expect(editor.node('Box')).toBeVisible();
  await editor.canvas.locator('[data-nid]').first().waitFor();

  await editor.category('Text');
  await editor.drag(await editor.pointAt(editor.element('Headline')), await editor.pointAt(editor.overlay));
  await expect(editor.canvas.getByRole('heading', { name: 'Headline' })).toBeVisible();
  await editor.category('Others');
  const row = await editor.pointAt(editor.node('Headline Headline'));
  await editor.drag(await editor.pointAt(editor.element('Button')), { x: row.x, y: row.y + 8 });
  await expect(editor.tree.getByRole('treeitem')).toHaveText([/Box/, /Headline/, /Button/]);

  const heading = await editor.pointOn(editor.canvas.getByRole('heading'));
  await page.mouse.dblclick(heading.x, heading.y);
  const text = editor.textField;
  await text.fill('Get your quote');
  await text.press('Enter');
  await expect(editor.canvas.getByRole('heading', { name: 'Get your quote' })).toBeVisible();
  const button = editor.canvas.getByRole('button', { name: 'Button' });
  const { x, y } = await editor.pointOn(editor.canvas.getByRole('heading'));
  await editor.drag(await editor.pointOn(button), { x, y: y - 4 });
  await expect(editor.tree.getByRole('treeitem')).toHaveText([/Box/, /Button/, /Headline/]);
  await editor.save.click();
  await expect(editor.saved).toBeVisible();

  await editor.button('Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish the app' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('First release');
  await dialog.getByRole('button', { name: 'Publish the app' }).click();
  await expect(new Shell(page).toast('Release published')).toBeVisible();
  const customer = await browser.newPage();
  await customer.goto(`http://${host}:${new URL(server.url).port}/`);
  await expect(customer.getByRole('heading', { name: 'Get your quote' })).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Button' })).toBeVisible();
  await customer.close();
});

test('a form is built with the keyboard alone, and undone step by step', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, componentId } = await givenApp(server.url, tokens, '<div class="p-4"></div>');
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await editor.canvas.locator('[data-nid]').first().waitFor();
  await editor.node('Box').focus();
  await page.keyboard.press('ArrowDown');
  await expect(editor.node('Box')).toHaveAttribute('aria-selected', 'true');

  const add = async (name: string) => {
    const search = editor.gallery.getByRole('searchbox', { name: 'Search elements' });
    await editor.button('+ Add Element').focus();
    await page.keyboard.press('Enter');
    await expect(search).toBeFocused();
    await search.fill(name);
    await editor.element(name).focus();
    await page.keyboard.press('Enter');
  };
  await add('Headline');
  await add('Text Input');
  await add('Button');
  await expect(editor.tree.getByRole('treeitem')).toHaveText([/Box/, /Headline/, /Text Input/, /Button/]);

  await editor.node(/^Button/).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(editor.tree.getByRole('treeitem')).toHaveText([/Box/, /Headline/, /Button/, /Text Input/]);
  await page.keyboard.press('ControlOrMeta+d');
  await expect(editor.tree.getByRole('treeitem')).toHaveCount(5);
  await page.keyboard.press('ControlOrMeta+g');
  await expect(editor.tree.getByRole('treeitem')).toHaveCount(6);
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('Delete');
  await expect(editor.tree.getByRole('treeitem')).toHaveCount(4);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(editor.tree.getByRole('treeitem')).toHaveCount(6);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+f');
  await page.getByRole('textbox', { name: 'Find by name' }).fill('headline');
  await page.keyboard.press('Enter');
  await expect(editor.node(/^Headline/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');

  await editor.node(/^Headline/).focus();
  for (const count of [4, 6, 5, 4, 4, 3, 2, 1]) {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(editor.tree.getByRole('treeitem')).toHaveCount(count);
  }
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});

test('a key pressed within the same frame as another applies to the tree as changed by the first one', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const template = '<div><h1>Quote</h1><p>Cover</p></div>';
  const { appId, componentId } = await givenApp(server.url, tokens, template);
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await editor.node('Headline Quote').click();
  await editor.node('Headline Quote').evaluate((row) => {
    for (const init of [{ key: 'd', ctrlKey: true }, { key: 'ArrowDown' }])
      row.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  });
  await expect(editor.node('Headline Quote')).toHaveCount(2);
  // The copy is between the headline and the text.
  await expect(editor.node(/Cover/)).toHaveAttribute('aria-selected', 'true');
});
