import { parseInputs } from '@coverwright/insurance/parse-inputs';
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
  const { cells } = findProblems(text, [], { wordsOf: (column) => (column === 1 ? words : undefined), inputs: [] });
  expect(cells.map((problem) => problem.text)).toEqual([
    'Row 2, column “decision”: An outcome is missing. Enter Accept, Decline: CODE, or Refer: CODE, reason.',
    'The outcome in row 2 of the column “rate” is missing or cannot be read.',
    'Row 3, column “decision”: Decline needs a code, such as Decline: MINOR.',
    'Row 4, column “decision”: Refer needs a reason after the code, such as Refer: AGE, needs a medical report.',
    'Row 5 needs an outcome in the column “decision”. Enter Accept, Decline: CODE, or Refer: CODE, reason.',
  ]);
});

const conditions = `{"decide": [
  {"eachKey": {"age": {"var": "insured.age"}, "cover": {"var": "cover"}, "smoker": {"!!": [{"var": "smoker"}]}}},
  {"preserve": {"hit": "first", "outputs": [{"name": "rate"}], "rows": [
    ["under 18", "fire or theft", "yes", 1], ["60-65", "under 18", "-", 1], ["[18..60)", "fire, theft", "true", 1],
    [">= 60, < 65", "a or b", "-", 1]
  ]}}]}`;

test('conditions that are probably others have corrections, with what the column tests', () => {
  const declared = parseInputs([
    { path: 'cover', type: 'choice', choices: [{ value: 'fire or theft' }, { value: 'a' }, { value: 'b' }] },
  ]);
  const inputs = declared.ok ? declared.inputs : [];
  const { cells } = findProblems(conditions, [], { wordsOf: () => undefined, inputs });
  expect(cells.map(({ row, columns, severity, corrections }) => [row, columns, severity, corrections])).toEqual([
    [0, [0], 'error', ['< 18', '"under 18"']],
    [0, [2], 'error', ['true', '"yes"']],
    [1, [0], 'error', ['[60..65]', '[60..65)']],
    [3, [0], 'warning', ['[60..65)']],
    [3, [1], 'warning', ['a, b', '"a or b"']],
  ]);
  expect(cells[0]?.text).toBe('Row 1, column “age”: under 18 is read as a text. Did you mean < 18?');
  expect(cells[2]?.text).toBe('Row 2, column “age”: 60-65 cannot be read. Did you mean [60..65]?');
  expect(cells.find(({ row, columns }) => row === 3 && columns.includes(0))?.text).toContain('matches every value');
});

test('a condition that differs from those before it has one problem, with its corrections', () => {
  const rows = '"rows": [["< 18", 1], ["under 21", 1]]';
  const table = `{"decide": [{"eachKey": {"age": {"var": "age"}}},
    {"preserve": {"hit": "first", "outputs": [{"name": "rate"}], ${rows}}}]}`;
  const { cells } = findProblems(table, [], { wordsOf: () => undefined, inputs: [] });
  expect(cells).toEqual([
    {
      severity: 'error',
      text: 'Row 2, column “age”: under 21 is read as a text. Did you mean < 21?',
      row: 1,
      columns: [0],
      corrections: ['< 21', '"under 21"'],
      checked: 'under 21',
    },
  ]);
});
