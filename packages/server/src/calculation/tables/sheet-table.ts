// The rows of a rate table in a file that was saved by a spreadsheet: which sheet, which columns, and what its cells mean.
// Pure.
import { normalizeWithin } from '@coverwright/insurance/bounded-text';
import { unguardFormula } from '@coverwright/insurance/formula-guard';
import { toAddress } from '@coverwright/render/sheet-file';
import type { SheetTexts } from '@coverwright/render/workbook';
import { type TableHeader, tableLimits } from '@coverwright/rules';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import { say } from '../../sentences/say.ts';
import { columnNames } from './table-csv.ts';
import { type CellColumn, cellColumnsOf } from './table-pieces.ts';
import type { Row } from './table-rows.ts';

interface SheetTable {
  readonly rows: readonly Row[];
  /** The column of the sheet, from 0, for each column of cells. */
  readonly columns: readonly number[];
}

/** The header line may have the columns in any order. Throws a UserError with all its problems. */
export function readSheetTable(
  sheets: readonly SheetTexts[],
  header: TableHeader,
  sheetName: string | undefined,
): SheetTable {
  const sheet = chooseSheet(sheets, header, sheetName);
  const [line = [], ...lines] = sheet.rows;
  const columns = findColumns(line, header);
  const cells = cellColumnsOf(header);
  const percents = new Set(header.values.flatMap(({ name, unit }) => (unit.kind === 'percent' ? [name] : [])));
  const isText = sheet.name === '';
  const readers = cells.map((column) => readerOf(column, { isPercent: percents.has(column.name), isText }));
  const rows = lines.map((texts) => readers.map((read, index) => read(texts[columns[index] ?? -1] ?? '')));
  return { rows, columns };
}

function chooseSheet(sheets: readonly SheetTexts[], { name }: TableHeader, wanted: string | undefined): SheetTexts {
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  const [only, ...others] = filled.filter(({ isHidden }) => !isHidden);
  const found = sheets.find((sheet) => sheet.name === (wanted ?? name));
  if (found !== undefined) return found;
  if (wanted === undefined && only !== undefined && others.length === 0) return only;
  const names = sheets.map((sheet) => sheet.name).slice(0, 20);
  if (wanted === undefined && only === undefined) throw refused(say('TABLE_FILE_EMPTY'), 'sheet');
  throw refused(say('TABLE_FILE_SHEET', { sheets: names.join(', ') }), 'sheet');
}

function refused(sentence: ReturnType<typeof say>, path: string): UserError {
  return new UserError({ code: 'INVALID', ...sentence, path });
}

/** As the names of columns are stored; one that is too long is the name of none. */
function toColumnName(cell: string): string {
  const name = unguardFormula(cell.trim());
  return normalizeWithin(name, tableLimits.maxCellLength, 'NFC') ?? name;
}

/** The problem of a missing column names the first cell, that of any other its own cell. */
function findColumns(line: readonly string[], header: TableHeader): number[] {
  const names = columnNames(header);
  const found = line.map((name) => toColumnName(name));
  const problems: Problem[] = [];
  const columns = names.map((name) => {
    const column = found.indexOf(name);
    if (column === -1) problems.push({ code: 'INVALID', ...say('TABLE_FILE_COLUMN_MISSING', { name }), path: 'A1' });
    return column;
  });
  for (const [index, name] of found.entries()) {
    const path = toAddress(0, index);
    if (found.indexOf(name) < index && names.includes(name))
      problems.push({ code: 'INVALID', ...say('TABLE_FILE_COLUMN_TWICE', { name }), path });
    else if (name !== '' && !names.includes(name))
      problems.push({ code: 'INVALID', ...say('TABLE_FILE_COLUMN_UNKNOWN', { name: name.slice(0, 200) }), path });
  }
  throwIfAny(problems);
  return columns;
}

function readerOf(
  { type }: CellColumn,
  { isPercent, isText }: { readonly isPercent: boolean; readonly isText: boolean },
): (text: string) => string {
  if (type === 'text') return isText ? unguardFormula : (text) => text;
  if (type === 'boolean') return (text) => text.trim().toLowerCase();
  if (isPercent) return (text) => text.trim().replace(/\s*%$/, '');
  return (text) => text.trim();
}
