// References by the numbers of rows and columns: R3C2, R[-1]C, Rates!R1C1:R9C2. Excel: "INDIRECT function".
import { columnsMax, rowsMax, toAddress } from '../read/cells.ts';

interface Position {
  readonly row: number;
  readonly column: number;
}

const part = String.raw`R(?:(\d{1,7})|\[(-?\d{1,7})\])?C(?:(\d{1,5})|\[(-?\d{1,5})\])?`;
const reference = new RegExp(`^(.*!)?${part}(?::${part})?$`, 'i');

/** As A1; undefined for anything else, and for cells that no sheet has. */
export function readRelativeArea(text: string, position: Position): string | undefined {
  const found = reference.exec(text.trim());
  if (found === null) return undefined;
  const [, sheet = '', ...parts] = found;
  const start = toCell(parts.slice(0, 4), position);
  if (start === undefined) return undefined;
  if (!text.includes(':', sheet.length)) return sheet + start;
  const end = toCell(parts.slice(4), position);
  return end === undefined ? undefined : `${sheet}${start}:${end}`;
}

function toCell([row, down, column, across]: readonly (string | undefined)[], at: Position): string | undefined {
  const rowAt = row === undefined ? at.row + Number(down ?? 0) : Number(row) - 1;
  const columnAt = column === undefined ? at.column + Number(across ?? 0) : Number(column) - 1;
  const isOnSheet = rowAt >= 0 && rowAt < rowsMax && columnAt >= 0 && columnAt < columnsMax;
  return isOnSheet ? toAddress(rowAt, columnAt) : undefined;
}
