// A function with a workbook, as its editor opens it.
import {
  CallFunctionDocument,
  FunctionSheetDocument,
  FunctionTemplateDocument,
  FunctionWorkbookDocument,
  RenderFunctionTemplateDocument,
  RenderSmsDocument,
} from '../src/api/generated/operations.ts';
import type { Workbook } from '../src/features/templates/kinds/function/workbook/workbook.ts';
import { type Answer, type Partially, answer } from './answers.ts';
import { pickableFiles, templateEditor } from './shared-answers.ts';
import type { State } from './state.ts';
import { press, see } from './steps.ts';

export const functionHead = { __typename: 'functionTemplate', id: 'a1' } as const;
const template = {
  ...functionHead,
  type: 'function',
  name: '旅遊保費',
  revision: '1',
  fileKey: '保費.xlsx',
  inputs: [{ name: '年齡', var: 'input_年齡', liquid: '{{ 年齡 }}', type: 'number' }],
  outputs: [{ name: '保費', var: 'output_保費' }],
  savedCalls: [
    { name: '五十歲', inputsJsonString: '{"年齡": 50}', outputsJsonString: '{"保費": 84}', asOf: '2026-03-02' },
  ],
};
export const input = {
  kind: 'input',
  label: '年齡',
  var: 'input_年齡',
  dataType: 'number',
  at: '費率!B1',
  shape: 'value',
  valueJsonString: '50',
} as const;
export const output = {
  kind: 'output',
  label: '保費',
  var: 'output_保費',
  dataType: 'number',
  at: '費率!B6',
  shape: 'value',
  valueJsonString: '84',
} as const;
const usable = {
  isCurrent: true,
  isUsable: true,
  checkedAt: '2026-03-01T02:00:00Z',
  calculation: 'COMPILED',
  sheets: [
    { name: '費率', rows: 6, columns: 2 },
    { name: '假設', isHidden: true, rows: 40, columns: 8 },
  ],
  fields: [input, output],
  formulaCount: 12,
  neededFormulaCount: 8,
  comparedSets: 20,
} as const;

export const readTemplate = (changes: object): Answer =>
  answer(FunctionTemplateDocument, { templates: { list: [{ ...template, ...changes }] } });
export const readWorkbook = (changes: Partially<Workbook>): Answer =>
  answer(FunctionWorkbookDocument, { templates: { list: [{ ...functionHead, workbook: { ...usable, ...changes } }] } });
const rendered = answer(RenderFunctionTemplateDocument, {
  renderFunctionTemplate: {
    status: 'success',
    value: [
      { id: '保費', name: '保費', var: 'output_保費', valueJsonString: '84' },
      { id: '附加費', name: '附加費', var: 'output_附加費', valueJsonString: 'null' },
      { id: '明細', name: '明細', var: 'output_明細', valueJsonString: '[[1, 2], [3, 4]]' },
    ],
  },
});
const cells = [
  { row: 0, column: 0, text: '年齡' },
  { row: 0, column: 1, text: '50', isNumber: true, field: 'input_年齡' },
  { row: 5, column: 0, text: '保費' },
  { row: 5, column: 1, text: '84', isNumber: true, formula: 'B1*2', field: 'output_保費', after: '86', isNeeded: true },
];

export const functionEditor = {
  screen: '/templates/function/a1',
  names: ['number', 'xlsx', 'Excel', 'IronCalc', 'Linux x64', 'Rates!C12', 'NOW', 'TODAY'],
  answers: [
    ...templateEditor,
    ...pickableFiles,
    readTemplate({}),
    readWorkbook({}),
    rendered,
    answer(CallFunctionDocument, {
      callFunction: { status: 'success', value: { outputsJsonString: '{"保費": 84}' } },
    }),
    answer(RenderSmsDocument, { renderSms: { status: 'success' } }),
    answer(FunctionSheetDocument, { functionSheet: { status: 'success', value: { cells } } }),
  ],
};

/** @param last what is shown at the end */
export function opened(
  answers: readonly Answer[],
  last: string,
  values?: Readonly<Record<string, string | number>>,
): State {
  return {
    ...functionEditor,
    answers: [...functionEditor.answers, ...answers],
    steps: async () => {
      await see(last, values);
    },
  };
}

export function inView(view: string, answers: readonly Answer[], last: string): State {
  return {
    ...opened(answers, last),
    steps: async () => {
      await see('functions:file.key');
      await press(`functions:view.${view}`);
      await see(last);
    },
  };
}

export const differing = {
  isUsable: false,
  fields: [input, { ...output, differs: true, dependsOnClock: true }],
  differences: [
    { cell: '費率!B6', formula: '=B1*2', stored: '81', ironCalc: '84', compiled: '84', isOutput: true },
    { cell: '費率!B7', formula: '=B1/0', compiled: '#DIV/0!' },
  ],
  differenceCount: 20,
};
