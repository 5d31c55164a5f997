/** The classes of a column that have values, by its declared input if there is one, each with a value as an example. */
import type { Input } from '@coverwright/insurance/input';
import type { Json } from '../json/json.ts';
import { dateOf } from '../tables/table-cells.ts';
import { NumberClasses, ValueClasses } from './column-classes.ts';
import type { Condition } from './condition.ts';
import type { DecisionTable } from './decision-table.ts';

export interface ColumnDomain {
  readonly name: string;
  /** By position, a value of each class that has values. */
  readonly examples: readonly Json[];
  /** By position, 1 if the condition holds. */
  maskOf(condition: Condition | undefined): Uint8Array;
}

type Bounds = Pick<Input, 'minimum' | 'maximum'> & { readonly isWhole: boolean };

/** A number between two ends and within the bounds, as round as possible; undefined if there is none. */
function numberBetween(from: number, to: number, { minimum, maximum, isWhole }: Bounds): number | undefined {
  const low = Math.max(from, minimum ?? -Infinity);
  const high = Math.min(to, maximum ?? Infinity);
  const candidates = [low, Math.floor(low) + 1, high, Math.ceil(high) - 1, 0, ...(isWhole ? [] : [(low + high) / 2])];
  return candidates.find(
    (value) =>
      Number.isFinite(value) &&
      value >= low &&
      value <= high &&
      value > from &&
      value < to &&
      (!isWhole || Number.isInteger(value)),
  );
}

function isWithinBounds(value: number, { minimum = -Infinity, maximum = Infinity, isWhole }: Bounds): boolean {
  return value >= minimum && value <= maximum && (!isWhole || Number.isInteger(value));
}

/** By class, a value of it or undefined. */
function numbersOf({ ends, count }: NumberClasses, bounds: Bounds): (number | undefined)[] {
  return Array.from({ length: count }, (_, index) => {
    const end = index >>> 1;
    if (index % 2 === 0) return numberBetween(ends[end - 1] ?? -Infinity, ends[end] ?? Infinity, bounds);
    const value = ends[end] ?? 0;
    return isWithinBounds(value, bounds) ? value : undefined;
  });
}

function otherText(known: ReadonlyMap<unknown, number>): string {
  let text = 'other';
  for (let number = 2; known.has(text); number += 1) text = `other ${number}`;
  return text;
}

function textsOf({ codes }: ValueClasses, input: Input | undefined): (Json | undefined)[] {
  const choices = input?.type === 'choice' ? input.choices?.map(({ value }) => value) : undefined;
  const other = choices === undefined ? otherText(codes) : choices.find((choice) => !codes.has(choice));
  const mentioned = [...codes.keys()].map((text) =>
    typeof text === 'string' && choices?.includes(text) !== false ? text : undefined,
  );
  return [other, ...mentioned];
}

function booleansOf({ codes }: ValueClasses): (Json | undefined)[] {
  const other = [true, false].find((value) => !codes.has(value));
  return [other, ...[...codes.keys()].map((value) => value === true)];
}

/** @param input what is declared about the values; without it, all values of the column's type are possible */
export function domainOf(table: DecisionTable, column: number, input: Input | undefined): ColumnDomain | undefined {
  const { name, type } = table.columns[column] ?? {};
  if (name === undefined || type === undefined) return undefined;
  const conditions = table.rows.map((row) => row.conditions[column]);
  const isOrdered = type === 'number' || type === 'date';
  const classes = isOrdered ? new NumberClasses(conditions) : new ValueClasses(conditions);
  const values = ((): (Json | undefined)[] => {
    if (classes instanceof ValueClasses) return type === 'text' ? textsOf(classes, input) : booleansOf(classes);
    if (type === 'date')
      return numbersOf(classes, { minimum: undefined, maximum: undefined, isWhole: true }).map((day) =>
        day === undefined ? undefined : dateOf(day),
      );
    return numbersOf(classes, { minimum: input?.minimum, maximum: input?.maximum, isWhole: input?.type === 'integer' });
  })();
  const inhabited = values.flatMap((value, index) => (value === undefined ? [] : [{ value, index }]));
  return {
    name,
    examples: inhabited.map(({ value }) => value),
    maskOf: (condition) => {
      const mask = classes.maskOf(condition);
      return Uint8Array.from(inhabited, ({ index }) => mask[index] ?? 0);
    },
  };
}
