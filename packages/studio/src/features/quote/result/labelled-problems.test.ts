import { expect, test } from 'vitest';
import { type FieldsOnScreen, fieldsOnScreen } from '../../../ui/input-fields/fields-on-screen.ts';
import { toFields } from '../form/question-fields.ts';
import { labelOf, labelProblems } from './labelled-problems.ts';

const question = { type: 'number' as const, choices: [], hasOtherAnswers: false, fallbackJsonString: null };
const fields = toFields(
  [
    { ...question, name: 'days', label: 'Days' },
    { ...question, name: 'hidden', label: 'Hidden' },
    {
      ...question,
      name: 'insureds',
      label: 'Insured persons',
      type: 'list' as const,
      items: [{ ...question, name: 'age', label: 'Age' }],
    },
  ],
  [],
  'en-US',
);
const problem = { code: 'INVALID', message: '', level: 'refuse', path: '', reason: 'X' } as const;
const asked = new Map([
  ['hidden', { path: 'hidden', isAsked: false, isRequired: false, problem: undefined }],
  ['insureds.1.age', { path: 'insureds.1.age', isAsked: true, isRequired: true, problem }],
]);
const screen: FieldsOnScreen = fieldsOnScreen(
  fields,
  { asked, answers: { texts: {}, counts: { insureds: 2 } } },
  (label, list, number) => `${label} (${list} ${number})`,
);

test('fields that are asked are found by their names, also those of entries', () => {
  expect([...screen.values()].map(({ name, label }) => [name, label])).toEqual([
    ['days', 'Days'],
    ['insureds', 'Insured persons'],
    ['insureds.0.age', 'Age (Insured persons 1)'],
    ['insureds.1.age', 'Age (Insured persons 2)'],
  ]);
  expect([labelOf('days', screen), labelOf('insureds[0].age', screen), labelOf('other', screen)]).toEqual([
    'Days',
    'Age (Insured persons 1)',
    'other',
  ]);
});

test('a problem that its field shows is the field, once', () => {
  const shown = { code: 'INVALID', message: 'x', path: 'values.insureds[1].age' };
  const { fields: listed, others } = labelProblems([shown, shown], screen);
  expect(listed.map(({ label }) => label)).toEqual(['Age (Insured persons 2)']);
  expect(others).toEqual([]);
});

test('a required value that is missing is its field', () => {
  const {
    missing,
    fields: listed,
    others,
  } = labelProblems([{ code: 'REQUIRED', message: 'x', path: 'values.days' }], screen);
  expect([missing.map(({ label }) => label), listed, others]).toEqual([['Days'], [], []]);
});

test('other problems name fields by their labels', () => {
  const paramsJsonString = '{"path":"insureds[0].age","least":1}';
  const message = 'The value insureds[0].age must be at least 1.';
  const { fields: listed, others } = labelProblems(
    [{ code: 'INVALID', message, path: 'values.insureds.0.age', paramsJsonString }],
    screen,
  );
  expect(listed).toEqual([]);
  expect(others).toMatchObject([
    {
      message: 'The value Age (Insured persons 1) must be at least 1.',
      paramsJsonString: '{"path":"Age (Insured persons 1)","least":1}',
    },
  ]);
  const general = { code: 'INTERNAL', message: 'Unexpected' };
  expect(labelProblems([general], screen).others).toEqual([general]);
});

test('a name is only replaced where it is a word, and not in what was entered', () => {
  const message = 'The percentage of days.first must follow days: "days" is not one of the choices.';
  const paramsJsonString = JSON.stringify({ path: 'days', value: 'days' });
  const { others } = labelProblems([{ code: 'INVALID', message, path: 'values.x', paramsJsonString }], screen);
  expect(others.map(({ message: shown }) => shown)).toEqual([
    'The percentage of days.first must follow Days: "Days" is not one of the choices.',
  ]);
  expect(others[0]?.paramsJsonString).toBe(JSON.stringify({ path: 'Days', value: 'days' }));
});
