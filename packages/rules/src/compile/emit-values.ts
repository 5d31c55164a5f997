/** How emitted values are used as numbers and as conditions, and how several of them are combined. */
import type { Kind, Value } from './emitter.ts';

export function numberCode(value: Value): string {
  return value.kind === 'number' ? value.code : `toNumber(${value.code})`;
}

export function truthCode(value: Value): string {
  if (value.kind === 'boolean') return value.code;
  if (value.kind === 'number') return `(${value.code} !== 0)`;
  return `truthy(${value.code})`;
}

export function commonKind(kinds: readonly Kind[]): Kind {
  const [first = 'any'] = kinds;
  return kinds.every((kind) => kind === first) ? first : 'any';
}
