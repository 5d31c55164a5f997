import { compileRule, type Json } from '@coverwright/rules';
import { describe, expect, test } from 'vitest';
import { type BenefitChoice, listQuestions, type QuestionTexts } from './questions.ts';

function questions(pricing: Json, rules: Json = null, benefits: readonly BenefitChoice[] = []) {
  const [amountLogic, underwritingRules] = [JSON.stringify(pricing), JSON.stringify(rules)];
  return listQuestions({ amountLogic, underwritingRules, benefits, locale: 'en-US' }, compileRule).questions;
}

function ask(texts: Partial<QuestionTexts>) {
  const none = { amountLogic: undefined, underwritingRules: undefined, benefits: [], locale: 'en-US' };
  return listQuestions({ ...none, ...texts }, compileRule);
}

function askDeclared(inputs: Json, logic: Json, values: Json = {}) {
  const texts = { amountLogic: JSON.stringify(logic), inputs: JSON.stringify(inputs), values: JSON.stringify(values) };
  return ask(texts);
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
  expect(ask({ amountLogic }).questions).toMatchObject([{ type: 'number', fallbackJsonString: '4111111111111111117' }]);
});

test('asks nothing without logic, and for logic that cannot be read', () => {
  expect(questions({})).toEqual([]);
  expect(ask({ benefits: [medical] })).toEqual({ questions: [], inputs: [] });
  expect(ask({ amountLogic: '{', underwritingRules: '' }).questions).toEqual([]);
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

describe('declared inputs', () => {
  const ward = { path: 'ward', type: 'choice', choices: [{ value: 'general' }, { value: 'private' }] };
  const isPrivate: Json = { '==': [{ var: 'ward' }, 'private'] };
  const deductible = { path: 'deductible', type: 'amount', currency: 'HKD', minimum: 0, requiredWhen: isPrivate };
  const reads = (...names: readonly string[]): Json => ({ '+': names.map((name): Json => ({ var: name })) });
  const namesOf = (inputs: Json, logic: Json) => askDeclared(inputs, logic).questions.map(({ name }) => name);

  test('have the order of their declaration, before what is not declared', () => {
    expect(namesOf([ward, deductible], reads('other', 'deductible', 'ward'))).toEqual(['ward', 'deductible', 'other']);
  });

  test('are asked if the logic reads them, if they can be required, and if that depends on them', () => {
    const age = { path: 'age', type: 'integer' };
    expect(namesOf([ward, deductible, age], null)).toEqual(['ward', 'deductible']);
    expect(namesOf([{ ...age, requiredWhen: false }], null)).toEqual([]);
    expect(namesOf([{ ...age, requiredWhen: true }], null)).toEqual(['age']);
    const replaced: Json = { if: [{ '==': [{ var: ['code', ''] }, 'EARLY'] }, 1, 2] };
    expect(namesOf([{ path: 'code', type: 'text' }], replaced)).toEqual([]);
    expect(namesOf([{ path: 'code', type: 'text', requiredWhen: true }], replaced)).toEqual(['code']);
  });

  test('have their types, ranges, units, texts and examples', () => {
    const label = { 'en-US': 'Deductible', 'zh-HK': '自付額' };
    const help = { 'en-US': 'Paid by yourself' };
    expect(askDeclared([{ ...deductible, requiredWhen: true, label, help, example: 5 }], null).questions).toEqual([
      {
        name: 'deductible',
        label: 'Deductible',
        help: 'Paid by yourself',
        type: 'number',
        declaredType: 'amount',
        minimum: 0,
        maximum: null,
        unit: 'HKD',
        unitText: 'HKD',
        exampleJsonString: '5',
        fallbackJsonString: null,
        choices: [],
        hasOtherAnswers: false,
        items: null,
      },
    ]);
  });

  test('have a unit as it is declared, and in the language of their texts', () => {
    const unitOf = (unit: Json, locale: string) => {
      const inputs = JSON.stringify([{ path: 'age', type: 'integer', requiredWhen: true, unit }]);
      const texts = { amountLogic: undefined, underwritingRules: undefined, benefits: [], inputs, locale };
      const [question] = listQuestions(texts, compileRule).questions;
      return [question?.unit, question?.unitText];
    };
    expect(unitOf('year', 'en-US')).toEqual(['year', 'years']);
    expect(unitOf('year', 'zh-HK')).toEqual(['year', '年']);
    expect(unitOf('HKD', 'zh-HK')).toEqual(['HKD', 'HKD']);
    expect(unitOf({ 'en-US': 'years', 'zh-HK': '歲' }, 'zh-HK')).toEqual(['歲', '歲']);
  });

  test('of a list are those of its entries, beside what the logic reads', () => {
    const items = [
      { path: 'birthDate', type: 'date', requiredWhen: true },
      { path: 'note', type: 'text' },
    ];
    const logic: Json = { all: [{ var: 'people' }, { '<': [{ var: 'age' }, 70] }] };
    expect(askDeclared([{ path: 'people', type: 'list', items }], logic).questions[0]?.items).toMatchObject([
      { name: 'birthDate', declaredType: 'date' },
      { name: 'age', declaredType: null },
    ]);
  });

  test('are asked and checked for the present values', () => {
    const open = { isAsked: true, isRequired: false, problem: undefined };
    expect(askDeclared([ward, deductible], null, { ward: 'general', deductible: -1 }).inputs).toEqual([
      { path: 'ward', ...open },
      { path: 'deductible', ...open, isAsked: false },
    ]);
    expect(askDeclared([ward, deductible], null, { ward: 'private', deductible: -1 }).inputs[1]).toMatchObject({
      isAsked: true,
      isRequired: true,
      problem: { code: 'INVALID', message: 'Enter 0 or more.' },
    });
  });
});
