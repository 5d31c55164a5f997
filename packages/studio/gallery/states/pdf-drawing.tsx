import {
  PdfDrawingTemplateDocument,
  PdfFormDocument,
  type PdfFormQuery,
  RenderPdfDrawingDocument,
  RenderSmsDocument,
  SaveDrawingsDocument,
  UpdatePdfDrawingTemplateDocument,
} from '../../src/api/generated/operations.ts';
import { type Answer, type Partially, answer, answerContent, fail, refuse } from '../answers.ts';
import { pdf, pickableFiles, templateEditor } from '../shared-answers.ts';
import type { State, States } from '../state.ts';
import { fill, press, pressKey, see } from '../steps.ts';

const fileKey = '表格.pdf';
const template = {
  __typename: 'pdfDrawingTemplate',
  id: 'a1',
  type: 'pdfDrawing',
  name: '索償表格',
  revision: '1',
  fileKey,
  drawings: [
    {
      id: 'd1',
      page: 1,
      point1: { x: 60, y: 600 },
      point2: { x: 260, y: 630 },
      liquidSource: '保單號碼',
      kind: 'TEXT',
    },
    { id: 'd2', page: 1, point1: { x: 60, y: 500 }, point2: { x: 80, y: 520 }, liquidSource: '', kind: 'CHECK_MARK' },
    { id: 'd3', page: 1, point1: { x: 60, y: 300 }, point2: { x: 200, y: 400 }, liquidSource: '', kind: 'PICTURE' },
  ],
} as const;
const read = (changes: object) =>
  answer(PdfDrawingTemplateDocument, { templates: { list: [{ ...template, ...changes }] } });
const form = (facts: Partially<NonNullable<PdfFormQuery['pdfForm']>>) =>
  answer(PdfFormDocument, {
    pdfForm: { state: 'CURRENT', fileKey, version: '1', pages: [{ width: 595, height: 842 }], ...facts },
  });
const field = { name: '姓名', page: 1, point1: { x: 60, y: 600 }, point2: { x: 260, y: 630 }, isOpaque: true };
const drawing = {
  screen: '/templates/pdf-drawing/a1',
  answers: [
    ...templateEditor,
    ...pickableFiles,
    read({}),
    form({}),
    answerContent(`/api/v1/files/${encodeURIComponent(fileKey)}`, pdf, 'application/pdf'),
    answer(RenderSmsDocument, { renderSms: { status: 'success' } }),
    answer(RenderPdfDrawingDocument, { renderPdfDrawingTemplate: { status: 'success', base64: btoa(pdf) } }),
  ],
};

async function openEditor(): Promise<void> {
  await see('pdfDrawing:canvas');
}

/** Selects a drawing of the page with the keyboard; the first is number 1. */
async function select(number: number): Promise<void> {
  (await see('pdfDrawing:canvas')).focus();
  await pressKey('Enter');
  for (let step = 1; step < number; step += 1) await pressKey('Tab');
  await see('pdfDrawing:panel.kind');
}

/** @param last what the panel shows of the drawing */
function selected(number: number, last: string, answers: readonly Answer[] = []): State {
  return {
    ...drawing,
    answers: [...drawing.answers, ...answers],
    steps: async () => {
      await select(number);
      await see(last);
    },
  };
}

/** Shows what an answer has led to after a drawing was changed and saved. */
function afterSave(answered: Answer, last: string): State {
  return {
    ...drawing,
    answers: [...drawing.answers, answered],
    steps: async () => {
      await select(3);
      await fill('pdfDrawing:panel.source', '會員號碼');
      await press('pdfDrawing:panel.save');
      await see(last);
    },
  };
}

/** @param last what is shown at the end */
function ofFile(
  facts: Partially<NonNullable<PdfFormQuery['pdfForm']>>,
  last: string,
  values?: Record<string, string | number>,
): State {
  return {
    ...drawing,
    answers: [...drawing.answers, form(facts)],
    steps: async () => {
      await see(last, values);
    },
  };
}

