import i18next from 'i18next';
import {
  RenderHtmlDocument,
  RenderWkhtmltopdfDocument,
  UpdateWkhtmltopdfTemplateDocument,
  WkhtmltopdfTemplateDocument,
} from '../../src/api/generated/operations.ts';
import { answer, fail, refuse, wait } from '../answers.ts';
import { pdf, pickableFiles, templateEditor } from '../shared-answers.ts';
import type { State, States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const template = {
  __typename: 'wkhtmltopdfTemplate',
  id: 'a1',
  type: 'wkhtmltopdf',
  name: '保單',
  revision: '1',
  html: '<h1>保單</h1><p>親愛的 {{ 姓名 }}</p>',
  headerSettings: { html: '<p>海港保險</p>', spacing: 2 },
};
const document = {
  screen: '/templates/html-pdf/a1',
  answers: [
    ...templateEditor,
    ...pickableFiles,
    answer(WkhtmltopdfTemplateDocument, { templates: { list: [template] } }),
    answer(RenderHtmlDocument, { renderHtml: { status: 'success' } }),
    answer(RenderWkhtmltopdfDocument, { renderWkhtmltopdf: { status: 'success', base64: btoa(pdf) } }),
  ],
};
const warned = answer(RenderWkhtmltopdfDocument, {
  renderWkhtmltopdf: {
    status: 'success',
    base64: btoa(pdf),
    missingVariables: ['姓名'],
    warnings: [
      { code: 'WIDTH', path: 'html', line: 1, column: 4, excerpt: '▸保單', element: '表格', overhangMm: 12 },
      { code: 'HEIGHT', path: 'headerSettings.html', marginMm: 30 },
    ],
  },
});

async function openEditor(): Promise<void> {
  await see('richText:buttons.advanced');
}

function inPreview(last: string, values?: { readonly count: number }): State {
  return {
    ...document,
    steps: async () => {
      await openEditor();
      await press('templateTools:preview.preview');
      await see(last, values);
    },
  };
}

export const states: States = {
  body: { ...document, steps: openEditor },
  header: {
    ...document,
    steps: async () => {
      await openEditor();
      await press('htmlPdf:part.header');
      await press('htmlPdf:variables.insert');
      await see('htmlPdf:variables.doctitle');
    },
  },
  source: {
    ...document,
    steps: async () => {
      await openEditor();
      await press('htmlPdf:devMode');
      await fill('htmlPdf:part.label.html', '<h1>保單');
      await see('templateTools:console.warning', { count: 1 });
    },
  },
  preview: inPreview('pdf:zoomIn'),
  'preview loading': {
    ...inPreview('templateTools:preview.preview'),
    answers: [...document.answers, wait(RenderWkhtmltopdfDocument)],
  },
  'preview failed': {
    ...inPreview('templateTools:preview.noneText'),
    answers: [...document.answers, fail(RenderWkhtmltopdfDocument)],
  },
  'preview with warnings': {
    ...inPreview('templateTools:console.warning', { count: 3 }),
    answers: [...document.answers, warned],
  },
  'preview refused': {
    ...inPreview('templateTools:console.error', { count: 1 }),
    answers: [
      ...document.answers,
      refuse(RenderWkhtmltopdfDocument, 'INVALID', { path: 'headerSettings.html', reason: 'CODE_UNKNOWN' }),
    ],
  },
  'settings incomplete': {
    ...document,
    steps: async () => {
      await openEditor();
      await press('htmlPdf:settings.advanced');
      await press('htmlPdf:settings.fitToPage');
      await fill('htmlPdf:settings.top', '-');
      await press('widgets:save');
      await see('htmlPdf:settings.atField', {
        field: i18next.t('htmlPdf:settings.top'),
        message: i18next.t('htmlPdf:settings.notNumber'),
      });
    },
  },
  conflict: {
    ...document,
    answers: [...document.answers, refuse(UpdateWkhtmltopdfTemplateDocument, 'CONFLICT')],
    steps: async () => {
      await fill('templateTools:settings.name', '新保單');
      await press('widgets:save');
      await see('templateTools:conflict');
    },
  },
  'of a viewer': {
    ...document,
    rights: ['documents:read'],
    steps: async () => {
      await see('htmlPdf:devMode');
    },
  },
};
