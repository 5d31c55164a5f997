import { beforeAll, describe, expect, it } from 'vitest';
import { startTextsIn } from '../../../testing/start-texts.ts';
import { testLogic } from '../logic-test/logic-test.ts';
import { readStep } from './step-reading.ts';
import { toStepTree } from './step-tree.ts';

beforeAll(async () => startTextsIn('en-US'));

function read(logic: object, variables: object, operator?: string): string {
  const { steps } = testLogic({
    kind: 'value',
    logicText: JSON.stringify(logic),
    variablesText: JSON.stringify(variables),
  });
  const index = operator === undefined ? 0 : steps.findIndex((step) => step.operator === operator);
  return readStep(toStepTree(steps, JSON.parse(JSON.stringify(logic))), index);
}

const byZone = {
  if: [{ '==': [{ var: 'trip.zone' }, 'asia'] }, 118, { '==': [{ var: 'trip.zone' }, 'europe'] }, 164, 206],
};

describe('readStep', () => {
  it('shows which condition decided', () => {
    expect(read(byZone, { trip: { zone: 'asia' } })).toBe('trip.zone is asia');
    expect(read(byZone, { trip: { zone: 'europe' } })).toBe('trip.zone is europe');
    expect(read(byZone, { trip: { zone: 'mars' } })).toBe('otherwise, after 2 conditions');
  });
  it('shows that the only condition was not met', () => {
    expect(read({ if: [{ '>': [{ var: 'age' }, 70] }, 85, 0] }, { age: 41 })).toBe('age over 70: no');
  });
  it.each([[[]], [{}], [0], ['']])('treats %j as false, like the rules package', (given) => {
    expect(read({ if: [{ var: 'claims' }, 85, 0] }, { claims: given })).toBe('claims: no');
  });
  it('shows only the condition if it was evaluated several times', () => {
    const each = { if: [{ '>': [{ var: 'age' }, 70] }, 85, 0] };
    expect(read({ map: [{ var: 'persons' }, each] }, { persons: [{ age: 80 }, { age: 20 }] }, 'if')).toBe(
      'age over 70',
    );
  });
  it('shows the operands of a calculation, and variables with their name', () => {
    const logic = { '*': [{ var: 'insureds.adults' }, { '+': [118, 67.5] }, 1] };
    expect(read(logic, { insureds: { adults: 2 } })).toBe('2 adults × 185.5 × 1');
  });
  it.each([
    [{ max: [0, { '-': [{ var: 'days' }, 3] }] }, 'largest of 0, 3'],
    [{ round: [{ '*': [{ var: 'days' }, 1.001] }, 2] }, '6.006 to 2 decimals'],
    [{ round_to: [{ var: 'days' }, 0.1] }, '6 days to the nearest 0.1'],
    [{ var: ['discount.code', ''] }, 'discount.code'],
    [{ in: [{ var: 'days' }, [5, 6]] }, 'days in [5, 6]'],
    [{ and: [{ var: 'days' }, { '!': [{ var: 'cover' }] }] }, 'days and not cover'],
    [{ '<': [1, { var: 'days' }, 9] }, '1 < days < 9'],
    [{ merge: [[1], { var: 'days' }] }, 'the entries of 2 lists together'],
    [{ cat: ['a', { var: 'days' }] }, 'a, days'],
    [{ '-': [{ var: 'days' }] }, 'days'],
    [{ table: ['rates', { eachKey: { days: { var: 'days' } } }, 'amount'] }, 'rates: amount'],
    [{ decide: [{ eachKey: { days: { var: 'days' } } }, { preserve: { hit: 'first' } }] }, 'days'],
    [{ map: [{ var: 'list' }, { '*': [{ var: '' }, 2] }] }, 'each of list'],
  ])('summarizes %j', (logic, text) => expect(read(logic, { days: 6, list: [1, 2] })).toBe(text));
});
