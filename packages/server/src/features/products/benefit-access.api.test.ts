import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BenefitOperation,
  benefitOperations,
  changeBenefits,
  givenBenefitTree,
  outlineOf,
  readBenefits,
} from '../../testing/benefits.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { ProductId } from './products.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const givenTree = () => givenBenefitTree(server, user);
const change = (operation: BenefitOperation, variables: object) => changeBenefits(server, user, operation, variables);
const outline = async (productId: ProductId) => outlineOf(await readBenefits(server, user, productId));

describe('every change', () => {
  const variables = { typeId: 'a', input: { typeId: 'n' }, inputs: [{ typeId: 'n' }] };
  const argumentsOf = (operation: BenefitOperation) =>
    operation === 'updateBenefit' ? { ...variables, input: {} } : variables;

  test.each(benefitOperations)('%s is refused without a sign-in', async (operation) => {
    const productId = await givenTree();
    const result = await changeBenefits(server, undefined, operation, { productId, ...argumentsOf(operation) });
    expect(result).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  test.each(benefitOperations)("%s answers for another tenant's product as for none", async (operation) => {
    const productId = await givenTree();
    const stranger = await given.user(server);
    const sent = { productId, ...argumentsOf(operation) };
    expectProblem(await changeBenefits(server, stranger, operation, sent), 'NOT_FOUND', 'productId');
    expect(await outline(productId)).toBe('a(b(c) d[o p]) e');
  });

  test.each(benefitOperations)('%s shows in the last change of the product', async (operation) => {
    const productId = await givenTree();
    const query = `query ($id: productIdInput!) { products_2(where: { id_in: [$id] }) { list { lastModifiedAt revision } } }`;
    const lastChange = async () => {
      const { list } = expectSuccess(await server.as(user).post(query, { id: productId }));
      return (list as { lastModifiedAt: string; revision: string }[])[0];
    };
    const before = await lastChange();
    server.clock.pass(1000);
    expectSuccess(await change(operation, { productId, ...argumentsOf(operation) }));
    const after = await lastChange();
    expect(Date.parse(after?.lastModifiedAt ?? '')).toBeGreaterThan(Date.parse(before?.lastModifiedAt ?? ''));
    expect(after?.revision).toBe(before?.revision);
  });
});
