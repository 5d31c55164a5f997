import { expectAccessible } from '../axe.ts';
import { DrawingPage } from '../pages/drawing-page.ts';
import { expect, test } from '../test.ts';
import { createDrawingTemplate, givenForm } from './given-drawings.ts';

const drawings = [
  { x: 60, y: 150, liquidSource: '{{ policy.number }}' },
  { x: 60, y: 250, width: 40, liquidSource: 'A text that does not fit into its box' },
  { page: 3, x: 60, y: 250, liquidSource: 'lost' },
];

test('the editor, its panels, its pages and its preview are accessible', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const form = new DrawingPage(page);
  await form.open(await createDrawingTemplate(server.url, tokens));
  await expect(page.getByRole('heading', { name: 'No file is chosen' })).toBeVisible();
  await expectAccessible(page);
  await form.openForm(
    await createDrawingTemplate(server.url, tokens, { fileKey: await givenForm(server.url, tokens), drawings }),
  );
  await expect(form.box(/text does not fit/)).toBeVisible();
  await form.box(/text does not fit/).click();
  await expect(form.panel.getByText('The text does not fit', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radiogroup', { name: 'Drawings or pages' }).getByText('Pages').click();
  await expect(page.getByRole('option', { name: 'Page 1, 2 drawings' })).toBeVisible();
  await form.canvas.focus();
  await page.keyboard.press('Control+a');
  await form.tool('Arrange').click();
  await expect(page.getByRole('menuitem', { name: 'Align left' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await form.showPreview();
  await expect(form.preview.getByRole('group', { name: 'Page 1 of 2' })).toContainText('A text');
  await expectAccessible(page);
});

test('in Chinese every word of the editor is Chinese', async ({ signedIn: { page, tokens }, server }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'zh-HK'));
  const form = new DrawingPage(page);
  const fileKey = await givenForm(server.url, tokens, ['0', '1']);
  const given = [
    { x: 60, y: 150, liquidSource: '保單' },
    { page: 3, x: 60, y: 150, liquidSource: '保障' },
  ];
  await form.open(await createDrawingTemplate(server.url, tokens, { name: '索償表格', fileKey, drawings: given }));
  await page.getByRole('button', { name: /^保單/ }).click();
  await expect(page.getByRole('complementary', { name: '繪圖框' })).toBeVisible();
  const words = (await page.locator('body').innerText()).match(/[a-z_]{3,}/gi) ?? [];
  // Proper names, and the name of the file.
  const unchanged = /^(PDF|Liquid|Ctrl|Delete|Tab|Alt|Arial|claim|form|pdf)$/;
  expect(words.filter((word) => !unchanged.test(word))).toEqual([]);
});
