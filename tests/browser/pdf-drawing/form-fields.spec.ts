import { DrawingPage } from '../pages/drawing-page.ts';
import { expect, test } from '../test.ts';
import { createDrawingTemplate, givenFieldForm, storedDrawings } from './given-drawings.ts';

test('a form field that covers a box is reported, and replaced by the drawing', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const fileKey = await givenFieldForm(server.url, tokens);
  const drawings = [
    { x: 70, y: 165, liquidSource: 'Chan Tai Man' },
    { x: 550, y: 400, liquidSource: 'Edge' },
  ];
  const form = new DrawingPage(page);
  await form.openForm(await createDrawingTemplate(server.url, tokens, { fileKey, drawings }));
  // The list shows the problem before anything is selected.
  const hidden = form.list.getByRole('option', { name: 'Chan Tai Man' }).getByLabel('hidden by a form field');
  await expect(hidden).toBeVisible();
  await expect(form.list.getByRole('option', { name: 'Edge' }).getByLabel('not entirely on the page')).toBeVisible();
  await form.box('Chan Tai Man').click();
  await expect(
    form.panel.getByText('The form field Name of the holder covers this box', { exact: false }),
  ).toBeVisible();
  await form.showPreview();
  await expect(
    form.console.getByText(/Chan Tai Man: The form field holder on page 1 hides this drawing/),
  ).toBeVisible();
  await form.showDrawing();
  await form.box('Chan Tai Man').click();
  await form.panel.getByRole('button', { name: 'Replace the field' }).click();
  await expect(form.panel.getByText('The form field holder is removed where this is printed.')).toBeVisible();
  await expect(hidden).toBeHidden();
  await form.saveDrawing();
  await form.showPreview();
  await expect(form.preview.getByRole('group', { name: 'Page 1 of 1' })).toContainText('Chan Tai Man');
  await expect(form.console.getByText(/hides this drawing/)).toBeHidden();
});

test('drawings are suggested at the positions of form fields', async ({ signedIn: { page, tokens }, server }) => {
  const id = await createDrawingTemplate(server.url, tokens, { fileKey: await givenFieldForm(server.url, tokens) });
  const form = new DrawingPage(page);
  await form.openForm(id);
  const offer = page.getByRole('button', { name: 'Add drawings for 2 form fields' });
  await offer.click();
  await expect(form.selectedBoxes).toHaveCount(2);
  await expect(offer).toBeHidden();
  await expect
    .poll(async () => storedDrawings(server.url, tokens, id))
    .toMatchObject([
      { page: 1, point1: { x: 60, y: 160 }, point2: { x: 260, y: 182 }, font: { emSize: 9 } },
      { page: 1, point1: { x: 60, y: 228 }, point2: { x: 74, y: 242 } },
    ]);
});
