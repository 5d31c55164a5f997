import { CreateSmsTemplateDocument, TemplateListDocument } from '../../src/api/generated/operations.ts';
import { answer, fail } from '../answers.ts';
import type { States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const name = '續保提示';
const list = {
  screen: '/templates',
  answers: [
    answer(TemplateListDocument, {
      templates: {
        totalCount: 2,
        list: [
          {
            __typename: 'smsTemplate',
            id: 'a1',
            type: 'sms',
            templateView: 'sms-notifications',
            name,
            logicalId: 'due',
          },
          { __typename: 'wkhtmltopdfTemplate', id: 'b1', type: 'wkhtmltopdf', name: '保單', description: '每位客戶' },
        ],
      },
    }),
  ],
};

async function openMenu(): Promise<void> {
  await press('templates:row.more', { name });
  await see('templates:transfer.copy');
}

export const states: States = {
  list: {
    ...list,
    steps: async () => {
      await see(name);
    },
  },
  'list empty': {
    ...list,
    answers: [answer(TemplateListDocument, { templates: { totalCount: 0, list: [] } })],
    steps: async () => {
      await see('templates:empty.text');
    },
  },
  'list failed': {
    ...list,
    answers: [fail(TemplateListDocument)],
    steps: async () => {
      await see('templates:list.failed');
    },
  },
  'nothing found': {
    ...list,
    screen: '/templates?search=!',
    answers: [answer(TemplateListDocument, { templates: { totalCount: 0, list: [] } })],
    steps: async () => {
      await see('templates:list.nothingFound');
    },
  },
  'no types': {
    ...list,
    screen: '/templates?types=',
    steps: async () => {
      await see('templates:list.noTypes');
    },
  },
  'list of a viewer': {
    ...list,
    rights: ['documents:read'],
    steps: openMenu,
  },
  selection: {
    ...list,
    steps: async () => {
      await press('templates:selection.select', { name });
      await see('templates:selection.clear');
    },
  },
  menu: { ...list, steps: openMenu },
  'create incomplete': {
    ...list,
    steps: async () => {
      await press('templates:list.create');
      await press('templates:create.title');
      await see('widgets:required');
    },
  },
  'create with types': {
    ...list,
    steps: async () => {
      await press('templates:list.create');
      await press('templates:create.type');
      await see('templates:kind.pdfDrawing');
    },
  },
  'create discarded': {
    ...list,
    answers: [...list.answers, fail(CreateSmsTemplateDocument)],
    steps: async () => {
      await press('templates:list.create');
      await fill('templates:create.name', '提示');
      await press('widgets:cancel');
      await see('templates:create.discardText');
    },
  },
  delete: {
    ...list,
    steps: async () => {
      await openMenu();
      await press('templates:delete.confirm');
      await see('templates:delete.title');
    },
  },
};
