import {
  AcceptFunctionDifferencesDocument,
  CallFunctionDocument,
  RenderFunctionTemplateDocument,
  UpdateFunctionTemplateDocument,
} from '../../src/api/generated/operations.ts';
import { fail, refuse } from '../answers.ts';
import {
  differing,
  functionEditor,
  input,
  inView,
  opened,
  output,
  readTemplate,
  readWorkbook,
} from '../function-answers.ts';
import type { States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

export const states: States = {
  definition: opened([], 'functions:usable.title'),
  'fields not in the workbook': opened([readWorkbook({ fields: [] })], 'functions:obstacle.title'),
  'fields not added': opened([readTemplate({ inputs: [], outputs: [] })], 'functions:obstacle.noOutputs'),
  'fields with items': opened(
    [
      readWorkbook({
        fields: [{ ...input, shape: 'list', children: [{ label: '名稱', dataType: 'string' }] }, output],
      }),
    ],
    'functions:children.count',
    { count: 1 },
  ),
  'formula refused': opened(
    [readWorkbook({ fields: [input, { ...output, problem: 'The function WEBSERVICE is not supported.' }] })],
    'functions:obstacle.title',
  ),
  'results that differ': opened([readWorkbook(differing)], 'functions:difference.accept'),
  'accept the differences': {
    ...opened([readWorkbook(differing), fail(AcceptFunctionDifferencesDocument)], ''),
    steps: async () => {
      await press('functions:difference.accept');
      await see('functions:difference.consequence');
    },
  },
  'differences accepted': opened(
    [
      readWorkbook({
        ...differing,
        isUsable: true,
        acceptedAt: '2026-03-01T02:00:00Z',
        acceptedBy: { username: '陳大文' },
      }),
    ],
    'functions:usable.title',
  ),
  'saved calls': inView('calls', [], 'functions:calls.add'),
  'saved call calculated': {
    ...functionEditor,
    steps: async () => {
      await addCall();
      await see('保費 84');
    },
  },
  'saved call failed': {
    ...functionEditor,
    answers: [...functionEditor.answers, fail(CallFunctionDocument)],
    steps: async () => {
      await addCall();
      await see('errors:global.NETWORK');
    },
  },
  preview: {
    ...functionEditor,
    steps: async () => {
      await press('templateTools:preview.preview');
      await see('附加費');
    },
  },
  'preview refused': {
    ...functionEditor,
    answers: [
      ...functionEditor.answers,
      refuse(RenderFunctionTemplateDocument, 'INVALID', { path: 'inputs.年齡', reason: 'CODE_UNKNOWN' }),
    ],
    steps: async () => {
      await press('templateTools:preview.preview');
      await see('templateTools:console.error', { count: 1 });
    },
  },
  conflict: {
    ...functionEditor,
    answers: [...functionEditor.answers, refuse(UpdateFunctionTemplateDocument, 'CONFLICT')],
    steps: async () => {
      await fill('templateTools:settings.name', '新保費');
      await press('widgets:save');
      await see('templateTools:conflict');
    },
  },
  'of a viewer': { ...opened([], 'functions:usable.title'), rights: ['documents:read'] },
};

async function addCall(): Promise<void> {
  await see('functions:file.key');
  await press('functions:view.calls');
  await press('functions:calls.add');
  await fill('functions:calls.name', '六十歲');
  await press('functions:calls.calculate');
}
