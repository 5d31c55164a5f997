import { cut } from '../network.ts';
import { DrawingPage } from '../pages/drawing-page.ts';
import { enterSession } from '../session.ts';
import { expect, test } from '../test.ts';
import { openDrawnForm } from './drawn-form.ts';
import { createDrawingTemplate, givenForm, saveDrawings, storedDrawings, toInput } from './given-drawings.ts';

const drawings = [
  { x: 60, y: 150, liquidSource: 'one' },
  { x: 60, y: 250, liquidSource: 'two' },
];

test('a box stays where it was dropped while its save fails, and saving can be retried', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { form, stored } = await openDrawnForm({ page, tokens }, server.url, drawings);
  const restore = await cut(page, 'SaveDrawings');
  await form.drag({ from: [100, 160], to: [300, 360] });
  const bar = page.getByRole('alert').filter({ hasText: 'Your last changes to the drawings are not saved.' });
  await expect(bar).toBeVisible();
  await expect(form.field('X')).toHaveValue('260');
  await expect(form.unsaved).toBeVisible();
  expect((await stored())[0]?.point1).toEqual({ x: 60, y: 150 });
  await restore();
  await bar.getByRole('button', { name: 'Try again' }).click();
  await expect(bar).toBeHidden();
  await expect(form.unsaved).toBeHidden();
  expect((await stored())[0]?.point1).toEqual({ x: 260, y: 350 });
});

test('two windows keep the drawings of both, and show that the other has changed them', async ({
  signedIn: { page, tokens },
  server,
  context,
}) => {
  const id = await createDrawingTemplate(server.url, tokens, {
    fileKey: await givenForm(server.url, tokens),
    drawings,
  });
  const otherPage = await context.newPage();
  await enterSession(otherPage, 'test_dev', tokens);
  const [mine, theirs] = [new DrawingPage(page), new DrawingPage(otherPage)];
  for (const one of [mine, theirs]) await one.openForm(id);
  await theirs.draw({ from: [300, 500], to: [400, 530] });
  await expect.poll(async () => (await storedDrawings(server.url, tokens, id)).length).toBe(3);
  await mine.draw({ from: [300, 600], to: [400, 630] });
  await expect(mine.boxes()).toHaveCount(4);
  await expect(page.getByText('Someone else changed this template')).toBeVisible();
  await expect.poll(async () => (await storedDrawings(server.url, tokens, id)).length).toBe(4);
  // Undo reverts only the changes made here.
  await mine.undo.click();
  await expect(mine.boxes()).toHaveCount(3);
  await expect.poll(async () => (await storedDrawings(server.url, tokens, id)).length).toBe(3);
});

test('a text changed by both is a conflict, and a removed box that is being edited is restored', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const { id, form, stored } = await openDrawnForm({ page, tokens }, server.url, drawings);
  const [one, two] = await stored();
  await form.box('one').click();
  await form.type('mine');
  await saveDrawings(server.url, tokens, id, {
    update: [{ id: one?.id, drawing: { liquidSource: 'theirs' } }],
    remove: [{ id: two?.id }],
    add: [toInput({ x: 10, y: 10, liquidSource: 'new' })],
  });
  await form.drag({ from: [100, 260], to: [100, 360] });
  await expect(page.getByText('Someone else changed the same drawing')).toBeVisible();
  await expect.poll(async () => (await stored()).map((drawing) => drawing.liquidSource)).toHaveLength(3);
  const sources = (await stored()).map((drawing) => drawing.liquidSource);
  expect(new Set(sources)).toEqual(new Set(['new', 'theirs', 'two']));
  await form.box('mine').click();
  await form.panel.getByRole('button', { name: 'Discard' }).click();
  await expect(form.field('Source')).toHaveValue('theirs');
  await expect(form.unsaved).toBeHidden();
});
