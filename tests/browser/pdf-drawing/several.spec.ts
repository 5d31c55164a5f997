import type { Page } from '@playwright/test';
import { DrawingPage } from '../pages/drawing-page.ts';
import { expect, test } from '../test.ts';
import { openDrawnForm } from './drawn-form.ts';
import { createDrawingTemplate, givenForm, storedDrawings } from './given-drawings.ts';

const drawings = [
  { x: 60, y: 150, liquidSource: 'one' },
  { x: 80, y: 200, width: 90, liquidSource: 'two' },
  { x: 70, y: 300, liquidSource: 'three' },
];

/**
 * Zooms out until both pages are visible, where a pixel is two points, and picks up the box at (80, 160) points from the
 * corner of the first one; returns the corner of the second one in pixels.
 */
async function liftToSecondPage(page: Page, form: DrawingPage): Promise<{ readonly x: number; readonly y: number }> {
  for (const shown of ['75%', '50%']) {
    await page.keyboard.press('Control+-');
    await expect(page.getByText(/^\d+%$/)).toHaveText(shown);
  }
  const [from, to] = [await form.overlay().boundingBox(), await form.overlay(2).boundingBox()];
  if (!from || !to) throw new Error('Both pages have to be on the screen.');
  await page.mouse.move(from.x + 40, from.y + 80);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 200);
  return to;
}

test('several drawings are selected, moved, aligned and distributed together, each as one step', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { form, stored } = await openDrawnForm({ page, tokens }, server.url, drawings);
  const corners = async () => {
    return (await stored()).map(({ point1, point2 }) => [point1.x, point1.y, point2.x - point1.x]);
  };
  // A lasso selects everything it touches.
  await form.drag({ from: [30, 140], to: [100, 215] });
  await expect(form.selectedBoxes).toHaveCount(2);
  await form.clickAt(75, 310, { shift: true });
  await expect(form.selectedBoxes).toHaveCount(3);
  await expect(page.getByRole('heading', { name: '3 drawings selected' })).toBeVisible();
  await form.drag({ from: [100, 310], to: [300, 430] });
  await expect.poll(corners).toEqual([
    [260, 270, 120],
    [280, 320, 90],
    [270, 420, 120],
  ]);
  await form.arrange('Align left');
  await form.arrange('Distribute vertically');
  await form.arrange('Same width');
  await expect.poll(corners).toEqual([
    [260, 270, 120],
    [260, 345, 120],
    [260, 420, 120],
  ]);
  for (let step = 0; step < 4; step += 1) await form.undo.click();
  await expect.poll(corners).toEqual([
    [60, 150, 120],
    [80, 200, 90],
    [70, 300, 120],
  ]);
  await form.redo.click();
  await expect.poll(async () => (await corners())[0]).toEqual([260, 270, 120]);
  // Values typed for several drawings apply to all of them.
  await form.panel.getByRole('button', { name: 'Right', exact: true }).click();
  await form.saveDrawing();
  expect((await stored()).map(({ textAlignment }) => textAlignment)).toEqual(['RIGHT', 'RIGHT', 'RIGHT']);
});

test('drawings are copied to another page, and cut into another template', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const fileKey = await givenForm(server.url, tokens);
  const id = await createDrawingTemplate(server.url, tokens, { fileKey, drawings });
  const otherId = await createDrawingTemplate(server.url, tokens, { fileKey });
  const form = new DrawingPage(page);
  await form.openForm(id);
  await form.canvas.focus();
  await page.keyboard.press('Control+a');
  await expect(form.selectedBoxes).toHaveCount(3);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+ArrowRight');
  await expect(form.pageField).toHaveValue('2');
  await page.keyboard.press('Control+v');
  await expect(form.boxes(2)).toHaveCount(3);
  await expect
    .poll(async () => (await storedDrawings(server.url, tokens, id)).filter((one) => one.page === 2))
    .toMatchObject([
      { liquidSource: 'one', point1: { x: 60, y: 150 } },
      { liquidSource: 'two', point1: { x: 80, y: 200 } },
      { liquidSource: 'three', point1: { x: 70, y: 300 } },
    ]);
  await page.keyboard.press('Control+x');
  await expect(form.boxes(2)).toHaveCount(0);
  await expect.poll(async () => (await storedDrawings(server.url, tokens, id)).length).toBe(3);
  await expect(form.unsaved).toBeHidden();

  await form.openForm(otherId);
  await form.canvas.focus();
  await page.keyboard.press('Control+v');
  await expect(form.boxes()).toHaveCount(3);
  await expect.poll(async () => (await storedDrawings(server.url, tokens, otherId)).length).toBe(3);
});

