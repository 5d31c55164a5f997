// References to columns of Excel tables: Rates[Rate], Rates[@Age], Rates[[#Headers],[Age]:[Rate]].
import { say } from '../../sentences/say.ts';
import type { SheetArea, Table } from '../read/cells.ts';
import { Refusal } from '../read/refusal.ts';
import type { ReferenceContext } from './references.ts';
import type { Formula } from './syntax.ts';

type Part = 'all' | 'data' | 'headers' | 'totals' | 'this row';

interface Place extends ReferenceContext {
  readonly row: number;
}

/** Throws a Refusal. */
export function readStructured(text: string, context: Place): Formula {
  const start = text.indexOf('[');
  const name = text.slice(0, start).toLowerCase();
  const table = context.tables.find((each) =>
    name === '' ? isInside(each, context) : each.name.toLowerCase() === name,
  );
  if (table === undefined) throw new Refusal('FORMULA', say('FORMULA_TABLE_UNKNOWN', { text: text.slice(0, 60) }));
  const { parts, columns } = readSpecifier(text.slice(start + 1, -1));
  const rows = toRows(table, parts, context.row);
  const [first, last] = toColumns(table, columns);
  const area: SheetArea = { sheet: table.sheet, ...rows, left: first, right: last };
  return { kind: 'cells', area };
}

function isInside(table: Table, { sheet, row }: Place): boolean {
  return table.sheet === sheet && row >= table.top && row <= table.bottom;
}

function readSpecifier(inner: string): { parts: Part[]; columns: string[] } {
  const parts: Part[] = [];
  const columns: string[] = [];
  const text = inner.trim();
  if (text.startsWith('@')) {
    parts.push('this row');
    const rest = text.slice(1).trim();
    if (rest !== '') columns.push(...readColumns(rest));
  } else if (text.startsWith('[')) {
    for (const item of splitItems(text)) {
      const part = toPart(item);
      if (part === undefined) columns.push(...readColumns(item));
      else parts.push(part);
    }
  } else if (text !== '') {
    const part = toPart(text);
    if (part === undefined) columns.push(unescapeName(text));
    else parts.push(part);
  }
  return { parts, columns };
}

/** Splits [#Headers],[Age]:[Rate] at the commas outside brackets. */
function splitItems(text: string): string[] {
  return (text.match(/\[(?:[^\]']|'.)*\](?:\s*:\s*\[(?:[^\]']|'.)*\])?/gs) ?? []).map((item) => item.trim());
}

function readColumns(item: string): string[] {
  if (!item.startsWith('[')) return [unescapeName(item)];
  return (item.match(/\[((?:[^\]']|'.)*)\]/gs) ?? []).map((column) => unescapeName(column.slice(1, -1)));
}

function toPart(item: string): Part | undefined {
  const text = item.replace(/^\[|\]$/g, '').toLowerCase();
  return text.startsWith('#') ? (text.slice(1) as Part) : undefined;
}

function unescapeName(name: string): string {
  return name.replaceAll(/'(.)/gs, '$1');
}

function toRows(table: Table, parts: readonly Part[], row: number): Pick<SheetArea, 'top' | 'bottom'> {
  const first = table.top + Number(table.hasHeader);
  const last = table.bottom - Number(table.hasTotals);
  const rows = (parts.length === 0 ? ['data' as const] : parts).map((part) => {
    if (part === 'all') return [table.top, table.bottom];
    if (part === 'data') return [first, last];
    if (part === 'headers' && table.hasHeader) return [table.top, table.top];
    if (part === 'totals' && table.hasTotals) return [table.bottom, table.bottom];
    if (part === 'this row' && row >= first && row <= last) return [row, row];
    throw new Refusal('FORMULA', say('FORMULA_TABLE_PART_UNKNOWN', { table: table.name, part: part.slice(0, 20) }));
  });
  return { top: Math.min(...rows.map(([top = 0]) => top)), bottom: Math.max(...rows.map(([, bottom = 0]) => bottom)) };
}

function toColumns(table: Table, columns: readonly string[]): readonly [number, number] {
  if (columns.length === 0) return [table.left, table.right];
  const found = columns.map((column) => {
    const index = table.columns.findIndex((name) => name.toLowerCase() === column.toLowerCase());
    if (index < 0)
      throw new Refusal('FORMULA', say('FORMULA_COLUMN_UNKNOWN', { table: table.name, column: column.slice(0, 50) }));
    return table.left + index;
  });
  return [Math.min(...found), Math.max(...found)];
}
