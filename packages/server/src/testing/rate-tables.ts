// Rate tables for tests, and the calls that change them.
import type { Json } from '@coverwright/rules';
import {
  type rateTableInput,
  rateTableKeyType,
  rateTableMatch,
  rateTableUnit,
} from '../graphql/generated/schema-types.ts';
import type { ProductId } from '../features/products/products.service.ts';
import { expectSuccess } from './expect-result.ts';
import type { GivenUser } from './given.ts';
import type { TestServer } from './start-test-server.ts';

/** Amounts by a zone and a range of days. */
export const travelColumns: rateTableInput = {
  keys: [
    { name: 'zone', match: rateTableMatch.EXACT, type: rateTableKeyType.TEXT },
    { name: 'days', match: rateTableMatch.RANGE, type: rateTableKeyType.NUMBER },
  ],
  values: [{ name: 'amount', unit: rateTableUnit.AMOUNT, currency: 'HKD' }],
};

export const travelRows = [
  ['asia', 1, 8, 118.1],
  ['asia', 8, 31, 236.05],
  ['europe', 1, 31, 301],
];

/** The price of a trip in a table. */
export function lookUp(name = 'travel'): Json {
  return { table: [name, { eachKey: { zone: { var: 'trip.zone' }, days: { var: 'trip.days' } } }, 'amount'] };
}

const result = `status errors errors_2 { code message reason path by at } revision
  warnings { severity code message reason paramsJsonString row otherRow column }`;

const documents = {
  create: `mutation ($id: productIdInput!, $name: String!, $input: rateTableInput!, $rows: String) {
    createRateTable(productId: $id, name: $name, input: $input, rowsJsonString: $rows) { ${result} } }`,
  replace: `mutation ($id: productIdInput!, $name: String!, $input: rateTableInput!, $rows: String!, $revision: String) {
    replaceRateTable(productId: $id, name: $name, input: $input, rowsJsonString: $rows, expectedRevision: $revision) {
      ${result} } }`,
  change: `mutation ($id: productIdInput!, $name: String!, $changes: String!, $revision: String) {
    changeRateTable(productId: $id, name: $name, changesJsonString: $changes, expectedRevision: $revision) {
      ${result} } }`,
  rename: `mutation ($id: productIdInput!, $name: String!, $newName: String!) {
    renameRateTable(productId: $id, name: $name, newName: $newName) { ${result} } }`,
  savePricing: `mutation ($id: productIdInput!, $logic: String!) {
    updatePriceLogic(productId: $id, input: { amountLogic: $logic }) { status errors errors_2 { code message path } } }`,
  saveUnderwriting: `mutation ($id: productIdInput!, $logic: String!) {
    updateProduct(productId: $id, input: { underwritingRules: $logic }) { name } }`,
  remove: `mutation ($id: productIdInput!, $name: String!) {
    deleteRateTable(productId: $id, name: $name) { status errors errors_2 { code message path } } }`,
  read: `query ($where: productWhereInput, $names: [String!], $skip: Int, $limit: Int) { products_2(where: $where) { list {
    rateTables(names: $names) { name rowCount hash revision keys { name match type }
      values { name unit currency defaultJsonString } problems { severity code row column }
      rows(skip: $skip, limit: $limit) { revision rowsJsonString } lastModifiedBy { username } } } } }`,
} as const;

export interface ShownTable {
  readonly name: string;
  readonly rowCount: number;
  readonly hash: string;
  readonly revision: string;
  readonly problems: readonly object[];
  readonly rows: { readonly revision: string; readonly rowsJsonString: string };
}

/** As a user, unless the call names another one. */
export function rateTableCalls(server: TestServer, user: GivenUser) {
  const post = (name: keyof typeof documents, variables: object, whose = user) =>
    server.as(whose).post(documents[name], { ...variables });
  const read = async (id: ProductId, window: { skip?: number; limit?: number; names?: readonly string[] } = {}) => {
    const { list } = expectSuccess(await post('read', { where: { id_in: [id] }, ...window }));
    const [product] = list as { rateTables: ShownTable[] }[];
    return product?.rateTables ?? [];
  };
  return {
    create: (id: ProductId, rows: readonly unknown[], name = 'travel', input: rateTableInput = travelColumns) =>
      post('create', { id, name, input, rows: JSON.stringify(rows) }),
    replace: (id: ProductId, rows: readonly unknown[], revision?: string, input: rateTableInput = travelColumns) =>
      post('replace', { id, name: 'travel', input, rows: JSON.stringify(rows), revision }),
    change: (id: ProductId, changes: unknown, revision?: string, whose = user) =>
      post('change', { id, name: 'travel', changes: JSON.stringify(changes), revision }, whose),
    rename: (id: ProductId, newName: string) => post('rename', { id, name: 'travel', newName }),
    savePricing: (id: ProductId, logic: Json = lookUp()) => post('savePricing', { id, logic: JSON.stringify(logic) }),
    saveUnderwriting: (id: ProductId, logic: Json = lookUp()) =>
      post('saveUnderwriting', { id, logic: JSON.stringify(logic) }),
    remove: (id: ProductId) => post('remove', { id, name: 'travel' }),
    read,
    rowsOf: async (id: ProductId) => toRows(await read(id, { names: ['travel'] })),
    amountsOf: async (id: ProductId) => toRows(await read(id, { names: ['travel'] })).map((row) => row.at(-1)),
  };
}

function toRows([table]: readonly ShownTable[]): readonly (readonly Json[])[] {
  return JSON.parse(table?.rows.rowsJsonString ?? '[]') as readonly (readonly Json[])[];
}
