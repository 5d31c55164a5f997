import { expect, test } from 'vitest';
import { countRules, countVariables } from './logic-facts.ts';

const older = { '>': [{ var: 'age' }, 70] };

test('counts the variables that a logic reads', () => {
  expect(countVariables('{"*": [{"var": "age"}, {"var": "trip.days"}, {"var": "age"}]}')).toBe(2);
  expect(countVariables('{"*": [')).toBe(0);
});

test.each([
  [{ merge: [{ if: [older, 'AGE', []] }, { if: [older, 'SKI', []] }, []] }, 3],
  [[older, older], 2],
  [{ and: [older, older] }, 2],
  [{ if: [older, 'AGE', older, 'SKI', null] }, 2],
  [{ if: [older] }, 1],
  [older, 1],
  [true, 1],
])('counts the rules of %j', (logic, count) => expect(countRules(JSON.stringify(logic))).toBe(count));
