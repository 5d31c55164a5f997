/** From what is typed or pasted to what a column stores. Pure. */
import type { CellType } from '../model/sheet.ts';
import { readDates } from './written-date.ts';
import { readNumbers } from './written-number.ts';

const booleans: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['yes', 'true'],
  ['是', 'true'],
  ['false', 'false'],
  ['no', 'false'],
  ['否', 'false'],
]);

function readAll(type: CellType, texts: readonly string[]): readonly (string | undefined)[] {
  switch (type) {
    case 'text':
      return texts;
    case 'number':
    case 'percent':
      return readNumbers(texts, type === 'percent').numbers;
    case 'date':
      return readDates(texts);
    case 'boolean':
      return texts.map((text) => booleans.get(text.trim().toLowerCase()));
    default:
      return type satisfies never;
  }
}

export interface ReadCells {
  /** What cannot be read remains as it is. */
  readonly cells: readonly string[];
  readonly unreadCount: number;
}

/** Cells of one column that were written together. */
export function readCells(type: CellType, texts: readonly string[]): ReadCells {
  let unreadCount = 0;
  const read = readAll(type, texts);
  const cells = texts.map((text, index) => {
    if (text.trim() === '' && type !== 'text') return '';
    const cell = read[index];
    if (cell === undefined) unreadCount++;
    return cell ?? text;
  });
  return { cells, unreadCount };
}

const stored: Readonly<Record<CellType, RegExp>> = {
  text: /^/u,
  number: /^-?\d+(?:\.\d+)?$/u,
  percent: /^-?\d+(?:\.\d+)?$/u,
  boolean: /^(?:true|false)$/u,
  date: /^\d{4}-\d{2}-\d{2}$/u,
};

/** Whether a cell contains a value of the type, or is empty. */
export function isOfType(type: CellType, cell: string): boolean {
  return cell === '' || stored[type].test(cell);
}
