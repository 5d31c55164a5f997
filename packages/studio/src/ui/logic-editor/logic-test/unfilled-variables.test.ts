import { expect, it } from 'vitest';
import { unfilledVariables } from './unfilled-variables.ts';

const logic = { '+': [{ var: 'trip.days' }, { var: 'ages.0' }, { var: ['rate', 1] }, { var: 'trip.zone' }] };

it('names what the logic reads and the values do not hold', () => {
  expect(unfilledVariables(logic, {})).toEqual(['trip.days', 'ages.0', 'trip.zone']);
  expect(unfilledVariables(logic, { trip: { days: 0 }, ages: [4] })).toEqual(['trip.zone']);
});
it('counts null as no value yet', () => {
  expect(unfilledVariables(logic, { trip: { days: null, zone: '' }, ages: [null] })).toEqual(['trip.days', 'ages.0']);
});
it('names no variable that has a fallback, is within a loop or is read completely', () => {
  expect(unfilledVariables({ var: ['rate', 1] }, {})).toEqual([]);
  expect(unfilledVariables({ map: [{ var: 'ages' }, { var: 'age' }] }, { ages: [] })).toEqual([]);
  expect(unfilledVariables({ var: '' }, null)).toEqual([]);
});
it('takes no name of the language for a value', () => {
  expect(unfilledVariables({ var: 'constructor' }, {})).toEqual(['constructor']);
});
