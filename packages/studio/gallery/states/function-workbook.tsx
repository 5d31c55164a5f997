import {
  CompareFunctionWorkbookDocument,
  type CompareFunctionWorkbookQuery,
  FileListingDocument,
  FunctionSheetDocument,
  FunctionWorkbookDocument,
  UpdateFunctionTemplateDocument,
} from '../../src/api/generated/operations.ts';
import { type Answer, type Partially, answer, fail, refuse } from '../answers.ts';
import {
  differing,
  functionEditor,
  functionHead,
  inView,
  opened,
  readTemplate,
  readWorkbook,
} from '../function-answers.ts';
import type { States } from '../state.ts';
import { press, see } from '../steps.ts';

const otherFile = answer(FileListingDocument, {
  fileListing: { objectSummaries: [{ key: '新保費.xlsx', fileName: '新保費.xlsx', size: 9000 }] },
});
type Comparison = NonNullable<NonNullable<CompareFunctionWorkbookQuery['compareFunctionWorkbook']>['value']>;
const compared = (value: Partially<Comparison>): Answer =>
  answer(CompareFunctionWorkbookDocument, { compareFunctionWorkbook: { status: 'success', value } });
const changed = {
  changes: [
    { kind: 'FORMULA', at: '費率!B6', before: 'B1*2', after: 'B1*3', outputs: ['output_保費'] },
    { kind: 'ADDED', at: '費率!B7', after: '1' },
  ],
  counts: { added: 1, formulas: 30 },
  outputs: ['output_保費'],
} as const;
const call = {
  name: '五十歲',
  expectedJsonString: '{"保費": 84}',
  before: { outputsJsonString: '{"保費": 84}' },
  after: { outputsJsonString: '{"保費": 126}' },
};

export const states: States = {
  'no file': opened([readTemplate({ fileKey: '', inputs: [], outputs: [] })], 'functions:file.select'),
  'file removed': {
    ...functionEditor,
    steps: async () => {
      await see('functions:usable.title');
      await press('functions:file.remove');
      await press('functions:view.workbook');
      await see('functions:file.unsaved');
    },
  },
  'file being checked': opened(
    [answer(FunctionWorkbookDocument, { templates: { list: [functionHead] } })],
    'functions:file.checking',
  ),
  'check failed': opened([fail(FunctionWorkbookDocument)], 'functions:check.failed'),
  'file replaced': opened([readWorkbook({ isCurrent: false })], 'functions:replaced.check'),
  'no engine': opened([readWorkbook({ calculation: null })], 'functions:obstacle.noEngine'),
  workbook: inView('workbook', [], 'functions:check.sheets'),
  'workbook with findings': inView(
    'workbook',
    [
      readWorkbook({
        ...differing,
        refusals: [{ cell: '費率!C1', formula: '=WEBSERVICE(A1)', message: 'Not supported.' }],
        notCompiled: [{ cell: '費率!C2', formula: '=INDIRECT(A1)', message: 'Only IronCalc calculates it.' }],
        warnings: ['The workbook has macros, which are not run.'],
      }),
    ],
    'functions:check.refusals',
  ),
  'sheet failed': inView('workbook', [fail(FunctionSheetDocument)], 'functions:sheet.failed'),
  'sheet after a call': {
    ...functionEditor,
    steps: async () => {
      await see('functions:file.key');
      await press('functions:view.workbook');
      await press('functions:sheet.values');
      await press('functions:sheet.after', { name: '五十歲' });
      await press('functions:sheet.needs');
      await press('保費');
      await see('functions:sheet.needed');
    },
  },
  'another file compared': {
    ...functionEditor,
    answers: [
      ...functionEditor.answers,
      otherFile,
      compared({ workbook: changed, calls: [call, { ...call, isSame: true, isAsExpected: true }] }),
    ],
    steps: async () => {
      await chooseFile();
      await see('functions:compare.notAsExpected');
    },
  },
  'identical file': {
    ...functionEditor,
    answers: [...functionEditor.answers, otherFile, compared({ workbook: { isComplete: true } })],
    steps: async () => {
      await chooseFile();
      await see('functions:compare.same');
    },
  },
  'comparing failed': {
    ...functionEditor,
    answers: [...functionEditor.answers, otherFile, fail(CompareFunctionWorkbookDocument)],
    steps: async () => {
      await chooseFile();
      await see('functions:compare.failed');
    },
  },
  'file not compatible': {
    ...functionEditor,
    answers: [
      ...functionEditor.answers,
      otherFile,
      readTemplate({ fileKey: '' }),
      refuse(UpdateFunctionTemplateDocument, 'INVALID', { path: 'input.fileKey' }),
    ],
    steps: async () => {
      await chooseFile('functions:file.select');
      await see('functions:file.notCompatible');
    },
  },
};

async function chooseFile(button = 'functions:file.change'): Promise<void> {
  await press(button);
  await press('harbour');
  await press('新保費.xlsx');
  await press('files:picker.select');
}
