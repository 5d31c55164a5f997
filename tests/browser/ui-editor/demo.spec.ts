// The pages of the demo as staff open them.
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expect, test } from '../test.ts';

test('a page that imports another component is shown without errors', async ({ signedIn: { page } }) => {
  const editor = new UiEditorPage(page);
  await editor.open('harbourDirect');
  await editor.choose('HomePage');
  await expect(editor.canvas.getByRole('link', { name: 'Get a price' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Canvas' })).not.toContainText('Failed to resolve');
});
