// The inputs and outputs of a workbook: defined names and tables that start with input_ or output_, and headings of that
// form with the value next to or below them.
import { workbookLimits } from '../limits.ts';
import { type CellValue, isCellError } from '../values.ts';
import { type Area, type Cell, readArea, type Sheet, type SheetArea, sizeOf, toKey, type Workbook } from './cells.ts';

export type DataType = 'string' | 'boolean' | 'number' | 'error' | 'date' | 'stub' | 'array' | 'object';
export type FieldKind = 'input' | 'output';

export interface FieldItem {
  readonly label: string;
  readonly dataType: DataType;
  readonly children: readonly FieldItem[];
}

/** A value, a list of one row or column, rows as lists, or the rows of a table as objects. */
export type FieldShape = 'value' | 'list' | 'rows' | 'records';

export interface Field extends FieldItem {
  readonly kind: FieldKind;
  /** As written in the workbook: input_age. The label is the rest: age. */
  readonly variable: string;
  readonly area: SheetArea;
  readonly shape: FieldShape;
  /** The columns of records. */
  readonly columns: readonly string[];
  readonly foundAs: 'name' | 'table' | 'heading';
}

export interface Fields {
  readonly fields: readonly Field[];
  /** Sentences about names that refer to no cells, and about duplicate names. */
  readonly warnings: readonly string[];
}

const fieldName = /^(input|output)_(.+)$/is;
const childrenMax = 20;

export function findFields(workbook: Workbook): Fields {
  const fields = new Map<string, Field>();
  const warnings: string[] = [];
  const add = (field: Field): void => {
    const key = field.variable.toLowerCase();
    const first = fields.get(key);
    if (first === undefined && fields.size < workbookLimits.fields) fields.set(key, field);
    else if (first === undefined)
      warnings.push(`The workbook has more than ${workbookLimits.fields} fields; ${field.variable} is ignored.`);
    else if (!isSameArea(first.area, field.area)) {
      warnings.push(
        `${field.variable} occurs more than once; the one on the sheet ${workbook.sheets[first.area.sheet]?.name} is used.`,
      );
    }
  };
  for (const field of [...ofNames(workbook, warnings), ...ofTables(workbook), ...ofHeadings(workbook)]) add(field);
  return { fields: [...fields.values()], warnings: warnings.slice(0, workbookLimits.listed) };
}

function isSameArea(left: SheetArea, right: SheetArea): boolean {
  return left.sheet === right.sheet && left.top === right.top && left.left === right.left;
}

function* ofNames(workbook: Workbook, warnings: string[]): Generator<Field> {
  // A name of the workbook takes precedence over one of a sheet.
  const names = workbook.names.toSorted((left, right) => (left.sheet ?? -1) - (right.sheet ?? -1));
  for (const { name, refersTo } of names) {
    if (!fieldName.test(name)) continue;
    const area = readReference(refersTo, workbook.sheets);
    if (area === undefined || sizeOf(area) > workbookLimits.fieldCells) {
      warnings.push(
        `The name ${name} does not refer to a cell or a range of at most ${workbookLimits.fieldCells} cells.`,
      );
      continue;
    }
    const rows = area.bottom - area.top;
    const columns = area.right - area.left;
    const shape = rows === 0 && columns === 0 ? 'value' : rows === 0 || columns === 0 ? 'list' : 'rows';
    yield toField(name, { area, shape, foundAs: 'name' }, workbook);
  }
}

/** Sheet1!$A$1 and 'My sheet'!$A$1:$B$2. */
function readReference(text: string, sheets: readonly Sheet[]): SheetArea | undefined {
  const [, quoted, plain, cells = ''] = /^=?(?:'((?:[^']|'')+)'|([^'!]+))!([^!]+)$/.exec(text) ?? [];
  const name = (quoted?.replaceAll("''", "'") ?? plain ?? '').toLowerCase();
  const sheet = sheets.findIndex((each) => each.name.toLowerCase() === name);
  const area = readArea(cells);
  return sheet < 0 || area === undefined ? undefined : { sheet, ...area };
}

