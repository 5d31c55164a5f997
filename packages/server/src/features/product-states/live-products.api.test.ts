// A tenant with releases: whoever reads what is live gets the same answers, whatever is edited.
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  getNamedType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currencyCodeEnumeration } from '../../graphql/generated/schema-types.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { productPath } from '../../testing/product-api.ts';
import { lookUp, travelColumns, travelRows } from '../../testing/rate-tables.ts';
import { givenReleasingUser, productItem, releasingCalls } from '../../testing/releases-of-everything.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { type ProductId, productKey } from '../products/products.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const values = { trip: { zone: 'asia', days: 3 }, age: 30, benefits: {} };
const valuesJsonString = JSON.stringify(values);

/** Arguments for the fields that need some, or that calculate with them. */
const argumentsOf: Readonly<Record<string, string>> = {
  benefitTexts: '(typeId: "baggage", withBeneath: true)',
  inputTrial: '(inputsJsonString: "[]")',
  pricing: `(valuesJsonString: $values, discountCodes: ["TEN"], benefitOptions: [{ benefitTypeId: "baggage", key: "gold" }])`,
  questionnaire: '(valuesJsonString: $values)',
  underwritingDecision: '(valuesJsonString: $values)',
};

const schema = buildSchema(readFileSync(`${import.meta.dirname}/../../../../../schema.graphql`, 'utf8'));

/** Every field of the type and of those in it, as far as this depth. */
function fieldsOf(type: GraphQLNamedType | undefined, depth: number): string {
  if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`${type?.name} has no fields`);
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    const args = argumentsOf[field.name] ?? '';
    // Says whether the working copy differs, and nothing of it.
    if (field.name === 'liveState') return [];
    if (isScalarType(inner) || isEnumType(inner)) return [`${field.name}${args}`];
    return depth === 0 || inner.name === 'login' ? [] : [`${field.name}${args} ${fieldsOf(inner, depth - 1)}`];
  });
  return `{ ${[...fields, '__typename'].join(' ')} }`;
}

const everything = fieldsOf(schema.getType('product'), 4);
const readAll = `query ($where: productWhereInput, $values: String!) {
  products_2(where: $where, sort: { fieldName: "name", type: "ASC" }) { totalCount list ${everything} } }`;

interface Stage {
  readonly editor: GivenUser;
  readonly viewer: GivenUser;
  readonly releases: ReturnType<typeof releasingCalls>;
  readonly host: string;
  readonly key: string;
  readonly productId: ProductId;
}

const logicOf = (amount: number) => JSON.stringify({ '+': [lookUp(), amount] });
const rulesOf = (code: string) => JSON.stringify({ if: [{ '>': [{ var: 'age' }, 20] }, [code], []] });
const discountOf = (name: string, ratio: number) => ({
  code: 'TEN',
  name,
  description: `${name} description`,
  calculationLogic: `{"*":[{"var":"price"},${ratio}]}`,
});

/** A product with something in each part, live. */
async function stage(): Promise<Stage> {
  const editor = await givenReleasingUser(server);
  const { tenantId } = editor;
  const viewer = await given.user(server, { tenantId, role: 'VIEWER' });
  const insurer = await given.insurer(server, { tenantId, name: 'Released Insurer' });
  const productId = await given.product(server, {
    ...editor,
    status: 'released',
    effectiveFrom: '2020-01-01',
    insurerId: insurer.id,
    underwritingRules: rulesOf('RELEASED'),
    benefitInputs: [
      { typeId: 'baggage', valueJsonString: '1000', currencyCode: currencyCodeEnumeration.HKD },
      { typeId: 'baggage', optionKey: 'gold', valueJsonString: '2000' },
    ],
  });
  await given.rateTable(server, { tenantId, productId, name: 'travel', input: travelColumns, rows: travelRows });
  await given.priceLogic(server, { tenantId, productId, amountLogic: logicOf(1) });
  await given.inputs(server, { tenantId, productId, inputs: [{ path: 'age', type: 'integer', minimum: 1 }] });
  await given.codeRules(server, { tenantId, productId, discount: [discountOf('Released', 0.1)], loading: [] });
  for (const [key, value] of texts(productId, 'Released'))
    await given.text(server, { tenantId, key, locale: 'en-US', value });
  const releases = releasingCalls(server, editor);
  await releases.release(productItem(productId));
  const host = given.liveApp(server, { tenantId, soldProducts: [productId] });
  return { editor, viewer, releases, host, key: await given.apiKey(server, editor), productId };
}

