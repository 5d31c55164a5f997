import {
  AddEmailAttachmentTemplateDocument,
  AttachableTemplatesDocument,
  EmailAttachmentsDocument,
  EmailMjmlTemplateDocument,
  MailSendersDocument,
  PreviewEmailMjmlDocument,
  SendTestEmailDocument,
  SentMailDocument,
  type SentMailQuery,
  UpdateEmailMjmlTemplateDocument,
} from '../../src/api/generated/operations.ts';
import { type Partially, answer, fail, refuse, wait } from '../answers.ts';
import { pickableFiles, templateEditor } from '../shared-answers.ts';
import type { State, States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const template = {
  __typename: 'emailMjmlTemplate',
  id: 'a1',
  type: 'emailMjml',
  name: '續保電郵',
  revision: '1',
  mjml: '<mjml><mj-body><mj-section><mj-column><mj-text>親愛的</mj-text></mj-column></mj-section></mj-body></mjml>',
  subject: '續保通知',
};
const html = '<html lang="zh-HK"><body><p style="color: #bbb">親愛的客戶</p></body></html>';
const rendered = {
  html,
  text: '親愛的客戶',
  subject: '續保通知',
  inboxText: '你的保單即將到期',
  htmlBytes: 20_000,
  clippedFromBytes: 102_000,
  supportDataDate: '2026-05-13',
  findings: [
    {
      code: 'SUPPORT',
      level: 'WARNING',
      message: 'Few show border-radius.',
      path: 'mjml',
      line: 1,
      column: 9,
      feature: 'border-radius',
      unsupportedBy: ['Outlook'],
    },
    { code: 'UNSUBSCRIBE', level: 'NOTE', message: 'There is no link to unsubscribe.', path: 'unsubscribeUrl' },
  ],
} as const;
const email = {
  screen: '/templates/email-mjml/a1',
  answers: [
    ...templateEditor,
    ...pickableFiles,
    answer(EmailMjmlTemplateDocument, { templates: { list: [template] } }),
    answer(EmailAttachmentsDocument, { templates: { list: [{ __typename: 'emailMjmlTemplate', id: 'a1' }] } }),
    answer(PreviewEmailMjmlDocument, { previewEmailMjml: { status: 'success', value: rendered } }),
    answer(MailSendersDocument, { mailSenders: { defaultFrom: 'hello@harbour.example', isDelivering: true } }),
    answer(AttachableTemplatesDocument, {
      templates: { list: [{ __typename: 'pdfDrawingTemplate', id: 'c1', name: '表格' }] },
    }),
  ],
};
const attached = answer(EmailAttachmentsDocument, {
  templates: {
    list: [
      {
        __typename: 'emailMjmlTemplate',
        id: 'a1',
        attachmentReferences: [{ id: 'r1', fileName: '條款.pdf', filePath: '條款.pdf', sizeBytes: 90_000 }],
        attachmentTemplates: [{ attachmentTemplateId: 't1', templateId: 'c2', fileName: '保單.pdf', isMissing: true }],
      },
    ],
  },
});

async function openEditor(): Promise<void> {
  await see('emailMjml:view.frame');
}

function inView(view: string, last: string): State {
  return {
    ...email,
    steps: async () => {
      await openEditor();
      await press(view);
      await see(last);
    },
  };
}

async function sendTest(): Promise<void> {
  await openEditor();
  await press('emailMjml:test.title');
  await fill('emailMjml:test.to', 'chan@customer.example');
  await press('emailMjml:test.send');
}

function sent(mail: Partially<NonNullable<SentMailQuery['sentMail']>>, state: string): State {
  return {
    ...email,
    answers: [
      ...email.answers,
      answer(SendTestEmailDocument, { sendNotification: { status: 'success', createdStatus: { id: 'm1' } } }),
      answer(SentMailDocument, {
        sentMail: { recipients: [{ address: 'chan@customer.example', state: 'WAITING' }], ...mail },
      }),
    ],
    steps: async () => {
      await sendTest();
      await see(`emailMjml:delivery.${state}`);
    },
  };
}

export const states: States = {
  editor: { ...email, steps: openEditor },
  text: inView('emailMjml:view.text', 'emailMjml:view.textLabel'),
  'dark colors': {
    ...email,
    steps: async () => {
      await openEditor();
      await press('emailMjml:colours.label');
      await press('emailMjml:colours.inverted');
      await see('emailMjml:colours.invertedText');
    },
  },
  quality: {
    ...email,
    steps: async () => {
      await press('emailMjml:view.qualityCount', { count: 3 });
      await see('emailMjml:quality.label');
    },
  },
  'nothing to improve': {
    ...inView('emailMjml:view.quality', 'emailMjml:quality.none'),
    answers: [
      ...email.answers,
      answer(PreviewEmailMjmlDocument, {
        previewEmailMjml: { status: 'success', value: { ...rendered, html: '<p>海港</p>', findings: [] } },
      }),
    ],
  },
  'preview loading': {
    ...email,
    answers: [...email.answers, wait(PreviewEmailMjmlDocument)],
    steps: async () => {
      await see('emailMjml:source.label');
    },
  },
  'preview with errors': {
    ...email,
    answers: [
      ...email.answers,
      refuse(PreviewEmailMjmlDocument, 'INVALID', {
        path: 'mjml',
        line: 1,
        column: 8,
        excerpt: '▸海港',
        reason: 'CODE_UNKNOWN',
      }),
    ],
    steps: async () => {
      await see('templateTools:console.error', { count: 1 });
    },
  },
  attachments: {
    ...email,
    answers: [...email.answers, attached],
    steps: async () => {
      await openEditor();
      await see('emailMjml:attachments.missing.template');
    },
  },
  'attachments failed': {
    ...email,
    answers: [...email.answers, fail(EmailAttachmentsDocument)],
    steps: async () => {
      await openEditor();
      await see('widgets:retry');
    },
  },
  'attachment incomplete': {
    ...email,
    steps: async () => {
      await openEditor();
      await press('emailMjml:attachments.add');
      await press('emailMjml:attachments.add');
      await see('widgets:required');
    },
  },
  'attachment of a template': {
    ...email,
    answers: [...email.answers, fail(AddEmailAttachmentTemplateDocument)],
    steps: async () => {
      await openEditor();
      await press('emailMjml:attachments.add');
      await press('emailMjml:attachments.template');
      await press('emailMjml:attachments.templateLabel');
      await see('表格');
    },
  },
  'test incomplete': {
    ...email,
    steps: async () => {
      await openEditor();
      await fill('templateTools:settings.name', '新電郵');
      await press('emailMjml:test.title');
      await fill('templateTools:preview.variables', '{');
      await press('emailMjml:test.send');
      await see('widgets:required');
    },
  },
  'test without a mail server': {
    ...email,
    answers: [...email.answers, answer(MailSendersDocument, { mailSenders: { isDelivering: false } })],
    steps: async () => {
      await openEditor();
      await press('emailMjml:test.title');
      await see('emailMjml:test.noServer');
    },
  },
  'test refused': {
    ...email,
    answers: [
      ...email.answers,
      refuse(SendTestEmailDocument, 'NOT_FOUND', { path: 'input.emailMessage.attachmentTemplates.0' }),
    ],
    steps: async () => {
      await sendTest();
      await see('emailMjml:attachments.missing.template');
    },
  },
  'test sent': sent({ state: 'SENT', sentAt: '2026-03-01T02:00:00Z' }, 'sent'),
  'test waiting': sent({ state: 'QUEUED', attempts: 1, nextAttemptAt: '2026-03-01T02:00:00Z' }, 'retrying'),
  'test partly sent': sent(
    {
      state: 'SENT',
      sentAt: '2026-03-01T02:00:00Z',
      recipients: [{ address: 'chan@customer.example', state: 'REFUSED', reason: '550 unknown' }],
    },
    'partly',
  ),
  'test failed': sent({ state: 'FAILED', reason: '550 unknown' }, 'failed'),
  'test uncertain': sent({ state: 'UNCERTAIN', reason: '451 timeout' }, 'uncertain'),
  conflict: {
    ...email,
    answers: [...email.answers, refuse(UpdateEmailMjmlTemplateDocument, 'CONFLICT')],
    steps: async () => {
      await openEditor();
      await fill('templateTools:settings.name', '新電郵');
      await press('widgets:save');
      await see('templateTools:conflict');
    },
  },
  'of a viewer': {
    ...email,
    rights: ['documents:read'],
    answers: [...email.answers, attached],
    steps: openEditor,
  },
};