function* ofTables(workbook: Workbook): Generator<Field> {
  for (const table of workbook.tables) {
    const { name, sheet, hasHeader, hasTotals, columns } = table;
    if (!fieldName.test(name)) continue;
    const area = {
      ...toArea(table),
      sheet,
      top: table.top + Number(hasHeader),
      bottom: table.bottom - Number(hasTotals),
    };
    if (area.bottom < area.top || sizeOf(area) > workbookLimits.fieldCells) continue;
    yield toField(name, { area, shape: 'records', foundAs: 'table', columns }, workbook);
  }
}

function toArea({ top, left, bottom, right }: Area): Area {
  return { top, left, bottom, right };
}

function* ofHeadings(workbook: Workbook): Generator<Field> {
  for (const [sheet, { cells }] of workbook.sheets.entries()) {
    for (const [key, { value, formula }] of cells) {
      if (typeof value !== 'string' || formula !== undefined || !isHeading(value)) continue;
      const row = Math.floor(key / toKey(1, 0));
      const column = key % toKey(1, 0);
      const [down, across] = isBeneath(cells, row, column) ? [1, 0] : [0, 1];
      const area = { sheet, top: row + down, left: column + across, bottom: row + down, right: column + across };
      yield toField(value.trim(), { area, shape: 'value', foundAs: 'heading' }, workbook);
    }
  }
}

function isHeading(value: CellValue | undefined): boolean {
  return typeof value === 'string' && value.length <= 255 && /^(input|output)_\S+$/i.test(value.trim());
}

/** Headings side by side have their values below, headings below each other on the right. */
function isBeneath(cells: Sheet['cells'], row: number, column: number): boolean {
  const at = (down: number, across: number): Cell | undefined =>
    row + down < 0 || column + across < 0 ? undefined : cells.get(toKey(row + down, column + across));
  const isHeadingAt = (down: number, across: number) => isHeading(at(down, across)?.value);
  const hasValueAt = (down: number, across: number) => at(down, across) !== undefined && !isHeadingAt(down, across);
  if (isHeadingAt(0, 1)) return true;
  if (isHeadingAt(1, 0)) return false;
  if (isHeadingAt(0, -1) && !isHeadingAt(-1, 0)) return true;
  if (isHeadingAt(-1, 0)) return false;
  return !hasValueAt(0, 1) && hasValueAt(1, 0);
}

interface Place extends Pick<Field, 'area' | 'shape' | 'foundAs'> {
  readonly columns?: readonly string[];
}

function toField(variable: string, { area, shape, foundAs, columns = [] }: Place, { sheets }: Workbook): Field {
  const [, kind = '', label = ''] = fieldName.exec(variable) ?? [];
  const cells = sheets[area.sheet]?.cells ?? new Map<number, Cell>();
  const typeAt = (row: number, column: number) => dataTypeOf(cells.get(toKey(row, column)));
  const leaf = (at: string, row: number, column: number) => ({
    label: at,
    dataType: typeAt(row, column),
    children: [],
  });
  const place = {
    kind: kind.toLowerCase() === 'input' ? 'input' : 'output',
    variable,
    area,
    shape,
    columns,
    foundAs,
    label,
  } as const;
  if (shape === 'value') return { ...place, dataType: typeAt(area.top, area.left), children: [] };
  const children: FieldItem[] = [];
  for (let row = area.top; row <= area.bottom && children.length < childrenMax; row++) {
    const items: FieldItem[] = [];
    for (let column = area.left; column <= area.right && items.length < childrenMax; column++) {
      items.push(leaf(columns[column - area.left] ?? String(column - area.left), row, column));
    }
    if (shape === 'list' && area.top === area.bottom) children.push(...items);
    else if (shape === 'list') children.push({ ...leaf(String(children.length), row, area.left) });
    else
      children.push({
        label: String(children.length),
        dataType: shape === 'records' ? 'object' : 'array',
        children: items,
      });
  }
  return { ...place, dataType: 'array', children };
}

export function dataTypeOf(cell: Cell | undefined): DataType {
  const value = cell?.value ?? null;
  if (isCellError(value)) return 'error';
  if (value === null) return cell?.isDate ? 'date' : 'stub';
  if (typeof value === 'number') return cell?.isDate ? 'date' : 'number';
  return typeof value === 'boolean' ? 'boolean' : 'string';
}
