import type { Drawing } from '../drawing.ts';

/** The value that all of the drawings share; undefined if they differ. */
export function sharedValue<Field extends keyof Drawing>(
  drawings: readonly Drawing[],
  field: Field,
): Drawing[Field] | undefined {
  const value = drawings[0]?.[field];
  return drawings.every((drawing) => drawing[field] === value) ? value : undefined;
}
