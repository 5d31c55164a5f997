// The variants of widgets: a tree, a live preview, and the classes of a leaf node.
import { givenApp } from '../apps/given-apps.ts';
import { InspectorPane } from '../pages/inspector-pane.ts';
import { Shell } from '../pages/shell.ts';
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expect, test } from '../test.ts';

test('the style of a button is changed, previewed in every state, and shown on pages', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, componentId } = await givenApp(server.url, tokens, '<div><CwButton label="Continue" /></div>');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`/ui-editor/theme/${appId}`);
  const tree = page.getByRole('tree', { name: 'Looks' });
  const frame = page.frameLocator('iframe[title="Preview of button"]');
  await expect(page.getByText('Select an end node to edit its classes')).toBeVisible();
  await tree.getByRole('treeitem', { name: 'button' }).focus();
  for (const key of ['Enter', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown']) {
    await page.keyboard.press(key);
  }
  await expect(tree.getByRole('treeitem', { name: 'base' })).toBeFocused();
  await expect(frame.getByRole('button', { name: 'Disabled' })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'default', exact: true }).first()).toHaveCSS('border-radius', '8px');

  const inspector = new InspectorPane(page, 'CSS inspector');
  await inspector.group('Border');
  await inspector.textbox('Top left radius').fill('9999');
  await inspector.textbox('Top left radius').press('Enter');
  await expect(frame.getByRole('button', { name: 'default', exact: true }).first()).toHaveCSS(
    'border-radius',
    '9999px',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(new Shell(page).toast('Looks saved')).toBeVisible();
  await page.getByRole('link', { name: 'Exit' }).click();
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await expect(editor.canvas.getByRole('button', { name: 'Continue' })).toHaveCSS('border-radius', '9999px');
});

test('a variant is added, and cannot be deleted while a component uses it', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, component } = await givenApp(server.url, tokens, '<div><CwToggle label="On" variant="wide" /></div>');
  await page.goto(`/ui-editor/theme/${appId}`);
  const tree = page.getByRole('tree', { name: 'Looks' });
  const dialog = page.getByRole('dialog');
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add variant' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Add variant' }).click();
  };
  await tree.getByRole('treeitem', { name: 'toggle' }).click();
  await add('A b');
  await expect(dialog.getByText('Enter a name such as wide or card-small')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await add('wide');
  await expect(tree.getByRole('treeitem', { name: 'wide' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText(`This variant is used by ${component}.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await tree.getByRole('treeitem', { name: 'toggle' }).click();
  await add('tall');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('taller');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(tree.getByRole('treeitem', { name: 'taller' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tree.getByRole('treeitem', { name: 'taller' })).toBeVisible();
});
