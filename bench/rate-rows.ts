// The rates that lookups are compared with, of three keys, as rows of a table and as nested `if`, and what is looked up.
import type { Json } from '../packages/rules/src/rules.ts';

const sampleCount = 512;

export interface Size {
  readonly zones: number;
  readonly plans: number;
  readonly bands: number;
}

/** Of 100, 10,000 and 100,000 rows. */
export const sizes: readonly Size[] = [
  { zones: 5, plans: 4, bands: 5 },
  { zones: 20, plans: 10, bands: 50 },
  { zones: 40, plans: 50, bands: 50 },
];

export interface Rate {
  readonly zone: string;
  readonly plan: string;
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

export function countRows({ zones, plans, bands }: Size): number {
  return zones * plans * bands;
}

/** The ends of the bands: whole numbers, or between them. */
function endOf(band: number, isWhole: boolean): number {
  return isWhole ? band * 3 : band * 3 + (band > 0 ? 0.5 : 0);
}

function amountOf(row: number): number {
  return (10_000 + ((row * 7919) % 90_000)) / 100;
}

export function ratesOf(size: Size, isWhole = true): Rate[] {
  const { plans, bands } = size;
  return Array.from({ length: countRows(size) }, (_, row) => {
    const band = row % bands;
    const group = Math.floor(row / bands);
    return {
      zone: `zone-${Math.floor(group / plans)}`,
      plan: `plan-${group % plans}`,
      from: endOf(band, isWhole),
      to: endOf(band + 1, isWhole),
      amount: amountOf(row),
    };
  });
}

/** As it would be written by hand: first the zone, then the plan, then the bands. */
export function toNestedIf({ zones, plans, bands }: Size): Json {
  const choose = (count: number, result: (index: number) => Json, test: (index: number) => Json): Json => ({
    if: [...Array.from({ length: count }, (_, index) => [test(index), result(index)]).flat(), null],
  });
  return choose(
    zones,
    (zone) =>
      choose(
        plans,
        (plan) =>
          choose(
            bands,
            (band) => amountOf((zone * plans + plan) * bands + band),
            (band) => ({ '<': [{ var: 'days' }, endOf(band + 1, true)] }),
          ),
        (plan) => ({ '===': [{ var: 'plan' }, `plan-${plan}`] }),
      ),
    (zone) => ({ '===': [{ var: 'zone' }, `zone-${zone}`] }),
  );
}

/** Parsed from JSON, as values of requests are. */
export function samplesOf({ zones, plans, bands }: Size): Json[] {
  let state = 7;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: sampleCount }, (): Json => {
    const values = { zone: `zone-${random(zones)}`, plan: `plan-${random(plans)}`, days: random(bands * 3) };
    return JSON.parse(JSON.stringify(values)) as Json;
  });
}
