import {
  AddDynamicValueDocument,
  DynamicTemplateDocument,
  RenderSmsDocument,
  SmsTemplateDocument,
  UpdateSmsTemplateDocument,
} from '../../src/api/generated/operations.ts';
import { answer, fail, refuse } from '../answers.ts';
import { templateEditor } from '../shared-answers.ts';
import type { States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const template = { id: 'a1', name: '續保提示', revision: '1' };
const sms = {
  screen: '/templates/sms-notifications/a1',
  answers: [
    ...templateEditor,
    answer(SmsTemplateDocument, {
      templates: { list: [{ ...template, __typename: 'smsTemplate', type: 'sms', bodyLiquid: '親愛的 {{ 姓名 }}' }] },
    }),
    answer(RenderSmsDocument, {
      renderSms: {
        status: 'success',
        value: { body: '親愛的', length: { encoding: 'UCS2', units: 3, segments: 1, unitsPerSegment: 70 } },
      },
    }),
  ],
};
const dynamic = {
  screen: '/templates/dynamic/a1',
  answers: [
    ...templateEditor,
    answer(DynamicTemplateDocument, {
      templates: {
        list: [
          {
            ...template,
            __typename: 'dynamicTemplate',
            type: 'dynamic',
            dynamicValues: [{ valueId: 'v1', valueJsonString: '{"地區": ["亞洲"]}' }],
          },
        ],
      },
    }),
  ],
};
const nothing = { templates: { list: [] } };

export const states: States = {
  sms: {
    ...sms,
    steps: async () => {
      await see('templateTools:preview.preview');
      await see('templateTools:console.none');
    },
  },
  'sms preview': {
    ...sms,
    steps: async () => {
      await press('templateTools:preview.preview');
      await see('親愛的');
    },
  },
  'sms preview settings': {
    ...sms,
    steps: async () => {
      await press('templateTools:preview.preview');
      await press('templateTools:preview.settings');
      await see('templateTools:preview.variables');
    },
  },
  'sms conflict': {
    ...sms,
    answers: [...sms.answers, refuse(UpdateSmsTemplateDocument, 'CONFLICT')],
    steps: async () => {
      await fill('templates:create.name', '新提示');
      await press('widgets:save');
      await see('templateTools:conflict');
    },
  },
  'sms of a viewer': {
    ...sms,
    rights: ['documents:read'],
    steps: async () => {
      await see('templateTools:preview.preview');
    },
  },
  missing: {
    ...sms,
    answers: [...sms.answers, answer(SmsTemplateDocument, nothing)],
    steps: async () => {
      await see('templates:noTemplate');
    },
  },
  failed: {
    ...sms,
    answers: [...sms.answers, fail(SmsTemplateDocument)],
    steps: async () => {
      await see('templateTools:loadFailed');
    },
  },
  'dynamic without JSON': {
    ...dynamic,
    answers: [
      ...templateEditor,
      answer(AddDynamicValueDocument, {}),
      answer(DynamicTemplateDocument, {
        templates: { list: [{ ...template, __typename: 'dynamicTemplate', type: 'dynamic' }] },
      }),
    ],
    steps: async () => {
      await see('dynamic:empty.text');
    },
  },
  dynamic: {
    ...dynamic,
    steps: async () => {
      await see('dynamic:valueLabel');
    },
  },
  'dynamic with wrong JSON': {
    ...dynamic,
    steps: async () => {
      await fill('dynamic:valueLabel', '{');
      await press('widgets:save');
      await see('templateTools:console.error', { count: 1 });
    },
  },
};
