import { correctCondition } from '@coverwright/rules/decision-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCorrections, type ColumnValues } from './condition-problems.ts';

const conditions = ['-', '60-65', 'under 18', '[18..65)', 'asia or europe', 'yes', '5', '≥ 18', ''];
const types = ['number', 'text', 'boolean'] as const;

test('cells have the same corrections however often and in whatever columns they were checked before', () => {
  const column = fc.constantFrom(...types);
  const cell = fc.constantFrom(...conditions);
  const tables = fc.tuple(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), fc.tuple(column, column));
  fc.assert(
    fc.property(fc.array(tables, { minLength: 1, maxLength: 5 }), (all) => {
      for (const [rows, known] of all) {
        const columns = known.map((type): ColumnValues => ({ type, choices: new Set() }));
        const expected = rows.flatMap((row, index) =>
          row.flatMap((text, at) => {
            const corrected = correctCondition(text, known[at]);
            return corrected.corrections.length === 0 ? [] : [{ ...corrected, row: index, column: at, text }];
          }),
        );
        expect(findCorrections(rows, columns)).toEqual(expected);
      }
    }),
  );
});
