// The cells of a table in the structure of a document, row by row; tables within cells are separate.
import { PDFArray, PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import type { Structure, StructureElement } from './structure.ts';
import type { Cell } from './table-grid.ts';

const groups = new Set(['THead', 'TBody', 'TFoot']);

export function readTable(structure: Structure, table: StructureElement): Cell[][] {
  return structure.childrenOf(table.dict).flatMap((child) => {
    const role = structure.roleOf(child);
    if (groups.has(role)) return readTable(structure, child);
    return role === 'TR' ? [readRow(structure, child)] : [];
  });
}

function readRow(structure: Structure, row: StructureElement): Cell[] {
  const cells = structure.childrenOf(row.dict).filter((child) => /^T[HD]$/.test(structure.roleOf(child)));
  return cells.map(({ dict }) => ({ columns: readSpan(dict, 'ColSpan'), rows: readSpan(dict, 'RowSpan') }));
}

function readSpan(cell: PDFDict, key: string): number {
  const attributes = cell.lookup(PDFName.of('A'));
  const lists =
    attributes instanceof PDFArray ? attributes.asArray().map((_, at) => attributes.lookup(at)) : [attributes];
  for (const list of lists) {
    const span = list instanceof PDFDict ? list.lookup(PDFName.of(key)) : undefined;
    if (span instanceof PDFNumber) return span.asNumber();
  }
  return 1;
}
