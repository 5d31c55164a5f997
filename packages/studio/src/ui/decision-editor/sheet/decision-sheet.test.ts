import {
  applyChanges,
  changeDecision,
  findDecisions,
  toDraft,
  type WrittenDecision,
} from '@coverwright/rules/decision-text';
import { expect, test } from 'vitest';
import { Sheet, rowsFrom, type Edit } from '../../grid/model/sheet.ts';
import { editsTo } from '../../grid/model/sheet-differences.ts';
import { toSheet, withEdits, writeCell } from './decision-sheet.ts';
import { hasColumns } from './sheet-columns.ts';

const text = `{"decide": [
  {"eachKey": {"age": {"var": "insured.age"}, "days": {"+": [{"var": "days"}, 1]}}},
  {"preserve": {"hit": "first", "outputs": [{"name": "decision"}, {"name": "rate"}], "rows": [
    ["< 18", 5, ["AGE"], 1.50],
    ["-", "", [], "high"],
    ["-"]
  ]}}]}`;

const texts = {
  words: { accept: 'Accept', decline: 'Decline', refer: 'Refer' },
  outcome: 'Outcome',
  labels: new Map(),
};

function decisionOf(logic: string): WrittenDecision {
  const [decision] = findDecisions(logic);
  if (decision === undefined) throw new Error(logic);
  return decision;
}

function edited(logic: string, edits: readonly Edit[]): string {
  const decision = decisionOf(logic);
  const shown = toSheet(logic, decision, texts);
  const draft = withEdits(toDraft(decision), edits, (cell, column) => writeCell(cell, column, 2, shown));
  return applyChanges(logic, changeDecision(logic, decision, draft));
}

function sheetOf(logic: string): Sheet {
  const { columns, cells } = toSheet(logic, decisionOf(logic), texts);
  return new Sheet(columns, cells);
}

function rowsOf(sheet: Sheet): string[][] {
  return Array.from({ length: sheet.rowCount }, (_, row) => sheet.columns.map((_column, at) => sheet.cellAt(row, at)));
}

test('a table has a column for each condition and outcome, with decisions in words', () => {
  const sheet = sheetOf(text);
  expect(sheet.columns.map(({ name, hint }) => `${name}: ${hint}`)).toEqual([
    'age: insured.age',
    'days: days + 1',
    'decision: Outcome',
    'rate: Outcome',
  ]);
  expect(rowsOf(sheet)).toEqual([
    ['< 18', '5', 'Decline: AGE', '1.50'],
    ['-', '', 'Accept', 'high'],
    ['-', '', '', ''],
  ]);
});

test('edits of cells and rows of the grid are those of the text', () => {
  expect(
    edited(text, [
      {
        kind: 'set',
        column: 1,
        rows: rowsFrom(0, 2),
        cells: [
          ['', '> 3'],
          ['accept', 'X'],
        ],
      },
    ]),
  ).toBe(text.replace('5, ["AGE"]', '"-", []').replace('"", []', '"> 3", ["X"]'));
  expect(edited(text, [{ kind: 'remove', rows: Uint32Array.of(0, 2) }])).toBe(
    text.replace('["< 18", 5, ["AGE"], 1.50],\n    ', '').replace(',\n    ["-"]', ''),
  );
  const inserted = edited(text, [
    {
      kind: 'insert',
      rows: Uint32Array.of(1, 3),
      cells: [
        ['1', ''],
        ['', ''],
        ['', ''],
        ['', '2'],
      ],
    },
  ]);
  expect(inserted).toBe(
    text.replace('["-", ""', '["1", "-", {}, {}],\n    ["-", ""').replace('["-"]', '["-", "-", {}, 2],\n    ["-"]'),
  );
  expect(edited(text, [])).toBe(text);
});

test('the grid follows the text by the edits that differ', () => {
  const sheet = sheetOf(text);
  const changes: readonly (readonly [string, string])[] = [
    ['"< 18"', '"< 21"'],
    ['["-", "", [], "high"],', '["-", "", [], "high"], ["1", "2", [], 3], ["4", "5", [], 6],'],
    [',\n    ["-"]', ''],
    ['["< 21", 5, ["AGE"], 1.50],', ''],
  ];
  let logic = text;
  for (const [from, to] of changes) {
    logic = logic.replace(from, to);
    const { columns, cells } = toSheet(logic, decisionOf(logic), texts);
    expect(hasColumns(sheet, columns)).toBe(true);
    for (const edit of editsTo(sheet, cells)) sheet.apply(edit);
    expect(rowsOf(sheet)).toEqual(rowsOf(sheetOf(logic)));
    expect(editsTo(sheet, cells)).toEqual([]);
  }
  const { columns } = toSheet(logic.replace('"age"', '"years"'), decisionOf(logic.replace('"age"', '"years"')), texts);
  expect(hasColumns(sheet, columns)).toBe(false);
});

test('a decision is read in a column whose only outcome was removed', () => {
  const logic =
    '{"decide": [{"eachKey": {"age": 1}}, {"preserve": {"outputs": [{"name": "decision"}], "rows": [["-", {}]]}}]}';
  const set: Edit = { kind: 'set', column: 1, rows: rowsFrom(0, 1), cells: [['Accept']] };
  const shown = toSheet(logic, decisionOf(logic), texts);
  const draft = withEdits(toDraft(decisionOf(logic)), [set], (cell, column) => writeCell(cell, column, 1, shown));
  expect(applyChanges(logic, changeDecision(logic, decisionOf(logic), draft))).toContain('["-", []]');
});

test('outcomes are decisions if the one for rows that match nothing is', () => {
  const table = (fallback: string) =>
    `{"decide": [{"eachKey": {"age": 1}}, {"preserve": {"outputs": [{"name": "d"}], "rows": [["-", {}]]${fallback}}}]}`;
  const wordsOf = (logic: string) => toSheet(logic, decisionOf(logic), texts).words;
  expect(wordsOf(table(', "default": []'))).toEqual([texts.words]);
  expect(wordsOf(table(', "default": 1'))).toEqual([undefined]);
});

test('codes that the table has need no word, and other words are no codes', () => {
  const logic = text.replace('"AGE"', '"too young"');
  const cells = [['too young'], ['too old']].map(([cell = '']) =>
    writeCell(cell, 2, 2, toSheet(logic, decisionOf(logic), texts)),
  );
  expect(cells).toEqual(['["too young"]', '{"unread": "too old"}']);
});
