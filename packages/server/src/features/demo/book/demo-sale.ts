// The demo's sales, one entry per policy. Data only; prices come from the products' own logic.
import type { Json } from '@coverwright/rules';

interface Fact {
  readonly type: string;
  readonly value: string | number | boolean;
}

export interface DemoSale {
  /** Index into the demo's people; the company buys for its staff. */
  readonly holder: number | 'company';
  readonly insured: readonly number[];
  /** Days between the agreement and the seeding. */
  readonly ageDays: number;
  readonly plan: 'travel_plus' | 'health_first';
  readonly status: 'ISSUED' | 'CANCELLED' | 'DECLINED' | 'PENDING';
  readonly reason?: string;
  readonly rejection?: { readonly code: string; readonly name: string };
  readonly exclusion?: { readonly benefitTypeId: string; readonly remark: string };
  /** Days from the agreement until cover begins, and its duration. */
  readonly startsInDays: number;
  readonly days: number;
  readonly values: { readonly [name: string]: Json };
  readonly discounts?: readonly string[];
  readonly loadings?: readonly string[];
  readonly facts: readonly Fact[];
  readonly paymentFrequency: 'ANNUALLY' | 'ONE_TIME';
}

type Details = Partial<Pick<DemoSale, 'status' | 'reason' | 'rejection' | 'exclusion' | 'discounts' | 'loadings'>>;

type Zone = 'asia' | 'europe' | 'worldwide';

interface Journey extends Details {
  readonly to: readonly [destination: string, zone: Zone];
  readonly children?: number;
  readonly skiing?: boolean;
  /** The age of the oldest traveller. */
  readonly age: number;
}

/** A journey insured several weeks in advance. */
export function journey(
  holder: DemoSale['holder'],
  ageDays: number,
  days: number,
  { to: [destination, zone], children = 0, skiing = false, age, ...details }: Journey,
  insured: readonly number[] = holder === 'company' ? [] : [holder],
): DemoSale {
  return {
    status: 'ISSUED',
    ...details,
    holder,
    insured,
    ageDays,
    days,
    plan: 'travel_plus',
    startsInDays: 7 + (ageDays % 31),
    paymentFrequency: 'ONE_TIME',
    values: {
      trip: { zone, days, destination },
      insureds: { adults: insured.length, children, oldestAge: age },
      cover: { winterSports: skiing },
      history: { claimFreeYears: 2 },
    },
    facts: [
      { type: 'destination', value: destination },
      { type: 'days', value: days },
      { type: 'travellers', value: insured.length + children },
      { type: 'winterSports', value: skiing },
      { type: 'personal_accident', value: days > 7 ? 'option_1' : 'option_0' },
    ],
  };
}

interface Cover extends Details {
  readonly age: number;
  readonly smoker?: boolean;
  readonly deductible?: 0 | 16_000 | 50_000;
}

/** A year of health cover. */
export function healthCover(
  holder: number,
  ageDays: number,
  { age, smoker = false, deductible = 0, ...details }: Cover,
): DemoSale {
  return {
    status: 'ISSUED',
    ...details,
    holder,
    insured: [holder],
    ageDays,
    days: 365,
    plan: 'health_first',
    startsInDays: 5,
    paymentFrequency: 'ANNUALLY',
    values: { insured: { age, smoker }, cover: { deductible }, history: { claimFreeYears: 2 } },
    facts: [
      { type: 'age', value: age },
      { type: 'smoker', value: smoker },
      { type: 'deductible', value: deductible },
    ],
  };
}
