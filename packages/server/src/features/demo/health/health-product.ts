import type { Json } from '@coverwright/rules';
import { demoInsurers, type DemoProduct } from '../demo-product.ts';
import { healthBenefits } from './health-benefits.ts';
import { healthCodes } from './health-codes.ts';

const age = { var: 'insured.age' };
const deductible = { var: ['cover.deductible', 0] };

/** Standard annual premium in HKD up to each attained age; older applicants are declined. */
const bands: readonly (readonly [ageMax: number, premium: number])[] = [
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
];
const premiumAbove = 31_960;

function bandPremium(): Json {
  return { if: [...bands.flatMap(([ageMax, premium]): Json[] => [{ '<=': [age, ageMax] }, premium]), premiumAbove] };
}

const smokerFactor: Json = { if: [{ var: 'insured.smoker' }, 1.25, 1] };
const wardFactor: Json = { if: [{ '==': [{ var: ['cover.ward', 'general'] }, 'semi_private'] }, 1.65, 1] };
const deductibleFactor: Json = { if: [{ '>=': [deductible, 50_000] }, 0.52, { '>=': [deductible, 16_000] }, 0.71, 1] };
const familyFactor: Json = { if: [{ '>=': [{ var: ['family.members', 1] }, 3] }, 0.95, 1] };

/** Rounds the premium to whole dollars, then adds the Insurance Authority's levy of 0.1 percent, to the cent. */
function withLevy(factors: readonly Json[]): Json {
  return { round: [{ '*': [{ round_half_even: [{ '*': [...factors] }, 0] }, 1.001] }, 2] };
}

/** A list of rejection codes; an empty one accepts. */
const underwritingRules: Json = {
  merge: [
    { if: [{ '>': [age, 80] }, ['AGE_ABOVE_LIMIT'], []] },
    { if: [{ '>': [{ var: 'insured.bmi' }, 35] }, ['BMI_REFERRAL'], []] },
    {
      if: [
        { some: [{ var: 'insured.conditions' }, { in: [{ var: '' }, ['cancer', 'stroke', 'kidney_failure']] }] },
        ['PRE_EXISTING_CONDITION'],
        [],
      ],
    },
    { if: [{ in: [{ var: 'insured.occupationClass' }, [4, 5]] }, ['OCCUPATION_REFERRAL'], []] },
  ],
};

export const healthProduct: DemoProduct = {
  plan: 'health_first',
  type: 'vhis_flexi',
  insurer: demoInsurers.lionRock,
  versions: [
    {
      version: '2026.1',
      name: { en: 'Health First VHIS Flexi 2026', zh: '健康至上自願醫保靈活計劃 2026' },
      status: 'active',
      ageDays: 370,
      benefits: healthBenefits(420_000),
      amountLogic: withLevy([bandPremium(), smokerFactor, deductibleFactor]),
      underwritingRules,
      codes: healthCodes,
    },
    {
      version: '2027.1',
      name: { en: 'Health First VHIS Flexi 2027', zh: '健康至上自願醫保靈活計劃 2027' },
      status: 'draft',
      ageDays: 4,
      benefits: healthBenefits(500_000),
      amountLogic: withLevy([bandPremium(), smokerFactor, wardFactor, deductibleFactor, familyFactor]),
      underwritingRules,
      codes: healthCodes,
    },
  ],
};
