// Converts the bytes of a file to cells. Runs in a separate process, because checking the directory does not prove what
// unpacking a file takes.
import { say } from '../../sentences/say.ts';
import { type CellObject, read as readFile, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { workbookLimits } from '../limits.ts';
import type { CellError, CellValue } from '../values.ts';
import { type Area, type Cell, type DefinedName, readArea, type Sheet, toKey, type Workbook } from './cells.ts';
import { Refusal } from './refusal.ts';
import { readColumnWidths, readHiddenRows } from './sheet-layout.ts';
import { readTables } from './tables.ts';
import { broken, readZipDirectory } from './zip-file.ts';

/** Throws a Refusal. */
export function readWorkbook(file: Uint8Array): Workbook {
  const parts = readZipDirectory(file);
  if (!parts.has('xl/workbook.xml')) {
    throw new Refusal('NOT_A_WORKBOOK', say('WORKBOOK_NOT_EXCEL'));
  }
  if ([...parts.keys()].some((name) => /vbaProject\.bin$/i.test(name))) {
    throw new Refusal('MACROS', say('WORKBOOK_HAS_MACROS'));
  }
  const book = unpack(file);
  if (book.Workbook?.WBProps?.date1904) {
    throw new Refusal('CALENDAR', say('WORKBOOK_CALENDAR'));
  }
  if (book.SheetNames.length > workbookLimits.sheets) {
    throw new Refusal(
      'LIMIT',
      say('WORKBOOK_SHEETS_MAX', { count: book.SheetNames.length, max: workbookLimits.sheets }),
    );
  }
  const count = { cells: 0, formulas: 0 };
  const sheets = book.SheetNames.map((name, index) =>
    toSheet(name, book.Sheets[name] ?? {}, { isHidden: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0, count }),
  );
  const tables = readTables(file, parts, book.SheetNames);
  const hidden = hasSubtotals(sheets) ? readHiddenRows(file, parts, book.SheetNames, tables) : undefined;
  const widths = readColumnWidths(file, parts);
  return {
    sheets: sheets.map((sheet) => {
      const [hiddenRows, columnWidths] = [hidden?.get(sheet.name), widths.get(sheet.name)];
      return { ...sheet, ...(hiddenRows && { hiddenRows }), ...(columnWidths && { columnWidths }) };
    }),
    names: toNames(book),
    tables,
    formulaCount: count.formulas,
  };
}

function hasSubtotals(sheets: readonly Sheet[]): boolean {
  return sheets.some(({ cells }) => {
    for (const { formula } of cells.values()) if (formula !== undefined && /SUBTOTAL\(/i.test(formula)) return true;
    return false;
  });
}

function unpack(file: Uint8Array): WorkBook {
  try {
    return readFile(file, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      sheetStubs: true,
      xlfn: true,
    });
  } catch {
    throw broken();
  }
}

interface SheetContext {
  readonly isHidden: boolean;
  /** The workbook's own names. */
  readonly count: { cells: number; formulas: number };
}

function toSheet(name: string, sheet: WorkSheet, { isHidden, count }: SheetContext): Sheet {
  const cells = new Map<number, Cell>();
  let rows = 0;
  let columns = 0;
  const data: unknown = sheet['!data'];
  for (const [row, line] of (Array.isArray(data) ? data : []).entries()) {
    for (const [column, read] of (Array.isArray(line) ? line : []).entries()) {
      const cell = read === undefined ? undefined : toCell(read as CellObject, count);
      if (cell === undefined) continue;
      cells.set(toKey(row, column), cell);
      rows = Math.max(rows, row + 1);
      columns = Math.max(columns, column + 1);
    }
  }
  return { name, isHidden, rows, columns, cells };
}

/** Undefined for a cell that only has formatting. */
function toCell(read: CellObject, count: SheetContext['count']): Cell | undefined {
  const isDate = typeof read.z === 'string' && SSF.is_date(read.z);
  const hasFormula = read.f !== undefined && read.f !== '';
  const value = toValue(read);
  if (value === null && !hasFormula && !isDate) return undefined;
  count.cells++;
  if (count.cells > workbookLimits.cells) {
    throw new Refusal('LIMIT', say('WORKBOOK_CELLS_MAX', { max: workbookLimits.cells.toLocaleString('en-US') }));
  }
  if (hasFormula) count.formulas++;
  const fills = hasFormula && read.F !== undefined ? readFilled(read.F) : undefined;
  return {
    value,
    ...(hasFormula && { formula: read.f }),
    ...(fills && { fills }),
    ...(isDate && { isDate }),
    ...(typeof read.z === 'string' && read.z !== 'General' && { format: read.z }),
  };
}

function readFilled(text: string): Area {
  const area = readArea(text);
  if (area === undefined) throw broken();
  return area;
}

const errors: Readonly<Record<number, CellError['error']>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

function toValue({ t, v, w }: CellObject): CellValue {
  if (t === 'e') return { error: (typeof v === 'number' ? errors[v] : undefined) ?? w ?? '#VALUE!' };
  if (t === 'z' || v === undefined || v instanceof Date) return null;
  return v;
}

/** Without Excel's internal names. */
function toNames({ Workbook: properties }: WorkBook): DefinedName[] {
  const names = properties?.Names ?? [];
  if (names.length > workbookLimits.names) {
    throw new Refusal('LIMIT', say('WORKBOOK_NAMES_MAX', { max: workbookLimits.names.toLocaleString('en-US') }));
  }
  return names
    .filter(({ Name }) => !Name.toLowerCase().startsWith('_xlnm.'))
    .map(({ Name, Ref, Sheet: sheet }) => ({ name: Name, sheet, refersTo: Ref }));
}
