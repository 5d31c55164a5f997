import type { Drawing } from '../drawing.ts';

/** What all of the drawings have; undefined where they differ. */
export function sharedValue<Field extends keyof Drawing>(
  drawings: readonly Drawing[],
  field: Field,
): Drawing[Field] | undefined {
  const value = drawings[0]?.[field];
  return drawings.every((drawing) => drawing[field] === value) ? value : undefined;
}
