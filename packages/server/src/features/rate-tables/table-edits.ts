// What was edited in a rate table, in words: its columns, many changed cells as a summary, and the first rows. Pure.
import { isDeepStrictEqual } from 'node:util';
import { createSay, type Sentence } from '@coverwright/insurance/sentence';
import { shorten } from '@coverwright/insurance/shorten';
import type { TableHeader, ValueColumn, ValueUnit } from '@coverwright/rules';
import { explanationSentences, keyInWords, listInWords } from '@coverwright/rules/explain';
import { cellText, type Row } from '../../calculation/tables/table-rows.ts';
import { tableEditSentences } from '@coverwright/rules/difference';
import type { Edit } from '../../snapshots/difference.ts';
import {
  type CellChange,
  type ColumnChange,
  type ComparedColumn,
  keyCellsOf,
  type TableChanges,
} from './compare-tables.ts';

const say = createSay({ ...explanationSentences, ...tableEditSentences });

/** Rows in words, of one table between two states. Keep in sync with docs/limits.md. */
export const tableEditsMax = 1_000;

/** More changed cells of a column, and more rows that were added or removed, are also summarised. */
const listedMax = 20;
const maxLength = 60;

export function editsOfColumns({ keys, values }: TableHeader): Edit[] {
  const names = (columns: readonly { readonly name: string }[]) => columns.map(({ name }) => shown(name)).join(', ');
  return [toEdit(say('RATES_COLUMNS', { keys: names(keys), values: names(values) }))];
}

export function editsOfHeader(before: TableHeader, after: TableHeader): Edit[] {
  const nameOf = ({ name }: { readonly name: string }) => name;
  const added = <Column extends { readonly name: string }>(from: readonly Column[], to: readonly Column[]) =>
    to.filter(({ name }) => !from.some((column) => column.name === name));
  const common = <Column extends { readonly name: string }>(from: readonly Column[], to: readonly Column[]) =>
    to.flatMap((column) => {
      const old = from.find(({ name }) => name === column.name);
      return old === undefined ? [] : [{ old, column }];
    });
  const orderOf = ({ keys, values }: TableHeader, other: TableHeader) =>
    [...common(other.keys, keys), ...common(other.values, values)].map(({ column }) => column.name);
  const isReordered = !isDeepStrictEqual(orderOf(before, after), orderOf(after, before));
  const columns = [...after.keys, ...after.values].map(nameOf).map(shown).join(', ');
  return [
    ...added(before.keys, after.keys).map(({ name }) => say('RATES_KEY_ADDED', { column: shown(name) })),
    ...added(after.keys, before.keys).map(({ name }) => say('RATES_KEY_REMOVED', { column: shown(name) })),
    ...common(before.keys, after.keys).flatMap(({ old, column }) =>
      isDeepStrictEqual(old, column) ? [] : say('RATES_KEY_CHANGED', { column: shown(column.name) }),
    ),
    ...added(before.values, after.values).map(({ name }) => say('RATES_COLUMN_ADDED', { column: shown(name) })),
    ...added(after.values, before.values).map(({ name }) => say('RATES_COLUMN_REMOVED', { column: shown(name) })),
    ...common(before.values, after.values).flatMap(({ old, column }) => editsOfColumn(old, column)),
    ...(isReordered ? [say('RATES_COLUMNS_REORDERED', { columns })] : []),
  ].map(toEdit);
}

function editsOfColumn(before: ValueColumn, after: ValueColumn): Sentence[] {
  const column = shown(after.name);
  const isUnitSame = isDeepStrictEqual(before.unit, after.unit);
  const [old, next] = [defaultOf(before), defaultOf(after)];
  return [
    ...(isUnitSame ? [] : [say('RATES_UNIT_CHANGED', { column, before: unitOf(before), after: unitOf(after) })]),
    ...(before.default === after.default ? [] : [say('RATES_DEFAULT_CHANGED', { column, before: old, after: next })]),
  ];
}

function unitOf({ unit }: ValueColumn): Sentence | string {
  if (unit.kind === 'amount') return unit.currency;
  if (unit.kind === 'factor') return say('RATES_UNIT_FACTOR');
  return unit.kind === 'percent' ? say('RATES_UNIT_PERCENT') : say('RATES_UNIT_TEXT');
}

function defaultOf({ default: value, unit }: ValueColumn): Sentence | string {
  return value === undefined ? say('RATES_NO_DEFAULT') : valueInWords(value === null ? '' : String(value), unit);
}

