// Collects the cells of a sheet as JSON, row by row, within the limits of what is read from a file: a million cells would
// need too much memory as objects.
import { say } from '../../sentences/say.ts';
import type { Area } from '../read/cells.ts';
import { Refusal } from '../read/refusal.ts';
import { broken } from '../read/zip-file.ts';
import { sheetLimits } from './sheet-limits.ts';

/** A sheet as it is passed on, as JSON. */
export interface SheetTexts {
  /** Empty for the only sheet of a text file. */
  readonly name: string;
  readonly isHidden: boolean;
  /** Up to the last cell that is not empty. */
  readonly rows: readonly (readonly string[])[];
  /** Addresses such as A2:A5, at most 100. Every cell of such an area has the text of its first one. */
  readonly merged: readonly string[];
  /** Cells whose text is the result that is stored with their formula. */
  readonly formulaCount: number;
}

/** What all sheets of a file have together. */
export interface SheetCount {
  cells: number;
  characters: number;
}

interface Merged extends Area {
  text: string;
}

/** Rows whose JSON is joined at a time. */
const joinedRows = 1_000;

export class SheetRows {
  readonly #name: string;
  readonly #count: SheetCount;
  /** By the first row, the earliest last. */
  readonly #later: Merged[];
  /** Those whose areas have the current row. */
  #merged: Merged[] = [];
  readonly #chunks: Buffer[] = [];
  #lines: string[] = [];
  /** Empty rows that are only written before another one. */
  #emptyCount = 0;
  #row = 0;
  #cells: string[] = [];

  constructor(name: string, count: SheetCount, merged: readonly Area[] = []) {
    this.#name = name;
    this.#count = count;
    this.#later = merged.map((area) => ({ ...area, text: '' })).toSorted((a, b) => b.top - a.top);
  }

  /** Rows and columns from 0; rows must not go back. Throws a Refusal. */
  set(row: number, column: number, text: string): void {
    if (text === '') return;
    if (row < this.#row) throw broken();
    this.#requireWithin(row, column);
    while (this.#row < row) this.#end();
    const cells = this.#cells;
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }

  /** The list of rows as JSON. */
  finish(): readonly Buffer[] {
    this.#end();
    // An area that begins below the last row has no text.
    while (this.#merged.length > 0) this.#end();
    this.#join();
    return [Buffer.from('['), ...this.#chunks, Buffer.from(']')];
  }

  #end(): void {
    this.#fillMerged();
    const cells = this.#cells;
    if (cells.length === 0) this.#emptyCount += 1;
    else {
      const { cells: maxCells, characters } = sheetLimits;
      this.#count.cells += cells.length;
      for (const { length } of cells) this.#count.characters += length;
      if (this.#count.cells > maxCells) throw tooMuch('SHEET_CELLS_MAX', maxCells);
      if (this.#count.characters > characters) throw tooMuch('SHEET_CHARACTERS_MAX', characters);
      for (; this.#emptyCount > 0; this.#emptyCount -= 1) this.#lines.push('[]');
      this.#lines.push(JSON.stringify(cells));
      this.#cells = [];
    }
    if (this.#lines.length >= joinedRows) this.#join();
    this.#row += 1;
    if (this.#merged.length > 0) this.#merged = this.#merged.filter(({ bottom }) => bottom >= this.#row);
  }

  /** Gives every cell of an area the text of its first one. */
  #fillMerged(): void {
    for (let next = this.#later.at(-1); next !== undefined && next.top <= this.#row; next = this.#later.at(-1)) {
      this.#later.pop();
      next.text = this.#cells[next.left] ?? '';
      if (next.text === '') continue;
      this.#requireWithin(next.bottom, next.right);
      this.#merged.push(next);
    }
    for (const { left, right, text } of this.#merged) {
      while (this.#cells.length < left) this.#cells.push('');
      for (let column = left; column <= right; column++) this.#cells[column] = text;
    }
  }

  #join(): void {
    if (this.#lines.length === 0) return;
    const text = this.#lines.join(',');
    this.#chunks.push(Buffer.from(this.#chunks.length === 0 ? text : `,${text}`));
    this.#lines = [];
  }

  #requireWithin(row: number, column: number): void {
    const { rows, columns } = sheetLimits;
    const sheet = this.#name;
    if (row >= rows) throw new Refusal('LIMIT', say('SHEET_ROWS_MAX', { sheet, max: shown(rows - 1) }));
    if (column >= columns) throw new Refusal('LIMIT', say('SHEET_COLUMNS_MAX', { sheet, max: shown(columns) }));
  }
}

function tooMuch(reason: 'SHEET_CELLS_MAX' | 'SHEET_CHARACTERS_MAX', max: number): Refusal {
  return new Refusal('LIMIT', say(reason, { max: shown(max) }));
}

function shown(count: number): string {
  return count.toLocaleString('en-US');
}
