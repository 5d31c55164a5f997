// Files with the rows of a rate table, for spreadsheets: comma-separated values, or a workbook. Pure.
import { guardFormula } from '@coverwright/insurance/formula-guard';
import { type SheetColumn, writeSheet } from '@coverwright/render/sheet-file';
import { type LookupTable, readSharedTable } from '../lookup-tables.ts';
import { columnNames, toCsv } from './table-csv.ts';
import { cellColumnsOf } from './table-pieces.ts';
import { cellText, type Row, rowsOf } from './table-rows.ts';

export type TableFileFormat = 'csv' | 'xlsx';

export interface TableFileTask {
  readonly kind: 'tableFile';
  readonly table: LookupTable;
  readonly format: TableFileFormat;
}

export function writeTableFile({ table: shared, format }: TableFileTask): Uint8Array<ArrayBuffer> {
  const table = readSharedTable(shared);
  const columns = cellColumnsOf(table);
  const rows = rowsOf(table);
  if (format === 'csv') {
    const isText = columns.map(({ type }) => type === 'text');
    const guarded = rows.map((row): Row =>
      row.map((cell, index) => (isText[index] === true && typeof cell === 'string' ? guardFormula(cell) : cell)),
    );
    return new TextEncoder().encode(toCsv(columnNames(table).map(guardFormula), guarded));
  }
  const names = columnNames(table);
  const sheetColumns = columns.map(({ type }, index): SheetColumn => ({ name: names[index] ?? '', type }));
  const lines = rows.map((row) => row.map(cellText));
  // A small buffer is a part of one that others use, and this one is passed on to another thread.
  return new Uint8Array(writeSheet(table.name, sheetColumns, lines));
}
