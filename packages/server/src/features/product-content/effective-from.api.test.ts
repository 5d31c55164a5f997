import { toProductItemId } from '@coverwright/insurance/translation-keys';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, hasSucceeded } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { exportOf, importing, previewOf } from '../../testing/product-files.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { ProductId } from '../products/products.service.ts';

let server: TestServer;
let user: GivenUser;
let plan: string;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  user = await given.user(server);
  plan = `travel-${user.tenantId}`;
});
afterAll(async () => server.close());

const create = `mutation ($product: createProductInput) {
  createProduct(product: $product) { productId { version } effectiveFrom } }`;
const update = `mutation ($id: productIdInput!, $input: updateProductInput) {
  updateProduct(productId: $id, input: $input) { effectiveFrom status } }`;
const list = `query ($where: productWhereInput, $sort: sortInput) {
  products_2(where: $where, sort: $sort) { list { productId { version } effectiveFrom } } }`;

const versionId = (version: string): ProductId => ({ plan, type: 'single_trip', version });
const tryToCreate = (version: string, fields: object = {}) =>
  server.as(user).post(create, { product: { productId: versionId(version), ...fields } });
const tryToUpdate = (version: string, input: object) => server.as(user).post(update, { id: versionId(version), input });
const givenVersion = async (version: string, effectiveFrom: string | null = null) =>
  given.product(server, { ...user, ...versionId(version), effectiveFrom });

async function versions(args: object = {}): Promise<[string, string | null][]> {
  const found = expectSuccess(await server.as(user).post(list, args)) as {
    list?: { productId: { version: string }; effectiveFrom: string | null }[];
  };
  return (found.list ?? []).map(({ productId, effectiveFrom }) => [productId.version, effectiveFrom]);
}

describe('the first day of a version', () => {
  test('is set when it is created, changed, left alone and cleared', async () => {
    expect(expectSuccess(await tryToCreate('1', { effectiveFrom: '2028-01-01' }))).toMatchObject({
      effectiveFrom: '2028-01-01',
    });
    expect(expectSuccess(await tryToUpdate('1', { status: 'draft' }))).toMatchObject({ effectiveFrom: '2028-01-01' });
    const changed = await tryToUpdate('1', { effectiveFrom: '2028-02-29' });
    expect(expectSuccess(changed)).toEqual({ effectiveFrom: '2028-02-29', status: 'draft' });
    expect(expectSuccess(await tryToUpdate('1', { effectiveFrom: '' }))).toMatchObject({ effectiveFrom: null });
    expectSuccess(await tryToUpdate('1', { effectiveFrom: '2028-01-01' }));
    expect(expectSuccess(await tryToUpdate('1', { effectiveFrom: null }))).toMatchObject({ effectiveFrom: null });
    expect(expectSuccess(await tryToCreate('2'))).toMatchObject({ effectiveFrom: null });
  });

  test('is empty in a copy unless it is sent', async () => {
    await givenVersion('1', '2027-01-01');
    const copyOf = versionId('1');
    expect(expectSuccess(await tryToCreate('2', { copyOf }))).toMatchObject({ effectiveFrom: null });
    const dated = await tryToCreate('3', { copyOf, effectiveFrom: '2028-01-01' });
    expect(expectSuccess(dated)).toMatchObject({ effectiveFrom: '2028-01-01' });
  });

  test.each([
    '2027-02-31',
    '1/1/2028',
    'soon',
    '2028-01-01T00:00:00+08:00',
    '2200-01-01',
    '1066-10-14',
    '2028-01-01\u0000',
  ])('cannot be %j', async (effectiveFrom) => {
    await givenVersion('1', '2027-01-01');
    expectProblem(await tryToUpdate('1', { effectiveFrom }), 'INVALID', 'input.effectiveFrom');
    expectProblem(await tryToCreate('2', { effectiveFrom }), 'INVALID', 'product.effectiveFrom');
    expect(await versions()).toEqual([['1', '2027-01-01']]);
  });

  test('cannot be that of another version of the plan and type', async () => {
    await givenVersion('1', '2027-01-01');
    await givenVersion('2');
    const { message } = expectProblem(
      await tryToUpdate('2', { effectiveFrom: '2027-01-01' }),
      'ALREADY_EXISTS',
      'input.effectiveFrom',
    );
    expect(message).toContain(`${plan} / single_trip / 1 is already effective from 2027-01-01`);
    const created = await tryToCreate('3', { effectiveFrom: '2027-01-01' });
    expectProblem(created, 'ALREADY_EXISTS', 'product.effectiveFrom');
    expectSuccess(await tryToUpdate('1', { effectiveFrom: '2027-01-01' }));
    await given.product(server, { ...user, ...versionId('1'), type: 'annual', effectiveFrom: '2027-01-01' });
    const stranger = await given.user(server);
    await given.product(server, { ...stranger, ...versionId('1'), effectiveFrom: '2027-01-01' });
  });

  test('is set for one of two versions that try at once', async () => {
    const names = ['1', '2', '3', '4', '5'];
    for (const name of names) await givenVersion(name);
    const results = await Promise.all([
      ...names.map((name) => tryToUpdate(name, { effectiveFrom: '2028-01-01' })),
      ...['6', '7'].map((name) => tryToCreate(name, { effectiveFrom: '2028-01-01' })),
    ]);
    expect(results.filter((result) => hasSucceeded(result))).toHaveLength(1);
    expect(await versions({ where: { effectiveFrom: '2028-01-01' } })).toHaveLength(1);
  });
});

