// Plans what an import does with each item of a file: compare, or refuse. A preview ends here, and an import only
// writes what was planned, so both always agree. Pure.
import { createHash } from 'node:crypto';
import { boundProblems } from '../errors/bounded-problems.ts';
import type { Problem } from '../errors/user-error.ts';
import { type Difference, type PartChange, toPartChanges } from './difference.ts';
import { say, type Word, word } from '../sentences/say.ts';

export type ImportAction = 'ADDED' | 'CHANGED' | 'REMOVED' | 'UNCHANGED' | 'REFUSED';

/** The maximum number of problems per item in a preview. */
export const problemsMax = 20;

export interface PlannedItem<Content, Part extends string> {
  readonly action: ImportAction;
  readonly changes: readonly PartChange<Part>[];
  /** What the changes count. */
  readonly differences: readonly Difference<Part>[];
  /** Those that are shown. */
  readonly problems: readonly Problem[];
  readonly allProblems: readonly Problem[];
  /** Undefined for an item that the tenant does not have. */
  readonly current: Content | undefined;
  /** In the form in which it would be read after the import; as in the file if it is refused. */
  readonly wanted: Content;
}

interface ItemToPlan<Content, Part extends string> {
  readonly current: Content | undefined;
  readonly inFile: Content;
  readonly problems: readonly Problem[];
  /** Called only without problems. */
  readonly toWanted: () => Content;
  readonly differenceOf: (before: Content | undefined, after: Content) => readonly Difference<Part>[];
}

export function planItem<Content, Part extends string>({
  current,
  inFile,
  problems: allProblems,
  toWanted,
  differenceOf,
}: ItemToPlan<Content, Part>): PlannedItem<Content, Part> {
  if (allProblems.length > 0) {
    const problems = boundProblems(allProblems.slice(0, problemsMax));
    return { action: 'REFUSED', changes: [], differences: [], problems, allProblems, current, wanted: inFile };
  }
  const wanted = toWanted();
  const differences = differenceOf(current, wanted);
  const changes = toPartChanges(differences);
  const action = current === undefined ? 'ADDED' : changes.length > 0 ? 'CHANGED' : 'UNCHANGED';
  return { action, changes, differences, problems: [], allProblems, current, wanted };
}

/** The differences that a preview lists, of an item that may have thousands. */
export function firstDifferences(
  { differences }: { readonly differences: readonly Difference[] },
  { limit }: { readonly limit?: number | null | undefined },
): readonly Difference[] {
  return differences.slice(0, Math.min(Math.max(limit ?? listedMax, 0), listedMax));
}

const listedMax = 200;

/** The revision of items as a whole: it changes with any part of their contents. */
export function revisionOf(contents: unknown): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('base64url');
}

/** The problem of an import whose preview is out of date. */
export function changedMeanwhile(what: Word): Problem {
  return { code: 'CONFLICT', ...say('IMPORT_CHANGED_MEANWHILE', { what: word(what) }), path: 'expectedRevision' };
}
