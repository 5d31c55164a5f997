import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import logic from '../../../locales/en-US/logic.json' with { type: 'json' };
import { findProblems } from './decision-problems.ts';

beforeAll(async () => {
  await i18next.init({ lng: 'en-US', resources: { 'en-US': { logic } }, interpolation: { escapeValue: false } });
});

const text = `{"decide": [
  {"eachKey": {"age": {"var": "insured.age"}}},
  {"preserve": {"hit": "first", "outputs": [{"name": "decision"}, {"name": "rate"}], "rows": [
    ["< 18", ["AGE"], 1], ["-", {}, {}],
    ["-", {"unread": "decline"}, 1], ["-", {"refer": "AGE", "reason": ""}, 1], ["-", {"a": 1}, 1]
  ]}}]}`;
const words = { accept: 'Accept', decline: 'Decline', refer: 'Refer' };

test('a missing or incomplete outcome is reported with what can be entered', () => {
  const { cells } = findProblems(text, [], (column) => (column === 1 ? words : undefined));
  expect(cells.map((problem) => problem.text)).toEqual([
    'Row 2, column “decision”: An outcome is missing. Enter Accept, Decline: CODE, or Refer: CODE, reason.',
    'The outcome in row 2 of the column “rate” is missing or cannot be read.',
    'Row 3, column “decision”: Decline needs a code, such as Decline: MINOR.',
    'Row 4, column “decision”: Refer needs a reason after the code, such as Refer: AGE, needs a medical report.',
    'Row 5 needs an outcome in the column “decision”. Enter Accept, Decline: CODE, or Refer: CODE, reason.',
  ]);
});