describe('products_2', () => {
  test('filters and sorts by the first day, those without one last', async () => {
    await givenVersion('a', '2028-01-01');
    await givenVersion('b');
    await givenVersion('c', '2027-01-01');
    await givenVersion('d', '2027-07-01');
    const named = async (args: object) => (await versions(args)).map(([version]) => version).join('');
    expect(await named({ sort: { fieldName: 'effectiveFrom', type: 'ASC' } })).toBe('cdab');
    expect(await named({ sort: { fieldName: 'effectiveFrom', type: 'DSC' } })).toBe('adcb');
    const sort = { fieldName: 'version', type: 'ASC' };
    expect(await named({ sort, where: { effectiveFrom: '2027-07-01' } })).toBe('d');
    expect(await named({ sort, where: { effectiveFrom_gt: '2027-01-01' } })).toBe('ad');
    expect(await named({ sort, where: { effectiveFrom_lt: '2027-07-02' } })).toBe('cd');
    expect(await named({ sort, where: { effectiveFrom_gt: '2027-01-01', effectiveFrom_lt: '2028-01-01' } })).toBe('d');
    expect(await named({ sort, where: { effectiveFrom_gt: '0000-01-01' } })).toBe('acd');
    expect(await named({ sort, where: { effectiveFrom: null } })).toBe('abcd');
    const refused = await server.as(user).post(list, { where: { effectiveFrom: '2027-02-30' } });
    expect(refused.errors[0]?.message).toContain('calendar');
  });
});

