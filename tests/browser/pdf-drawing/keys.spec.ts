import { expect, test } from '../test.ts';
import { openDrawnForm } from './drawn-form.ts';

test('with only the keyboard a drawing is added, moved, resized, filled, saved, duplicated and removed', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { form, stored } = await openDrawnForm({ page, tokens }, server.url);
  await form.canvas.focus();
  await page.keyboard.press('Control+2');
  await expect(form.tool('Rectangle')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(form.selectedBoxes).toHaveCount(1);
  await expect(form.tool('Select')).toHaveAttribute('aria-pressed', 'true');
  const [x, width] = [Number(await form.field('X').inputValue()), Number(await form.field('Width').inputValue())];
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(form.field('X')).toHaveValue(String(x + 11));
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(form.field('Width')).toHaveValue(String(width + 9));
  await page.keyboard.press('Enter');
  await expect(form.field('Source')).toBeFocused();
  await page.keyboard.type('By keys');
  await form.canvas.focus();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('PDF drawing updated successfully')).toBeVisible();
  await expect
    .poll(async () => stored())
    .toMatchObject([{ liquidSource: 'By keys', point1: { x: x + 11 }, point2: { x: x + 11 + width + 9 } }]);
  await page.keyboard.press('Control+d');
  await expect(form.boxes()).toHaveCount(2);
  await page.keyboard.press('Shift+Tab');
  await expect(form.field('X')).toHaveValue(String(x + 11));
  await page.keyboard.press('Tab');
  await expect(form.field('X')).toHaveValue(String(x + 21));
  await page.keyboard.press('Control+Delete');
  await expect(form.boxes()).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(form.boxes()).toHaveCount(2);
  await page.keyboard.press('Control+Shift+z');
  await expect(form.boxes()).toHaveCount(1);
  await expect.poll(async () => (await stored()).length).toBe(1);
});

test('keys turn pages and zoom, but have no effect while a text is typed', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const drawings = [{ x: 50, y: 100, liquidSource: 'one' }];
  const { form } = await openDrawnForm({ page, tokens }, server.url, drawings);
  const zoom = page.getByText(/^\d+%$/);
  await form.canvas.focus();
  await expect(zoom).toHaveText('100%');
  for (const [key, shown] of [
    ['Control+ArrowUp', '125%'],
    ['Control+=', '150%'],
    ['Control+-', '125%'],
    ['Control+ArrowDown', '100%'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(zoom).toHaveText(shown);
  }
  await page.keyboard.press('Control+ArrowRight');
  await expect(form.pageField).toHaveValue('2');
  await page.keyboard.press('Control+ArrowLeft');
  await expect(form.pageField).toHaveValue('1');

  await form.box('one').click();
  await form.field('Source').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Backspace');
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Control+2');
  await expect(form.boxes()).toHaveCount(1);
  await expect(form.tool('Rectangle')).toHaveAttribute('aria-pressed', 'false');
  await form.canvas.focus();
  await page.keyboard.press('Escape');
  await expect(form.selectedBoxes).toHaveCount(0);
  // With nothing selected the key leaves the canvas: the focus is not trapped.
  await page.keyboard.press('Tab');
  await expect(form.canvas).not.toBeFocused();
  await expect(form.canvas.locator(':focus')).toHaveCount(0);
});

test('no key of the canvas has an effect while the focus is elsewhere', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { form, stored } = await openDrawnForm({ page, tokens }, server.url, [{ x: 50, y: 100, liquidSource: 'one' }]);
  await form.box('one').click();
  const elsewhere = [
    form.field('Source'),
    form.list,
    form.tool('Select'),
    form.panel.getByRole('button', { name: 'Right' }),
  ];
  for (const place of elsewhere) {
    await place.focus();
    for (const key of ['2', 'd', 'ArrowUp', 'ArrowDown', '+', 'ArrowRight', 'Delete', 'Backspace']) {
      await page.keyboard.press(`Control+${key}`);
    }
    await page.keyboard.press('Escape');
  }
  await form.canvas.focus();
  // Only this key has an effect, and the earlier ones would have had one by then.
  await page.keyboard.press('ArrowRight');
  await expect(form.field('X')).toHaveValue('51');
  await expect(form.boxes()).toHaveCount(1);
  await expect(form.pageField).toHaveValue('1');
  await expect(page.getByText(/^\d+%$/)).toHaveText('100%');
  await expect(form.tool('Rectangle')).toHaveAttribute('aria-pressed', 'false');
  expect(await stored()).toHaveLength(1);
});

test('the list selects drawings with the arrow keys, and leads to their fields', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const drawings = [
    { x: 50, y: 200, liquidSource: 'below' },
    { x: 50, y: 100, liquidSource: 'above' },
  ];
  const { form } = await openDrawnForm({ page, tokens }, server.url, drawings);
  await form.list.focus();
  await page.keyboard.press('ArrowDown');
  await expect(form.field('Source')).toHaveValue('above');
  await page.keyboard.press('ArrowDown');
  await expect(form.field('Source')).toHaveValue('below');
  await page.keyboard.press('Enter');
  await expect(form.field('Source')).toBeFocused();
});
