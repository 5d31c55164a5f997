import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess, hasSucceeded } from '../../../../testing/expect-result.ts';
import { given } from '../../../../testing/given.ts';
import type { GraphqlResult, TestServer } from '../../../../testing/start-test-server.ts';
import { startTestServer } from '../../../../testing/start-test-server.ts';
import { templateCalls } from '../../../../testing/templates.ts';

let server: TestServer;
let calls: ReturnType<typeof templateCalls>;
beforeAll(async () => {
  server = await startTestServer();
  calls = templateCalls(server, await given.user(server));
});
afterAll(async () => server.close());

const envelope = '{ status errors errors_2 { code message path line by } revision createdStatus { id } }';

function add(id: string, input: object, revision?: string, by = calls): Promise<GraphqlResult> {
  const document = `mutation ($id: String!, $input: addDynamicValueToTemplateInput!, $revision: String) {
    addDynamicValueToTemplate(templateId: $id, input: $input, expectedRevision: $revision) ${envelope} }`;
  return by.post(document, { id, input, revision });
}

function update(id: string, valueId: string, input: object, revision?: string, by = calls): Promise<GraphqlResult> {
  const document = `mutation ($id: String!, $valueId: String!, $input: updateDynamicValueOfTemplateInput!, $revision: String) {
    updateDynamicValueOfTemplate(templateId: $id, valueId: $valueId, input: $input, expectedRevision: $revision) ${envelope} }`;
  return by.post(document, { id, valueId, input, revision });
}

function remove(id: string, valueId: string, revision?: string, by = calls): Promise<GraphqlResult> {
  const document = `mutation ($id: String!, $valueId: String!, $revision: String) {
    removeDynamicValueFromTemplate(templateId: $id, valueId: $valueId, expectedRevision: $revision) ${envelope} }`;
  return by.post(document, { id, valueId, revision });
}

interface Value {
  readonly valueId: string;
  readonly valueJsonString: string;
}

async function valuesOf(id: string): Promise<readonly Value[]> {
  const found = await calls.find(id, '... on dynamicTemplate { dynamicValues { valueId valueJsonString } }');
  return (found?.['dynamicValues'] ?? []) as readonly Value[];
}

async function added(id: string, input: object): Promise<string> {
  return (expectSuccess(await add(id, input)) as { createdStatus: { id: string } }).createdStatus.id;
}

const hello = { valueJsonString: '{ "hello" : "" }' };

describe('addDynamicValueToTemplate', () => {
  test('stores the text as typed, after the existing values, and returns its id', async () => {
    const id = await calls.create('dynamic');
    expect(await valuesOf(id)).toEqual([]);
    const texts = ['{ "hello" : "" }', '\n[1.50, 1e2]\t', '"中文\\u0000"', 'null'];
    const values = [];
    for (const valueJsonString of texts) {
      values.push({ valueId: await added(id, { valueJsonString }), valueJsonString });
    }
    expect(await valuesOf(id)).toEqual(values);
  });

  test('returns the same value as typed fields', async () => {
    const id = await calls.create('dynamic');
    await added(id, { valueJsonString: '{"list": [1, "a", true, null]}' });
    const scalar = 'objectValue { key value { arrayValue { numberValue stringValue booleanValue } } }';
    const found = await calls.find(id, `... on dynamicTemplate { dynamicValues { value { ${scalar} } } }`);
    const nothing = { numberValue: null, stringValue: null, booleanValue: null };
    const list = [
      { ...nothing, numberValue: 1 },
      { ...nothing, stringValue: 'a' },
      { ...nothing, booleanValue: true },
      null,
    ];
    expect(found?.['dynamicValues']).toEqual([
      { value: { objectValue: [{ key: 'list', value: { arrayValue: list } }] } },
    ]);
  });

  test('also accepts typed fields; the text takes precedence', async () => {
    const id = await calls.create('dynamic');
    await added(id, { value: { objectValue: [{ key: 'a', value: { numberValue: 1.5 } }] } });
    await added(id, { value: { stringValue: 'loses' }, valueJsonString: '"wins"' });
    expect((await valuesOf(id)).map(({ valueJsonString }) => valueJsonString)).toEqual(['{"a":1.5}', '"wins"']);
  });

  test('refuses invalid JSON with its line, an empty text, and a text that is too long', async () => {
    const id = await calls.create('dynamic');
    const path = 'input.valueJsonString';
    expect(expectProblem(await add(id, { valueJsonString: '{\n"a": 1,\n}' }), 'INVALID', path)).toMatchObject({
      line: 2,
    });
    for (const input of [{}, { valueJsonString: ' ' }, { value: null }]) {
      expectProblem(await add(id, input), 'REQUIRED', path);
    }
    expectProblem(await add(id, { valueJsonString: `"${'a'.repeat(5_242_879)}"` }), 'TOO_LONG', path);
    expectProblem(await add(id, { valueJsonString: '"a\ud800"' }), 'INVALID', path);
    await added(id, { valueJsonString: `"${'a'.repeat(5_242_800)}"` });
    expectProblem(await add(id, { valueJsonString: `"${'a'.repeat(100)}"` }), 'TOO_LONG', path);
    expect(await valuesOf(id)).toHaveLength(1);
  });

  test('retains all of several that are added simultaneously', async () => {
    const id = await calls.create('dynamic');
    const results = await Promise.all(
      Array.from({ length: 5 }, (_, index) => add(id, { valueJsonString: String(index) })),
    );
    expect(results.every(hasSucceeded)).toBe(true);
    const kept = (await valuesOf(id)).map(({ valueJsonString }) => valueJsonString);
    expect(kept.toSorted()).toEqual(['0', '1', '2', '3', '4']);
  });
});