function texts(id: ProductId, word: string): [string, string][] {
  const endings = ['name', 'description', 'benefits-baggage-name', 'benefits-baggage-options-gold-description'];
  return endings.map((ending) => [`${productKey(id)}-${ending}`, `${word} ${ending}`]);
}

/** Changes every part of the working copy. */
async function edit({ editor, productId }: Stage): Promise<void> {
  const { tenantId } = editor;
  const insurer = await given.insurer(server, { tenantId, name: 'Edited Insurer' });
  const { post } = server.as(editor);
  const change = async (field: string, declared: string, variables: object) =>
    expectSuccess(
      await post(
        `mutation (${field.includes('$id') ? '$id: productIdInput!, ' : ''}${declared}) { ${field} { ${field.startsWith('updateProduct(') ? 'revision' : 'status errors'} } }`,
        {
          id: productId,
          ...variables,
        },
      ),
    );
  await change('updateProduct(productId: $id, input: $input)', '$input: updateProductInput!', {
    input: {
      status: 'edited',
      effectiveFrom: '2090-01-01',
      insurerId: insurer.id,
      underwritingRules: rulesOf('EDITED'),
    },
  });
  await change('updatePriceLogic(productId: $id, input: { amountLogic: $logic })', '$logic: String', {
    logic: logicOf(5000),
  });
  await change('updateProductInputs(productId: $id, inputsJsonString: $text)', '$text: String!', {
    text: JSON.stringify([{ path: 'age', type: 'integer', minimum: 25, level: 'refuse' }]),
  });
  await change('updateDiscountCode(productId: $id, code: "TEN", input: $input)', '$input: codeRuleInput!', {
    input: discountOf('Edited', 0.9),
  });
  await change('addLoadingCode(productId: $id, input: $input)', '$input: codeRuleInput!', {
    input: { ...discountOf('Edited', 0.9), code: 'NEW' },
  });
  await change('addBenefit(productId: $id, input: $input)', '$input: benefitInput!', {
    input: { typeId: 'edited', valueJsonString: '1' },
  });
  await change(
    'replaceRateTable(productId: $id, name: "travel", input: $input, rowsJsonString: $rows)',
    '$input: rateTableInput!, $rows: String!',
    {
      input: travelColumns,
      rows: JSON.stringify(travelRows.map((row) => [...row.slice(0, 3), 7777])),
    },
  );
  await change('createRateTable(productId: $id, name: "edited", input: $input)', '$input: rateTableInput!', {
    input: travelColumns,
  });
  for (const [key, value] of texts(productId, 'Edited')) {
    for (const locale of ['en-US', 'fr-FR'])
      await change('upsertL10n(l10n: $text)', '$text: upsertL10nInput!', { text: { key, locale, value } });
  }
}

async function read({ productId }: Pick<Stage, 'productId'>, user: GivenUser, headers = {}) {
  const where = { id_in: [productId] };
  return server.as(user).post(readAll, { where, values: valuesJsonString }, headers);
}

async function rest(
  { productId }: Stage,
  kind: string,
  headers: object,
  payload: object = { values, discountCodes: ['TEN'] },
) {
  const isRead = kind === 'openapi.json';
  const { statusCode, body } = await server.http.inject({
    method: isRead ? 'GET' : 'POST',
    url: `${productPath(productId)}/${kind}`,
    headers: { host: 'localhost', ...(!isRead && { 'content-type': 'application/json' }), ...headers },
    ...(!isRead && { payload: JSON.stringify(payload) }),
  });
  return { statusCode, body };
}

