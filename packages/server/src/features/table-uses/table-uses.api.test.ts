// Rate tables that logic uses, and tables as part of the content of a product.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { lookUp, rateTableCalls, travelRows } from '../../testing/rate-tables.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { ProductId } from '../products/products.service.ts';

let server: TestServer;
let user: GivenUser;
let calls: ReturnType<typeof rateTableCalls>;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
  calls = rateTableCalls(server, user);
});
afterAll(async () => server.close());

const post = (document: string, variables: object, whose = user) => server.as(whose).post(document, { ...variables });

/** A product whose pricing, underwriting and code look up its table. */
async function givenUses(): Promise<ProductId> {
  const id = await given.product(server, user);
  expectSuccess(await calls.create(id, travelRows));
  expectSuccess(await calls.saveUnderwriting(id, { if: [{ '>': [lookUp(), 200] }, ['X'], []] }));
  // Written in a form of its own, with another table and a text of the same name.
  const amountLogic =
    '{ "+": [ {"table" : [ "travel", {"eachKey": {"zone": "travel", "days": 1.50}}, "amount" ]}, 2.50 ] }';
  await given.priceLogic(server, { ...user, productId: id, amountLogic });
  const loading = [{ code: 'TRIP', name: 'Trip', calculationLogic: JSON.stringify([lookUp(), 'HKD']) }];
  await given.codeRules(server, { ...user, productId: id, loading });
  return id;
}

const readLogic = async (id: ProductId) => {
  const query = `query ($where: productWhereInput) { products_2(where: $where) { list { underwritingRules
    pricing { amountLogic } loadingCodes { calculationLogic } } } }`;
  const { list } = expectSuccess(await post(query, { where: { id_in: [id] } })) as unknown as { list: object[] };
  return list[0];
};

test('a code cannot look up what its product does not have', async () => {
  const id = await givenUses();
  const add = (table: string) =>
    post(
      `mutation ($id: productIdInput!, $input: codeRuleInput!) { addLoadingCode(productId: $id, input: $input) {
        status errors errors_2 { code reason message path } } }`,
      { id, input: { code: table, name: 'More', calculationLogic: JSON.stringify([lookUp(table), 'HKD']) } },
    );
  expectSuccess(await add('travel'));
  const { message } = expectProblem(await add('travle'), 'INVALID', 'input.calculationLogic');
  expect(message).toContain('Did you mean "travel"?');
});

describe('logic cannot look up what its product does not have', () => {
  const misspelt = { table: ['travel', { eachKey: { zone: 'asia', day: 3 } }, 'amount'] };

  test('when pricing logic is saved', async () => {
    const id = await givenUses();
    const { message } = expectProblem(await calls.savePricing(id, lookUp('travle')), 'INVALID', 'input.amountLogic');
    expect(message).toContain('Did you mean "travel"?');
    expect(expectProblem(await calls.savePricing(id, misspelt), 'INVALID').message).toContain('Did you mean "days"?');
    const other = await given.product(server, user);
    const added = `mutation ($id: productIdInput!, $logic: String!) {
      createPriceLogic(productId: $id, input: { amountLogic: $logic }) { status errors errors_2 { code message path } } }`;
    const logic = JSON.stringify(lookUp()).replace('table', String.raw`\u0074able`);
    expectProblem(await post(added, { id: other, logic }), 'INVALID', 'input.amountLogic');
  });

  test('when underwriting logic is saved, or a product is created', async () => {
    const id = await givenUses();
    expectProblem(await calls.saveUnderwriting(id, misspelt), 'INVALID', 'input.underwritingRules');
    const create = `mutation ($product: createProductInput) { createProduct(product: $product) { name } }`;
    const copy = { productId: { ...id, version: '2' }, copyOf: id, name: 'Copy' };
    const logic = JSON.stringify(lookUp('travle'));
    const product = { ...copy, underwritingRules: logic };
    expectProblem(await post(create, { product }), 'INVALID', 'product.underwritingRules');
    expectSuccess(await post(create, { product: { ...copy, underwritingRules: JSON.stringify(lookUp()) } }));
  });
});

