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
  /** As it is in the first row; empty without names. */
  readonly heading: string;
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
  return (
    types.find((type) => readCells(type, filled, true).unreadCount <= filled.length * (1 - readableShare)) ?? 'text'
  );
}

/** The heading of a merged cell, or of one whose text a file repeats, also belongs to the column right of it. */
function isRepeated(names: readonly string[], at: number): boolean {
  return at > 0 && (names[at] === '' || names[at] === names[at - 1]);
}

/** Whether the first row has names: none of its cells is a value, and only those of merged cells are the same or empty. */
export function hasNames([first, ...others]: ClipboardRows): boolean {
  if (first === undefined || others.length === 0) return false;
  const names = first.map((name) => name.trim());
  const own = names.filter((_, at) => !isRepeated(names, at));
  const isMerged = (at: number): boolean =>
    [at - 1, at].every((column) => ['number', 'date'].includes(typeOf(others.map((row) => row[column] ?? ''))));
  return (
    new Set(own).size === own.length &&
    own.every((name) => name !== '' && typeOf([name]) === 'text') &&
    names.every((_, at) => !isRepeated(names, at) || (isMerged(at) && !isRepeated(names, at - 1)))
  );
}

const fromWords = 'from|min(?:imum)?|start|begin|lower|low|since|at least|over|above|由|從|起|開始|下限|最小|最低';
const toWords = 'to|max(?:imum)?|until|end|upper|high|below|under|up to|less than|至|到|止|結束|上限|最大|最高|未滿';
const exclusive = '(?:[\\s_.-]*[(（]?(?:exclusive|excl\\.?|不包括)[)）]?)?';

/** The words are behind the name, such as `days (from)`, or before it, such as `max. age`. */
function patternsOf(words: string): readonly RegExp[] {
  return [
    new RegExp(`^(?<whole>.*?)[\\s_.-]*[(（]?(?:${words})${exclusive}[)）]?$`, 'iu'),
    new RegExp(`^(?:${words})(?:[\\s_.-]+|(?<=[\\u4e00-\\u9fff]))(?<whole>.+?)${exclusive}$`, 'iu'),
  ];
}

const fromPatterns = patternsOf(fromWords);
const toPatterns = patternsOf(toWords);

function wholeOf(name: string, patterns: readonly RegExp[]): string | undefined {
  return patterns.map((pattern) => pattern.exec(name)?.groups?.['whole']?.trim()).find((whole) => whole !== undefined);
}

/** The name of a range, if these are its beginning and end. */
function rangeName(one: Guess, other: Guess | undefined): string | undefined {
  if (other === undefined || one.type !== other.type || (one.type !== 'number' && one.type !== 'date'))
    return undefined;
  if (one.heading !== '' && (other.heading === '' || other.heading === one.heading)) return one.heading;
  const [from, to] = [wholeOf(one.heading, fromPatterns), wholeOf(other.heading, toPatterns)];
  if (from === undefined || to === undefined) return undefined;
  return from.toLowerCase() === to.toLowerCase() || to === '' ? from : undefined;
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
    const heading = (isNamed ? (rows[0]?.[column] ?? '') : '').trim();
    const name = heading || `column${column + 1}`;
    const filled = texts.filter((text) => text.trim() !== '');
    const isPercent = filled.length > 0 && filled.every((text) => text.trim().endsWith('%'));
    return { heading, name, texts, type: typeOf(texts), isPercent };
  });
  const parts = toParts(guesses, currency);
  const columns: TableColumn[] = [];
  for (const { column } of parts) columns.push({ ...column, id: freeId(columns) });
  return { columns, texts: parts.flatMap(({ texts }) => texts) };
}