async function dated({ productId: { plan, type } }: Stage, headers: object) {
  const { statusCode, body } = await server.http.inject({
    method: 'POST',
    url: `/api/v1/products/${plan}/${type}/price`,
    headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ startDate: '2028-01-01', values }),
  });
  return { statusCode, body };
}

const askAsGuest = `query ($values: String) { products_2 { totalCount list { name description status
  benefits { name rawData options { key name description } }
  questionnaire(valuesJsonString: $values) { hasPrice questions { name minimum maximum } inputs { path message } }
  pricing(valuesJsonString: $values) { amount formattedPrice currencyCode } } } }`;

/** What is answered to everybody who reads what is live. */
async function answers(scene: Stage): Promise<unknown> {
  const { editor, viewer, host, key } = scene;
  const { plan, type } = scene.productId;
  const ofTable = async (format: string) => {
    const url = `/api/v1/rate-tables/${plan}/${type}/-/travel?format=${format}`;
    const response = await server.http.inject({
      url,
      headers: { host: 'localhost', ...(await server.as(viewer).headers()) },
    });
    return [response.statusCode, response.body];
  };
  return {
    viewer: await read(scene, viewer).then(({ data, errors }) => ({ data, errors })),
    editor: await read(scene, editor, { 'x-perspective': 'live' }).then(({ data, errors }) => ({ data, errors })),
    guest: await server
      .asGuest(host)
      .post(askAsGuest, { values: valuesJsonString })
      .then(({ data, errors }) => ({ data, errors })),
    price: await rest(scene, 'price', { 'x-api-key': key }),
    refused: await rest(scene, 'price', { 'x-api-key': key }, { values: { age: 0 } }),
    dated: await dated(scene, { 'x-api-key': key }),
    viewersDated: await dated(scene, await server.as(viewer).headers()),
    decision: await rest(scene, 'underwriting', { 'x-api-key': key }),
    openapi: await rest(scene, 'openapi.json', { 'x-api-key': key }),
    viewersPrice: await rest(scene, 'price', await server.as(viewer).headers()),
    table: await ofTable('csv'),
    exported: await server
      .as(viewer)
      .post('query ($id: productIdInput) { exportProduct(productId: $id) { contentJsonString } }', {
        id: scene.productId,
      })
      .then(({ data, errors }) => ({ data, errors })),
  };
}

