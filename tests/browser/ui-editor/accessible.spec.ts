import { givenUser } from '../administration/given-users.ts';
import { signIn } from '../api.ts';
import { givenApp } from '../apps/given-apps.ts';
import { expectAccessible } from '../axe.ts';
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expect, test } from '../test.ts';

const template = '<div class="p-4"><h1>Quote</h1><CwTextInput label="Name" /><CwButton label="Continue" /></div>';

test('every part of the editor is accessible in both themes', async ({ signedIn: { page, tokens }, server }) => {
  const { appId, componentId } = await givenApp(server.url, tokens, template);
  const editor = new UiEditorPage(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await editor.open(appId);
  await expect(page.getByText('Select a component to render on the canvas')).toBeVisible();
  await expectAccessible(page);
  await editor.open(appId, componentId);
  await expect(editor.canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  await editor.node('Button Continue').click();
  await expectAccessible(page);
  await editor.button('Code').click();
  await expect(page.getByRole('textbox', { name: 'Template' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 2560, height: 1440 });
  await editor.button('Ruler').click();
  await editor.button('Outlines').click();
  await expect(page.locator('[data-ruler]').first()).toBeVisible();
  // The button's tooltip disappears when the mouse leaves.
  await editor.node('Button Continue').hover();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page);
});

test('the editor is available in Chinese', async ({ signedIn: { page, tokens }, server }) => {
  const { appId, componentId } = await givenApp(server.url, tokens, template);
  await page.addInitScript(() => localStorage.setItem('locale', 'zh-HK'));
  await page.goto(`/ui-editor/${appId}?component=${componentId}`);
  await expect(page.getByRole('treeitem', { name: '標題 Quote' })).toBeVisible();
  await page.getByRole('button', { name: '程式碼' }).click();
  await expect(page.getByRole('dialog', { name: '程式碼' })).toBeVisible();
  await expectAccessible(page);
});

test('a viewer sees the layout and the page, but cannot change them', async ({ page, server }) => {
  const tokens = await signIn(server.url, 'test_dev');
  const { appId, componentId } = await givenApp(server.url, tokens, template);
  const viewer = await givenUser(server.url, 'VIEWER');
  await viewer.enter(page);
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await editor.node('Button Continue').click();
  await page.keyboard.press('Delete');
  await expect(editor.node('Button Continue')).toBeVisible();
  await expect(editor.gallery).toBeHidden();
  await expect(page.getByRole('button', { name: /^(Save|Publish|Add|Delete|Undo)/ })).toHaveCount(0);
});
