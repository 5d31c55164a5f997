import type { Json } from '@coverwright/rules';
import { describe, expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';
import { productApiTests } from '../../testing/product-api.ts';
import { rateTableCalls, travelRows } from '../../testing/rate-tables.ts';

const api = productApiTests();
const document = `query ($id: productIdInput!, $json: String!) { products_2(where: { id_in: [$id] }) {
  list { underwritingDecision(valuesJsonString: $json) {
    status errors_2 { code message path } outcome reasons { text path row } } } } }`;

function ages(rows: Json, age: Json = { var: 'age' }): Json {
  const outputs = [{ name: 'outcome' }];
  return { decide: [{ eachKey: { age } }, { preserve: { hit: 'first', outputs, default: [], rows } }] };
}

async function ask(underwritingRules: Json, values: object, language = 'en-US') {
  const id = await given.product(api.server, { ...api.user, underwritingRules: JSON.stringify(underwritingRules) });
  return askOf(id, values, language);
}

async function askOf(id: object, values: object, language = 'en-US') {
  const variables = { id, json: JSON.stringify(values) };
  const result = await api.server.as(api.user).post(document, variables, { 'accept-language': language });
  const { list } = expectSuccess(result) as { list: Record<string, unknown>[] };
  return { ...result, data: list[0] ?? {} };
}

describe('the reasons of a decision', () => {
  const rows = [
    ['< 18', ['TOO_YOUNG']],
    ['>= 80', { refer: 'AGE', reason: 'Old' }],
  ];

  test('name the row of a decision table in the language of the request', async () => {
    const english = await ask(ages(rows), { age: 85 });
    expect(expectSuccess(english)).toMatchObject({
      outcome: 'refer',
      reasons: [{ text: 'By row 2 of the decision table: age ≥ 80', path: 'decide.1.preserve.rows.1', row: 2 }],
    });
    const chinese = expectSuccess(await ask(ages(rows), { age: 85 }, 'zh-HK'));
    expect(chinese).toMatchObject({ reasons: [{ text: '根據決策表第 2 列：age ≥ 80' }] });
  });

  test('name conditions, and are empty for an acceptance', async () => {
    const logic = { if: [{ '>': [{ var: 'age' }, 85] }, ['OLD'], []] };
    expect(expectSuccess(await ask(logic, { age: 90 }))).toMatchObject({
      reasons: [{ text: 'Because age > 85', path: 'if.1', row: null }],
    });
    expect(expectSuccess(await ask(logic, { age: 30 }))).toMatchObject({ outcome: 'accept', reasons: [] });
  });

  test('know the rate tables that the columns look up', async () => {
    const id = await given.product(api.server, { ...api.user, underwritingRules: 'true' });
    const calls = rateTableCalls(api.server, api.user);
    expectSuccess(await calls.create(id, travelRows));
    const amount = { table: ['travel', { eachKey: { zone: { var: 'zone' }, days: { var: 'days' } } }, 'amount'] };
    expectSuccess(await calls.saveUnderwriting(id, ages([['> 200', ['TOO_EXPENSIVE']]], amount)));
    const result = await askOf(id, { zone: 'asia', days: 9 });
    expect(expectSuccess(result)).toMatchObject({ outcome: 'decline', reasons: [{ row: 1 }] });
  });

  test('are null if nothing is decided', async () => {
    const result = await ask(ages(rows), {});
    expectProblem(result, 'REQUIRED', 'values.age');
    expect(result.data).toMatchObject({ underwritingDecision: { reasons: null } });
  });

  test('are at most 50', async () => {
    const rowsOf = Array.from({ length: 30 }, (_, index) => [`> ${String(index)}`, `OVER_${String(index)}`]);
    const table = { decide: [{ eachKey: { age: { var: 'age' } } }, { preserve: { ...collect, rows: rowsOf } }] };
    const result = await ask({ merge: [table, table, table] }, { age: 90 });
    expect((expectSuccess(result) as { reasons: unknown[] }).reasons).toHaveLength(50);
  });
});

const collect = { hit: 'collect', outputs: [{ name: 'outcome' }], default: [] };
