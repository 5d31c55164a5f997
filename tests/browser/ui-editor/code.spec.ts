import { changeTemplate, givenApp } from '../apps/given-apps.ts';
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expect, test } from '../test.ts';

test('code is read and written in both directions, and results in the same tree', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const template = '<div class="p-4">\n  <h1>Quote</h1>\n</div>';
  const { appId, componentId } = await givenApp(server.url, tokens, template);
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await editor.node('Headline Quote').click();
  await editor.button('Code').click();
  const dialog = page.getByRole('dialog', { name: 'Code' });
  await expect(dialog.getByRole('textbox', { name: 'Template' })).toContainText('<h1>Quote</h1>');

  await editor.writeCode('Template', '<div class="p-4">\n  <h1>Quote</h1><p>');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Line 1, column 1');
  await editor.writeCode('Template', '<div class="p-4">\n  <h1>Quote</h1>\n  <p>For {{ name }}</p>\n</div>');
  await editor.writeCode('Script', 'export default { data: () => ({ name: "Ada" }) };');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(editor.canvas.getByText('For Ada')).toBeVisible();
  await expect(editor.node('Headline Quote')).toHaveAttribute('aria-selected', 'true');
  await editor.save.click();
  await expect(editor.saved).toBeVisible();

  await page.reload();
  await expect(editor.tree.getByRole('treeitem')).toHaveText([/Box/, /Headline.*Quote/, /Text.*For \{\{ name \}\}/]);
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await changeTemplate(server.url, tokens, componentId, '<div><h2>Changed</h2></div>');
  await page.reload();
  await expect(page.getByText('The template was changed outside of the visual editor.')).toBeVisible();
  await expect(editor.node('Headline Changed')).toBeVisible();
});

test('a template that cannot be represented as a tree is edited as code, with the reason', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, componentId } = await givenApp(server.url, tokens, '<div>\n  <p>\n</div>');
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await expect(page.getByText('The tag <p> has no end tag. Line 2, column 3.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the code' }).click();
  await expect(page.getByRole('textbox', { name: 'Template', exact: true })).toContainText('<p>');
});

test('an error is shown at its node, and the rest of the page remains', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, componentId } = await givenApp(server.url, tokens, '<div><h1>Quote</h1><p>Text</p></div>');
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await expect(editor.canvas.getByRole('heading', { name: 'Quote' })).toBeVisible();
  await editor.button('Code').click();
  await editor.writeCode('Template', '<div><h1>Quote</h1><p :title="a +">Text</p></div>');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  const problems = page.getByRole('alert', { name: 'Problems on the canvas' });
  await problems.getByRole('button', { name: 'Text' }).click();
  await expect(editor.node('Text Text')).toHaveAttribute('aria-selected', 'true');
  await expect(editor.canvas.getByRole('heading', { name: 'Quote' })).toBeVisible();
  await editor.button('Undo').click();
  await expect(problems).toBeHidden();
});

test('an exception during rendering does not affect the rest of the page, starting with the first rendering', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const template = '<div><h1>Quote</h1><section><p>Terms</p><p>{{ cover.sum.text }}</p></section></div>';
  const { appId, componentId } = await givenApp(server.url, tokens, template);
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await expect(editor.canvas.getByRole('heading', { name: 'Quote' })).toBeVisible();
  await expect(editor.canvas.getByText('Terms')).toBeVisible();
  const problems = page.getByRole('alert', { name: 'Problems on the canvas' });
  const fault = problems.getByRole('button', { name: 'Text' });
  await expect(problems).toContainText('cover is not defined.');
  await expect(problems).toContainText("(reading 'sum')");
  await fault.first().click();
  await expect(editor.node(/cover\.sum\.text/)).toHaveAttribute('aria-selected', 'true');
  const text = page.getByRole('complementary').getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Sum insured');
  await text.blur();
  await expect(editor.canvas.getByText('Sum insured')).toBeVisible();
  await expect(problems).toBeHidden();
  // Afterwards the last rendering remains.
  await editor.node('Text Terms').click();
  await text.fill('{{ terms.of.cover }}');
  await text.blur();
  await expect(problems).toContainText("(reading 'of')");
  await expect(fault.first()).toBeVisible();
  await expect(editor.canvas.getByText('Terms')).toBeVisible();
  await expect(editor.canvas.getByText('Sum insured')).toBeVisible();
});
