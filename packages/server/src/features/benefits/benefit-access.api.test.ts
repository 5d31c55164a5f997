import { describe, expect, test } from 'vitest';
import { type BenefitOperation, benefitOperations, benefitTests, changeBenefits } from '../../testing/benefits.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';

const tests = benefitTests();
const { givenTree, change, outline } = tests;

describe('every change', () => {
  const variables = {
    typeId: 'a',
    input: { typeId: 'n' },
    inputs: [{ typeId: 'n' }],
    updates: [{ typeId: 'a', input: {} }],
  };
  const argumentsOf = (operation: BenefitOperation) =>
    operation === 'updateBenefit' ? { ...variables, input: {} } : variables;

  test.each(benefitOperations)('%s is refused without a sign-in', async (operation) => {
    const productId = await givenTree();
    const result = await changeBenefits(tests.server, undefined, operation, { productId, ...argumentsOf(operation) });
    expect(result).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  test.each(benefitOperations)("%s reports another tenant's product as not found", async (operation) => {
    const productId = await givenTree();
    const stranger = await given.user(tests.server);
    const sent = { productId, ...argumentsOf(operation) };
    expectProblem(await changeBenefits(tests.server, stranger, operation, sent), 'NOT_FOUND', 'productId');
    expect(await outline(productId)).toBe('a(b(c) d[o p]) e');
  });

  test.each(benefitOperations)('%s updates the last change of the product', async (operation) => {
    const productId = await givenTree();
    const query = `query ($id: productIdInput!) { products_2(where: { id_in: [$id] }) { list { lastModifiedAt revision } } }`;
    const lastChange = async () => {
      const { list } = expectSuccess(await tests.server.as(tests.user).post(query, { id: productId }));
      return (list as { lastModifiedAt: string; revision: string }[])[0];
    };
    const before = await lastChange();
    tests.server.clock.pass(1000);
    expectSuccess(await change(operation, { productId, ...argumentsOf(operation) }));
    const after = await lastChange();
    expect(Date.parse(after?.lastModifiedAt ?? '')).toBeGreaterThan(Date.parse(before?.lastModifiedAt ?? ''));
    expect(after?.revision).toBe(before?.revision);
  });
});
