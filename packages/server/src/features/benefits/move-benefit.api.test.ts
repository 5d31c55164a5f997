import { describe, expect, test } from 'vitest';
import { benefitTests, type ReadBenefit } from '../../testing/benefits.ts';
import { expectProblem, expectSuccess, hasSucceeded } from '../../testing/expect-result.ts';

const tests = benefitTests();
const { givenTree, change, outline } = tests;

describe('moveBenefit', () => {
  test('moves a branch before a sibling, under another parent and to the top level', async () => {
    const productId = await givenTree();
    const move = async (variables: object) => expectSuccess(await change('moveBenefit', { productId, ...variables }));
    await move({ typeId: 'd', parentTypeId: 'a', beforeTypeId: 'b' });
    expect(await outline(productId)).toBe('a(d[o p] b(c)) e');
    await move({ typeId: 'b', parentTypeId: 'e' });
    expect(await outline(productId)).toBe('a(d[o p]) e(b(c))');
    const { revision } = await move({ typeId: 'b', beforeTypeId: 'a' });
    expect(await outline(productId)).toBe('b(c) a(d[o p]) e');
    expect((await tests.read(productId))[0]?.revision).toBe(revision);
    await move({ typeId: 'b' });
    expect(await outline(productId)).toBe('a(d[o p]) e b(c)');
  });

  test('does not change the revisions of its options', async () => {
    const productId = await givenTree();
    const before = (await tests.read(productId))[0]?.children?.[1]?.options;
    expectSuccess(await change('moveBenefit', { productId, typeId: 'd' }));
    const after = (await tests.read(productId))[2]?.options;
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
  ])('reports %s at %s (%#)', async (code, path, variables) => {
    const productId = await givenTree();
    expectProblem(await change('moveBenefit', { productId, ...variables }), code, path);
    expect(await outline(productId)).toBe('a(b(c) d[o p]) e');
  });

  test('for a benefit that has only options requires the revision of them all', async () => {
    const productId = await givenTree();
    const expectedRevision = (await tests.read(productId))[0]?.children?.[1]?.revision;
    const move = { productId, typeId: 'd', expectedRevision };
    const { revision } = expectSuccess(await change('moveBenefit', move));
    expect((await tests.read(productId))[2]?.revision).toBe(revision);
    expectSuccess(await change('addBenefit', { productId, input: { typeId: 'd', optionKey: 'q' } }));
    expectProblem(await change('moveBenefit', { ...move, parentTypeId: 'a' }), 'CONFLICT', 'expectedRevision');
    expect(await outline(productId)).toBe('a(b(c)) e d[o p q]');
  });

  test.each([
    [
      'a circle',
      'INVALID',
      [
        { typeId: 'a', parentTypeId: 'u' },
        { typeId: 'u', parentTypeId: 'c' },
      ],
    ],
    [
      'an eighth level',
      'LIMIT_EXCEEDED',
      [
        { typeId: 'b', parentTypeId: 't3' },
        { typeId: 'e', parentTypeId: 'v' },
      ],
    ],
  ])('accepts only one of two moves that together would create %s', async (_what, code, moves) => {
    for (let round = 0; round < 5; round += 1) {
      const chain = Array.from({ length: 4 }, (_, n) => ({ typeId: `t${n}`, parentTypeId: n ? `t${n - 1}` : 'e' }));
      const productId = await givenTree([...chain, { typeId: 'u' }, { typeId: 'v', parentTypeId: 'u' }]);
      const results = await Promise.all(moves.map((move) => change('moveBenefit', { productId, ...move })));
      expect(results.filter(hasSucceeded)).toHaveLength(1);
      for (const refused of results.filter((result) => !hasSucceeded(result))) {
        expectProblem(refused, code, 'parentTypeId');
      }
      expect(typeIdsOf(await tests.read(productId))).toHaveLength(11);
    }
  });
});

/** The type ids that can be reached; benefits in a cycle or nested too deeply cannot. */
function typeIdsOf(benefits: readonly ReadBenefit[]): string[] {
  return benefits.flatMap(({ typeId, children = [] }) => [typeId, ...typeIdsOf(children)]);
}
