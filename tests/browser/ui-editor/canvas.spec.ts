import { givenApp } from '../apps/given-apps.ts';
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expect, test } from '../test.ts';

const template = `<div class="p-4">
  <h1 class="md:hidden">Narrow</h1>
  <section class="h-20"></section>
  <CwButton label="Count" @click="count += 1" />
  <output>{{ count }}</output>
</div>`;

test('the page has the size of a device, and works while it is tried out', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, componentId } = await givenApp(server.url, tokens, template);
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  await editor.button('Code').click();
  await editor.writeCode('Script', 'export default { data: () => ({ count: 0 }) };');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(editor.canvas.locator('output')).toHaveText('0');
  await expect(editor.canvas.getByRole('heading', { name: 'Narrow' })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Size of the page' }).getByText('MD').click();
  await expect(page.getByRole('textbox', { name: 'Height', exact: true }).first()).toHaveValue('562.5');
  await expect(editor.canvas.getByRole('heading', { name: 'Narrow' })).toBeHidden();

  const count = editor.canvas.getByRole('button', { name: 'Count' });
  const at = await editor.pointOn(count);
  await page.mouse.click(at.x, at.y);
  await expect(editor.node(/^Button/)).toHaveAttribute('aria-selected', 'true');
  await expect(editor.canvas.locator('output')).toHaveText('0');
  await editor.button('Try the page out').click();
  await expect(editor.overlay).toBeHidden();
  const next = await editor.pointOn(count);
  await page.mouse.click(next.x, next.y);
  await expect(editor.canvas.locator('output')).toHaveText('1');
  await editor.button('Try the page out').click();
  await expect(editor.overlay).toBeVisible();
});

test('a handle makes an element smaller, in one step to undo', async ({ signedIn: { page, tokens }, server }) => {
  const { appId, componentId } = await givenApp(server.url, tokens, template);
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  const section = editor.canvas.locator('section');
  await section.waitFor();
  await editor.node(/^section/).click();
  const width = async () => section.evaluate((element) => element.getBoundingClientRect().width);
  const before = await width();
  const handle = page.locator('[data-handle="right"]');
  const { x, y } = await editor.pointAt(handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBeCloseTo(before - 100, 0);
  await editor.button('Undo').click();
  await expect.poll(width).toBe(before);
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});
