// Rate tables that are created through the API before a story starts, and what the API reads of them.
import { call, type ProductId, type Tokens } from '../api.ts';

export const travelColumns = {
  keys: [
    { name: 'zone', match: 'EXACT', type: 'TEXT' },
    { name: 'days', match: 'RANGE', type: 'NUMBER' },
  ],
  values: [{ name: 'amount', unit: 'AMOUNT', currency: 'HKD' }],
} as const;

export const travelRows = [
  ['asia', 1, 8, 118.1],
  ['asia', 8, 15, 236],
  ['europe', 1, 8, 150],
];

export async function givenTable(
  url: string,
  { accessToken }: Tokens,
  productId: ProductId,
  name: string,
  rows: readonly (readonly (string | number)[])[] = travelRows,
): Promise<void> {
  const mutation = `mutation ($productId: productIdInput!, $name: String!, $input: rateTableInput!, $rows: String!) {
    createRateTable(productId: $productId, name: $name, input: $input, rowsJsonString: $rows) { status errors }
  }`;
  await call(url, mutation, { productId, name, input: travelColumns, rows: JSON.stringify(rows) }, accessToken);
}

/** A workbook of the rates of a table, as another system may have written it. */
export async function workbookOf(
  url: string,
  { accessToken }: Tokens,
  { plan, type, version = '' }: ProductId,
  name: string,
): Promise<Buffer> {
  const response = await fetch(`${url}/api/v1/rate-tables/${plan}/${type}/${version}/${name}?format=xlsx`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return Buffer.from(await response.arrayBuffer());
}

/** The rows of a table as JSON. */
export async function rowsOf(
  url: string,
  { accessToken }: Tokens,
  { plan, type, version }: ProductId,
  name: string,
): Promise<unknown> {
  const query = `query ($where: productWhereInput, $names: [String!]) {
    products_2(where: $where) { list { rateTables(names: $names) { rows { rowsJsonString } } } }
  }`;
  const variables = { where: { productId: { plan, type, version } }, names: [name] };
  const answer = (await call(url, query, variables, accessToken)) as {
    products_2: { list: { rateTables: { rows: { rowsJsonString: string } }[] }[] };
  };
  return JSON.parse(answer.products_2.list[0]?.rateTables[0]?.rows.rowsJsonString ?? 'null');
}

/** Changes a cell of a table as another user would. */
export async function changeCell(
  url: string,
  { accessToken }: Tokens,
  productId: ProductId,
  name: string,
  set: { readonly row: number; readonly column: number; readonly before: unknown; readonly after: unknown },
): Promise<void> {
  const mutation = `mutation ($productId: productIdInput!, $name: String!, $changes: String!) {
    changeRateTable(productId: $productId, name: $name, changesJsonString: $changes) { status errors }
  }`;
  const change = { set: { ...set, before: [[set.before]], after: [[set.after]] } };
  await call(url, mutation, { productId, name, changes: JSON.stringify([change]) }, accessToken);
}