describe('renameRateTable', () => {
  test('renames all lookups, and nothing else in their texts', async () => {
    const id = await givenUses();
    expectSuccess(await calls.rename(id, 'trips "2027"'));
    expect(await readLogic(id)).toEqual({
      underwritingRules: JSON.stringify({ if: [{ '>': [lookUp('trips "2027"'), 200] }, ['X'], []] }),
      pricing: {
        amountLogic:
          '{ "+": [ {"table" : [ "trips \\"2027\\"", {"eachKey": {"zone": "travel", "days": 1.50}}, "amount" ]}, 2.50 ] }',
      },
      loadingCodes: [{ calculationLogic: JSON.stringify([lookUp('trips "2027"'), 'HKD']) }],
    });
    expect(await calls.read(id)).toMatchObject([{ name: 'trips "2027"', rowCount: 3 }]);
  });

  test('refuses a name that is taken or unfit, and a table that does not exist', async () => {
    const id = await givenUses();
    expectSuccess(await calls.create(id, [], 'other'));
    expectProblem(await calls.rename(id, 'other'), 'ALREADY_EXISTS', 'newName');
    expectProblem(await calls.rename(id, ' '), 'INVALID', 'newName');
    expectProblem(await calls.rename(await given.product(server, user), 'x'), 'NOT_FOUND', 'name');
  });
});

describe('deleteRateTable', () => {
  test('is refused with all uses', async () => {
    const id = await givenUses();
    const { message } = expectProblem(await calls.remove(id), 'INVALID', 'name');
    expect(message).toContain('the pricing logic the underwriting logic the code TRIP');
    expect(await calls.read(id)).toHaveLength(1);
  });

  test('deletes a table that nothing looks up, with its pieces', async () => {
    const id = await given.product(server, user);
    expectSuccess(await calls.create(id, travelRows));
    const pieces = async () => server.sql`select e.hash from rate_table_pieces e where e.tenant_id = ${user.tenantId}`;
    const before = await pieces();
    expectSuccess(await calls.remove(id));
    expect(await calls.read(id)).toEqual([]);
    expect(await pieces()).toHaveLength(before.length - 1);
  });
});

test('a copy has the tables of its source, which then change separately', async () => {
  const id = await givenUses();
  const copy = { ...id, version: '2' };
  const create = `mutation ($product: createProductInput) { createProduct(product: $product) { name } }`;
  expectSuccess(await post(create, { product: { productId: copy, copyOf: id, name: 'Copy' } }));
  expect(await calls.rowsOf(copy)).toEqual(travelRows);
  const change = { set: { row: 1, column: 4, before: [[118.1]], after: [[1]] } };
  expectSuccess(await calls.change(copy, [change]));
  expect(await calls.rowsOf(id)).toEqual(travelRows);
  expect(await calls.amountsOf(copy)).toEqual([1, 236.05, 301]);
});

