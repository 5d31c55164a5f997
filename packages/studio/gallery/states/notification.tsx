import {
  NotificationTemplateDocument,
  RenderHtmlDocument,
  UpdateNotificationTemplateDocument,
} from '../../src/api/generated/operations.ts';
import { answer, fail, refuse, wait } from '../answers.ts';
import { pickableFiles, templateEditor } from '../shared-answers.ts';
import type { State, States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const template = {
  __typename: 'notificationTemplate',
  id: 'a1',
  type: 'notification',
  name: '續保通知',
  revision: '1',
};
const html = '<h2>續保</h2><p>親愛的 {{ 姓名 }}</p>{% if 到期 %}<p>到期</p>{% endif %}';
const localizedTexts = [
  { locale: 'en-US', value: html },
  { locale: 'zh-HK', value: html },
];
const notification = {
  screen: '/templates/notification/a1',
  answers: [
    ...templateEditor,
    ...pickableFiles,
    answer(NotificationTemplateDocument, { templates: { list: [{ ...template, localizedTexts }] } }),
    answer(RenderHtmlDocument, { renderHtml: { status: 'success', value: '<h2>續保</h2>' } }),
  ],
};

async function openEditor(): Promise<void> {
  await see('richText:buttons.advanced');
}

async function openSource(): Promise<void> {
  await openEditor();
  await press('htmlText:view.source');
  await see('htmlText:picture.insert');
}

async function pickPicture(): Promise<void> {
  await openSource();
  await press('htmlText:picture.insert');
  await press('harbour');
  await press('標誌.png');
  await press('files:picker.select');
  await see('htmlText:picture.privateTitle');
}

function inSource(steps: () => Promise<void>): State {
  return {
    ...notification,
    steps: async () => {
      await openSource();
      await steps();
    },
  };
}

export const states: States = {
  'rich text': { ...notification, steps: openEditor },
  source: inSource(async () => {
    await see('templateTools:console.none');
  }),
  preview: {
    ...notification,
    steps: async () => {
      await press('templateTools:preview.preview');
      await see('htmlText:preview.title');
    },
  },
  'preview failed': {
    ...notification,
    answers: [...notification.answers, fail(RenderHtmlDocument)],
    steps: async () => {
      await press('templateTools:preview.preview');
      await see('templateTools:preview.noneText');
    },
  },
  'preview with errors': {
    ...notification,
    answers: [
      ...notification.answers,
      refuse(RenderHtmlDocument, 'INVALID', { path: 'html', line: 1, column: 9, reason: 'CODE_UNKNOWN' }),
    ],
    steps: async () => {
      await press('templateTools:preview.preview');
      await see('templateTools:console.error', { count: 1 });
      await press('templateTools:console.show');
    },
  },
  'no text in the language': {
    ...notification,
    answers: [
      ...notification.answers,
      answer(NotificationTemplateDocument, {
        templates: { list: [{ ...template, localizedTexts: [{ locale: 'fr-FR', value: html }] }] },
      }),
    ],
    steps: async () => {
      await see('htmlText:notification.noText');
    },
  },
  'many table rows': {
    ...notification,
    answers: [
      ...notification.answers,
      answer(NotificationTemplateDocument, {
        templates: {
          list: [
            {
              ...template,
              localizedTexts: localizedTexts.map(({ locale }) => ({
                locale,
                value: `<table>${'<tr><td>醫療</td></tr>'.repeat(301)}</table>`,
              })),
            },
          ],
        },
      }),
    ],
    steps: async () => {
      await see('htmlText:view.richAnyway');
    },
  },
  'query replaced': inSource(async () => {
    await press('templateTools:query.showAdvanced');
    await fill('templateTools:query.editor', '{ policies { totalCount } }');
    await press('templateTools:query.template');
    await press('templateTools:query.choice.cases');
    await see('templateTools:query.replace.title');
  }),
  'unbalanced Liquid': {
    ...notification,
    steps: async () => {
      await openSource();
      await fill('htmlText:notification.label', '{{ 姓名');
      await press('widgets:save');
      await see('htmlText:balance.title');
    },
  },
  'private picture': { ...notification, steps: pickPicture },
  'picture without a description': {
    ...notification,
    steps: async () => {
      await pickPicture();
      await press('htmlText:picture.keepPrivate');
      await press('htmlText:picture.insertDescribed');
      await see('htmlText:picture.noAlt');
    },
  },
  draft: {
    ...notification,
    answers: [
      ...notification.answers,
      answer(NotificationTemplateDocument, {
        templates: {
          list: [
            {
              ...template,
              localizedTexts,
              draft: {
                contentJsonString:
                  '{"name": "新通知", "logicalId": "", "description": "", "graphQlQuery": "", "texts": {}}',
                savedAt: '2026-03-01T02:00:00Z',
                baseRevision: '0',
              },
            },
          ],
        },
      }),
    ],
    steps: async () => {
      await see('templateTools:draft.older');
    },
  },
  conflict: {
    ...notification,
    answers: [...notification.answers, refuse(UpdateNotificationTemplateDocument, 'CONFLICT')],
    steps: async () => {
      await fill('templateTools:settings.name', '新通知');
      await press('widgets:save');
      await see('templateTools:conflict');
    },
  },
  'save failed': {
    ...notification,
    answers: [...notification.answers, fail(UpdateNotificationTemplateDocument)],
    steps: async () => {
      await fill('templateTools:settings.name', '新通知');
      await press('widgets:save');
      await see('templateTools:console.error', { count: 1 });
    },
  },
  delete: {
    ...notification,
    steps: async () => {
      await press('templates:delete.confirm');
      await see('templates:delete.title');
    },
  },
  'of a viewer': {
    ...notification,
    rights: ['documents:read'],
    steps: async () => {
      await see('htmlText:view.rich');
    },
  },
  loading: {
    ...notification,
    answers: [...notification.answers, wait(NotificationTemplateDocument)],
    steps: async () => {
      await see('templates:template');
    },
  },
};
