/** What two users have changed in the same record, of which one version of each change is chosen. */
export type Side = 'mine' | 'theirs';

export interface MergeChange {
  /** Unique in its merge. */
  readonly id: string;
  /** The names of members and the labels of entries, from the outside in. */
  readonly path: readonly string[];
  /** Who has changed it; both: a conflict, for which there is no usual side. */
  readonly by: Side | 'both';
  /** Undefined where it does not exist; the base also if it is unknown. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Of a change inside a longer text, in its base: the first line, starting at 1. */
  readonly line?: number;
  /** The values are the labels of the entries of a list, of which only the order differs. */
  readonly isOrder?: boolean;
  /** The result contains it in any case, such as what is already saved: it is shown without a choice. */
  readonly isFixed?: boolean;
  /** The values are source code, which is the same in every language. */
  readonly isCode?: boolean;
  /** Mine lacks texts that were not loaded before the other user deleted them. */
  readonly lacksTexts?: boolean;
}

/** Returns the side that is chosen for a change. */
export type ChooseSide = (change: MergeChange) => Side;

/** The sides that a user has chosen, by the ids of the changes. */
export type Sides = ReadonlyMap<string, Side>;

/** Everything that does not conflict is taken, whoever changed it. Conflicts need a choice; until then, mine stay. */
export function usualSide({ by }: MergeChange): Side {
  return by === 'theirs' ? 'theirs' : 'mine';
}

/** A part of the merged value; undefined if it does not exist on the chosen sides. */
export type Resolve = (choose: ChooseSide) => unknown;

/** Instead of a base that is not known any more: every difference is then a conflict. */
export const unknownBase = Symbol('unknown base');

/** The versions of one part. */
export interface Versions {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The changes that have been found, and how to note one more. */
export class FoundChanges {
  readonly list: MergeChange[] = [];

  add(change: Omit<MergeChange, 'id'>): MergeChange {
    const added = { ...change, id: String(this.list.length) };
    this.list.push(added);
    return added;
  }
}