test('updateDynamicValueOfTemplate changes only that value, in place', async () => {
  const id = await calls.create('dynamic');
  const [first, second] = [await added(id, hello), await added(id, hello)];
  expectSuccess(await update(id, first, { valueJsonString: '{"a": 1}' }));
  expect(await valuesOf(id)).toEqual([
    { valueId: first, valueJsonString: '{"a": 1}' },
    { valueId: second, ...hello },
  ]);
  expectProblem(await update(id, first, { valueJsonString: '{' }), 'INVALID', 'input.valueJsonString');
  expectProblem(await update(id, first, {}), 'REQUIRED', 'input.valueJsonString');
  expectProblem(await update(id, 'none', hello), 'NOT_FOUND', 'valueId');
});

test('removeDynamicValueFromTemplate removes only that value', async () => {
  const id = await calls.create('dynamic');
  const [first, second] = [await added(id, hello), await added(id, hello)];
  expectSuccess(await remove(id, first));
  expect(await valuesOf(id)).toEqual([{ valueId: second, ...hello }]);
  expectProblem(await remove(id, first), 'NOT_FOUND', 'valueId');
});

test('a change of a value is a change of the template, and a conflict if it is based on an old one', async () => {
  const id = await calls.create('dynamic');
  const old = (await calls.find(id))?.revision;
  const valueId = await added(id, hello);
  expect((await calls.find(id))?.revision).not.toBe(old);
  for (const late of [add(id, hello, old), update(id, valueId, hello, old), remove(id, valueId, old)]) {
    expectProblem(await late, 'CONFLICT', 'expectedRevision');
  }
  expect(await valuesOf(id)).toHaveLength(1);
});

test('saving the template leaves the values unchanged', async () => {
  const id = await calls.create('dynamic', { tags: ['lists'] });
  await added(id, hello);
  expectSuccess(await calls.update('dynamic', id, { name: 'Destinations' }));
  expect(await calls.find(id)).toMatchObject({ name: 'Destinations' });
  expect(await valuesOf(id)).toMatchObject([hello]);
});

test('templates of another tenant or kind cannot be changed', async () => {
  const id = await calls.create('dynamic');
  const valueId = await added(id, hello);
  const stranger = templateCalls(server, await given.user(server));
  const tries = [
    add(id, hello, undefined, stranger),
    update(id, valueId, hello, undefined, stranger),
    remove(id, valueId, undefined, stranger),
  ];
  for (const result of tries) expectProblem(await result, 'NOT_FOUND', 'templateId');
  expectProblem(await add(await calls.create('sms'), hello), 'NOT_FOUND', 'templateId');
  expect(await valuesOf(id)).toHaveLength(1);
});
