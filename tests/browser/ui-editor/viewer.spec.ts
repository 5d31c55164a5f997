import { givenUser } from '../administration/given-users.ts';
import { signIn } from '../api.ts';
import { givenApp } from '../apps/given-apps.ts';
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expect, test } from '../test.ts';

const template = '<div class="p-4"><h1>Quote</h1><CwTextInput label="Name" /><CwButton label="Continue" /></div>';

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
