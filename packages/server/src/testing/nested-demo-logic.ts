// The pricing and underwriting logic of the demo's products as nested conditions, without tables: written by hand, to
// detect rows that give another price or decision.
import type { Json } from '@coverwright/rules';

const read = (path: string, ...fallback: readonly Json[]): Json => ({
  var: fallback.length === 0 ? path : [path, ...fallback],
});

/** The value of the first band whose upper limit is not exceeded; the last one has no limit. */
function bands(value: Json, limits: readonly (readonly [limit: number, value: number])[], last: number): Json {
  return { if: [...limits.flatMap(([limit, factor]): Json[] => [{ '<=': [value, limit] }, factor]), last] };
}

const age = read('insureds.oldestAge');

const travelFactors = bands(
  age,
  [
    [17, 0.6],
    [70, 1],
    [75, 1.5],
    [80, 2.1],
  ],
  3,
);
const travelBase: Json = {
  if: [
    { '==': [read('trip.zone'), 'asia'] },
    118,
    { '==': [read('trip.zone'), 'europe'] },
    164,
    { '==': [read('trip.zone'), 'worldwide'] },
    206,
    206,
  ],
};
const travelPrice: Json = {
  '*': [
    {
      '+': [
        travelBase,
        { '*': [{ max: [0, { '-': [read('trip.days'), 3] }] }, 22.5] },
        { if: [read('cover.winterSports'), 49, 0] },
      ],
    },
    travelFactors,
    { '+': [read('insureds.adults'), { '*': [read('insureds.children', 0), 0.6] }] },
    { if: [{ '==': [read('discount.code', ''), 'EARLYBIRD'] }, 0.9, 1] },
  ],
};

const healthBase = bands(
  read('insured.age'),
  [
    [4, 3120],
    [17, 2480],
    [24, 2690],
    [29, 3070],
    [34, 3580],
    [39, 4210],
    [44, 5060],
    [49, 6340],
    [54, 8120],
    [59, 10_560],
    [64, 13_890],
    [69, 18_240],
    [74, 24_110],
  ],
  31_960,
);
const deductible = read('cover.deductible', 0);
const deductibleFactor: Json = { if: [{ '>=': [deductible, 50_000] }, 0.52, { '>=': [deductible, 16_000] }, 0.71, 1] };
const smokerFactor: Json = { if: [read('insured.smoker'), 1.25, 1] };

const withLevy = (price: Json): Json => ({ round: [{ '*': [price, 1.001] }, 2] });

/** By the name of the product's file. */
export const nestedPrices: Readonly<Record<string, Json>> = {
  'travel-plus-2027.1': withLevy({ round_to: [travelPrice, 0.1] }),
  'health-first-2026.1': withLevy({ round_half_even: [{ '*': [healthBase, smokerFactor, deductibleFactor] }, 0] }),
  'health-first-2027.1': withLevy({
    round_half_even: [
      {
        '*': [
          healthBase,
          smokerFactor,
          { if: [{ '==': [read('cover.ward', 'general'), 'semi_private'] }, 1.65, 1] },
          deductibleFactor,
          { if: [{ '>=': [read('family.members', 1), 3] }, 0.95, 1] },
        ],
      },
      0,
    ],
  }),
};

const declineIf = (condition: Json, code: string): Json => ({ if: [condition, [code], []] });

const travelDecision: Json = {
  merge: [
    declineIf({ '>': [age, 85] }, 'AGE_ABOVE_LIMIT'),
    declineIf({ '>': [read('trip.days'), 180] }, 'TRIP_TOO_LONG'),
    declineIf({ in: [read('trip.destination'), ['AF', 'SY', 'YE']] }, 'DESTINATION_EXCLUDED'),
    declineIf({ and: [read('cover.winterSports'), { '>': [age, 65] }] }, 'WINTER_SPORTS_AGE'),
  ],
};
const healthDecision: Json = {
  merge: [
    declineIf({ '>': [read('insured.age'), 80] }, 'AGE_ABOVE_LIMIT'),
    declineIf({ '>': [read('insured.bmi'), 35] }, 'BMI_REFERRAL'),
    declineIf(
      { some: [read('insured.conditions'), { in: [read(''), ['cancer', 'stroke', 'kidney_failure']] }] },
      'PRE_EXISTING_CONDITION',
    ),
    declineIf({ in: [read('insured.occupationClass'), [4, 5]] }, 'OCCUPATION_REFERRAL'),
  ],
};

/** By the name of the product's file. */
export const nestedDecisions: Readonly<Record<string, Json>> = {
  'travel-plus-2027.1': travelDecision,
  'health-first-2026.1': healthDecision,
  'health-first-2027.1': healthDecision,
};
