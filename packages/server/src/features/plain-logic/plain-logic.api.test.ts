import type { Json } from '@coverwright/rules';
import { evaluateRule } from '@coverwright/rules';
import { expect, test } from 'vitest';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';
import { productApiTests } from '../../testing/product-api.ts';
import { lookUp, rateTableCalls, travelRows } from '../../testing/rate-tables.ts';
import type { ProductId } from '../products/products.service.ts';

const api = productApiTests();
const document = `query ($id: productIdInput!) { products_2(where: { id_in: [$id] }) { list {
  plainUnderwritingRulesJson pricing { plainAmountLogic } discountCodes { plainCalculationLogic } } } }`;

const decision: Json = {
  decide: [
    { eachKey: { age: { var: 'age' } } },
    {
      preserve: {
        hit: 'first',
        outputs: [{ name: 'decision' }],
        rows: [
          ['< 18', { refer: 'YOUNG', reason: 'Needs the consent of a parent.' }],
          ['[18..80)', []],
        ],
      },
    },
  ],
};

interface Plain {
  readonly plainUnderwritingRulesJson: string | null;
  readonly pricing: { readonly plainAmountLogic: string } | null;
  readonly discountCodes: readonly { readonly plainCalculationLogic: string }[];
}

function ask(id: ProductId) {
  return api.server.as(api.user).post(document, { id });
}

async function plain(id: ProductId): Promise<Plain> {
  const { list } = expectSuccess(await ask(id)) as { list: Plain[] };
  return list[0] ?? expect.fail('no product');
}

async function productWithTable(rows: readonly Json[] = travelRows): Promise<ProductId> {
  const { server, user } = api;
  const id = await given.product(server, { ...user, underwritingRules: JSON.stringify(decision) });
  await given.priceLogic(server, { ...user, productId: id, amountLogic: '{}' });
  expectSuccess(await rateTableCalls(server, user).create(id, rows));
  expectSuccess(await rateTableCalls(server, user).savePricing(id));
  const calculationLogic = JSON.stringify({ '*': [lookUp(), 0.1] });
  await given.codeRules(server, {
    ...user,
    productId: id,
    discount: [{ code: 'EARLY', name: 'Early', calculationLogic }],
  });
  return id;
}

function evaluate(logic: string | null | undefined, values: Json): unknown {
  return evaluateRule(JSON.parse(logic ?? ''), values);
}

test('the logic of a product is returned without its tables and decisions, with the same results', async () => {
  const { plainUnderwritingRulesJson, pricing, discountCodes } = await plain(await productWithTable());
  const trip = (days: number): Json => ({ trip: { zone: 'asia', days } });
  expect(evaluate(pricing?.plainAmountLogic, trip(7))).toEqual({ ok: true, value: 118.1 });
  expect(evaluate(pricing?.plainAmountLogic, trip(99))).toEqual({ ok: true, value: null });
  expect(evaluate(discountCodes[0]?.plainCalculationLogic, trip(9))).toMatchObject({
    value: expect.closeTo(23.605, 9),
  });
  expect(evaluate(plainUnderwritingRulesJson, { age: 17 })).toEqual({ ok: true, value: 'REFER_YOUNG' });
  expect(evaluate(plainUnderwritingRulesJson, { age: 18 })).toEqual({ ok: true, value: [] });
  expect(evaluate(plainUnderwritingRulesJson, { age: 80 })).toEqual({ ok: true, value: 'REFER_NO_DECISION' });
  for (const text of [plainUnderwritingRulesJson, pricing?.plainAmountLogic]) {
    expect(text).not.toContain('"table"');
    expect(text).not.toContain('"decide"');
  }
});

test('standard logic is the same text, and a product without logic has none', async () => {
  const { server, user } = api;
  const id = await given.product(server, { ...user, underwritingRules: '{ "if": [true, []] }' });
  await given.priceLogic(server, { ...user, productId: id, amountLogic: '{ "+": [1.50, 2] }' });
  expect(await plain(id)).toMatchObject({
    plainUnderwritingRulesJson: '{ "if": [true, []] }',
    pricing: { plainAmountLogic: '{ "+": [1.50, 2] }' },
  });
  const bare = await given.product(server, user);
  expect(await plain(bare)).toMatchObject({ plainUnderwritingRulesJson: null, pricing: null });
});

test('tables that are too large are named', async () => {
  const rows = Array.from({ length: 20_001 }, (_, row): Json => ['asia', row, row + 1, 1]);
  const result = await ask(await productWithTable(rows));
  expectProblem(result, 'LIMIT_EXCEEDED', 'amountLogic');
  expect(JSON.stringify(result.errors)).toContain('The tables travel are too large');
});
