// The differences between two contents of a product, part by part. Pure.
import { isJsonList, isJsonObject, type JsonObject, parseJson } from '@coverwright/insurance/json';
import {
  type Difference,
  differenceOfValue,
  differencesOfList,
  differencesOfOrder,
  namedBy,
  type Naming,
  textNaming,
} from '../../snapshots/difference.ts';
import { withLogic } from '../../snapshots/logic-difference.ts';
import type { ProductBenefit, ProductCode, ProductContent } from './product-content.ts';

export type ProductPart =
  | 'NEW_INSURER'
  | 'STATUS'
  | 'EFFECTIVE_FROM'
  | 'INSURER'
  | 'UNDERWRITING_LOGIC'
  | 'PRICING_LOGIC'
  | 'INPUT'
  | 'INPUT_ORDER'
  | 'RATE_TABLE'
  | 'BENEFIT'
  | 'BENEFIT_ORDER'
  | 'DISCOUNT_CODE'
  | 'LOADING_CODE'
  | 'CODE_ORDER'
  | 'TEXT';

export type ProductDifference = Difference<ProductPart>;

/** An insurer that the import adds to the tenant. */
export function newInsurer(name: string): ProductDifference {
  return { part: 'NEW_INSURER', action: 'ADDED', name, after: name };
}

/** Everything that belongs to a product that does not exist yet. */
const nothing: Omit<ProductContent, 'productId'> = {
  status: null,
  effectiveFrom: null,
  insurer: null,
  underwritingRules: null,
  pricing: null,
  inputs: null,
  benefits: [],
  codes: [],
  rateTables: [],
  texts: [],
};

export function differenceOfProducts(before: ProductContent | undefined, wanted: ProductContent): ProductDifference[] {
  const current = before ?? nothing;
  const ofKind = (kind: string) => [current, wanted].map(({ codes }) => codes.filter((code) => code.kind === kind));
  const [oldDiscounts = [], discounts = []] = ofKind('discount');
  const [oldLoadings = [], loadings = []] = ofKind('loading');
  const [oldInputs, inputs] = [toInputs(current.inputs), toInputs(wanted.inputs)];
  return [
    ...differenceOfValue('STATUS', current.status, wanted.status, (status) => status),
    ...differenceOfValue('EFFECTIVE_FROM', current.effectiveFrom, wanted.effectiveFrom, (day) => day),
    ...differenceOfValue('INSURER', current.insurer, wanted.insurer, ({ name }) => name),
    ...differencesOfLogicParts(current, wanted),
    ...differencesOfList('INPUT', oldInputs, inputs, inputNaming),
    ...differencesOfOrder('INPUT_ORDER', oldInputs, inputs, inputNaming),
    ...differencesOfList('BENEFIT', current.benefits, wanted.benefits, benefitNaming),
    ...differencesOfOrder('BENEFIT_ORDER', current.benefits, wanted.benefits, benefitNaming),
    ...differencesOfList('DISCOUNT_CODE', oldDiscounts, discounts, codeNaming),
    ...differencesOfList('LOADING_CODE', oldLoadings, loadings, codeNaming),
    ...differencesOfOrder('CODE_ORDER', current.codes, wanted.codes, codeNaming),
    ...differencesOfList('TEXT', current.texts, wanted.texts, textNaming),
  ];
}

function differencesOfLogicParts(
  current: Pick<ProductContent, 'underwritingRules' | 'pricing'>,
  wanted: Pick<ProductContent, 'underwritingRules' | 'pricing'>,
): ProductDifference[] {
  const underwriting = differenceOfValue('UNDERWRITING_LOGIC', current.underwritingRules, wanted.underwritingRules);
  const pricing = differenceOfValue('PRICING_LOGIC', current.pricing, wanted.pricing);
  return [...withLogic(underwriting, (logic) => logic), ...withLogic(pricing, ({ amountLogic }) => amountLogic)];
}

const benefitNaming: Naming<ProductBenefit> = {
  keyOf: ({ typeId, optionKey }) => JSON.stringify([typeId, optionKey]),
  nameOf: ({ typeId, optionKey }) => (optionKey === null ? typeId : `${typeId} / ${optionKey}`),
};

const inputNaming = namedBy<JsonObject>(({ path }) => (typeof path === 'string' ? path : ''));

/** None if they cannot be read, which is reported when they are checked. */
function toInputs(text: string | null): readonly JsonObject[] {
  const inputs = parseJson(text ?? '[]');
  return isJsonList(inputs) ? inputs.filter(isJsonObject) : [];
}

const codeNaming = namedBy<ProductCode>(({ code }) => code);
