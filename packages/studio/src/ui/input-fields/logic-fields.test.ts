import { parseInputs } from '@coverwright/insurance/parse-inputs';
import type { Json } from '@coverwright/rules';
import { describe, expect, it } from 'vitest';
import { replaceValues, toAnswers } from './input-answers.ts';
import { fieldsOfLogic } from './logic-fields.ts';

function declare(inputs: Json) {
  const parsed = parseInputs(inputs);
  if (!parsed.ok) throw new Error('The inputs cannot be declared.');
  return parsed.inputs;
}

const declared = declare([
  {
    path: 'trip.zone',
    type: 'choice',
    choices: [{ value: 'asia', label: { 'en-US': 'Asia' } }],
    label: { 'en-US': 'Zone' },
  },
  { path: 'trip.days', type: 'integer', unit: 'day', default: 3 },
  { path: 'ward', type: 'text' },
  { path: 'extra', type: 'amount', currency: 'HKD', requiredWhen: { '==': [{ var: 'ward' }, 'private'] } },
]);

const byName = (logic: Json, inputs = declared) =>
  Object.fromEntries(fieldsOfLogic(logic, inputs, 'en-US').map((field) => [field.name, field]));

describe('the fields of a logic', () => {
  it('are those of the declared inputs that it reads', () => {
    const fields = byName({ '*': [{ var: 'trip.days' }, { if: [{ '==': [{ var: 'trip.zone' }, 'asia'] }, 2, 3] }] });
    expect(Object.keys(fields)).toEqual(['trip.zone', 'trip.days']);
    expect(fields['trip.zone']).toMatchObject({ kind: 'choice', label: 'Zone', choices: [{ label: 'Asia' }] });
    expect(fields['trip.days']).toMatchObject({ kind: 'number', unit: 'days', fallback: '3' });
  });

  it('include the inputs that decide whether others are asked, and parts of what is read as a whole', () => {
    expect(Object.keys(byName({ '+': [{ var: 'extra' }, 1] }))).toEqual(['ward', 'extra']);
    expect(Object.keys(byName({ var: 'trip' }))).toEqual(['trip.zone', 'trip.days']);
  });

  it('are all declared inputs while the logic reads nothing', () => {
    expect(Object.keys(byName({}))).toEqual(['trip.zone', 'trip.days', 'ward', 'extra']);
  });

  it('are generated from the logic for what is not declared', () => {
    const logic = {
      if: [
        { and: [{ '==': [{ var: 'plan' }, 'gold'] }, { '<': [{ var: 'age' }, 65] }] },
        { '*': [{ var: 'base' }, { reduce: [{ map: [{ var: 'kids' }, { '+': [{ var: 'age' }, 1] }] }, 1, 0] }] },
        { var: 'other' },
      ],
    };
    const fields = byName(logic, []);
    expect(fields['plan']).toMatchObject({ kind: 'suggested', choices: [{ value: 'gold' }] });
    expect(fields['age']?.kind).toBe('number');
    expect(fields['other']?.kind).toBe('number');
    expect(fields['kids']).toMatchObject({ kind: 'list', items: [{ name: 'age', kind: 'number' }] });
  });
});

describe('values of fields', () => {
  const fields = fieldsOfLogic({}, declared, 'en-US');

  it('replace those of the fields, and leave others as they are', () => {
    const values = { trip: { zone: 'asia', days: 5, code: 'X' }, kept: [1] };
    const answers = { ...toAnswers(fields, values), texts: { 'trip.days': '1,200' } };
    expect(replaceValues(values, fields, answers)).toEqual({ trip: { code: 'X', days: 1200 }, kept: [1] });
  });

  it('replace what is in the way of a name with dots', () => {
    expect(replaceValues({ trip: 5 }, fields, { texts: { 'trip.days': '2' }, counts: {} })).toEqual({
      trip: { days: 2 },
    });
  });
});
