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

const percentSign = /[%％][\s)]*$/u;

/** Whether a number is written with a percent sign. */
export function isPercentage(text: string): boolean {
  return percentSign.test(text);
}

function readAll(type: CellType, texts: readonly string[], takesPercent: boolean): readonly (string | undefined)[] {
  switch (type) {
    case 'text':
      return texts;
    case 'number': {
      const { numbers } = readNumbers(texts, false);
      return takesPercent ? numbers : numbers.map((number, at) => (isPercentage(texts[at] ?? '') ? undefined : number));
    }
    case 'percent':
      return readNumbers(texts, true).numbers;
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

/**
 * Cells of one column that were written together.
 * @param takesPercent whether 12.5% is 0.125 in a column of numbers; otherwise it is left as it is, for the user to decide
 */
export function readCells(type: CellType, texts: readonly string[], takesPercent = false): ReadCells {
  let unreadCount = 0;
  const read = readAll(type, texts, takesPercent);
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
