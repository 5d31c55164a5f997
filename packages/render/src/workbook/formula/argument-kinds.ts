// What functions take: a single value, a range, or something that they return as it is.
import { functions } from '../compile/functions/functions.ts';

export type ArgumentKind = 'value' | 'range' | 'result' | 'unknown';

/** Their arguments are always arrays. */
const arrayFunctions: ReadonlySet<string> = new Set(['SUMPRODUCT', 'MMULT', 'LOOKUP']);

export function takesArrays(name: string): boolean {
  return arrayFunctions.has(name);
}

/** For the functions that evaluate only the arguments that they need. */
const chosen: Readonly<Record<string, (index: number, count: number) => ArgumentKind>> = {
  IF: (index) => (index === 0 ? 'value' : 'result'),
  IFERROR: () => 'result',
  IFNA: () => 'result',
  IFS: (index) => (index % 2 === 0 ? 'value' : 'result'),
  SWITCH: (index, count) => (index === 0 || (index % 2 === 1 && index < count - 1) ? 'value' : 'result'),
  CHOOSE: (index) => (index === 0 ? 'value' : 'result'),
  LET: (index, count) => (index === count - 1 ? 'result' : 'range'),
};

export function argumentKindAt(name: string, index: number, count: number): ArgumentKind {
  const special = chosen[name];
  if (special !== undefined) return special(index, count);
  const kinds = functions.get(name)?.arguments;
  if (kinds === undefined) return 'unknown';
  return kinds[Math.min(index, kinds.length - 1)] === 'v' ? 'value' : 'range';
}