describe('history', () => {
  const difference = `query ($itemId: String!, $from: Int!, $to: Int) {
    itemDifference(kind: "product", itemId: $itemId, from: $from, to: $to) {
      list { part action name before after edits { message } } } }`;
  const snapshots = `query ($itemId: String) { itemSnapshots(where: { kind: "product", itemId: $itemId }) {
    list { number changedParts } } }`;
  const restore = `mutation ($itemId: String!, $number: Int!) {
    restoreSnapshot(kind: "product", itemId: $itemId, number: $number) { status errors } }`;

  test('has every state of the tables, shows changed cells, and restores them', async () => {
    const id = await given.product(server, user);
    const itemId = toProductItemId(id);
    expectSuccess(await calls.create(id, travelRows));
    expectSuccess(await calls.change(id, [{ set: { row: 1, column: 4, before: [[118.1]], after: [[120]] } }]));
    const { list } = expectSuccess(await post(snapshots, { itemId })) as unknown as {
      list: { number: number; changedParts: string[] }[];
    };
    expect(list.slice(0, 2)).toEqual([
      { number: 3, changedParts: ['rateTables/travel'] },
      { number: 2, changedParts: ['rateTables', 'rateTables/travel'] },
    ]);
    const ofPart = async (part: string) => {
      const where = { kind: 'product', itemId, changedPart: part };
      const query = `query ($where: itemSnapshotWhereInput) { itemSnapshots(where: $where) { totalCount } }`;
      return expectSuccess(await post(query, { where }))['totalCount'];
    };
    expect([await ofPart('rateTables'), await ofPart('rateTables/travel')]).toEqual([3, 2]);
    expect(await ofPart('rateTables/trav')).toBe(0);
    const edits = [{ message: 'zone asia, days from 1 to below 8: amount 118.10 → 120' }];
    const cell = { part: 'RATE_TABLE', action: 'CHANGED', name: 'travel', before: null, after: null, edits };
    expect(expectSuccess(await post(difference, { itemId, from: 2, to: 3 }))).toEqual({ list: [cell] });
    expect(expectSuccess(await post(difference, { itemId, from: 2 }))).toEqual({ list: [cell] });
    expect(expectSuccess(await post(difference, { itemId, from: 1 }))).toMatchObject({
      list: [{ part: 'RATE_TABLE', action: 'ADDED', name: 'travel' }],
    });
    expectSuccess(await post(restore, { itemId, number: 2 }));
    expect(await calls.rowsOf(id)).toEqual(travelRows);
    expectSuccess(await post(restore, { itemId, number: 1 }));
    expect(await calls.read(id)).toEqual([]);
    expectSuccess(await post(restore, { itemId, number: 3 }));
    expect(await calls.amountsOf(id)).toEqual([120, 236.05, 301]);
  });
});

describe('transfer', () => {
  const exporting = `query ($id: productIdInput) { exportProduct(productId: $id) { contentJsonString } }`;
  const importing = `mutation ($file: String!) { importProduct(contentJsonString: $file) {
    status errors errors_2 { code message path } products { action changes { part action count names } } } }`;
  const exported = async (id: ProductId) => String(expectSuccess(await post(exporting, { id }))['contentJsonString']);

  test('a file has the tables with their rows as comma-separated values, and is read by another tenant', async () => {
    const id = await givenUses();
    const file = await exported(id);
    const content = JSON.parse(file) as { products: { rateTables: { rows: string }[] }[] };
    expect(content.products[0]?.rateTables).toMatchObject([
      {
        name: 'travel',
        keys: [{ name: 'zone' }, { name: 'days', match: 'range' }],
        rows: 'zone,days (from),days (to),amount\nasia,1,8,118.1\nasia,8,31,236.05\neurope,1,31,301\n',
      },
    ]);
    const other = await given.user(server);
    expectSuccess(await post(importing, { file }, other));
    expect(await rateTableCalls(server, other).rowsOf(id)).toEqual(travelRows);
    expect(expectSuccess(await post(importing, { file }))).toMatchObject({ products: [{ action: 'UNCHANGED' }] });
  });

  test('an import changes, adds and removes tables, and refuses what cannot be looked up', async () => {
    const id = await givenUses();
    const file = await exported(id);
    const changed = file.replace('asia,1,8,118.1', 'asia,1,8,\\"120\\"');
    expect(expectSuccess(await post(importing, { file: changed }))).toMatchObject({
      products: [{ changes: [{ part: 'RATE_TABLE', action: 'CHANGED', names: ['travel'] }] }],
    });
    expect(await calls.amountsOf(id)).toEqual([120, 236.05, 301]);
    const wrong = file.replace('asia,1,8,118.1', 'asia,1,9,118.1');
    expectProblem(await post(importing, { file: wrong }), 'INVALID', 'products.0.rateTables.0.rows');
    const torn = file.replace('asia,1,8,118.1', 'asia,1,8');
    const unknown = file.replace('\\"table\\" : [ \\"travel', '\\"table\\" : [ \\"trip');
    expect(unknown).not.toBe(file);
    expectProblem(await post(importing, { file: unknown }), 'INVALID', 'products.0.pricing.amountLogic');
    const { message } = expectProblem(await post(importing, { file: torn }), 'INVALID', 'products.0.rateTables.0.rows');
    expect(message).toContain('line 2');
  });
});
