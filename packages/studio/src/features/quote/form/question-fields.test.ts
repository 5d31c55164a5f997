import { describe, expect, it } from 'vitest';
import { compileAsked, toAskedFields } from '../../../ui/input-fields/asked-fields.ts';
import { noAnswers, toAnswers, toValues, withoutEntry } from '../../../ui/input-fields/input-answers.ts';
import { readDeclared, toFields } from './question-fields.ts';

const question = { label: null, choices: [], hasOtherAnswers: true, fallbackJsonString: null };
const fields = toFields(
  [
    { ...question, name: 'trip.days', type: 'number' },
    { ...question, name: 'trip.start', type: 'string', label: 'Start' },
    {
      ...question,
      name: 'trip.zone',
      type: 'string',
      choices: [{ value: 'asia', name: 'Asia' }],
      hasOtherAnswers: false,
    },
    { ...question, name: 'annual', type: 'boolean', fallbackJsonString: 'false' },
    {
      ...question,
      name: 'insureds',
      type: 'list',
      items: [
        { ...question, name: 'age', type: 'number' },
        { ...question, name: 'name', type: 'string' },
      ],
    },
    { ...question, name: 'sums', type: 'list', items: [{ ...question, name: '', type: 'number' }] },
    { ...question, name: 'other', type: 'object' },
  ],
  readDeclared(
    JSON.stringify([
      { path: 'trip.start', type: 'date', isPersonal: true },
      { path: 'trip.days', type: 'integer', unit: 'day', help: { 'en-US': 'How long' } },
    ]),
  ),
  'en-US',
);
const values = {
  trip: { days: 1250, start: '2027-01-31', zone: 'asia' },
  annual: false,
  insureds: [{ age: 8, name: 'Ada' }, { age: 40 }],
  sums: [1, 2.5],
  other: { a: [1] },
};

describe('the form of a quote', () => {
  it('knows kinds, labels and units from questions and declared inputs', () => {
    expect(fields.map(({ kind }) => kind)).toEqual(['number', 'date', 'choice', 'boolean', 'list', 'list', 'json']);
    expect(fields[0]).toMatchObject({ label: 'trip.days', unit: 'days', help: 'How long' });
    expect(fields[1]).toMatchObject({ label: 'Start', isPersonal: true });
    expect(fields[3]).toMatchObject({ fallback: 'false' });
  });

  it('turns values into answers and back', () => {
    expect(toValues(fields, toAnswers(fields, values))).toEqual(values);
    expect(toValues(fields, noAnswers)).toEqual({});
  });

  it('reads numbers with separators, and sends what is none as it is', () => {
    const typed = (text: string) => toValues(fields, { texts: { 'trip.days': text }, counts: {} });
    expect(typed('1,250')).toEqual({ trip: { days: 1250 } });
    expect(typed('many')).toEqual({ trip: { days: 'many' } });
    expect(typed(' ')).toEqual({});
  });

  it('ignores values that have no field, or another form', () => {
    const answers = toAnswers(fields, { unknown: 1, insureds: 'x', trip: 5, sums: [null, 3] });
    expect(toValues(fields, answers)).toEqual({ sums: [null, 3] });
  });

  it('removes an entry and moves the later ones up', () => {
    const [insureds] = fields.filter(({ name }) => name === 'insureds');
    const left = insureds && withoutEntry(insureds, 'insureds', 0, toAnswers(fields, values));
    expect(left && toValues(fields, left)).toEqual({ ...values, insureds: [{ age: 40 }] });
  });
});

describe('the declared inputs of a quote', () => {
  const declared = readDeclared(
    JSON.stringify([
      { path: 'ward', type: 'text', default: 'general' },
      {
        path: 'excess',
        type: 'amount',
        minimum: 0,
        level: 'refuse',
        requiredWhen: { in: [{ var: 'ward' }, ['private', 'suite']] },
      },
    ]),
  );

  it('are asked and required by the condition that prices apply', () => {
    const ask = compileAsked(declared);
    expect(toAskedFields(ask({}).inputs).get('excess')).toMatchObject({ isAsked: false, isRequired: false });
    expect(ask({ ward: 'x', excess: 5 }).values).toEqual({ ward: 'x' });
    expect(toAskedFields(ask({ ward: 'suite', excess: -1 }).inputs).get('excess')).toMatchObject({
      isAsked: true,
      isRequired: true,
      problem: { level: 'refuse', message: 'Enter 0 or more.' },
    });
  });

  it('are not asked if their condition cannot be evaluated', () => {
    const [ward, excess] = declared;
    const broken = ward && excess ? [ward, { ...excess, requiredWhen: { '+': [{ var: 'ward' }, 'x'] } }] : [];
    expect(compileAsked(broken)({ ward: 'suite' }).inputs[1]).toMatchObject({ isAsked: false });
  });
});