test('drawings are dragged to the next page together, as one step', async ({ signedIn: { page, tokens }, server }) => {
  const { form, stored } = await openDrawnForm({ page, tokens }, server.url, drawings);
  await form.canvas.focus();
  await page.keyboard.press('Control+a');
  const to = await liftToSecondPage(page, form);
  // 10 points to the right of their positions, and 50 further down.
  await page.mouse.move(to.x + 45, to.y + 105);
  await page.mouse.up();
  await expect(form.boxes(2)).toHaveCount(3);
  await expect(form.boxes()).toHaveCount(0);
  await expect(form.selectedBoxes).toHaveCount(3);
  const places = async () => (await stored()).map(({ page: number, point1 }) => [number, point1.x, point1.y]);
  await expect.poll(places).toEqual([
    [2, 70, 200],
    [2, 90, 250],
    [2, 80, 350],
  ]);
  await form.undo.click();
  await expect.poll(places).toEqual([
    [1, 60, 150],
    [1, 80, 200],
    [1, 70, 300],
  ]);
});

test('a box that is dragged over another page snaps to the boxes there', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { form, stored } = await openDrawnForm({ page, tokens }, server.url, [
    { x: 60, y: 150, liquidSource: 'one' },
    { page: 2, x: 100, y: 60, liquidSource: 'there' },
  ]);
  await form.canvas.focus();
  const to = await liftToSecondPage(page, form);
  // Four points from the left edge of the other, and not close to any other guide.
  await page.mouse.move(to.x + 58, to.y + 165);
  await expect(form.guides(2)).toHaveCount(1);
  await expect(form.guides()).toHaveCount(0);
  await page.mouse.up();
  await expect(form.guides(2)).toHaveCount(0);
  await expect
    .poll(async () => (await stored()).find(({ liquidSource }) => liquidSource === 'one'))
    .toMatchObject({ page: 2, point1: { x: 100, y: 320 } });
});

test('pages scroll under a box that is held at the edge, and it is dropped on the next one', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { form, stored } = await openDrawnForm({ page, tokens }, server.url, drawings);
  const stage = await form.canvas.boundingBox();
  const from = await form.overlay().boundingBox();
  if (!stage || !from) throw new Error('The page is not on the screen.');
  await page.mouse.move(from.x + 80, from.y + 160);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y + 200);
  await page.mouse.move(from.x + 90, stage.y + stage.height - 4);
  await expect(form.pageField).toHaveValue('2');
  await page.mouse.move(from.x + 90, stage.y + stage.height / 2);
  await page.mouse.up();
  await expect(form.boxes(2)).toHaveCount(1);
  await expect(form.boxes()).toHaveCount(2);
  await expect
    .poll(async () => (await stored()).find(({ liquidSource }) => liquidSource === 'one'))
    .toMatchObject({ page: 2, point1: { x: 70 } });
});

test('a box is resized by its handles and snaps to the edges of others', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { form } = await openDrawnForm({ page, tokens }, server.url, drawings);
  await form.box('one').click();
  await form.drag({ from: [180, 160], to: [240, 160] });
  await expect(form.field('Width')).toHaveValue('180');
  // Three points from the left edge of another.
  await form.drag({ from: [100, 160], to: [113, 240] });
  await expect(form.field('X')).toHaveValue('70');
  await form.undo.click();
  await expect(form.field('X')).toHaveValue('60');
  await form.undo.click();
  await expect(form.field('Width')).toHaveValue('120');
});
