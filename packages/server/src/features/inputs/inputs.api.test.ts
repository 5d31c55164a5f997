import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const update = `mutation ($id: productIdInput!, $inputs: String!, $revision: String) {
  updateProductInputs(productId: $id, inputsJsonString: $inputs, expectedRevision: $revision) {
    status errors errors_2 { code message reason path by at } revision } }`;
const read = `query ($where: productWhereInput) { products_2(where: $where) { list {
  revision lastModifiedAt inputs { inputsJsonString revision createdAt createdBy { username } lastModifiedAt
    lastModifiedBy { username } } } } }`;

interface Product {
  readonly revision: string;
  readonly lastModifiedAt: string;
  readonly inputs: { readonly inputsJsonString: string; readonly revision: string } | null;
}

async function readProduct(id: object, whose = user): Promise<Product | undefined> {
  const found = expectSuccess(await server.as(whose).post(read, { where: { id_in: [id] } }));
  return (found as unknown as { list: Product[] }).list[0];
}

const save = (id: object, inputs: string, revision?: string, whose = user) =>
  server.as(whose).post(update, { id, inputs, ...(revision !== undefined && { revision }) });

const days = '[{"path":"days","type":"integer","minimum":1}]';

describe('updateProductInputs', () => {
  test('declares inputs, replaces and removes them, and returns the next revision', async () => {
    const id = await given.product(server, user);
    expect(await readProduct(id)).toMatchObject({ inputs: null });
    const { revision } = expectSuccess(
      await save(id, ' [ {"path": "days", "type": "integer", "minimum": 1} ] ', 'none'),
    );
    expect((await readProduct(id))?.inputs).toMatchObject({
      inputsJsonString: days,
      revision,
      createdBy: { username: user.email },
      lastModifiedBy: { username: user.email },
    });
    const next = expectSuccess(await save(id, '[{"path":"zone","type":"text"}]', String(revision)));
    expect((await readProduct(id))?.inputs).toMatchObject({ revision: next['revision'] });
    expect(next['revision']).not.toBe(revision);
    expect(expectSuccess(await save(id, '[]', String(next['revision'])))).toMatchObject({ revision: null });
    expect(await readProduct(id)).toMatchObject({ inputs: null });
  });

  test('updates the last change of its product, but not its revision', async () => {
    const id = await given.product(server, user);
    const before = await readProduct(id);
    server.clock.pass(1000);
    expectSuccess(await save(id, days));
    const after = await readProduct(id);
    expect(after?.revision).toBe(before?.revision);
    expect(Date.parse(after?.lastModifiedAt ?? '')).toBeGreaterThan(Date.parse(before?.lastModifiedAt ?? ''));
  });

  test.each([
    ['declared meanwhile', [days], 'none'],
    ['changed meanwhile', [days, '[]', days], 'old'],
    ['removed meanwhile', [days, '[]'], 'old'],
  ])('refuses to overwrite inputs that were %s', async (_what, saves, revision) => {
    const id = await given.product(server, user);
    for (const inputs of saves) expectSuccess(await save(id, inputs));
    const before = await readProduct(id);
    const conflict = expectProblem(
      await save(id, '[{"path":"z","type":"text"}]', revision),
      'CONFLICT',
      'expectedRevision',
    );
    expect(conflict).toMatchObject({
      by: user.email,
      message: expect.stringContaining('This declaration of inputs was ch'),
    });
    expect(await readProduct(id)).toEqual(before);
  });

  test('declares inputs once, even if two requests do so simultaneously', async () => {
    const id = await given.product(server, user);
    const results = await Promise.all([1, 2, 3].map(() => save(id, days, 'none')));
    const payloads = results.map(({ data }) => data?.['updateProductInputs'] as { status: string });
    expect(payloads.filter(({ status }) => status === 'success')).toHaveLength(1);
  });

  test.each([
    ['text that is not JSON', '[\n{]', 'inputsJsonString', 'TEXT_NOT_JSON'],
    ['something else than a list', '{}', 'inputsJsonString', 'INPUTS_NOT_A_LIST'],
    ['a field of a wrong type', '[{"path":"a","type":"x"}]', 'inputsJsonString.0.type', 'INPUT_FIELD_WRONG'],
    [
      'inputs that do not fit together',
      '[{"path":"a","type":"choice"}]',
      'inputsJsonString.0.choices',
      'INPUT_CHOICES_MISSING',
    ],
    [
      'a condition on what is not declared',
      '[{"path":"a","type":"text","requiredWhen":{"==":[{"var":"b"},1]}}]',
      'inputsJsonString.0.requiredWhen',
      'INPUT_CONDITION_UNDECLARED',
    ],
    [
      'a condition on a computed path',
      '[{"path":"a","type":"text","requiredWhen":{"var":{"cat":["a","b"]}}}]',
      'inputsJsonString.0.requiredWhen',
      'INPUT_CONDITION_COMPUTED',
    ],
    [
      'a condition with an unknown operator',
      '[{"path":"a","type":"text","requiredWhen":{"premium":[]}}]',
      'inputsJsonString.0.requiredWhen',
      'INPUT_CONDITION_WRONG',
    ],
    [
      'a condition that calls a function',
      '[{"path":"a","type":"text","requiredWhen":{"function":["f",{"eachKey":{}}]}}]',
      'inputsJsonString.0.requiredWhen',
      'INPUT_CONDITION_WRONG',
    ],
  ])('refuses %s', async (_what, inputs, path, reason) => {
    const id = await given.product(server, user);
    expect(expectProblem(await save(id, inputs), 'INVALID', path)).toMatchObject({ reason });
    expect(await readProduct(id)).toMatchObject({ inputs: null });
  });

  test('reports all problems together', async () => {
    const id = await given.product(server, user);
    const result = await save(
      id,
      '[{"path":"a","type":"choice"},{"path":"a","type":"number","minimum":2,"maximum":1}]',
    );
    expectProblem(result, 'INVALID', 'inputsJsonString.0.choices');
    expectProblem(result, 'INVALID', 'inputsJsonString.1.path');
    expectProblem(result, 'INVALID', 'inputsJsonString.1.maximum');
  });

  test('is NOT_FOUND for a product that does not exist or belongs to another tenant', async () => {
    const other = await given.user(server);
    const theirs = await given.product(server, other);
    await given.inputs(server, { ...other, productId: theirs, inputs: [{ path: 'a', type: 'text' }] });
    expectProblem(await save(theirs, days), 'NOT_FOUND', 'productId');
    expectProblem(await save({ ...theirs, version: '9' }, days, undefined, other), 'NOT_FOUND', 'productId');
    expect((await readProduct(theirs, other))?.inputs?.inputsJsonString).toBe('[{"path":"a","type":"text"}]');
  });

  test('is refused without a sign-in', async () => {
    const result = await server.post(update, { id: { plan: 'p', type: 't' }, inputs: '[]' });
    expect(result).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});

test('declared inputs are deleted with their product', async () => {
  const id = await given.product(server, user);
  await given.inputs(server, { ...user, productId: id, inputs: [{ path: 'a', type: 'text' }] });
  const remove = 'mutation ($id: productIdInput!) { deleteProduct(productId: $id) { status errors } }';
  expectSuccess(await server.as(user).post(remove, { id }));
  expect(await server.sql`select 1 from product_inputs where plan = ${id.plan}`).toEqual([]);
});
