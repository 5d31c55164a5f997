// Operations that transfer products, and a product with every feature that a file can contain.
import type { ProductId } from '../features/products/products.service.ts';
import { productKey } from '../features/products/products.service.ts';
import { expectSuccess } from './expect-result.ts';
import { given, type GivenUser } from './given.ts';
import type { TestServer } from './start-test-server.ts';

interface Change {
  readonly part: string;
  readonly action: string;
  readonly count: number;
  readonly names: readonly string[];
}

export interface Item {
  readonly productId: ProductId;
  readonly action: string;
  readonly changes: readonly Change[];
  readonly problems: readonly { readonly code: string; readonly message: string; readonly path: string }[];
}

const items = `products { productId { plan type version } action changes { part action count names }
  problems { code message path } }`;
export const exporting = `query ($productId: productIdInput, $plan: productPlanInput) {
  exportProduct(productId: $productId, plan: $plan) { fileName contentJsonString productIds { plan type version } } }`;
export const previewing = `query ($file: String!) { previewProductImport(contentJsonString: $file) { revision ${items} } }`;
export const importing = `mutation ($file: String!, $revision: String) {
  importProduct(contentJsonString: $file, expectedRevision: $revision) { status errors errors_2 { code message path } ${items} } }`;

export async function exportOf(server: TestServer, whose: GivenUser, args: object): Promise<string> {
  const exported = expectSuccess(await server.as(whose).post(exporting, args));
  return (exported as { contentJsonString: string }).contentJsonString;
}

export async function previewOf(server: TestServer, whose: GivenUser, file: string) {
  return expectSuccess(await server.as(whose).post(previewing, { file })) as unknown as {
    revision: string;
    products: readonly Item[];
  };
}

/** A product with every feature. */
export async function givenProduct(
  server: TestServer,
  whose: GivenUser,
  version = '1',
  plan?: string,
): Promise<ProductId> {
  const insurer = await given.insurer(server, { ...whose, name: `Harbour ${version}` });
  const id = await given.product(server, {
    ...whose,
    ...(plan !== undefined && { plan }),
    version,
    name: 'Travel',
    status: 'active',
    insurerId: insurer.id,
    underwritingRules: '{"if": [true, 1.50, 2]}',
    benefitInputs: [
      { typeId: 'b', valueJsonString: '{"x": 1.0}', currencyCode: 'HKD' as const },
      { typeId: 'a', parentTypeId: 'b', optionKey: 'gold', parentOptionKeys: ['x'] },
      { typeId: 'a', parentTypeId: 'b', optionKey: 'basic', isValueInput: true },
    ],
  });
  await given.priceLogic(server, { ...whose, productId: id, amountLogic: '{"+": [1, 2.50]}' });
  await given.inputs(server, {
    ...whose,
    productId: id,
    inputs: [
      { path: 'trip.days', type: 'integer', minimum: 1, label: { 'en-US': 'Days' } },
      { path: 'trip.zone', type: 'choice', choices: [{ value: 'asia' }], level: 'refuse' },
    ],
  });
  await given.rateTable(server, {
    ...whose,
    productId: id,
    rows: [
      ['asia', 1.5],
      ['europe', '2.25'],
    ],
  });
  await given.codeRules(server, {
    ...whose,
    productId: id,
    discount: [{ code: 'Z', name: 'Last letter', calculationLogic: '[1,"HKD"]' }],
    loading: [{ code: 'A', name: 'First letter', description: 'Of the alphabet', calculationLogic: '2' }],
  });
  for (const [rest, locale, value] of [
    ['-name', 'zh-HK', '旅遊'],
    ['-description', 'en-US', 'About it'],
    ['-benefits-a-options-gold-format', 'zh-HK', '金'],
  ] as const) {
    await given.text(server, { ...whose, key: `${productKey(id)}${rest}`, locale, value });
  }
  return id;
}
