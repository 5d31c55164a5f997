// The changes that an import makes to one product: part by part, with recognizable names. Pure.
import {
  changeOfValue,
  changesOfList,
  changesOfOrder,
  type Naming,
  type PartChange,
  textNaming,
} from '../../../transfer/import-change.ts';
import type { FileBenefit, FileCode, FileProduct } from './product-file.ts';

export type ProductPart =
  | 'NEW_INSURER'
  | 'STATUS'
  | 'INSURER'
  | 'UNDERWRITING_LOGIC'
  | 'PRICING_LOGIC'
  | 'BENEFIT'
  | 'BENEFIT_ORDER'
  | 'DISCOUNT_CODE'
  | 'LOADING_CODE'
  | 'CODE_ORDER'
  | 'TEXT';

export type ProductChange = PartChange<ProductPart>;

/** An insurer that the import adds to the tenant. */
export function newInsurer(name: string): ProductChange {
  return { part: 'NEW_INSURER', action: 'ADDED', count: 1, names: [name] };
}

/** Everything that belongs to a product that does not exist yet. */
export function emptyProduct(productId: FileProduct['productId']): FileProduct {
  const none = { status: null, insurer: null, underwritingRules: null, pricing: null };
  return { productId, ...none, benefits: [], codes: [], texts: [] };
}

export function differenceOfProducts(current: FileProduct, wanted: FileProduct): ProductChange[] {
  const ofKind = (kind: string) => [current, wanted].map(({ codes }) => codes.filter((code) => code.kind === kind));
  const [oldDiscounts = [], discounts = []] = ofKind('discount');
  const [oldLoadings = [], loadings = []] = ofKind('loading');
  return [
    ...changeOfValue('STATUS', current.status, wanted.status, (status) => status),
    ...changeOfValue('INSURER', current.insurer, wanted.insurer, ({ name }) => name),
    ...changeOfValue('UNDERWRITING_LOGIC', current.underwritingRules, wanted.underwritingRules),
    ...changeOfValue('PRICING_LOGIC', current.pricing, wanted.pricing),
    ...changesOfList('BENEFIT', current.benefits, wanted.benefits, benefitNaming),
    ...changesOfOrder('BENEFIT_ORDER', current.benefits, wanted.benefits, benefitNaming),
    ...changesOfList('DISCOUNT_CODE', oldDiscounts, discounts, codeNaming),
    ...changesOfList('LOADING_CODE', oldLoadings, loadings, codeNaming),
    ...changesOfOrder('CODE_ORDER', current.codes, wanted.codes, codeNaming),
    ...changesOfList('TEXT', current.texts, wanted.texts, textNaming),
  ];
}

const benefitNaming: Naming<FileBenefit> = {
  keyOf: ({ typeId, optionKey }) => JSON.stringify([typeId, optionKey]),
  nameOf: ({ typeId, optionKey }) => (optionKey === null ? typeId : `${typeId} / ${optionKey}`),
};

const codeNaming: Naming<FileCode> = { keyOf: ({ code }) => code, nameOf: ({ code }) => code };
