// Unsaved work: leaving asks for confirmation, and the work is stored in case the tab crashes.
import { givenApp } from '../apps/given-apps.ts';
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expect, test } from '../test.ts';

// A crash ends the process shared by the pages of a context.
test.use({ isContextNew: true });

const template = '<div><h1>Quote</h1><p>Cover</p></div>';

test('leaving with unsaved work asks for confirmation even while a dialog is open', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, component } = await givenApp(server.url, tokens, template);
  const editor = new UiEditorPage(page);
  await page.goto(`/apps/detail/${appId}`);
  await page.getByRole('link', { name: 'Open Editor: UI editor' }).click();
  await editor.choose(component);
  await editor.node(/Cover/).click();
  await page.keyboard.press('Delete');
  await editor.button('Pages').click();
  await expect(page.getByRole('dialog', { name: 'Pages' })).toBeVisible();
  await page.evaluate(() => history.back());
  await page.getByRole('dialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(new RegExp(`/ui-editor/${appId}`));
});

test('work survives a crash of its tab, and can be continued or discarded', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, componentId } = await givenApp(server.url, tokens, template);
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await editor.node(/Cover/).click();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(page.getByText('The component was autosaved')).toBeVisible();
  // Ends the page's process, without running any of its handlers.
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;

  const next = await page.context().newPage();
  const again = new UiEditorPage(next);
  const question = next.getByRole('dialog', { name: 'Continue where you left off?' });
  await again.open(appId, componentId);
  await question.getByRole('button', { name: 'Continue editing' }).click();
  await expect(again.tree.getByRole('treeitem')).toHaveText([/Box/, /Quote/, /Cover/, /Cover/]);
  await expect(next.getByText('Unsaved changes')).toBeVisible();
  await again.save.click();
  await expect(again.saved).toBeVisible();
  await next.reload();
  await expect(again.tree.getByRole('treeitem')).toHaveCount(4);
  await expect(question).toBeHidden();

  await again.node(/Quote/).click();
  await next.keyboard.press('Delete');
  await expect(next.getByText('The component was autosaved')).toBeVisible();
  next.once('dialog', (dialog) => void dialog.accept());
  await next.reload();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(question).toBeHidden();
  await expect(again.tree.getByRole('treeitem')).toHaveCount(4);
  await next.reload();
  await expect(again.tree.getByRole('treeitem')).toHaveCount(4);
  await expect(question).toBeHidden();
});
