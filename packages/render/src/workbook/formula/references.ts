import { say } from '../../sentences/say.ts';
import { columnsMax, type DefinedName, readArea, readColumn, rowsMax, type Sheet, type Table } from '../read/cells.ts';
import { Refusal } from '../read/refusal.ts';
import type { Formula } from './syntax.ts';
import type { Token } from './tokens.ts';

export interface ReferenceContext {
  readonly sheets: readonly Pick<Sheet, 'name' | 'rows' | 'columns'>[];
  readonly names: readonly DefinedName[];
  readonly tables: readonly Table[];
  /** The formula's own position. */
  readonly sheet: number;
  /** Whether it is the formula of a name: then its references must not depend on where it is used. */
  readonly isName?: boolean;
}

/** Entire rows and columns end at the sheet's last column or row in use. */
export function readCells({ text, sheet: prefix }: Token, context: ReferenceContext): Formula {
  const sheets = findSheets(prefix, context);
  const [sheet = context.sheet] = sheets;
  if (sheets.length <= 1) return readCellsOf(text, prefix, sheet, context);
  return { kind: 'sheets', of: sheets.map((each) => readCellsOf(text, prefix, each, context)) };
}

function readCellsOf(text: string, prefix: string | undefined, sheet: number, context: ReferenceContext): Formula {
  if (context.isName && /(^|:)[A-Z]|[A-Z]\d/i.test(text)) {
    throw new Refusal('FORMULA', say('FORMULA_NAME_RELATIVE'));
  }
  if (context.isName && prefix === undefined) throw new Refusal('FORMULA', say('FORMULA_NAME_WITHOUT_SHEET'));
  const area = readArea(text);
  if (area !== undefined) return { kind: 'cells', area: { sheet, ...area } };
  const { rows = 0, columns = 0 } = context.sheets[sheet] ?? {};
  const [from = '', to = ''] = text.replaceAll('$', '').split(':');
  const isRows = /^\d/.test(from);
  const first = isRows ? Number(from) - 1 : readColumn(from);
  const last = isRows ? Number(to) - 1 : readColumn(to);
  const [least, most] = [Math.min(first, last), Math.max(first, last)];
  if (Number.isNaN(least) || least < 0 || most >= (isRows ? rowsMax : columnsMax)) throw noSuchCells(text);
  const whole = isRows
    ? { top: least, bottom: most, left: 0, right: Math.max(columns - 1, 0) }
    : { top: 0, bottom: Math.max(rows - 1, 0), left: least, right: most };
  return { kind: 'cells', area: { sheet, ...whole }, whole: isRows ? 'rows' : 'columns' };
}

function noSuchCells(text: string): Refusal {
  return new Refusal('FORMULA', say('FORMULA_CELLS_UNKNOWN', { text }));
}

/** First:Last, with all sheets in between. */
function findSheets(prefix: string | undefined, context: ReferenceContext): readonly number[] {
  const name = prefix?.startsWith("'") ? prefix.slice(1, -1).replaceAll("''", "'") : prefix;
  const [first, last] = name?.split(':') ?? [];
  if (first === undefined || last === undefined || name?.includes('[')) return [findSheet(prefix, context)];
  const ends = [findSheet(first, context), findSheet(last, context)];
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function findSheet(prefix: string | undefined, { sheets, sheet }: ReferenceContext): number {
  if (prefix === undefined) return sheet;
  const name = prefix.startsWith("'") ? prefix.slice(1, -1).replaceAll("''", "'") : prefix;
  if (name.includes('[')) throw new Refusal('FORMULA', say('FORMULA_FOREIGN_REFERENCE'));
  const found = sheets.findIndex((each) => each.name.toLowerCase() === name.toLowerCase());
  if (found >= 0) return found;
  throw new Refusal('FORMULA', say('FORMULA_SHEET_UNKNOWN', { name: name.slice(0, 50) }));
}

/** A name of the sheet takes precedence over one of the workbook. */
export function findName({ text, sheet: prefix }: Token, context: ReferenceContext): DefinedName {
  const sheet = findSheet(prefix, context);
  const lower = text.toLowerCase();
  const named = context.names.filter(({ name }) => name.toLowerCase() === lower);
  const found = named.find((each) => each.sheet === sheet) ?? named.find((each) => each.sheet === undefined);
  if (found !== undefined) return found;
  const table = context.tables.find(({ name }) => name.toLowerCase() === lower);
  if (table === undefined) throw new Refusal('FORMULA', say('FORMULA_NAME_UNKNOWN', { name: text.slice(0, 50) }));
  throw new Refusal('FORMULA', say('FORMULA_TABLE_BY_NAME', { name: text.slice(0, 50) }));
}
