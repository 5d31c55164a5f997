import { changeTemplate, givenApp, givenComponent, renameComponent } from '../apps/given-apps.ts';
import { expectAccessible } from '../axe.ts';
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expect, test } from '../test.ts';

test("work that conflicts with a colleague's is retained until the user chooses", async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, componentId } = await givenApp(server.url, tokens, '<div><h1>Quote</h1></div>');
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await editor.node('Headline Quote').click();
  await page.keyboard.press('ControlOrMeta+d');
  await changeTemplate(server.url, tokens, componentId, '<div><h2>Theirs</h2></div>');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Someone else changed this component')).toBeVisible();
  await expect(editor.node('Headline Quote')).toHaveCount(2);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(editor.node('Headline Theirs')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});

test('the changes of two people are merged one by one', async ({ signedIn: { page, tokens }, server }) => {
  const start = '<div><h1>Quote</h1><p>Terms</p><p>Price</p></div>';
  const { appId, componentId } = await givenApp(server.url, tokens, start);
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await editor.node('Headline Quote').click();
  const text = page.getByRole('complementary').getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Mine');
  await text.blur();
  await expect(editor.node('Headline Mine')).toBeVisible();
  await editor.node('Text Terms').click();
  await page.keyboard.press('Delete');
  const theirs = '<div><h1>Theirs</h1><p>Terms</p><p class="mt-4">Price</p></div>';
  await changeTemplate(server.url, tokens, componentId, theirs);
  await page.keyboard.press('ControlOrMeta+s');
  await editor.button('Compare and merge').click();
  const dialog = page.getByRole('dialog', { name: 'Merge both versions' });
  const save = dialog.getByRole('button', { name: 'Save merged version' });
  const taken = dialog.getByRole('region', { name: 'Changed by one of you' });
  await expect(taken.getByRole('listitem')).toContainText([/Price › class/, /Text Terms/]);
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await dialog
    .getByRole('group', { name: /Mine › Content/ })
    .getByRole('radio', { name: 'Mine' })
    .check();
  await taken.getByRole('checkbox', { name: 'Text Terms' }).uncheck();
  await save.click();
  await expect(editor.saved).toBeVisible();
  await expect(editor.tree.getByRole('treeitem')).toHaveText([/Box/, /Mine/, /Terms/, /Price/]);
  await page.reload();
  await expect(editor.canvas.locator('p.mt-4')).toHaveText('Price');
  await expect(editor.canvas.getByRole('heading')).toHaveText('Mine');
});

test('a component that a colleague renames is merged under its new name into unsaved work', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, componentId } = await givenApp(server.url, tokens, '<div><h1>Quote</h1></div>');
  const [oldName, newName] = [`Plan${appId}`, `Offer${appId}`];
  const planId = await givenComponent(server.url, tokens, { name: oldName, vueTemplate: '<h2>Full cover</h2>' });
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await editor.category('Components');
  await editor.element(oldName).click();
  await editor.save.click();
  await expect(editor.saved).toBeVisible();
  await editor.node('Headline Quote').click();
  await page.keyboard.press('ControlOrMeta+d');
  await renameComponent(server.url, tokens, planId, newName);
  await page.keyboard.press('ControlOrMeta+s');
  await editor.button('Compare and merge').click();
  const dialog = page.getByRole('dialog', { name: 'Merge both versions' });
  await dialog.getByRole('button', { name: 'Save merged version' }).click();
  await expect(editor.node('Headline Quote')).toHaveCount(2);
  await expect(editor.node(new RegExp(newName))).toBeVisible();
  await expect(editor.saved).toBeVisible();
  await expect(editor.canvas.getByRole('heading', { name: 'Full cover' })).toBeVisible();
  await page.reload();
  await expect(editor.canvas.getByRole('heading', { name: 'Quote' })).toHaveCount(2);
  await expect(editor.canvas.getByRole('heading', { name: 'Full cover' })).toBeVisible();
});

test('leaving asks about unsaved work, and elements are pasted into another app', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const first = await givenApp(server.url, tokens, '<div><p class="text-c5">Copied</p></div>');
  const second = await givenApp(server.url, tokens, '<div><h1>Other</h1></div>');
  const editor = new UiEditorPage(page);
  await editor.open(first.appId, first.componentId);
  await editor.node('Text Copied').click();
  await page.keyboard.press('ControlOrMeta+x');
  await expect(editor.node('Text Copied')).toHaveCount(0);
  await editor.choose(second.component);
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await expect(question).toContainText('Do you really want to leave? You have unsaved changes.');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(editor.node('Headline Other')).toBeVisible();
  await editor.open(second.appId, second.componentId);
  await editor.node('Headline Other').click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(editor.node('Text Copied')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(editor.node('Text Copied')).toHaveCount(2);
});
