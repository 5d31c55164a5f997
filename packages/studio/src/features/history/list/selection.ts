/** The states selected to be compared: two at most, in the order in which they were selected. Pure. */
import type { Compared } from '../../../paths/history-items.ts';

/** A third one takes the place of the one selected first. */
export function withSelected(numbers: readonly number[], number: number, isSelected: boolean): readonly number[] {
  const others = numbers.filter((each) => each !== number);
  return isSelected ? [...others, number].slice(-2) : others;
}

/** From the earlier to the later state; undefined until there are two. */
export function toCompared(numbers: readonly number[]): Compared | undefined {
  const [from, to] = numbers.toSorted((left, right) => left - right);
  return from === undefined || to === undefined ? undefined : { from, to };
}
