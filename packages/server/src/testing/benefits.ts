// Requests and results for tests of benefits, with a separate server per file.
import { afterAll, beforeAll } from 'vitest';
import { type ProductId, productKey } from '../features/products/products.service.ts';
import type { benefitInput } from '../graphql/generated/schema-types.ts';
import { expectSuccess } from './expect-result.ts';
import { given, type GivenUser } from './given.ts';
import { type GraphqlResult, startTestServer, type TestServer } from './start-test-server.ts';

const envelope = '{ status errors errors_2 { code message path by at } revision }';

const operations = {
  addBenefit: `mutation ($productId: productIdInput!, $input: benefitInput!, $before: benefitPlaceInput, $l10n: [upsertL10nInput!]) {
    addBenefit(productId: $productId, input: $input, before: $before, l10n: $l10n) ${envelope} }`,
  addBenefits: `mutation ($productId: productIdInput!, $inputs: [benefitInput!]!, $before: benefitPlaceInput, $l10n: [upsertL10nInput!]) {
    addBenefits(productId: $productId, inputs: $inputs, before: $before, l10n: $l10n) ${envelope} }`,
  updateBenefit: `mutation ($productId: productIdInput!, $typeId: String!, $optionKey: String, $input: updateBenefitInput!, $expectedRevision: String, $l10n: [upsertL10nInput!]) {
    updateBenefit(productId: $productId, typeId: $typeId, optionKey: $optionKey, input: $input, expectedRevision: $expectedRevision, l10n: $l10n) ${envelope} }`,
  updateBenefits: `mutation ($productId: productIdInput!, $updates: [benefitUpdateInput!]!, $l10n: [l10nUpdateInput!]) {
    updateBenefits(productId: $productId, updates: $updates, l10n: $l10n) { status errors errors_2 { code message path by at } revisions l10nRevisions } }`,
  moveBenefit: `mutation ($productId: productIdInput!, $typeId: String!, $parentTypeId: String, $beforeTypeId: String, $expectedRevision: String) {
    moveBenefit(productId: $productId, typeId: $typeId, parentTypeId: $parentTypeId, beforeTypeId: $beforeTypeId, expectedRevision: $expectedRevision) ${envelope} }`,
  removeBenefit: `mutation ($productId: productIdInput!, $typeId: String!, $optionKey: String, $expectedRevision: String) {
    removeBenefit(productId: $productId, typeId: $typeId, optionKey: $optionKey, expectedRevision: $expectedRevision) ${envelope} }`,
} as const;

export type BenefitOperation = keyof typeof operations;
export const benefitOperations = Object.keys(operations) as BenefitOperation[];

/** Key of a text of one of the product's benefits. */
export function benefitTextKey(productId: ProductId, rest: string): string {
  return `${productKey(productId)}-benefits-${rest}`;
}

/** A server with a user, and common operations for tests of benefits; call it once, at the top of a file. */
export function benefitTests() {
  let parts: { readonly server: TestServer; readonly user: GivenUser } | undefined;
  beforeAll(async () => {
    const server = await startTestServer();
    parts = { server, user: await given.user(server) };
  });
  afterAll(async () => parts?.server.close());
  const started = () => {
    if (parts === undefined) throw new Error('The server of the benefit tests was not started');
    return parts;
  };
  const read = async (productId: ProductId, locale?: string): Promise<ReadBenefit[]> =>
    readBenefits(started().server, started().user, productId, locale);
  return {
    get server() {
      return started().server;
    },
    get user() {
      return started().user;
    },
    read,
    givenTree: async (more?: readonly benefitInput[]) => givenBenefitTree(started().server, started().user, more),
    change: async (operation: BenefitOperation, variables: object) =>
      changeBenefits(started().server, started().user, operation, variables),
    outline: async (productId: ProductId) => outlineOf(await read(productId)),
  };
}

