import type { Json } from '@coverwright/rules';
import { percent } from '../demo-code.ts';
import { type DemoBenefit, demoInsurers, type DemoProduct } from '../demo-product.ts';
import { demoFunction } from '../templates/demo-functions.ts';

const age = { var: 'insured.age' };
const sum = { var: 'cover.sum' };
const term = { var: 'cover.term' };

/** The annual premium, calculated by the actuaries' workbook. */
const amountLogic: Json = {
  function: [
    demoFunction.logicalId,
    { eachKey: { age, sum, term, smoker: { '!!': [{ var: 'insured.smoker' }] } } },
    'premium',
  ],
};

/** A list of rejection codes; an empty one accepts. */
const underwritingRules: Json = {
  merge: [
    { if: [{ '<': [age, 18] }, ['AGE_BELOW_LIMIT'], []] },
    { if: [{ '>': [age, 65] }, ['AGE_ABOVE_LIMIT'], []] },
    { if: [{ '>': [{ '+': [age, term] }, 80] }, ['TERM_BEYOND_AGE_80'], []] },
    { if: [{ '>': [sum, 10_000_000] }, ['SUM_REFERRAL'], []] },
  ],
};

const benefits: readonly DemoBenefit[] = [
  {
    typeId: 'death',
    value: 1_000_000,
    name: { en: 'Death benefit', zh: '身故賠償' },
    description: {
      en: 'Paid to the beneficiaries when the insured person dies within the term.',
      zh: '受保人於保障期內身故，賠償支付予受益人。',
    },
  },
  {
    typeId: 'terminal_illness',
    parent: 'death',
    value: 500_000,
    name: { en: 'Terminal illness', zh: '末期疾病' },
    description: {
      en: 'Paid in advance when a specialist expects death within twelve months.',
      zh: '專科醫生預期受保人於十二個月內身故時預支賠償。',
    },
  },
  {
    typeId: 'compassionate_cash',
    value: 20_000,
    name: { en: 'Compassionate cash', zh: '恩恤現金' },
    description: { en: 'Paid within two days of a claim.', zh: '索償後兩日內支付。' },
  },
];

export const lifeProduct: DemoProduct = {
  plan: 'life_secure',
  type: 'term_life',
  insurer: demoInsurers.lionRock,
  versions: [
    {
      version: '2027.1',
      name: { en: 'Life Secure Term 2027', zh: '安心定期人壽 2027' },
      status: 'draft',
      ageDays: 9,
      benefits,
      amountLogic,
      underwritingRules,
      codes: {
        discount: [{ code: 'COUPLE5', name: 'Two lives in one household', logic: percent(5) }],
        loading: [{ code: 'OCCUPATION_3', name: 'Occupation of class 3', logic: percent(25) }],
      },
    },
  ],
};
