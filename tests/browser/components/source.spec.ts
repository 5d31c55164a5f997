import { givenApp } from '../apps/given-apps.ts';
import { CodePage } from '../pages/code-page.ts';
import { Shell } from '../pages/shell.ts';
import { expect, test } from '../test.ts';

test('a component is created, its source is saved with an error marked, and it is deleted', async ({
  signedIn: { page },
}) => {
  const id = crypto.randomUUID().slice(0, 8);
  const editor = new CodePage(page);
  const shell = new Shell(page);
  await page.goto('/apps');
  await page.getByRole('link', { name: 'Components' }).click();
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(menu.getByRole('link', { name: 'Apps' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Create Component' }).first().click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill(`price box x${id}`);
  await name.blur();
  await expect(name).toHaveValue(/^PriceBoxX/);
  const created = await name.inputValue();
  await dialog.getByRole('button', { name: 'Create Component' }).click();
  await expect(page.getByRole('heading', { name: created })).toBeVisible();

  await editor.type('Template', '<div>\n  <p>Price</b>\n</div>');
  await expect(editor.mark.first()).toBeVisible();
  await editor.type('Template', '<div>\n  <p>Price</p>\n</div>');
  await expect(editor.mark).toHaveCount(0);
  await page.getByRole('radiogroup', { name: 'Part of the component' }).getByText('Script').click();
  await editor.type('Script', 'export default { data: () => ({ amount: 12 }) };');
  await editor.save.click();
  await expect(editor.saved).toBeVisible();
  await page.reload();
  await expect(editor.code('Template')).toContainText('<p>Price</p>');

  await page.goto('/components');
  await page.getByRole('searchbox').fill(created);
  await page.getByRole('button', { name: `Delete ${created}` }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(shell.toast('Component deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: created })).toHaveCount(0);
});

test('a component shown by a page cannot be deleted, and the refusal names the app', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, component } = await givenApp(server.url, tokens);
  await page.goto('/components');
  await page.getByRole('searchbox').fill(component);
  await expect(page.getByRole('row').filter({ hasText: component })).toContainText(appId);
  await page.getByRole('button', { name: `Delete ${component}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(new RegExp(`${component} is used by .*${appId}`))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: component })).toBeVisible();
});
