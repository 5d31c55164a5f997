// The writes that turn the stored rows into other rows. Pure.
import { type BenefitIdentity, identityKey } from './benefit.ts';
import type { StoredBenefit } from './benefit-graph.ts';

export interface BenefitDifference {
  readonly removed: readonly BenefitIdentity[];
  /** New rows, and rows that are not the same objects as those that were read. */
  readonly written: readonly StoredBenefit[];
  /** Rows for which only the position has changed. */
  readonly shifted: readonly StoredBenefit[];
}

/** Positions are retained where possible, so that a change at one end of a long list writes few rows. */
export function differenceOf(before: readonly StoredBenefit[], after: readonly StoredBenefit[]): BenefitDifference {
  const untouched = new Set(before);
  const staying = new Set(after.map(identityKey));
  const placed = toPositions(after);
  const isWritten = (index: number) => {
    const row = after[index];
    return row !== undefined && !untouched.has(row);
  };
  return {
    removed: before.filter((row) => !staying.has(identityKey(row))),
    written: placed.filter((_row, index) => isWritten(index)),
    shifted: placed.filter((row, index) => !isWritten(index) && row.position !== after[index]?.position),
  };
}

function toPositions(rows: readonly StoredBenefit[]): StoredBenefit[] {
  let last = -1;
  return rows.map((row) => {
    last = row.position > last ? row.position : last + 1;
    return { ...row, position: last };
  });
}
