/** Continues cells as a spreadsheet does when they are dragged on: numbers and dates with equal steps, all others again. */
import type { CellType } from '../model/sheet.ts';

const msPerDay = 86_400_000;
const numberPattern = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?$/u;
const datePattern = /^\d{4}-\d{2}-\d{2}$/u;

/** Cells as whole numbers of the same unit, and the way back. */
interface Scale {
  readonly values: readonly bigint[];
  readonly toText: (value: bigint) => string | undefined;
}

function readDecimals(cells: readonly string[]): Scale | undefined {
  const matches = cells.map((cell) => numberPattern.exec(cell));
  const decimals = matches.reduce((most, match) => Math.max(most, match?.[3]?.length ?? 0), 0);
  const values: bigint[] = [];
  for (const match of matches) {
    if (match === null) return undefined;
    const [, sign = '', whole = '', fraction = ''] = match;
    values.push(BigInt(sign + whole + fraction.padEnd(decimals, '0')));
  }
  const toText = (value: bigint): string => {
    const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
    const whole = digits.slice(0, digits.length - decimals);
    const text = decimals === 0 ? whole : `${whole}.${digits.slice(digits.length - decimals)}`;
    return value < 0n ? `-${text}` : text;
  };
  return { values, toText };
}

function readDays(cells: readonly string[]): Scale | undefined {
  const values = cells.map((cell) => (datePattern.test(cell) ? Date.parse(`${cell}T00:00:00Z`) : Number.NaN));
  if (values.some((value) => Number.isNaN(value))) return undefined;
  const toText = (value: bigint): string | undefined => {
    const date = new Date(Number(value) * msPerDay);
    const isWritable = !Number.isNaN(date.getTime()) && date.getUTCFullYear() > 0 && date.getUTCFullYear() <= 9999;
    return isWritable ? date.toISOString().slice(0, 10) : undefined;
  };
  return { values: values.map((value) => BigInt(value / msPerDay)), toText };
}

function stepOf([first, second, ...others]: readonly bigint[]): bigint | undefined {
  if (first === undefined || second === undefined) return undefined;
  const step = second - first;
  let last = second;
  for (const value of others) {
    if (value - last !== step) return undefined;
    last = value;
  }
  return step;
}

function scaleOf(type: CellType, cells: readonly string[]): Scale | undefined {
  if (type === 'number' || type === 'percent') return readDecimals(cells);
  return type === 'date' ? readDays(cells) : undefined;
}

/**
 * The next `count` cells after those of the source, or before them.
 * @param type of the column
 */
export function continueSeries(
  type: CellType,
  source: readonly string[],
  { count, isBackward }: { readonly count: number; readonly isBackward: boolean },
): readonly string[] {
  const cells = isBackward ? source.toReversed() : source;
  const scale = cells.length > 1 ? scaleOf(type, cells) : undefined;
  const step = scale && stepOf(scale.values);
  const last = scale?.values.at(-1);
  const continued = Array.from({ length: count }, (_, index) => {
    const repeated = cells[index % cells.length] ?? '';
    if (scale === undefined || step === undefined || last === undefined) return repeated;
    return scale.toText(last + step * BigInt(index + 1)) ?? repeated;
  });
  return isBackward ? continued.toReversed() : continued;
}
