import i18next from 'i18next';
import {
  DeclaredInputsDocument,
  InputProposalsDocument,
  InputTrialDocument,
  UpdateProductInputsDocument,
} from '../../src/api/generated/operations.ts';
import { answer, fail, refuse } from '../answers.ts';
import { productPage } from '../shared-answers.ts';
import type { States } from '../state.ts';
import { fill, press, see } from '../steps.ts';

const zone = {
  path: '旅程.地區',
  type: 'text',
  requiredWhen: true,
  label: { 'en-US': '地區', 'zh-HK': '地區' },
  help: { 'zh-HK': '旅程的目的地區' },
  choices: [{ value: '亞洲' }, { value: '歐洲', label: { 'zh-HK': '歐洲' } }],
};
const inputs = [
  zone,
  { path: '旅程.日數', type: 'integer', unit: '日', minimum: 1, maximum: 180, default: 5 },
  {
    path: '自付額',
    type: 'amount',
    level: 'refuse',
    currency: 'HKD',
    requiredWhen: { '==': [{ var: '旅程.地區' }, '亞洲'] },
  },
  { path: '受保人', type: 'list', maxItems: 20, items: [{ path: '出生日期', type: 'date', isPersonal: true }] },
  { path: '會員', type: 'boolean', example: true },
];
const seen = [
  { place: 'pricing', use: 'equality', valueJsonString: '"亞洲"', count: 1 },
  { place: 'underwriting', use: 'fallback', valueJsonString: '"亞洲"', count: 1 },
  { place: 'codes', use: 'comparison', valueJsonString: '"歐洲"', count: 1 },
  { place: 'requests', valueJsonString: '"全球"', count: 3 },
];
const proposals = [zone, { path: '年齡', type: 'number' }].map((input) => ({
  path: input.path,
  inputJsonString: JSON.stringify(input),
  seen,
}));

function declaring(declared: readonly object[] | undefined) {
  const stored = declared && { inputsJsonString: JSON.stringify(declared), revision: '1' };
  return answer(DeclaredInputsDocument, { products_2: { list: [{ name: '單次旅程', inputs: stored ?? null }] } });
}

const mismatches = [{ path: '旅程.地區', count: 3, valuesJsonStrings: ['"全球"', 'null'] }];
const screen = {
  screen: '/products/detail/inputs/single_trip/travel/2026',
  answers: [
    ...productPage,
    declaring(inputs),
    answer(InputProposalsDocument, { products_2: { list: [{ inputProposals: proposals }] } }),
    answer(InputTrialDocument, {
      products_2: { list: [{ inputTrial: { checkedCount: 120, mismatchedCount: 3, mismatches } }] },
    }),
  ],
  names: ['trip.zone', 'day', 'cover.ward == "private"'],
};

/** The words of an amount without limits. */
function anyAmount(): string {
  return i18next.t('inputs:words.inUnit', { range: i18next.t('inputs:words.any'), unit: 'HKD' });
}

export const states: States = {
  inputs: {
    ...screen,
    steps: async () => {
      await see('inputs:trial.refusing', { count: 3, checkedCount: 120 });
    },
  },
  'no inputs': {
    ...screen,
    answers: [...screen.answers, declaring(undefined)],
    steps: async () => {
      await see('inputs:empty.title');
    },
  },
  'no inputs of a viewer': {
    ...screen,
    rights: ['products:read'],
    answers: [...screen.answers, declaring(undefined)],
    steps: async () => {
      await see('inputs:empty.title');
    },
  },
  'inputs failed': {
    ...screen,
    answers: [...screen.answers, fail(DeclaredInputsDocument)],
    steps: async () => {
      await see('inputs:loadFailed');
    },
  },
  'inputs missing': {
    ...screen,
    answers: [...screen.answers, answer(DeclaredInputsDocument, { products_2: { list: [] } })],
    steps: async () => {
      await see('products:page.notFoundText', { product: 'single_trip travel 2026' });
    },
  },
  'inputs of a viewer': {
    ...screen,
    rights: ['products:read'],
    steps: async () => {
      await see('inputs:cell.path', { name: '旅程.日數' });
    },
  },
  'closed list': {
    ...screen,
    answers: [...screen.answers, declaring([{ ...zone, type: 'choice' }])],
    steps: async () => {
      await press('inputs:cell.values', {
        name: '旅程.地區',
        values: ['亞洲', '歐洲'].join(i18next.t('inputs:words.separator')),
      });
      await see('inputs:list.closed');
      await see('inputs:trial.addChoices', { count: 1 });
    },
  },
  condition: {
    ...screen,
    steps: async () => {
      await press('inputs:cell.values', { name: '自付額', values: anyAmount() });
      await see('logic:formula.formula');
      await see('inputs:field.conditionHint');
    },
  },
  'unfinished condition': {
    ...screen,
    steps: async () => {
      await press('inputs:cell.values', { name: '自付額', values: anyAmount() });
      await fill('logic:formula.formula', '旅程.地區 ==');
      await see('logic:formula.unread');
      await press('widgets:save');
      await see('inputs:notSaved');
    },
  },
  'faulty inputs': {
    ...screen,
    steps: async () => {
      await fill('inputs:cell.path', '會員', { name: '旅程.日數' });
      await press('widgets:save');
      await see('inputs:notSaved');
    },
  },
  'inputs conflict': {
    ...screen,
    answers: [...screen.answers, refuse(UpdateProductInputsDocument, 'CONFLICT')],
    steps: async () => {
      await fill('inputs:cell.path', '會籍', { name: '會員' });
      await press('widgets:save');
      await see('problems:conflict.overwrite');
    },
  },
  proposals: {
    ...screen,
    steps: async () => {
      await press('inputs:propose');
      await see('inputs:proposals.note');
    },
  },
  'no proposals': {
    ...screen,
    answers: [...screen.answers, answer(InputProposalsDocument, { products_2: { list: [{ inputProposals: [] }] } })],
    steps: async () => {
      await press('inputs:propose');
      await see('inputs:proposals.none');
    },
  },
  'proposals failed': {
    ...screen,
    answers: [...screen.answers, fail(InputProposalsDocument)],
    steps: async () => {
      await press('inputs:propose');
      await see('inputs:proposals.failed');
    },
  },
};
