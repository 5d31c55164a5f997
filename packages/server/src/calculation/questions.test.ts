import type { Json } from '@coverwright/rules';
import { describe, expect, test } from 'vitest';
import { type BenefitChoice, listQuestions } from './questions.ts';

function questions(pricing: Json, rules: Json = null, benefits: readonly BenefitChoice[] = []) {
  const [amountLogic, underwritingRules] = [JSON.stringify(pricing), JSON.stringify(rules)];
  return listQuestions({ amountLogic, underwritingRules, benefits, locale: 'en-US' });
}

const medical = {
  typeId: 'medical',
  name: 'Medical expenses',
  options: [
    { key: 'basic', name: 'Basic cover' },
    { key: 'plus', name: 'Plus cover' },
    { key: 'max', name: 'Maximum cover' },
  ],
};
const named = (...values: readonly string[]) => values.map((value) => ({ value, name: null }));
const when = (name: string, text: string): Json => ({ if: [{ '==': [{ var: name }, text] }, 1, 2] });

test('asks what the price reads, then what the decision reads, each once', () => {
  const pricing: Json = { '*': [{ var: 'applicant.age' }, { if: [{ var: 'applicant.smoker' }, 2, 1] }] };
  const rules: Json = { if: [{ '>': [{ var: 'applicant.age' }, { var: 'limit' }] }, ['AGE'], []] };
  expect(questions(pricing, rules).map(({ name, type }) => [name, type])).toEqual([
    ['applicant.age', 'number'],
    ['applicant.smoker', 'boolean'],
    ['limit', 'number'],
  ]);
});

test('keeps a fallback with many digits as it is written, as a number', () => {
  const amountLogic = '{"cat":[{"var":["policy.id",4111111111111111117]}]}';
  expect(listQuestions({ amountLogic, underwritingRules: undefined, benefits: [], locale: 'en-US' })).toMatchObject([
    { type: 'number', fallbackJsonString: '4111111111111111117' },
  ]);
});

test('asks nothing without logic, and for logic that cannot be read', () => {
  expect(questions({})).toEqual([]);
  expect(
    listQuestions({ amountLogic: undefined, underwritingRules: undefined, benefits: [medical], locale: 'en-US' }),
  ).toEqual([]);
  expect(listQuestions({ amountLogic: '{', underwritingRules: '', benefits: [], locale: 'en-US' })).toEqual([]);
});

test('asks a hundred variables, with names in any language', () => {
  const names = Array.from({ length: 100 }, (_, index) => `申請人.問題${index}`);
  expect(questions({ '+': names.map((name): Json => ({ var: name })) }).map(({ name }) => name)).toEqual(names);
});

describe('choices', () => {
  test('are complete if the price distinguishes several texts', () => {
    const zone: Json = { if: [{ '==': [{ var: 'zone' }, 'asia'] }, 1, { '==': [{ var: 'zone' }, 'europe'] }, 2, 3] };
    expect(questions(zone)).toMatchObject([{ name: 'zone', choices: named('asia', 'europe'), hasOtherAnswers: false }]);
    const ward: Json = { if: [{ '==': [{ var: ['ward', 'general'] }, 'private'] }, 1, 2] };
    expect(questions(ward)).toMatchObject([
      { choices: named('general', 'private'), hasOtherAnswers: false, fallbackJsonString: '"general"' },
    ]);
  });

  test('are exceptions if there is one text, or if they are only declined', () => {
    expect(questions(when('job', 'diver'))).toMatchObject([{ choices: named('diver'), hasOtherAnswers: true }]);
    const declined: Json = { if: [{ in: [{ var: 'to' }, ['AF', 'SY']] }, ['NO'], []] };
    expect(questions(null, declined)).toMatchObject([{ choices: named('AF', 'SY'), hasOtherAnswers: true }]);
  });

  test('are the options of a benefit that the variable names', () => {
    const options = medical.options.map(({ key, name }) => ({ value: key, name }));
    for (const name of ['cover.medical', 'medical', 'benefitOptions.medical']) {
      expect(questions(when(name, 'plus'), null, [medical])).toMatchObject([
        { name, label: 'Medical expenses', choices: options, hasOtherAnswers: false },
      ]);
    }
    expect(questions({ '==': [{ var: ['benefitOptions.medical', ''] }, 'plus'] }, null, [medical])).toMatchObject([
      { choices: options, fallbackJsonString: '""' },
    ]);
    expect(questions(when('cover.medical', 'none'), null, [medical])).toMatchObject([{ choices: named('none') }]);
    expect(questions({ '*': [{ var: 'cover.medical' }, 2] }, null, [medical])).toMatchObject([{ choices: [] }]);
  });

  test('of a list are those of its entries', () => {
    const rule: Json = { some: [{ var: 'conditions' }, { in: [{ var: '' }, ['cancer', 'stroke']] }] };
    expect(questions(null, rule)).toMatchObject([
      { name: 'conditions', type: 'list', choices: [], items: [{ name: '', choices: named('cancer', 'stroke') }] },
    ]);
    const ages: Json = { all: [{ var: 'insureds' }, { '<': [{ var: 'age' }, 70] }] };
    expect(questions(null, ages)).toMatchObject([{ name: 'insureds', items: [{ name: 'age', type: 'number' }] }]);
  });
});

test('leaves out what an empty value replaces, what the logic computes, and the data as a whole', () => {
  const promotion: Json = { if: [{ '==': [{ var: ['discount.code', ''] }, 'EARLY'] }, 0.9, 1] };
  const optional: Json = { '??': [{ var: ['note', null] }, 1] };
  expect(questions(promotion, promotion).map(({ name }) => name)).toEqual(['discount.code']);
  const computed: Json = { var: { cat: ['rate_', { var: 'class' }] } };
  expect(questions([promotion, optional, { var: '' }, computed]).map(({ name }) => name)).toEqual(['class']);
  expect(questions({ '*': [{ var: ['family.members', 1] }, 2] })).toMatchObject([
    { name: 'family.members', fallbackJsonString: '1' },
  ]);
});
