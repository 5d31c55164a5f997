import { expect, test } from 'vitest';
import { rowsOfWrittenTable } from './written-table.ts';

test.each([
  ['{"preserve": {"hit": "first", "outputs": [{"name": "x"}], "rows": [["< 18", 1], ["-", 2]]}}', 2],
  ['{"preserve": {"hit": "first", "rows": []}}', 0],
  ['{"preserve": {"rows": [1]}}', undefined],
  ['{"preserve": ["rows"]}', undefined],
  ['{"preserve": {"hit": "first", "rows": 5}}', undefined],
  ['{"a": 1, "b": {"rows": []}}', undefined],
  ['{"rows"', undefined],
])('%s has the rows of a decision table: %j', (json, rows) => {
  expect(rowsOfWrittenTable(json)).toBe(rows);
});
