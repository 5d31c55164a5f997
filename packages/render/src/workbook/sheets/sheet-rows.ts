// Collects the cells of a sheet as rows of texts, within the limits of what is read from a file.
import { say } from '../../sentences/say.ts';
import type { Area } from '../read/cells.ts';
import { Refusal } from '../read/refusal.ts';
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

export class SheetRows {
  readonly rows: string[][] = [];
  readonly #name: string;
  readonly #count: SheetCount;

  constructor(name: string, count: SheetCount) {
    this.#name = name;
    this.#count = count;
  }

  /** Rows and columns from 0. Throws a Refusal. */
  set(row: number, column: number, text: string): void {
    if (text === '') return;
    this.#requireWithin(row, column);
    while (this.rows.length <= row) this.rows.push([]);
    const cells = this.rows[row] ?? [];
    if (column >= cells.length) this.#count.cells += column + 1 - cells.length;
    while (cells.length < column) cells.push('');
    cells[column] = text;
    this.#count.characters += text.length;
    const { cells: maxCells, characters } = sheetLimits;
    if (this.#count.cells > maxCells) throw tooMuch('SHEET_CELLS_MAX', maxCells);
    if (this.#count.characters > characters) throw tooMuch('SHEET_CHARACTERS_MAX', characters);
  }

  /** Gives every cell of an area the text of its first one. */
  fill({ top, left, bottom, right }: Area): void {
    const text = this.rows[top]?.[left] ?? '';
    if (text === '') return;
    this.#requireWithin(bottom, right);
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) this.set(row, column, text);
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