export const states: States = {
  drawings: { ...drawing, steps: openEditor },
  pages: {
    ...drawing,
    steps: async () => {
      await openEditor();
      await press('pdfDrawing:side.pages');
      await see('pdfDrawing:side.pageList');
    },
  },
  'no drawings': {
    ...drawing,
    answers: [...drawing.answers, read({ drawings: [] })],
    steps: async () => {
      await see('pdfDrawing:side.empty');
    },
  },
  'picture selected': selected(1, 'pdfDrawing:panel.noPicture'),
  'check mark selected': { ...selected(2, 'pdfDrawing:panel.condition'), names: ['no'] },
  'text selected': selected(3, 'pdfDrawing:panel.source'),
  'text does not fit': selected(1, 'pdfDrawing:note.unfit', [
    read({ drawings: [{ ...template.drawings[0], point2: { x: 80, y: 612 }, liquidSource: '這段文字比方框長' }] }),
  ]),
  'drawing beyond the page': selected(1, 'pdfDrawing:note.outside', [
    read({ drawings: [{ ...template.drawings[0], point2: { x: 700, y: 630 } }] }),
  ]),
  'drawing below a field': {
    ...selected(3, 'pdfDrawing:note.removeField'),
    answers: [...drawing.answers, form({ fields: [field] })],
  },
  arranging: {
    ...drawing,
    steps: async () => {
      (await see('pdfDrawing:canvas')).focus();
      await pressKey('Control+a');
      await see('pdfDrawing:selectedCount', { count: 3 });
      await press('pdfDrawing:arrange');
      await see('pdfDrawing:distribute.across');
    },
  },
  'drawing saved': afterSave(
    answer(SaveDrawingsDocument, { saveDrawings: { status: 'success', revision: '2' } }),
    'pdfDrawing:saved',
  ),
  'drawing not saved': afterSave(fail(SaveDrawingsDocument), 'pdfDrawing:sync.retry'),
  'form fields': ofFile({ fields: [field] }, 'pdfDrawing:canvas'),
  'file replaced': ofFile({ state: 'REPLACED' }, 'pdfDrawing:file.accept'),
  'file moved': {
    ...ofFile({ state: 'MOVED', fileKey: '標誌.png' }, 'pdfDrawing:file.follow'),
    answers: [
      ...drawing.answers,
      form({ state: 'MOVED', fileKey: '新表格.pdf' }),
      answerContent(`/api/v1/files/${encodeURIComponent('新表格.pdf')}`, pdf, 'application/pdf'),
    ],
  },
  'file with fewer pages': {
    ...drawing,
    answers: [...drawing.answers, read({ drawings: [{ ...template.drawings[0], page: 3 }] })],
    steps: async () => {
      await see('pdfDrawing:file.lost', { count: 1, pages: 1 });
    },
  },
  'file removed': ofFile({ state: 'REMOVED' }, 'pdfDrawing:file.gone'),
  'file refused': ofFile({ refusal: { code: 'SIGNED' } }, 'pdfDrawing:file.refused'),
  'file failed': {
    ...drawing,
    answers: [...drawing.answers, fail(PdfFormDocument)],
    steps: async () => {
      await see('pdfDrawing:file.failed');
    },
  },
  'no file': {
    ...drawing,
    answers: [...drawing.answers, read({ fileKey: '' })],
    steps: async () => {
      await see('pdfDrawing:file.none');
    },
  },
  'file locked': {
    ...drawing,
    answers: [...drawing.answers, read({ fileKey: '' }), form({ warnings: [{ code: 'LOCK' }] })],
    steps: async () => {
      await press('pdfDrawing:file.choose');
      await press('harbour');
      await press(fileKey);
      await press('files:picker.select');
      await see('pdfDrawing:file.lock');
    },
  },
  preview: {
    ...drawing,
    steps: async () => {
      await openEditor();
      await press('templateTools:preview.preview');
      await see('pdf:document');
    },
  },
  'preview failed': {
    ...drawing,
    answers: [...drawing.answers, fail(RenderPdfDrawingDocument)],
    steps: async () => {
      await openEditor();
      await press('templateTools:preview.preview');
      await see('templateTools:preview.noneText');
    },
  },
  conflict: {
    ...drawing,
    answers: [...drawing.answers, refuse(UpdatePdfDrawingTemplateDocument, 'CONFLICT')],
    steps: async () => {
      await openEditor();
      await fill('templateTools:settings.name', '新表格');
      await press('widgets:save');
      await see('templateTools:conflict');
    },
  },
  'of a viewer': { ...drawing, rights: ['documents:read'], steps: openEditor },
};
