import { expect, test } from 'vitest';
import { toDeclaration } from './declaration.ts';
import { emptyInput, readInputsForm, toInputsForm, type InputEntry } from './inputs-form.ts';

const declared = [
  {
    path: 'trip.zone',
    type: 'choice',
    level: 'refuse',
    requiredWhen: true,
    label: { 'en-US': 'Zone', 'zh-HK': '地區' },
    choices: [{ value: 'asia', label: { 'en-US': 'Asia' } }, { value: 'worldwide' }],
    default: 'asia',
    example: 'worldwide',
  },
  { path: 'trip.days', type: 'integer', minimum: 1, maximum: 3650, unit: 'day', default: 1200 },
  {
    path: 'cover.deductible',
    type: 'amount',
    requiredWhen: { '==': [{ var: 'trip.zone' }, 'asia'] },
    minimum: -0.5,
    currency: 'HKD',
  },
  { path: 'insured.age', type: 'integer', unit: { 'en-US': 'years', 'zh-HK': '歲' } },
  { path: 'member', type: 'boolean', default: false },
  {
    path: 'insureds',
    type: 'list',
    minItems: 1,
    maxItems: 20,
    items: [{ path: 'birthDate', type: 'date', example: '2026-01-31', isPersonal: true }],
  },
];

function formOf(inputs: readonly Partial<InputEntry>[]) {
  return { inputs: inputs.map((input) => ({ ...emptyInput, ...input })) };
}

function faultsOf(inputs: readonly Partial<InputEntry>[]) {
  return toDeclaration(formOf(inputs)).faults;
}

test('a declaration that is opened and saved stays the same', () => {
  const form = toInputsForm(JSON.stringify(declared));
  expect(form?.inputs).toHaveLength(declared.length);
  const { text, faults } = toDeclaration(form ?? { inputs: [] });
  expect(faults).toEqual([]);
  expect(JSON.parse(text)).toEqual(declared);
});

test('a declaration with a field that only a newer version knows is not opened', () => {
  expect(toInputsForm('[{"path": "a", "type": "text", "color": "red"}]')).toBeUndefined();
});

test('a draft is read again, and anything else is not', () => {
  const form = toInputsForm(JSON.stringify(declared));
  expect(readInputsForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
  const withLabel = (label: unknown) => ({ inputs: [{ ...emptyInput, label }] });
  const { unitTexts, ...earlier } = emptyInput;
  expect(readInputsForm({ inputs: [earlier] })).toEqual({ inputs: [{ ...earlier, unitTexts }] });
  for (const value of [
    undefined,
    {},
    { inputs: [{}] },
    { inputs: [{ ...earlier, unitTexts: 1 }] },
    withLabel({ 'en-US': 1 }),
    withLabel([]),
  ])
    expect(readInputsForm(value)).toBeUndefined();
});

test('a draft has its unfinished formula, and one of an earlier version has none', () => {
  const form = formOf([{ path: 'a', requirement: 'when', condition: '{}', unfinished: 'zone ==' }]);
  expect(readInputsForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
  const [{ unfinished: _unfinished, ...earlier } = emptyInput] = form.inputs;
  expect(readInputsForm({ inputs: [earlier] })?.inputs[0]?.unfinished).toBe('');
  expect(readInputsForm({ inputs: [{ ...earlier, unfinished: 1 }] })).toBeUndefined();
});

test('only the fields of the chosen type are saved', () => {
  const { text } = toDeclaration(
    formOf([{ path: 'a', type: 'date', minimum: '1', currency: 'HKD', choices: [{ value: 'x', label: {} }] }]),
  );
  expect(JSON.parse(text)).toEqual([{ path: 'a', type: 'date' }]);
});

test('numbers are read as typed, and reported at their field', () => {
  const { text, faults } = toDeclaration(
    formOf([{ path: 'a', type: 'number', minimum: '1,250.5', maximum: 'many', default: '12345678901234567890' }]),
  );
  expect(JSON.parse(text)).toEqual([{ path: 'a', type: 'number', minimum: 1250.5 }]);
  expect(faults).toEqual([
    { path: '0.maximum', typed: 'notNumber' },
    { path: '0.default', typed: 'tooLarge' },
  ]);
});

test.each([
  ['', 'conditionMissing'],
  [' {} ', 'conditionMissing'],
  ['{"==": [', 'notJson'],
])('the condition %j is reported', (condition, typed) => {
  expect(faultsOf([{ path: 'a', requirement: 'when', condition }])).toEqual([{ path: '0.requiredWhen', typed }]);
});

test('the condition before an unfinished formula is not saved, unless the input has none', () => {
  const input = { path: 'b', condition: '{"var": "a"}', unfinished: 'a ==' };
  const ofRequired = (requirement: InputEntry['requirement']) =>
    toDeclaration(formOf([{ path: 'a' }, { ...input, requirement }]));
  const { text, faults } = ofRequired('when');
  expect(faults).toEqual([{ path: '1.requiredWhen', typed: 'unfinished' }]);
  expect(JSON.parse(text)).toEqual([
    { path: 'a', type: 'text' },
    { path: 'b', type: 'text' },
  ]);
  expect(ofRequired('never').faults).toEqual([]);
});

test('what does not fit together is reported as by the server, also within lists', () => {
  const condition = '{"var": "other"}';
  const faults = faultsOf([
    { path: 'a', requirement: 'when', condition },
    { path: 'list', type: 'list', items: [{ ...emptyInput, path: 'b', type: 'choice' }] },
  ]);
  expect(faults.map(({ path }) => path)).toEqual(['1.items.0.choices', '0.requiredWhen']);
  expect(faults[1]).toMatchObject({ sentence: { reason: 'INPUT_CONDITION_UNDECLARED', params: { path: 'other' } } });
});
