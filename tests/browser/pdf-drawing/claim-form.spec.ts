import { bucketName, givenFile } from '../files/given-files.ts';
import { printByApi } from '../html-pdf/given-documents.ts';
import { readDocument } from '../html-pdf/read-document.ts';
import { DrawingPage } from '../pages/drawing-page.ts';
import { replaceText } from '../pages/replace-text.ts';
import { TemplateListPage } from '../pages/template-list-page.ts';
import { expect, test } from '../test.ts';
import { createDrawingTemplate, givenForm, newFormName, storedDrawings } from './given-drawings.ts';

test('a claim form is created, drawn on, previewed and filled from a policy', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const fileKey = await givenForm(server.url, tokens);
  const name = newFormName();
  const list = new TemplateListPage(page);
  await list.open();
  await list.create(name, 'PDF drawing');
  await list.search.fill(name);
  await expect(list.row(name)).toContainText('PDF drawing');
  await expect(list.table.getByRole('link')).toHaveCount(1);
  await list.link(name).click();

  const form = new DrawingPage(page);
  await expect(page.getByRole('heading', { name: 'No file is chosen' })).toBeVisible();
  await form.chooseFile(bucketName, fileKey);
  await form.overlay().waitFor();
  await form.chooseQuery('Policies');
  await form.save.click();
  await expect(form.saved).toBeVisible();

  await form.draw({ from: [60, 120], to: [300, 142] });
  await expect(form.field('X')).toHaveValue('60');
  await expect(form.field('Y')).toHaveValue('120');
  await expect(form.field('Width')).toHaveValue('240');
  await expect(form.field('Height')).toHaveValue('22');
  await form.panel.getByRole('button', { name: 'Liquid picker' }).click();
  await form.pickLiquid('issuerNumber');
  await expect(form.field('Source')).toBeFocused();
  await expect(form.field('Source')).toHaveValue('{{ policies.list[0].issuerNumber }}');
  await form.panel.getByRole('button', { name: 'Center', exact: true }).click();
  await form.field('Size').fill('14');
  await form.field('Size').press('Enter');
  await form.saveDrawing();
  await expect(form.unsaved).toBeHidden();
  // As it will be printed, in the panel and in its box.
  const sample = form.panel.getByText(/^TP-\d{4}-\d+$/);
  await expect(sample).toBeVisible();
  const printed = await sample.innerText();
  await expect(form.box('policies.list\\[0\\].issuerNumber')).toHaveText(printed);

  await form.showPreview();
  await expect(form.panel).toBeHidden();
  await expect(form.preview.getByRole('group', { name: 'Page 1 of 2' })).toContainText(printed);
  await expect(form.preview.getByRole('group', { name: 'Page 1 of 2' })).toContainText('Outpatient claim form');

  const id = page.url().split('/').at(-1) ?? '';
  const { pages } = await readDocument(await printByApi(server.url, tokens, id));
  expect(pages[0]).toContain('Outpatient claim form');
  expect(pages[0]).toMatch(/TP-\d{4}-\d+/);
});

test('preview data and failing Liquid: the drawing is named, the others are shown', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const fileKey = await givenForm(server.url, tokens);
  const drawings = [
    { x: 50, y: 100, liquidSource: '{{ claim.diagnosis }}' },
    { x: 50, y: 140, liquidSource: '{{ claim.amount | no_such_filter }}' },
  ];
  const form = new DrawingPage(page);
  await form.openForm(await createDrawingTemplate(server.url, tokens, { fileKey, drawings }));
  await expect(form.console.getByText(/claim.amount \| no_such_filter: .*no_such_filter/)).toBeVisible();
  await form.openPanel('Preview data');
  await replaceText(page.getByRole('textbox', { name: 'Mock data' }), '{"claim": {"diagnosis": "Acute bronchitis"}}');
  await expect(form.box('claim.diagnosis')).toHaveText('Acute bronchitis');
  await form.showPreview();
  await expect(form.preview.getByRole('group', { name: 'Page 1 of 2' })).toContainText('Acute bronchitis');
  await form.console.getByRole('button', { name: 'Show in editor' }).first().click();
  await expect(form.field('Source')).toHaveValue('{{ claim.amount | no_such_filter }}');
});

test('the preview shows unsaved changes', async ({ signedIn: { page, tokens }, server }) => {
  const fileKey = await givenForm(server.url, tokens);
  const drawings = [{ x: 50, y: 100, liquidSource: 'As it was saved' }];
  const id = await createDrawingTemplate(server.url, tokens, { fileKey, drawings });
  const form = new DrawingPage(page);
  await form.openForm(id);
  await form.box('As it was saved').click();
  await form.type('As it is typed');
  await form.showPreview();
  const shown = form.preview.getByRole('group', { name: 'Page 1 of 2' });
  await expect(shown).toContainText('As it is typed');
  await expect(shown).not.toContainText('As it was saved');
  expect((await storedDrawings(server.url, tokens, id))[0]?.liquidSource).toBe('As it was saved');
  await expect(form.unsaved).toBeVisible();
});

const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a stored picture is shown in its box, and a missing one is reported by name', async ({
  signedIn: { page, tokens },
  server,
}) => {
  const fileKey = await givenForm(server.url, tokens);
  const folder = `${fileKey.split('/')[0]}/`;
  await givenFile(server.url, tokens, folder, 'seal.png', Buffer.from(picture, 'base64'));
  const drawings = [
    { x: 50, y: 100, kind: 'PICTURE', pictureFileKey: `${folder}seal.png` },
    { x: 50, y: 200, kind: 'PICTURE', pictureFileKey: `${folder}gone.png` },
  ] as const;
  const form = new DrawingPage(page);
  await form.openForm(await createDrawingTemplate(server.url, tokens, { fileKey, drawings }));
  const shown = form.box('seal.png').locator('img');
  await expect.poll(async () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expect(form.box('gone.png')).toHaveText('gone.png');
  await form.showPreview();
  await expect(form.console.getByText(/gone.png: The picture does not exist in Files/)).toBeVisible();
});

test('a check mark is aligned in its box', async ({ signedIn: { page, tokens }, server }) => {
  const fileKey = await givenForm(server.url, tokens);
  const drawings = [{ x: 50, y: 100, width: 200, kind: 'CHECK_MARK', liquidSource: 'yes' }] as const;
  const id = await createDrawingTemplate(server.url, tokens, { fileKey, drawings });
  const form = new DrawingPage(page);
  await form.openForm(id);
  const middle = async () => {
    const mark = await form.boxes().locator('path').boundingBox();
    const corner = await form.overlay().boundingBox();
    return mark && corner ? Math.round((mark.x + mark.width / 2 - corner.x) / 10) * 10 : undefined;
  };
  await expect.poll(middle).toBe(60);
  await form.boxes().click();
  await form.panel.getByRole('button', { name: 'Right', exact: true }).click();
  await expect.poll(middle).toBe(240);
  await form.saveDrawing();
  expect(await storedDrawings(server.url, tokens, id)).toMatchObject([{ textAlignment: 'RIGHT' }]);
});
