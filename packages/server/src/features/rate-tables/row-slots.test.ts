import { readTable, type TableHeader } from '@coverwright/rules';
import { describe, expect, test } from 'vitest';
import { RowSlots } from './row-slots.ts';
import { fromPieces, pieceRows, toPiece, toPieces } from '../../calculation/tables/table-pieces.ts';
import { type Row, rowsOf } from '../../calculation/tables/table-rows.ts';

const header: TableHeader = {
  name: 'rates',
  keys: [
    { name: 'zone', match: 'exact', type: 'text' },
    { name: 'days', match: 'range', type: 'number' },
  ],
  values: [{ name: 'amount', unit: { kind: 'factor' } }],
};
const rowsTo = (count: number): Row[] =>
  Array.from({ length: count }, (_, row) => [`zone ${row % 5}`, row, row + 1, row / 8]);
const piecesOf = (rows: readonly Row[]) =>
  toPieces(readTable(header, rows).table).map((piece, index) => ({ hash: `${index}`, piece }));
const rowsIn = (slots: RowSlots) =>
  rowsOf(
    fromPieces(
      header,
      slots.toPieces().pieces.map(({ piece }) => piece),
    ),
  );

describe('pieces', () => {
  test('have the rows of their table', () => {
    const rows = [...rowsTo(pieceRows + 3), [null, null, null, null], ['é', -1, 1e-9, 123456.5]];
    const pieces = piecesOf(rows);
    expect(pieces.map(({ piece }) => piece.rowCount)).toEqual([pieceRows, 5]);
    expect(
      rowsOf(
        fromPieces(
          header,
          pieces.map(({ piece }) => piece),
        ),
      ),
    ).toEqual(rows);
  });

  test('are the same for the same rows, whatever is beside them', () => {
    const rows = rowsTo(20);
    const alone = toPiece(readTable(header, rows).table, 0, 20);
    const beside = readTable(header, [['other', 0, 1, '0.0000001'], ...rows]).table;
    expect(toPiece(beside, 1, 21)).toEqual(alone);
    expect(JSON.parse(JSON.stringify(alone))).toEqual(alone);
  });
});

describe('row slots', () => {
  test('change only the pieces of changed rows', () => {
    const slots = new RowSlots(header, piecesOf(rowsTo(pieceRows * 3)));
    slots.set(pieceRows + 5, 3, '7.25');
    const { pieces, problems } = slots.toPieces();
    expect(problems).toEqual([]);
    expect(pieces.map(({ hash }) => hash)).toEqual(['0', undefined, '2']);
    expect(rowsIn(slots)[pieceRows + 5]).toEqual([`zone ${(pieceRows + 5) % 5}`, pieceRows + 5, pieceRows + 6, 7.25]);
  });

  test('agree with a plain list under random edits', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const rows = rowsTo(pieceRows * 2 + 100);
    const slots = new RowSlots(header, piecesOf(rows));
    for (let step = 0; step < 40; step += 1) {
      const at = random(rows.length);
      const added = rowsTo(1 + random(step % 10 === 0 ? pieceRows * 2 : 20));
      if (step % 3 === 0) {
        rows.splice(at, 0, ...added);
        slots.insert(at, added);
      } else if (step % 3 === 1) {
        const count = Math.min(1 + random(step % 8 === 0 ? pieceRows : 30), rows.length - at);
        rows.splice(at, count);
        slots.remove(at, count);
      } else {
        rows[at] = [...(rows[at] ?? []).slice(0, 3), step];
        slots.set(at, 3, step);
      }
      expect(slots.rowCount).toBe(rows.length);
    }
    expect(rowsIn(slots)).toEqual(rows);
    expect(slots.toPieces().pieces.every(({ piece }) => piece.rowCount <= pieceRows * 2)).toBe(true);
  });

  test('report cells that do not fit with their row in the table', () => {
    const slots = new RowSlots(header, piecesOf(rowsTo(pieceRows + 10)));
    slots.set(pieceRows + 3, 3, 'x');
    expect(slots.toPieces().problems).toMatchObject([{ code: 'WRONG_TYPE', row: pieceRows + 4, column: 'amount' }]);
  });
});
