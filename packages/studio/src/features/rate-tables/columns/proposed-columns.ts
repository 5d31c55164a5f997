/** Columns for pasted or imported cells: their names from the first row, their types from the values. Pure. */
import { readCells } from '../../../ui/grid/cells/read-cells.ts';
import type { ClipboardRows } from '../../../ui/grid/clipboard/clipboard-text.ts';
import type { Block } from '../../../ui/grid/model/sheet.ts';
import { emptyColumn, freeId, type KeyType, type TableColumn } from './table-columns.ts';

export interface ProposedTable {
  readonly columns: readonly TableColumn[];
  /** The cells below the names, as they are written, in the order of the columns. */
  readonly texts: Block;
}

interface Guess {
  readonly name: string;
  readonly texts: readonly string[];
  readonly type: KeyType;
  readonly isPercent: boolean;
}

const types = ['boolean', 'date', 'number'] as const;

/** A few cells that cannot be read are mistakes, which the grid shows. */
const readableShare = 0.9;

function typeOf(texts: readonly string[]): KeyType {
  const filled = texts.filter((text) => text.trim() !== '');
  if (filled.length === 0) return 'text';
  return types.find((type) => readCells(type, filled).unreadCount <= filled.length * (1 - readableShare)) ?? 'text';
}

/** Whether the first row has names: none of its cells is empty or a value, and no two are the same. */
export function hasNames([first, ...others]: ClipboardRows): boolean {
  if (first === undefined || others.length === 0) return false;
  const names = first.map((name) => name.trim());
  return new Set(names).size === names.length && names.every((name) => name !== '' && typeOf([name]) === 'text');
}

const fromName = /^(?<whole>.*?)[\s_.-]*\(?(?:from|min|start|由|起)\)?$/iu;
const toName = /^(?<whole>.*?)[\s_.-]*\(?(?:to|max|until|end|至|止)\)?$/iu;

/** The name of a range, if these are its beginning and end. */
function rangeName(one: Guess, other: Guess | undefined): string | undefined {
  if (other === undefined || one.type !== other.type || (one.type !== 'number' && one.type !== 'date'))
    return undefined;
  const [from, to] = [fromName.exec(one.name)?.groups?.['whole'], toName.exec(other.name)?.groups?.['whole']];
  if (from === undefined || to === undefined) return undefined;
  return from === to || to === '' ? from : undefined;
}

interface Part {
  readonly column: Omit<TableColumn, 'id'>;
  readonly texts: readonly (readonly string[])[];
}

/** Numbers behind the last other column are values; if there is no other column, all but the first one. */
function firstValueOf(guesses: readonly Guess[], isRange: readonly boolean[]): number {
  const lastKey = guesses.findLastIndex(({ type }, at) => type !== 'number' || isRange[at] === true);
  const first = lastKey < 0 ? 1 : lastKey + 1;
  return Math.min(first, guesses.length - 1);
}

function toParts(guesses: readonly Guess[], currency: string): readonly Part[] {
  const names = guesses.map((guess, at) => rangeName(guess, guesses[at + 1]));
  const isRange = guesses.map((_, at) => names[at] !== undefined || names[at - 1] !== undefined);
  const firstValue = firstValueOf(guesses, isRange);
  const parts: Part[] = [];
  for (let at = 0; at < guesses.length; at++) {
    const [guess, next, range] = [guesses[at], guesses[at + 1], names[at]];
    if (guess === undefined) continue;
    const { name, type, isPercent, texts } = guess;
    if (range !== undefined && next !== undefined) {
      const column = { ...emptyColumn('', 'range', currency), name: range === '' ? 'range' : range, type };
      parts.push({ column, texts: [texts, next.texts] });
      at++;
    } else if (at < firstValue) {
      parts.push({ column: { ...emptyColumn('', 'exact', currency), name, type }, texts: [texts] });
    } else {
      const unit = type === 'number' ? (isPercent ? 'percent' : 'amount') : 'text';
      parts.push({ column: { ...emptyColumn('', 'value', currency), name, unit }, texts: [texts] });
    }
  }
  return parts;
}

/** @param currency of amounts */
export function proposeColumns(rows: ClipboardRows, isNamed: boolean, currency: string): ProposedTable {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const below = isNamed ? rows.slice(1) : rows;
  const guesses = Array.from({ length: width }, (_, column): Guess => {
    const texts = below.map((row) => row[column] ?? '');
    const name = (isNamed ? (rows[0]?.[column] ?? '') : '').trim() || `column${column + 1}`;
    const filled = texts.filter((text) => text.trim() !== '');
    const isPercent = filled.length > 0 && filled.every((text) => text.trim().endsWith('%'));
    return { name, texts, type: typeOf(texts), isPercent };
  });
  const parts = toParts(guesses, currency);
  const columns: TableColumn[] = [];
  for (const { column } of parts) columns.push({ ...column, id: freeId(columns) });
  return { columns, texts: parts.flatMap(({ texts }) => texts) };
}