describe('with releases', () => {
  test('nothing that is edited changes what is live, in any field', async () => {
    const scene = await stage();
    const before = await answers(scene);
    expect(JSON.stringify(before)).toContain('Released name');
    expect(JSON.stringify(before)).not.toContain('"errors":[{');
    await edit(scene);
    expect(await answers(scene)).toEqual(before);
    expect(JSON.stringify(await read(scene, scene.editor))).toContain('Edited name');
    const second = await scene.releases.create(productItem(scene.productId));
    expect(await answers(scene)).toEqual(before);
    expectSuccess(await scene.releases.publish(second));
    const after = JSON.stringify(await answers(scene));
    expect(after).toContain('Edited name');
    expect(after).not.toContain('Released');
  });

  test('the working copy, what is live and a release are read by name, and never by a key', async () => {
    const scene = await stage();
    const { editor, key } = scene;
    await edit(scene);
    const next = `release ${await scene.releases.create(productItem(scene.productId))}`;
    const priceAs = async (headers: object) => {
      const { body } = await rest(scene, 'price', headers, { values });
      return (JSON.parse(body) as { amount: number }).amount;
    };
    const signedIn = await server.as(editor).headers();
    expect(await priceAs({ ...signedIn, 'x-perspective': 'working' })).toBe(12_777);
    expect(await priceAs({ 'x-api-key': key })).toBe(119.1);
    expect(await priceAs({ ...signedIn, 'x-perspective': next })).toBe(12_777);
    expect(await priceAs(signedIn)).toBe(119.1);
    const pricing = `query ($values: String) { products_2 { list { name status pricing(valuesJsonString: $values) { amount amountLogic } } } }`;
    const listed = async (headers = {}) =>
      (
        expectSuccess(await server.as(editor).post(pricing, { values: valuesJsonString }, headers)) as {
          list: object[];
        }
      ).list;
    const acted = { amount: 119.1, amountLogic: logicOf(1) };
    expect(await listed()).toEqual([{ name: 'Edited name', status: 'edited', pricing: acted }]);
    const edited = { name: 'Edited name', status: 'edited', pricing: { amount: 12_777, amountLogic: logicOf(5000) } };
    expect(await listed({ 'x-perspective': next })).toEqual([edited]);
    expect(await listed({ 'x-perspective': 'working' })).toEqual([edited]);
    expect(await listed({ 'x-perspective': 'live' })).toEqual([
      { name: 'Released name', status: 'released', pricing: acted },
    ]);
  });

  test('a product that is not live, or no longer, exists only for those who edit', async () => {
    const scene = await stage();
    const { editor, viewer, releases, key, host } = scene;
    const { tenantId } = editor;
    const draft = await given.product(server, { ...editor, underwritingRules: rulesOf('DRAFT') });
    await given.priceLogic(server, { tenantId, productId: draft, amountLogic: '7' });
    const count = async (user: GivenUser, headers = {}) =>
      (
        expectSuccess(await server.as(user).post('{ products_2(limit: 1) { totalCount } }', {}, headers)) as {
          totalCount: number;
        }
      ).totalCount;
    expect([await count(viewer), await count(editor), await count(editor, { 'x-perspective': 'live' })]).toEqual([
      1, 2, 1,
    ]);
    expect((await rest({ ...scene, productId: draft }, 'price', { 'x-api-key': key })).statusCode).toBe(404);
    const ask = await server.as(editor).post(readAll, { where: { id_in: [draft] }, values: valuesJsonString });
    expect(JSON.stringify(ask.errors)).toContain('is not live, so it has no prices');
    const end = await releases.create({ ...productItem(scene.productId), action: 'RETIRE' }, productItem(draft));
    const inRelease = { 'x-perspective': `release ${end}` };
    const names = 'query { products_2 { totalCount list { status productId { plan } } } }';
    expect(expectSuccess(await server.as(viewer).post(names, {}, inRelease))).toMatchObject({
      totalCount: 1,
      list: [{ productId: { plan: draft.plan } }],
    });
    expectSuccess(await releases.publish(end));
    expect((await rest(scene, 'price', { 'x-api-key': key })).statusCode).toBe(404);
    expect((await rest({ ...scene, productId: draft }, 'price', { 'x-api-key': key }, { values })).statusCode).toBe(
      200,
    );
    expect(expectSuccess(await server.asGuest(host).post(askAsGuest))).toMatchObject({ totalCount: 0 });
    const exported = await server
      .as(viewer)
      .post('query ($id: productIdInput) { exportProduct(productId: $id) { contentJsonString } }', {
        id: scene.productId,
      });
    expect(exported.code).toBe('NOT_FOUND');
  });

  test('a request is offered at the price that is live, whatever its sender names', async () => {
    const scene = await stage();
    await edit(scene);
    const { post } = server.as(scene.editor);
    const create = `mutation ($input: caseInput!) { createCase(input: $input) { status errors_2 { code message path } createdStatus { id } } }`;
    const holder = { englishFirstName: 'Ada', email: 'ada@example.com' };
    const input = {
      idempotencyKey: 'a-key-of-sixteen-characters',
      holder,
      productId: scene.productId,
      offer: { valuesJsonString },
    };
    const sent = await post(create, { input }, { 'x-perspective': 'working' });
    expectSuccess(sent);
    const offered = await post('{ cases { list { proposals { totalPrice { amount } } } } }');
    expect(JSON.stringify(offered.data)).toContain('119.1');
  });

  test('an insurer of a live product is listed for it, and cannot be deleted', async () => {
    const { editor, viewer, productId } = await stage();
    const insurers = `query ($types: [String]) { insurers(productTypes: $types) { id name } }`;
    const listed = async (user: GivenUser) => {
      const { data } = await server.as(user).post(insurers, { types: [productId.type] });
      return (data as { insurers: { id: string; name: string }[] }).insurers;
    };
    const update = `mutation ($id: productIdInput!) { updateProduct(productId: $id, input: { insurerId: "" }) { revision } }`;
    expectSuccess(await server.as(editor).post(update, { id: productId }));
    const [insurer] = await listed(viewer);
    expect(insurer?.name).toBe('Released Insurer');
    expect(await listed(editor)).toEqual([]);
    const remove = 'mutation ($id: String!) { deleteInsurer(id: $id) { status errors errors_2 { code path } } }';
    expectProblem(await server.as(editor).post(remove, { id: insurer?.id }), 'INVALID', 'id');
  });

  test('a change that is based on a state is a conflict', async () => {
    const scene = await stage();
    const { post } = server.as(scene.editor);
    const revision = '{ products_2 { list { revision } } }';
    const { list } = expectSuccess(await post(revision, {}, { 'x-perspective': 'live' })) as {
      list: { revision: string }[];
    };
    const update = `mutation ($id: productIdInput!, $revision: String) { updateProduct(productId: $id, input: { status: "x" },
      expectedRevision: $revision) { revision } }`;
    const result = await post(update, { id: scene.productId, revision: list[0]?.revision });
    expectProblem(result, 'CONFLICT', 'expectedRevision');
  });

  test('lists of what is live are filtered, sorted and counted like those of working copies', async () => {
    const scene = await stage();
    const { editor, viewer } = scene;
    const { tenantId } = editor;
    const more: ProductId[] = [];
    for (const [index, status] of ['b10', 'b9', 'c'].entries()) {
      const productId = await given.product(server, { ...editor, status, now: new Date(2027, 0, index + 1) });
      await given.text(server, {
        tenantId,
        key: `${productKey(productId)}-name`,
        locale: 'en-US',
        value: `Trip ${10 - index}`,
      });
      more.push(productId);
    }
    const release = await scene.releases.release(...more.map(productItem));
    const list = `query ($where: productWhereInput, $sort: sortInput, $limit: Int, $skip: Int) {
      products_2(where: $where, sort: $sort, limit: $limit, skip: $skip) { totalCount list { productId { plan } name status insurer { name } } } }`;
    const sorts = ['createdAt', 'plan', 'name', 'insurer', 'status'].flatMap((fieldName) =>
      ['ASC', 'DESC'].map((type) => ({ sort: { fieldName, type }, limit: 3, skip: 1 })),
    );
    const filters = [
      { name_contains: 'trip' },
      { status_in: ['b9', 'c'] },
      { insurer: { id_contains: '' } },
      { productId: { plan_contains: 'plan' } },
      { or: [{ status: 'released' }, { name_contains: 'Trip 9' }] },
    ];
    for (const variables of [{}, ...sorts, ...filters.map((where) => ({ where, limit: 2 }))]) {
      const shown = await server.as(editor).post(list, variables);
      const live = await server.as(viewer).post(list, variables);
      expect(live.data).toEqual(shown.data);
      expect((await server.as(editor).post(list, variables, { 'x-perspective': `release ${release}` })).data).toEqual(
        shown.data,
      );
    }
  });
});

test('without releases, the header changes nothing', async () => {
  const user = await given.user(server);
  const productId = await given.product(server, { ...user, status: 'draft' });
  for (const value of ['live', 'working']) {
    const result = await read({ productId }, user, { 'x-perspective': value });
    expect(expectSuccess(result)).toMatchObject({ list: [{ status: 'draft' }] });
  }
});
