import type { Locator } from '@playwright/test';
import { givenApp } from '../apps/given-apps.ts';
import { InspectorPane } from '../pages/inspector-pane.ts';
import { UiEditorPage } from '../pages/ui-editor-page.ts';
import { expect, test } from '../test.ts';

const template = `<div class="p-4">
  <h1 class="md:hidden">Narrow</h1>
  <section class="h-20"></section>
  <CwButton label="Count" @click="count += 1" />
  <output>{{ count }}</output>
</div>`;

test('the page has the size of a device, and is interactive in try-out mode', async ({
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
  await editor.button('Try the page').click();
  await expect(editor.overlay).toBeHidden();
  const next = await editor.pointOn(count);
  await page.mouse.click(next.x, next.y);
  await expect(editor.canvas.locator('output')).toHaveText('1');
  await editor.button('Try the page').click();
  await expect(editor.overlay).toBeVisible();
});

test('a handle resizes an element, as one undo step', async ({ signedIn: { page, tokens }, server }) => {
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

test('a rectangle selects the nodes inside, and handles change their spacing', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const rows = ['One', 'Two', 'Three'].map((name) => `<section class="h-20">${name}</section>`).join('');
  const { appId, componentId } = await givenApp(server.url, tokens, `<div class="px-10 pt-4 pb-40">${rows}</div>`);
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  const section = editor.canvas.locator('section');
  await section.first().waitFor();
  const box = await editor.overlay.boundingBox();
  if (!box) throw new Error('The canvas is not shown.');
  // From the padding of the root on the left across the first two.
  await editor.drag({ x: box.x + 6, y: box.y + 2 }, { x: box.x + box.width - 4, y: box.y + (16 + 2 * 80) * 0.6 + 6 });
  const selected = editor.tree.getByRole('treeitem', { selected: true });
  await expect(selected).toHaveText([/One/, /Two/]);

  await editor.node('section Three').click();
  const padding = async () => section.last().evaluate((element) => getComputedStyle(element).paddingLeft);
  expect(await padding()).toBe('0px');
  const { x, y } = await editor.pointAt(page.locator('[data-handle="paddingLeft"]'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y, { steps: 4 });
  await expect(page.getByText('Padding 20')).toBeVisible();
  await page.mouse.up();
  await expect.poll(padding).toBe('20px');
  await editor.button('Undo').click();
  await expect.poll(padding).toBe('0px');
});

test('distances, rulers and outlines are shown on demand', async ({ signedIn: { page, tokens }, server }) => {
  const { appId, componentId } = await givenApp(
    server.url,
    tokens,
    '<div class="p-4"><h1 class="mb-6">Upper</h1><p>Lower</p></div>',
  );
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  const lower = editor.canvas.locator('p');
  await lower.waitFor();
  await editor.node('Headline Upper').click();
  const { x, y } = await editor.pointOn(lower);
  await page.keyboard.down('Alt');
  await page.mouse.move(x, y);
  await expect(editor.overlay.getByText('24', { exact: true })).toBeVisible();
  await page.keyboard.up('Alt');
  await editor.button('Ruler').click();
  await expect(page.locator('[data-ruler]').first().getByText('100', { exact: true })).toBeVisible();
  const outline = async () => lower.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await outline()).toBe('none');
  await editor.button('Outlines').click();
  await expect.poll(outline).toBe('dashed');

  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(editor.node('Text Lower')).toHaveAttribute('aria-selected', 'true');
  await page.mouse.move(x, y - 8, { steps: 4 });
  await expect(page.locator('[data-kind="drop"]')).toBeVisible();
  await expect(editor.overlay.getByText('16', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test('every tool and every element is visible on a small screen', async ({ signedIn: { page, tokens }, server }) => {
  const { appId, componentId } = await givenApp(server.url, tokens, template);
  const editor = new UiEditorPage(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await editor.open(appId, componentId);
  await editor.category('Form');
  const canvas = page.getByRole('region', { name: 'Canvas' });
  const tools = [
    ...(await canvas.getByRole('button', { name: /^(?:Ruler|Outlines|Try the page|Code|Inspector)$/ }).all()),
    canvas.getByRole('textbox', { name: 'Width' }),
    canvas.getByRole('textbox', { name: 'Height' }),
    canvas.getByRole('combobox', { name: 'Scale' }),
  ];
  const elements = await editor.gallery.getByRole('listitem').all();
  expect([tools.length, elements.length]).toEqual([8, 13]);
  for (const one of [...tools, ...elements]) await expect(one).toBeInViewport({ ratio: 1 });
  // Smaller still, the fields of the size are hidden, and the tools remain beside the inspector.
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(canvas.getByRole('textbox', { name: 'Width' })).toBeHidden();
  const right = async (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().right);
  expect(await right(canvas.getByRole('button', { name: 'Inspector' }))).toBeLessThanOrEqual(await right(canvas));
});

test("a case that cannot be decided automatically uses the element's text, until one is typed", async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { appId, componentId } = await givenApp(server.url, tokens, '<div><CwSpecialCare /></div>');
  const editor = new UiEditorPage(page);
  await editor.open(appId, componentId);
  const notice = editor.canvas.getByRole('status');
  await expect(notice.getByText('Oops, it seems like your case requires special care')).toBeVisible();
  await expect(
    notice.getByText('Please contact our sales team. We will be happy to help you personally.'),
  ).toBeVisible();
  await editor.node('CwSpecialCare').click();
  const inspector = new InspectorPane(page);
  await inspector.open('Props');
  const title = inspector.textbox('title');
  await expect(title).toHaveAttribute('placeholder', 'Oops, it seems like your case requires special care');
  await expect(inspector.textbox('text')).toHaveAttribute(
    'placeholder',
    'Please contact our sales team. We will be happy to help you personally.',
  );
  await expect(inspector.textbox('variant')).toHaveAttribute('placeholder', 'default');
  await title.fill('Let us talk');
  await title.press('Enter');
  await expect(notice.getByText('Let us talk')).toBeVisible();
  await expect(notice.getByText('Oops, it seems like your case requires special care')).toBeHidden();
});
