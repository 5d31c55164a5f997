import { expect, it } from 'vitest';
import { unfilledVariables } from './unfilled-variables.ts';

const logic = { '+': [{ var: 'trip.days' }, { var: 'ages.0' }, { var: ['rate', 1] }, { var: 'trip.zone' }] };

it('lists variables that the logic reads and the values do not contain', () => {
  expect(unfilledVariables(logic, {})).toEqual(['trip.days', 'ages.0', 'trip.zone']);
  expect(unfilledVariables(logic, { trip: { days: 0 }, ages: [4] })).toEqual(['trip.zone']);
});
it('treats null as no value', () => {
  expect(unfilledVariables(logic, { trip: { days: null, zone: '' }, ages: [null] })).toEqual(['trip.days', 'ages.0']);
});
it('omits variables with a fallback, within a loop or read as a whole', () => {
  expect(unfilledVariables({ var: ['rate', 1] }, {})).toEqual([]);
  expect(unfilledVariables({ map: [{ var: 'ages' }, { var: 'age' }] }, { ages: [] })).toEqual([]);
  expect(unfilledVariables({ var: '' }, null)).toEqual([]);
});
it('does not treat built-in property names as values', () => {
  expect(unfilledVariables({ var: 'constructor' }, {})).toEqual(['constructor']);
});