describe('a transfer file', () => {
  const importFile = (whose: GivenUser, file: string) => server.as(whose).post(importing, { file });

  test('carries the first days, which may be exchanged', async () => {
    await givenVersion('1', '2027-01-01');
    await givenVersion('2', '2028-01-01');
    const file = await exportOf(server, user, { plan: { plan } });
    const exchanged = file
      .replace('"effectiveFrom": "2027-01-01"', '"effectiveFrom": "x"')
      .replace('"effectiveFrom": "2028-01-01"', '"effectiveFrom": "2027-01-01"')
      .replace('"effectiveFrom": "x"', '"effectiveFrom": "2028-01-01"');
    const target = await given.user(server);
    expectSuccess(await importFile(target, file));
    expectSuccess(await importFile(target, exchanged));
    const found = await server.as(target).post(list, { sort: { fieldName: 'version', type: 'ASC' } });
    expect(expectSuccess(found)).toMatchObject({
      list: [{ effectiveFrom: '2028-01-01' }, { effectiveFrom: '2027-01-01' }],
    });
    expect((await previewOf(server, user, exchanged)).products).toMatchObject([
      { changes: [{ part: 'EFFECTIVE_FROM', action: 'CHANGED' }] },
      { changes: [{ part: 'EFFECTIVE_FROM', action: 'CHANGED' }] },
    ]);
  });

  test('of an earlier version has none', async () => {
    await givenVersion('1', '2027-01-01');
    const file = await exportOf(server, user, { productId: versionId('1') });
    const older = file.replace(/\s*"effectiveFrom": "2027-01-01",/, '');
    expect(older).not.toContain('effectiveFrom');
    expectSuccess(await importFile(user, older));
    expect(await versions()).toEqual([['1', null]]);
  });

  test('is refused with a day that is taken, in the tenant or in the file, or that is not valid', async () => {
    await givenVersion('1', '2027-01-01');
    await givenVersion('2', '2028-01-01');
    const one = await exportOf(server, user, { productId: versionId('2') });
    const taken = one.replace('2028-01-01', '2027-01-01');
    expect((await previewOf(server, user, taken)).products).toMatchObject([
      { action: 'REFUSED', problems: [{ code: 'ALREADY_EXISTS', path: 'products.0.effectiveFrom' }] },
    ]);
    expectProblem(await importFile(user, taken), 'ALREADY_EXISTS', 'products.0.effectiveFrom');
    const both = await exportOf(server, user, { plan: { plan } });
    const target = await given.user(server);
    const same = both.replace('2028-01-01', '2027-01-01');
    expectProblem(await importFile(target, same), 'ALREADY_EXISTS', 'products.1.effectiveFrom');
    const wrong = one.replace('2028-01-01', '2028-02-30');
    expectProblem(await importFile(user, wrong), 'INVALID', 'products.0.effectiveFrom');
    expectSuccess(await importFile(user, one.replace('2028-01-01', '')));
    expect(await versions({ where: { productId: versionId('2') } })).toEqual([['2', null]]);
  });
});

describe('the history of a product', () => {
  const states = `query ($where: itemSnapshotWhereInput!) { itemSnapshots(where: $where) { list { number changedParts } } }`;
  const restore = `mutation ($itemId: String!, $number: Int!) {
    restoreSnapshot(kind: "product", itemId: $itemId, number: $number) { status errors errors_2 { code message path } } }`;
  const difference = `query ($itemId: String!, $from: Int!, $to: Int!) {
    itemDifference(kind: "product", itemId: $itemId, from: $from, to: $to) { list { part action before after } } }`;

  test('has it in the general part, compares and restores it', async () => {
    await givenVersion('1', '2027-01-01');
    const itemId = toProductItemId(versionId('1'));
    server.clock.pass(3_600_000);
    expectSuccess(await tryToUpdate('1', { effectiveFrom: '2028-01-01' }));
    const found = await server.as(user).post(states, { where: { kind: 'product', itemId } });
    expect(expectSuccess(found)).toMatchObject({ list: [{ number: 2, changedParts: ['general'] }, { number: 1 }] });
    const compared = await server.as(user).post(difference, { itemId, from: 1, to: 2 });
    expect(expectSuccess(compared)).toMatchObject({
      list: [{ part: 'EFFECTIVE_FROM', action: 'CHANGED', before: '2027-01-01', after: '2028-01-01' }],
    });
    expectSuccess(await server.as(user).post(restore, { itemId, number: 1 }));
    expect(await versions()).toEqual([['1', '2027-01-01']]);
  });

  test('refuses to restore a day that another version has meanwhile', async () => {
    await givenVersion('1', '2027-01-01');
    const itemId = toProductItemId(versionId('1'));
    server.clock.pass(3_600_000);
    expectSuccess(await tryToUpdate('1', { effectiveFrom: null }));
    await givenVersion('2', '2027-01-01');
    const { message } = expectProblem(await server.as(user).post(restore, { itemId, number: 1 }), 'ALREADY_EXISTS');
    expect(message).toContain('single_trip / 2');
    expect(await versions({ sort: { fieldName: 'version', type: 'ASC' } })).toEqual([
      ['1', null],
      ['2', '2027-01-01'],
    ]);
  });
});
