import {
  PdfDrawingTemplateDocument,
  PdfFormDocument,
  type PdfFormQuery,
  RenderPdfDrawingDocument,
  RenderSmsDocument,
  UpdatePdfDrawingTemplateDocument,
} from '../../src/api/generated/operations.ts';
import { type Partially, answer, answerContent, fail, refuse } from '../answers.ts';
import { pdf, pickableFiles, templateEditor } from '../shared-answers.ts';
import type { State, States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

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
  'form fields': ofFile(
    {
      fields: [{ name: '姓名', page: 1, point1: { x: 60, y: 600 }, point2: { x: 260, y: 630 }, isOpaque: true }],
    },
    'pdfDrawing:canvas',
  ),
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
