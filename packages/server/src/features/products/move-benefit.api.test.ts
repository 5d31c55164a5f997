import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BenefitOperation,
  changeBenefits,
  givenBenefitTree,
  outlineOf,
  type ReadBenefit,
  readBenefits,
} from '../../testing/benefits.ts';
import { expectProblem, expectSuccess, hasSucceeded } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { benefitInput } from '../../graphql/generated/schema-types.ts';
import type { ProductId } from './products.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const givenTree = (more: benefitInput[] = []) => givenBenefitTree(server, user, more);
const change = (operation: BenefitOperation, variables: object) => changeBenefits(server, user, operation, variables);
const outline = async (productId: ProductId) => outlineOf(await readBenefits(server, user, productId));

describe('moveBenefit', () => {
  test('puts a branch before a sibling, under another parent and at the top', async () => {
    const productId = await givenTree();
    const move = async (variables: object) => expectSuccess(await change('moveBenefit', { productId, ...variables }));
    await move({ typeId: 'd', parentTypeId: 'a', beforeTypeId: 'b' });
    expect(await outline(productId)).toBe('a(d[o p] b(c)) e');
    await move({ typeId: 'b', parentTypeId: 'e' });
    expect(await outline(productId)).toBe('a(d[o p]) e(b(c))');
    const { revision } = await move({ typeId: 'b', beforeTypeId: 'a' });
    expect(await outline(productId)).toBe('b(c) a(d[o p]) e');
    expect((await readBenefits(server, user, productId))[0]?.revision).toBe(revision);
    await move({ typeId: 'b' });
    expect(await outline(productId)).toBe('a(d[o p]) e b(c)');
  });

  test('leaves the revisions of its options', async () => {
    const productId = await givenTree();
    const before = (await readBenefits(server, user, productId))[0]?.children?.[1]?.options;
    expectSuccess(await change('moveBenefit', { productId, typeId: 'd' }));
    const after = (await readBenefits(server, user, productId))[2]?.options;
    expect(after?.map(({ revision }) => revision)).toEqual(before?.map(({ revision }) => revision));
  });

  test.each([
    ['NOT_FOUND', 'typeId', { typeId: 'gone' }],
    ['NOT_FOUND', 'parentTypeId', { typeId: 'b', parentTypeId: 'gone' }],
    ['INVALID', 'parentTypeId', { typeId: 'a', parentTypeId: 'c' }],
    ['NOT_FOUND', 'beforeTypeId', { typeId: 'b', parentTypeId: 'a', beforeTypeId: 'gone' }],
    ['INVALID', 'beforeTypeId', { typeId: 'b', parentTypeId: 'a', beforeTypeId: 'e' }],
    ['INVALID', 'beforeTypeId', { typeId: 'b', parentTypeId: 'a', beforeTypeId: 'b' }],
    ['CONFLICT', 'expectedRevision', { typeId: 'b', parentTypeId: 'e', expectedRevision: 'old' }],
  ])('answers %s at %s (%#)', async (code, path, variables) => {
    const productId = await givenTree();
    expectProblem(await change('moveBenefit', { productId, ...variables }), code, path);
    expect(await outline(productId)).toBe('a(b(c) d[o p]) e');
  });

  test('lets one of two moves through that together would make a circle or an eighth level', async () => {
    for (let round = 0; round < 5; round += 1) {
      const chain = Array.from({ length: 4 }, (_, n) => ({ typeId: `t${n}`, parentTypeId: n ? `t${n - 1}` : 'e' }));
      const productId = await givenTree([...chain, { typeId: 'u' }, { typeId: 'v', parentTypeId: 'u' }]);
      const circle = [
        change('moveBenefit', { productId, typeId: 'a', parentTypeId: 'u' }),
        change('moveBenefit', { productId, typeId: 'u', parentTypeId: 'c' }),
      ];
      const depth = [
        change('moveBenefit', { productId, typeId: 'b', parentTypeId: 't3' }),
        change('moveBenefit', { productId, typeId: 'e', parentTypeId: 'v' }),
      ];
      const results = await Promise.all([...circle, ...depth]);
      expect(results.slice(0, 2).filter(hasSucceeded)).toHaveLength(1);
      const benefits = await readBenefits(server, user, productId);
      expect(typeIdsOf(benefits)).toHaveLength(11);
    }
  });
});

/** Of everything that can be read: what is in a circle, or too deep, is not. */
function typeIdsOf(benefits: readonly ReadBenefit[]): string[] {
  return benefits.flatMap(({ typeId, children = [] }) => [typeId, ...typeIdsOf(children)]);
}
