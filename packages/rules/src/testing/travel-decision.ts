/** A small decision table for tests: who is declined for a trip, and a rule that uses it. */
import type { Json, JsonObject } from '../json/json.ts';

export const travelRows: readonly Json[] = [
  ['< 18', '-', ['AGE_TOO_LOW']],
  ['>= 80', 'not(asia)', ['AGE_TOO_HIGH', 'ZONE']],
  ['[18..80)', 'asia, europe', []],
];

export const travelInputs: Json = { eachKey: { age: { var: 'insured.age' }, zone: { var: 'trip.zone' } } };

export function travelDecision(changes: JsonObject = {}): Json {
  const table = { hit: 'first', outputs: [{ name: 'decision' }], rows: travelRows, ...changes };
  return { decide: [travelInputs, { preserve: table }] };
}

export function travellers(age: Json, zone: Json): JsonObject {
  return { insured: { age }, trip: { zone } };
}
