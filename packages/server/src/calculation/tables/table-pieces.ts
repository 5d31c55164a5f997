// The rows of a rate table in pieces of a few thousand, as they are stored. Pure. A piece is the same for the same rows,
// whatever edits have led to them: numbers have as few decimals as the piece allows, and texts are numbered in the order
// of their rows.
import type { Cells, KeyType, RateTable, TableHeader, TableKey, ValueUnit } from '@coverwright/rules';

/** Rows of a piece. It may have up to twice as many, so that rows that are inserted change one piece. */
export const pieceRows = 4_096;

/** One column of a piece. Empty cells are null, or -1 for texts. */
interface PieceColumn {
  readonly decimals: number;
  readonly texts: readonly string[];
  readonly data: readonly (number | null)[];
}

export interface Piece {
  readonly rowCount: number;
  /** One for an exact key and for a value, two for a range. */
  readonly columns: readonly PieceColumn[];
}

/** A column of cells, in the order in which a row is written. */
export interface CellColumn {
  readonly name: string;
  readonly end?: 'from' | 'to';
  readonly type: KeyType;
}

/** The columns of cells that a row has. */
export function cellColumnsOf({ keys, values }: Pick<TableHeader, 'keys' | 'values'>): CellColumn[] {
  return [
    ...keys.flatMap(({ name, match, type }): CellColumn[] =>
      match === 'exact'
        ? [{ name, type }]
        : [
            { name, end: 'from', type },
            { name, end: 'to', type },
          ],
    ),
    ...values.map(({ name, unit }): CellColumn => ({ name, type: typeOf(unit) })),
  ];
}

function typeOf({ kind }: ValueUnit): KeyType {
  return kind === 'text' ? 'text' : 'number';
}

/** The cells of a table, in the same order. */
export function cellsOf({ keys, values }: RateTable): Cells[] {
  return [
    ...keys.flatMap((key) => (key.match === 'exact' ? [key.cells] : [key.from, key.to])),
    ...values.map(({ cells }) => cells),
  ];
}

export function toPieces(table: RateTable): Piece[] {
  const pieces: Piece[] = [];
  for (let start = 0; start < table.rowCount; start += pieceRows)
    pieces.push(toPiece(table, start, Math.min(start + pieceRows, table.rowCount)));
  return pieces;
}

/** The rows from `start` to `end`, exclusive. */
export function toPiece(table: RateTable, start: number, end: number): Piece {
  const types = cellColumnsOf(table).map(({ type }) => type);
  const columns = cellsOf(table).map((cells, index) =>
    types[index] === 'text' ? textColumn(cells, start, end) : numberColumn(cells, start, end),
  );
  return { rowCount: end - start, columns };
}

function textColumn({ data, texts }: Cells, start: number, end: number): PieceColumn {
  const codes = new Map<string, number>();
  const numbered: number[] = [];
  for (let row = start; row < end; row += 1) {
    const text = texts[data[row] ?? -1];
    const code = text === undefined ? -1 : (codes.get(text) ?? codes.size);
    if (text !== undefined) codes.set(text, code);
    numbered.push(code);
  }
  return { decimals: 0, texts: [...codes.keys()], data: numbered };
}

function numberColumn({ data, decimals }: Cells, start: number, end: number): PieceColumn {
  let fewest = 0;
  for (let row = start; row < end && fewest < decimals; row += 1) {
    const value = data[row] ?? Number.NaN;
    while (fewest < decimals && !Number.isNaN(value) && value % 10 ** (decimals - fewest) !== 0) fewest += 1;
  }
  const divisor = 10 ** (decimals - fewest);
  const scaled: (number | null)[] = [];
  for (let row = start; row < end; row += 1) {
    const value = data[row] ?? Number.NaN;
    scaled.push(Number.isNaN(value) ? null : value / divisor + 0);
  }
  return { decimals: fewest, texts: [], data: scaled };
}

/** The table of these pieces. A number that does not fit beside those of other pieces is left to its check. */
export function fromPieces({ name, keys, values }: TableHeader, pieces: readonly Piece[]): RateTable {
  const rowCount = pieces.reduce((sum, piece) => sum + piece.rowCount, 0);
  let position = 0;
  const next = (type: KeyType): Cells => {
    const at = position++;
    const columns = pieces.map((piece) => piece.columns[at] ?? noColumn(piece.rowCount));
    return type === 'text' ? joinTexts(columns, rowCount) : joinNumbers(columns, rowCount);
  };
  return {
    name,
    rowCount,
    keys: keys.map((key): TableKey => {
      if (key.match === 'exact') return { ...key, cells: next(key.type) };
      return { ...key, from: next(key.type), to: next(key.type) };
    }),
    values: values.map((value) => ({ ...value, cells: next(typeOf(value.unit)) })),
  };
}

function noColumn(rowCount: number): PieceColumn {
  return { decimals: 0, texts: [], data: Array.from({ length: rowCount }, () => null) };
}

function joinTexts(columns: readonly PieceColumn[], rowCount: number): Cells {
  const codes = new Map<string, number>();
  const data = new Int32Array(rowCount);
  let row = 0;
  for (const column of columns) {
    const joined = column.texts.map((text) => {
      const code = codes.get(text) ?? codes.size;
      codes.set(text, code);
      return code;
    });
    for (const code of column.data) data[row++] = joined[code ?? -1] ?? -1;
  }
  return { data, decimals: 0, texts: [...codes.keys()] };
}

function joinNumbers(columns: readonly PieceColumn[], rowCount: number): Cells {
  const decimals = columns.reduce((most, column) => Math.max(most, column.decimals), 0);
  const data = new Float64Array(rowCount);
  let row = 0;
  for (const column of columns) {
    const factor = 10 ** (decimals - column.decimals);
    for (const value of column.data) data[row++] = value === null ? Number.NaN : value * factor;
  }
  return { data, decimals, texts: [] };
}
