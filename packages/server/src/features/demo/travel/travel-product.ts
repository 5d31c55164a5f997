import type { Json } from '@coverwright/rules';
import { demoInsurers, type DemoProduct } from '../demo-product.ts';
import { travelBenefits } from './travel-benefits.ts';
import { earlierTravelCodes, travelCodes } from './travel-codes.ts';

const zone = { var: 'trip.zone' };
const oldestAge = { var: 'insureds.oldestAge' };

/** HKD for the first three days, by destination. */
function zoneRate(asia: number, europe: number, worldwide: number): Json {
  // All zones are named, so that others are reported as unknown values.
  return {
    if: [
      { '==': [zone, 'asia'] },
      asia,
      { '==': [zone, 'europe'] },
      europe,
      { '==': [zone, 'worldwide'] },
      worldwide,
      worldwide,
    ],
  };
}

function extraDays(ratePerDay: number): Json {
  return { '*': [{ max: [0, { '-': [{ var: 'trip.days' }, 3] }] }, ratePerDay] };
}

const winterSports: Json = { if: [{ var: 'cover.winterSports' }, 49, 0] };

/** Based on the oldest insured person. */
const ageFactor: Json = {
  if: [
    { '<=': [oldestAge, 17] },
    0.6,
    { '<=': [oldestAge, 70] },
    1,
    { '<=': [oldestAge, 75] },
    1.5,
    { '<=': [oldestAge, 80] },
    2.1,
    3,
  ],
};

/** A child pays 60 percent of an adult. */
const persons: Json = { '+': [{ var: 'insureds.adults' }, { '*': [{ var: ['insureds.children', 0] }, 0.6] }] };

const promotion: Json = { if: [{ '==': [{ var: ['discount.code', ''] }, 'EARLYBIRD'] }, 0.9, 1] };

/** Rounds the premium to ten cents, then adds the Insurance Authority's levy of 0.1 percent, to the cent. */
function withLevy(premium: Json): Json {
  return { round: [{ '*': [{ round_to: [premium, 0.1] }, 1.001] }, 2] };
}

/** A list of rejection codes; an empty one accepts. */
const underwritingRules: Json = {
  merge: [
    { if: [{ '>': [oldestAge, 85] }, ['AGE_ABOVE_LIMIT'], []] },
    { if: [{ '>': [{ var: 'trip.days' }, 180] }, ['TRIP_TOO_LONG'], []] },
    { if: [{ in: [{ var: 'trip.destination' }, ['AF', 'SY', 'YE']] }, ['DESTINATION_EXCLUDED'], []] },
    { if: [{ and: [{ var: 'cover.winterSports' }, { '>': [oldestAge, 65] }] }, ['WINTER_SPORTS_AGE'], []] },
  ],
};

export const travelProduct: DemoProduct = {
  plan: 'travel_plus',
  type: 'single_trip',
  insurer: demoInsurers.victoriaHarbour,
  versions: [
    {
      version: '2026.2',
      name: { en: 'Travel Plus Single Trip 2026', zh: '旅遊樂單次旅程保障 2026' },
      status: 'active',
      ageDays: 350,
      benefits: travelBenefits(1_000_000),
      amountLogic: withLevy({
        '*': [{ '+': [zoneRate(108, 152, 190), extraDays(21), winterSports] }, ageFactor, persons],
      }),
      underwritingRules,
      codes: earlierTravelCodes,
    },
    {
      version: '2027.1',
      name: { en: 'Travel Plus Single Trip 2027', zh: '旅遊樂單次旅程保障 2027' },
      status: 'draft',
      ageDays: 9,
      benefits: travelBenefits(1_200_000),
      amountLogic: withLevy({
        '*': [{ '+': [zoneRate(118, 164, 206), extraDays(22.5), winterSports] }, ageFactor, persons, promotion],
      }),
      underwritingRules,
      codes: travelCodes,
    },
  ],
};
