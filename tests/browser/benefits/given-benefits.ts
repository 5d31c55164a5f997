import { call, createProduct, newProductId, type ProductId, type Tokens } from '../api.ts';

export interface GivenBenefit {
  readonly typeId: string;
  readonly parentTypeId?: string;
  readonly optionKey?: string;
  readonly currencyCode?: string;
  readonly valueJsonString?: string;
  readonly names?: Readonly<Record<string, string>>;
}

/** A new product with these benefits and their names. */
export async function givenBenefits(
  url: string,
  tokens: Tokens,
  benefits: readonly GivenBenefit[],
): Promise<ProductId> {
  const productId = newProductId();
  await createProduct(url, tokens, productId, 'Travel');
  if (benefits.length === 0) return productId;
  const query = `mutation ($productId: productIdInput!, $inputs: [benefitInput!]!, $l10n: [upsertL10nInput!]) {
    addBenefits(productId: $productId, inputs: $inputs, l10n: $l10n) { status errors }
  }`;
  const inputs = benefits.map(({ names: _names, ...input }) => input);
  const l10n = benefits.flatMap(({ typeId, names }) =>
    Object.entries(names ?? {}).map(([locale, value]) => ({ key: textKey(productId, typeId, 'name'), locale, value })),
  );
  await call(url, query, { productId, inputs, l10n }, tokens.accessToken);
  return productId;
}

export function textKey({ plan, type, version = '' }: ProductId, typeId: string, ending: string): string {
  return `products-${plan}|${version}|${type}-benefits-${typeId}-${ending}`;
}

export const travelBenefits: readonly GivenBenefit[] = [
  { typeId: 'medical', currencyCode: 'HKD', valueJsonString: '1200000', names: { 'en-US': 'Medical expenses' } },
  { typeId: 'dental', parentTypeId: 'medical', names: { 'en-US': 'Dental care', 'zh-HK': '牙科護理' } },
  {
    typeId: 'baggage',
    currencyCode: 'HKD',
    valueJsonString: '20000',
    names: { 'en-US': 'Baggage loss', 'zh-HK': '行李保障' },
  },
  {
    typeId: 'laptop',
    parentTypeId: 'baggage',
    currencyCode: 'HKD',
    valueJsonString: '10000',
    names: { 'en-US': 'Laptop' },
  },
  { typeId: 'delay', currencyCode: 'HKD', valueJsonString: '300', names: { 'en-US': 'Travel delay' } },
];