/** Summaries first, and then rows as far as they are listed. */
export function editsOfRows({ added, removed, movedCount, changed, columns }: TableChanges, tables: TablePair): Edit[] {
  const rows = [
    ...changed.map((change) => () => sentenceOfChange(change.row, change.cells, tables.after)),
    ...added.map((row) => () => say('RATES_ROW_ADDED', rowInWords(row, tables.after))),
    ...removed.map((row) => () => say('RATES_ROW_REMOVED', rowInWords(row, tables.before))),
  ];
  const listed = rows.length <= tableEditsMax ? rows : rows.slice(0, tableEditsMax - 1);
  const omitted = rows.length - listed.length;
  return [
    ...columns.filter(({ count }) => count > listedMax).map(sentenceOfColumn),
    ...(added.length > listedMax ? [say('RATES_ROWS_ADDED', { count: added.length })] : []),
    ...(removed.length > listedMax ? [say('RATES_ROWS_REMOVED', { count: removed.length })] : []),
    ...(movedCount > 0 ? [say('RATES_ROWS_MOVED', { count: movedCount })] : []),
    ...listed.map((describe) => describe()),
    ...(omitted > 0 ? [say('RATES_EDITS_OMITTED', { count: omitted })] : []),
  ].map(toEdit);
}

export function editsOfUnread(): Edit[] {
  return [toEdit(say('RATES_REWRITTEN'))];
}

interface TablePair {
  readonly before: TableHeader;
  readonly after: TableHeader;
}

function sentenceOfColumn({ column, count, before, after }: ColumnChange): Sentence {
  const name = nameInWords(column);
  if (before === undefined || after === undefined) return say('RATES_CELLS_CHANGED', { count, column: name });
  const toText = ([least, greatest]: readonly [number, number]) => {
    const ends = least === greatest ? [least] : [least, greatest];
    return ends.map((end) => numberInWords(String(end), column.unit)).join('–');
  };
  return say('RATES_NUMBERS_CHANGED', { count, column: name, before: toText(before), after: toText(after) });
}

function sentenceOfChange(row: Row, cells: readonly CellChange[], header: TableHeader): Sentence {
  const changes = cells.map(({ column, before, after }) =>
    say('RATES_CELL_CHANGED', {
      column: nameInWords(column),
      before: valueInWords(before, column.unit),
      after: valueInWords(after, column.unit),
    }),
  );
  return say('RATES_ROW_CHANGED', { keys: keysInWords(row, header), changes: continued(changes) });
}

function rowInWords(row: Row, header: TableHeader): { readonly keys: Sentence[]; readonly cells: Sentence[] } {
  const start = row.length - header.values.length;
  const cells = header.values.map(({ name, unit }, index) =>
    say('RATES_CELL', { column: shown(name), value: valueInWords(cellText(row[start + index]), unit) }),
  );
  return { keys: keysInWords(row, header), cells: continued(cells) };
}

function keysInWords(row: Row, header: TableHeader): Sentence[] {
  const keys = keyCellsOf(header, row).flatMap(({ key, cells }) => keyInWords(key, cells) ?? []);
  return keys.length === 0 ? [say('RATES_ANY_KEYS')] : listInWords(keys);
}

function continued(cells: readonly Sentence[]): Sentence[] {
  return cells.map((cell, index) => (index === cells.length - 1 ? cell : say('RATES_CELL_CONTINUED', { cell })));
}

function nameInWords({ name, end }: ComparedColumn): Sentence | string {
  if (end === undefined) return shown(name);
  return end === 'from' ? say('RATES_RANGE_START', { key: shown(name) }) : say('RATES_RANGE_END', { key: shown(name) });
}

function valueInWords(cell: string, unit: ValueUnit | undefined): Sentence | string {
  return cell === '' ? say('RATES_CELL_BLANK') : shown(numberInWords(cell, unit));
}

/** Amounts with the decimals that are usual, others with those that they have. */
function numberInWords(cell: string, unit: ValueUnit | undefined): string {
  if (unit?.kind === 'percent') return `${cell}%`;
  const [, whole, decimals = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(cell) ?? [];
  return unit?.kind === 'amount' && whole !== undefined && decimals.length === 1 ? `${whole}.${decimals}0` : cell;
}

function shown(text: string): string {
  return shorten(text, maxLength);
}

function toEdit(sentence: Sentence): Edit {
  return { ...sentence, path: '' };
}
