// Numbers that a double would change: shown and compared as they are written. Calculations refuse them.
import { compareDecimals, isDecimal } from '@coverwright/insurance/decimal';
import { isChanged, isLongNumber, LongNumber } from '@coverwright/insurance/long-number';
import { type Comparable, Drop, type Token, TypeGuards } from 'liquidjs';

export class KeptNumber extends Drop implements Comparable {
  readonly #text: string;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  /** It remains a number wherever liquidjs takes the value of a drop. */
  override valueOf(): this {
    return this;
  }

  override toString(): string {
    return this.#text;
  }

  toJSON(): unknown {
    return new LongNumber(this.#text).toJSON();
  }

  equals(other: unknown): boolean {
    return isNumber(other) && this.compare(other) === 0;
  }

  gt(other: unknown): boolean {
    return this.compare(other) > 0;
  }

  geq(other: unknown): boolean {
    return this.compare(other) >= 0;
  }

  lt(other: unknown): boolean {
    return this.compare(other) < 0;
  }

  leq(other: unknown): boolean {
    return this.compare(other) <= 0;
  }

  /** Negative, zero or positive if it is below, equal to or above the other; NaN if the other is not a number. */
  compare(other: unknown): number {
    const text = typeof other === 'string' || isNumber(other) ? String(other).trim() : '';
    return isDecimal(text) ? compareDecimals(this.#text, text) : Number.NaN;
  }
}

export function isNumber(value: unknown): value is number | KeptNumber {
  return typeof value === 'number' || value instanceof KeptNumber;
}

/** Replaces the numbers in data that was copied into this thread. */
export function keepNumbers<Data extends object>(data: Data): Data {
  const open: object[] = [data];
  const seen = new Set<object>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const key of Object.keys(next)) {
      const value: unknown = Reflect.get(next, key);
      if (typeof value !== 'object' || value === null) continue;
      if (isLongNumber(value)) Reflect.set(next, key, new KeptNumber(value.valueOf()));
      else open.push(value);
    }
  }
  return data;
}

/** Keeps a number that is written in a template. */
export function keepLiteral(token: Token): void {
  if (!TypeGuards.isNumberToken(token)) return;
  const text = token.getText().replace(/^\+/, '');
  if (isChanged(token.content, text)) Reflect.set(token, 'content', new KeptNumber(text));
}