/** A product with a(b(c) d[o p]) e, where d has only options. */
export async function givenBenefitTree(
  server: TestServer,
  user: GivenUser,
  more: readonly benefitInput[] = [],
): Promise<ProductId> {
  const benefitInputs = [
    { typeId: 'a', currencyCode: 'HKD' as const, valueJsonString: '1000', parentOptionKeys: ['x', 'y'] },
    { typeId: 'b', parentTypeId: 'a' },
    { typeId: 'c', parentTypeId: 'b', isValueInput: true },
    { typeId: 'd', parentTypeId: 'a', optionKey: 'o', valueJsonString: '"gold"' },
    { typeId: 'd', parentTypeId: 'a', optionKey: 'p', valueJsonString: '"silver"' },
    { typeId: 'e' },
    ...more,
  ];
  return given.product(server, { ...user, benefitInputs });
}

/** Without a user, sends the request without a sign-in. */
export async function changeBenefits(
  server: TestServer,
  user: GivenUser | undefined,
  operation: BenefitOperation,
  variables: object,
): Promise<GraphqlResult> {
  const { post } = user === undefined ? server : server.as(user);
  return post(operations[operation], variables);
}

export interface ReadBenefit {
  readonly typeId: string;
  readonly parentTypeId: string | null;
  readonly optionKey: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly value: string | null;
  readonly detailedValue: string | null;
  readonly rawData: string | null;
  readonly currencyCode: string | null;
  readonly isOptional: boolean;
  readonly isValueInput: boolean;
  readonly hasOnlyOptions: boolean;
  readonly parentOptionKeys: string[] | null;
  readonly revision: string | null;
  readonly options?: ReadBenefit[];
  readonly children?: ReadBenefit[];
}

const leaf = `typeId parentTypeId optionKey name description value detailedValue rawData currencyCode isOptional
  isValueInput hasOnlyOptions parentOptionKeys revision`;
const levels = Array.from({ length: 7 }).reduce(
  (children: string) => `{ ${leaf} options { ${leaf} } ${children === '' ? '' : `children ${children}`} }`,
  '',
);

/** The entire tree with its options. */
export async function readBenefits(
  server: TestServer,
  user: GivenUser,
  productId: ProductId,
  locale = 'en-US',
): Promise<ReadBenefit[]> {
  const query = `query ($id: productIdInput!) { products_2(where: { id_in: [$id] }) { list { benefitGraph ${levels} } } }`;
  const result = await server.as(user).post(query, { id: productId }, { 'accept-language': locale });
  const { list } = expectSuccess(result) as { list: { benefitGraph: ReadBenefit[] }[] };
  return list[0]?.benefitGraph ?? [];
}

/** For instance: a(b c(d)) e[o p] */
export function outlineOf(benefits: readonly ReadBenefit[]): string {
  return benefits
    .map(({ typeId, options = [], children = [] }) => {
      const keys = options.length === 0 ? '' : `[${options.map(({ optionKey }) => optionKey).join(' ')}]`;
      return `${typeId}${keys}${children.length === 0 ? '' : `(${outlineOf(children)})`}`;
    })
    .join(' ');
}

export interface ReadText {
  readonly key: string;
  readonly locale: string;
  readonly value: string;
  readonly revision: string;
  readonly lastModifiedAt: string;
}

export async function readBenefitTexts(
  server: TestServer,
  user: GivenUser,
  productId: ProductId,
  place: { readonly typeId: string; readonly optionKey?: string | null; readonly withBeneath?: boolean },
): Promise<ReadText[]> {
  const query = `query ($id: productIdInput!, $typeId: String!, $optionKey: String, $withBeneath: Boolean) { products_2(where: { id_in: [$id] }) {
    list { benefitTexts(typeId: $typeId, optionKey: $optionKey, withBeneath: $withBeneath) { key locale value revision lastModifiedAt } } } }`;
  const { list } = expectSuccess(await server.as(user).post(query, { id: productId, ...place })) as {
    list: { benefitTexts: ReadText[] }[];
  };
  return list[0]?.benefitTexts ?? [];
}
