// A workbook after reading: values and formulas by position, and no formatting except number formats.
import type { CellValue } from '../values.ts';

export interface Cell {
  readonly value: CellValue;
  readonly formula?: string;
  /** The range that an array formula fills. */
  readonly fills?: Area;
  readonly isDate?: true;
  /** Its number format, unless that is General. */
  readonly format?: string;
}

export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface SheetArea extends Area {
  readonly sheet: number;
}

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: number;
  readonly columns: number;
  /** Of columns that do not have the usual width. */
  readonly columnWidths?: readonly ColumnWidth[];
  /** Only read if a formula depends on them. */
  readonly hiddenRows?: ReadonlyMap<number, 'hidden' | 'filtered'>;
  /** By toKey. */
  readonly cells: ReadonlyMap<number, Cell>;
}

export interface ColumnWidth {
  /** From 0. */
  readonly from: number;
  /** The last column. */
  readonly to: number;
  /** In characters of the usual font. */
  readonly characters: number;
}

export interface DefinedName {
  readonly name: string;
  /** Absent if it belongs to the workbook. */
  readonly sheet: number | undefined;
  /** A formula: usually a reference. */
  readonly refersTo: string;
}

export interface Table extends SheetArea {
  readonly name: string;
  readonly columns: readonly string[];
  readonly hasHeader: boolean;
  readonly hasTotals: boolean;
}

export interface Workbook {
  readonly sheets: readonly Sheet[];
  readonly names: readonly DefinedName[];
  readonly tables: readonly Table[];
  readonly formulaCount: number;
}

export const columnsMax = 16_384;
export const rowsMax = 1_048_576;

/** Rows and columns start at 0. */
export function toKey(row: number, column: number): number {
  return row * columnsMax + column;
}

export function toColumnName(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

export function toAddress(row: number, column: number): string {
  return `${toColumnName(column)}${row + 1}`;
}

/** As displayed: Rates!C12, 'Term life'!C12, Rates!C12:D20. */
export function nameArea(
  sheets: readonly Pick<Sheet, 'name'>[],
  { sheet, top, left, bottom, right }: SheetArea,
): string {
  const name = sheets[sheet]?.name ?? '';
  const quoted = /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) ? name : `'${name.replaceAll("'", "''")}'`;
  const start = toAddress(top, left);
  const end = toAddress(bottom, right);
  return start === end ? `${quoted}!${start}` : `${quoted}!${start}:${end}`;
}

export function cellArea(sheet: number, row: number, column: number): SheetArea {
  return { sheet, top: row, left: column, bottom: row, right: column };
}

export function sizeOf({ top, left, bottom, right }: Area): number {
  return (bottom - top + 1) * (right - left + 1);
}

/** $A$1, A1, $A$1:B2; undefined for anything else, and for cells beyond the limits of a sheet. */
export function readArea(text: string): Area | undefined {
  const [, leftName, topText, rightName = leftName, bottomText = topText] =
    /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/i.exec(text) ?? [];
  if (leftName === undefined || rightName === undefined) return undefined;
  const rows = [Number(topText) - 1, Number(bottomText) - 1];
  const columns = [readColumn(leftName), readColumn(rightName)];
  const area = {
    top: Math.min(...rows),
    left: Math.min(...columns),
    bottom: Math.max(...rows),
    right: Math.max(...columns),
  };
  return area.top >= 0 && area.bottom < rowsMax && area.right < columnsMax ? area : undefined;
}

export function readColumn(name: string): number {
  let column = 0;
  for (const letter of name.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
