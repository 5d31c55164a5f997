// The rows of a table while changes are applied to them. Pure. Only the pieces that a change touches are read as rows;
// all others remain as they are stored.
import { readTable, type TableHeader, type TableProblem, type WrittenCell } from '@coverwright/rules';
import { fromPieces, type Piece, pieceRows, toPiece } from '../../calculation/tables/table-pieces.ts';
import { type Row, rowsOf } from '../../calculation/tables/table-rows.ts';

export interface PlacedPiece {
  /** Absent for a piece that is not stored yet. */
  readonly hash?: string;
  readonly piece: Piece;
}

interface Slot {
  readonly placed?: PlacedPiece;
  /** Undefined as long as nothing in it has changed. */
  rows?: WrittenCell[][];
}

interface Position {
  readonly slot: Slot;
  readonly index: number;
  /** Within the slot, from 0. */
  readonly row: number;
}

/** Rows are counted from 0. */
export class RowSlots {
  readonly #header: TableHeader;
  #slots: Slot[];

  constructor(header: TableHeader, pieces: readonly PlacedPiece[]) {
    this.#header = header;
    this.#slots = pieces.map((placed) => ({ placed }));
  }

  get rowCount(): number {
    return this.#slots.reduce((sum, slot) => sum + countOf(slot), 0);
  }

  cell(row: number, column: number): WrittenCell {
    const { slot, row: inSlot } = this.#find(row);
    return this.#edit(slot)[inSlot]?.[column] ?? null;
  }

  set(row: number, column: number, cell: WrittenCell): void {
    const { slot, row: inSlot } = this.#find(row);
    const cells = this.#edit(slot)[inSlot];
    if (cells !== undefined) cells[column] = cell;
  }

  /** The first of the rows gets this position. */
  insert(row: number, rows: readonly Row[]): void {
    const added = rows.map((cells) => [...cells]);
    // Behind the last row, or in a piece of their own beside full ones.
    if (row >= this.rowCount) {
      this.#slots.push({ rows: added });
      return;
    }
    const { slot, index, row: inSlot } = this.#find(row);
    const known = this.#edit(slot);
    const parts = [known.slice(0, inSlot), added, known.slice(inSlot)];
    const [first = [], second = [], third = []] = parts;
    if (known.length + added.length <= pieceRows * 2) slot.rows = [...first, ...second, ...third];
    else this.#slots.splice(index, 1, ...parts.map((part) => ({ rows: part })));
  }

  remove(row: number, count: number): void {
    let left = count;
    while (left > 0 && row < this.rowCount) {
      const { slot, row: inSlot } = this.#find(row);
      const removed = this.#edit(slot).splice(inSlot, left);
      left -= removed.length;
      this.#slots = this.#slots.filter((one) => countOf(one) > 0);
    }
  }

  /** The pieces after all changes, with the cells that their columns cannot contain, which are empty then. */
  toPieces(): { readonly pieces: readonly PlacedPiece[]; readonly problems: readonly TableProblem[] } {
    const problems: TableProblem[] = [];
    const pieces: PlacedPiece[] = [];
    let start = 0;
    for (const slot of this.#joined()) {
      const { placed, rows } = slot;
      if (rows === undefined) {
        if (placed !== undefined) pieces.push(placed);
        start += countOf(slot);
        continue;
      }
      const size = rows.length > pieceRows * 2 ? pieceRows : rows.length;
      for (let from = 0; from < rows.length; from += size) {
        const part = rows.slice(from, from + size);
        const read = readTable(this.#header, part);
        pieces.push({ piece: toPiece(read.table, 0, part.length) });
        if (read.problems.length > 0) problems.push(...this.#problemsAt(start + from, part));
      }
      start += rows.length;
    }
    return { pieces, problems };
  }

  /** Edited slots and their neighbors, together if they fit in one piece. */
  #joined(): Slot[] {
    const joined: Slot[] = [];
    for (const slot of this.#slots) {
      const last = joined.at(-1);
      const isEdited = last?.rows !== undefined || slot.rows !== undefined;
      if (last !== undefined && isEdited && countOf(last) + countOf(slot) <= pieceRows) {
        joined[joined.length - 1] = { rows: [...this.#edit(last), ...this.#edit(slot)] };
      } else if (countOf(slot) > 0) joined.push(slot);
    }
    return joined;
  }

  /** With their rows in the table, which their sentences name. */
  #problemsAt(start: number, rows: readonly Row[]): readonly TableProblem[] {
    const before: Row[] = Array.from({ length: start }, () => []);
    return readTable(this.#header, [...before, ...rows]).problems;
  }

  #find(row: number): Position {
    let left = row;
    for (const [index, slot] of this.#slots.entries()) {
      if (left < countOf(slot)) return { slot, index, row: left };
      left -= countOf(slot);
    }
    throw new RangeError(`The table has no row ${row}.`);
  }

  #edit(slot: Slot): WrittenCell[][] {
    const { placed } = slot;
    slot.rows ??=
      placed === undefined ? [] : rowsOf(fromPieces(this.#header, [placed.piece])).map((cells) => [...cells]);
    return slot.rows;
  }
}

function countOf({ placed, rows }: Slot): number {
  return rows?.length ?? placed?.piece.rowCount ?? 0;
}
