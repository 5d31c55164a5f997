// The responses of the REST API as JSON Schema.
import { failure, problem } from '../../errors/answer-schemas.ts';
import type { Schema } from './variable-schema.ts';

const text: Schema = { type: 'string' };
const optionalText: Schema = { type: ['string', 'null'] };
const money: Schema = { type: 'number' };
const optionalNumber: Schema = { type: ['number', 'null'] };
const texts: Schema = { type: 'array', items: text };

/** Only if the product has declared inputs. */
const inputReport: Readonly<Record<string, Schema>> = {
  warnings: {
    type: 'array',
    description: 'Values that do not match the declared inputs, and are only reported.',
    items: problem,
  },
  appliedDefaults: {
    type: 'array',
    description: 'The defaults of declared inputs that were applied.',
    items: object({
      path: { ...text, description: 'Dotted, such as trip.zone.' },
      valueJsonString: { ...text, description: 'The default, as JSON text.' },
    }),
  },
};

function success(properties: Readonly<Record<string, Schema>>): Schema {
  const all = { status: { const: 'success' }, errors: { type: 'null' }, errors_2: { type: 'null' }, ...properties };
  return { type: 'object', properties: { ...all, ...inputReport }, required: Object.keys(all) };
}

function object(properties: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

const figures = {
  id: text,
  order: { type: 'integer', description: 'Position among the applied codes, from 1.' },
  ratio: { ...optionalNumber, description: 'Share of the price, where the code is a ratio.' },
  flat: { ...optionalNumber, description: 'The amount, where the code is a flat one.' },
  originalPrice: money,
  newPrice: money,
  formattedOriginalPrice: text,
  formattedNewPrice: text,
};

const appliedDiscount = object({
  ...figures,
  code: text,
  name: text,
  formattedFlat: optionalText,
  calculationLogic: text,
  isManual: { type: 'boolean' },
});

const appliedLoading = object({
  ...figures,
  codeName: object({ code: text, name: text }),
  currencyCode: text,
  calculationJsonLogic: text,
});

const price = success({
  amount: { ...money, description: 'The price to pay.' },
  originalPrice: { ...money, description: 'Before loadings and discounts.' },
  formattedPrice: { ...text, description: 'Formatted for the locale of Accept-Language.' },
  formattedOriginalPrice: text,
  currencyCode: { ...text, description: 'ISO 4217.' },
  discountCodes: texts,
  appliedDiscounts: { type: 'array', items: appliedDiscount },
  loadings: { type: 'array', items: appliedLoading },
  appliedTaxes: { type: 'array', maxItems: 0 },
  missingVariables: {
    ...texts,
    description:
      'Dotted names of variables that the logic and the applied codes read, that have no fallback and that the values do not hold: they were read as null, so the price may be wrong.',
  },
  unknownValues: {
    type: 'array',
    description:
      'Texts among the values that the logic only compares with texts of its own, and that are none of these, such as "Europe" instead of "europe": the price may be wrong. At most 20 for each logic.',
    items: object({
      path: { ...text, description: 'Dotted, such as trip.zone.' },
      value: { ...text, description: 'Shortened if it is longer than 100 characters.' },
      choices: { ...texts, description: 'The first 50 texts that the logic compares the variable with.' },
      nearest: {
        ...optionalText,
        description: 'The one that differs only by case, spaces or a few characters, if any.',
      },
    }),
  },
  paymentFrequency: optionalText,
});

const decision = success({
  decision: { type: 'string', enum: ['accept', 'decline'], description: 'A referral is a decline.' },
  outcome: {
    type: 'string',
    enum: ['accept', 'decline', 'refer'],
    description: 'The decision with referrals: refer if an underwriter has to decide.',
  },
  rejectionCodes: { ...texts, description: 'Those of referrals begin with REFER.' },
  referrals: {
    type: 'array',
    description: 'Why an underwriter has to decide; also beside a decline.',
    items: object({ code: { ...text, description: 'As in rejectionCodes.' }, reason: text }),
  },
  firedRules: {
    type: 'array',
    description: 'The parts of the logic that led to a decline or a referral.',
    items: object({ path: text, valueJsonString: text }),
  },
  resultJsonString: { ...text, description: 'The result of the logic, as JSON text.' },
});

export const answerSchemas = { Price: price, Decision: decision, Failure: failure, Problem: problem };
