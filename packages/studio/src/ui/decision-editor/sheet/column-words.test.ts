import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import english from '../../../locales/en-US/logic.json' with { type: 'json' };
import chinese from '../../../locales/zh-HK/logic.json' with { type: 'json' };
import { columnInWords } from './column-words.ts';

beforeAll(async () => {
  const resources = { 'en-US': { logic: english }, 'zh-HK': { logic: chinese } };
  await i18next.init({ lng: 'en-US', resources, interpolation: { escapeValue: false } });
});

const labels = new Map([
  ['insured.age', { label: 'Age', isAnswer: false }],
  ['insured.smoker', { label: 'Smoker', isAnswer: true }],
  ['insureds', { label: 'Insureds', isAnswer: false }],
  ['vhis', { label: 'VHIS plans', isAnswer: false }],
  ['adults', { label: 'Adults', isAnswer: false }],
  ['children', { label: 'Children', isAnswer: false }],
]);

it.each<[unknown, string]>([
  [{ var: 'insured.age' }, 'Age'],
  [{ var: ['insured.age'] }, 'Age'],
  [{ var: ['insured.age', 30] }, 'Age, otherwise 30'],
  [{ var: 'insured.unknown' }, 'insured.unknown'],
  [{ '+': [{ var: 'insured.age' }] }, 'Age'],
  [{ '!!': [{ var: 'insured.smoker' }] }, 'Smoker (yes or no)'],
  [{ '!': { var: 'insured.smoker' } }, 'Not: Smoker'],
  [{ '!!': { var: 'insured.age' } }, 'Age given'],
  [{ '!': [{ var: 'insured.age' }] }, 'Age not given'],
  [{ length: [{ var: 'insureds' }] }, 'Number of insureds'],
  [{ length: { var: 'vhis' } }, 'Number of VHIS plans'],
  [{ '+': [{ var: 'adults' }, { var: 'children' }] }, 'Adults + Children'],
  [{ '>=': [{ var: 'insured.age' }, 18] }, 'Age ≥ 18'],
  [{ max: [{ var: 'adults' }, { var: 'children' }] }, 'Largest of adults, children'],
  [{ '??': [{ var: 'insured.age' }, 0] }, 'Age, otherwise 0'],
  [{ '*': [{ '+': [{ var: 'adults' }, 1] }, 2] }, '(adults + 1) * 2'],
  [{ none: [{ var: 'insureds' }, { '!!': { var: 'x' } }] }, 'Calculated value'],
])('%j is “%s” in a heading', (logic, words) => {
  expect(columnInWords(JSON.stringify(logic), labels)).toBe(words);
});

it('is in the language of the user', async () => {
  await i18next.changeLanguage('zh-HK');
  expect(
    columnInWords('{"length": [{"var": "insureds"}]}', new Map([['insureds', { label: '受保人', isAnswer: false }]])),
  ).toBe('受保人的數目');
});
