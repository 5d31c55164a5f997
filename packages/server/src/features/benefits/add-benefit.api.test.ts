import { describe, expect, test } from 'vitest';
import { benefitTests, benefitTextKey } from '../../testing/benefits.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';

const tests = benefitTests();
const { givenTree, change, outline } = tests;

describe('addBenefit', () => {
  test('adds at the end of its siblings with its texts, and returns the revision', async () => {
    const productId = await givenTree();
    const l10n = [
      { key: benefitTextKey(productId, 'f-name'), locale: 'en-US', value: 'Flight' },
      { key: benefitTextKey(productId, 'f-name'), locale: 'zh-HK', value: '航班' },
    ];
    const input = { typeId: 'f', parentTypeId: 'a', currencyCode: 'USD', valueJsonString: ' 1.50 ' };
    const { revision } = expectSuccess(await change('addBenefit', { productId, input, l10n }));
    expect(await outline(productId)).toBe('a(b(c) d[o p] f) e');
    const added = (await tests.read(productId, 'zh-HK'))[0]?.children?.[2];
    expect(added).toMatchObject({ parentTypeId: 'a', currencyCode: 'USD', rawData: ' 1.50 ', name: '航班', revision });
  });

  test('adds before a sibling, and an option before another with the parent of its benefit', async () => {
    const productId = await givenTree();
    expectSuccess(await change('addBenefit', { productId, input: { typeId: 'top' }, before: { typeId: 'e' } }));
    const first = { typeId: 'b0', parentTypeId: 'a' };
    expectSuccess(await change('addBenefit', { productId, input: first, before: { typeId: 'b' } }));
    const second = { typeId: 'b1', parentTypeId: 'a' };
    const anOption = { typeId: 'd', optionKey: 'p' };
    expectSuccess(await change('addBenefit', { productId, input: second, before: anOption }));
    const option = { typeId: 'd', optionKey: 'n' };
    const before = { typeId: 'd', optionKey: 'o' };
    expectSuccess(await change('addBenefit', { productId, input: option, before }));
    expectSuccess(await change('addBenefit', { productId, input: { ...option, optionKey: 'q' } }));
    expect(await outline(productId)).toBe('a(b0 b(c) b1 d[n o p q]) top e');
    expect((await tests.read(productId))[0]?.children?.[3]?.options?.[0]?.parentTypeId).toBe('a');
  });

  test('accepts the input of existing clients', async () => {
    const productId = await givenTree();
    const input = { typeId: 'f', parentTypeId: null, optionKey: null, isValueInput: true, value: { stringValue: 'v' } };
    expectSuccess(await change('addBenefit', { productId, input }));
    expect((await tests.read(productId))[2]).toMatchObject({ rawData: '"v"', isOptional: true });
  });

  test.each([
    ['NOT_FOUND', 'input.parentTypeId', { input: { typeId: 'f', parentTypeId: 'gone' } }],
    ['INVALID', 'input.parentTypeId', { input: { typeId: 'f', parentTypeId: 'f' } }],
    ['INVALID', 'input.parentTypeId', { input: { typeId: 'd', optionKey: 'q', parentTypeId: 'e' } }],
    ['INVALID', 'input.parentTypeId', { input: { typeId: 'e', optionKey: 'q', parentTypeId: 'a' } }],
    ['ALREADY_EXISTS', 'input.typeId', { input: { typeId: 'a', optionKey: '' } }],
    ['ALREADY_EXISTS', 'input.typeId', { input: { typeId: 'd', optionKey: 'o' } }],
    ['REQUIRED', 'input.typeId', { input: { typeId: '' } }],
    ['TOO_LONG', 'input.typeId', { input: { typeId: 't'.repeat(101) } }],
    ['TOO_LONG', 'input.optionKey', { input: { typeId: 't', optionKey: 'o'.repeat(101) } }],
    ['TOO_LONG', 'input.parentOptionKeys', { input: { typeId: 't', parentOptionKeys: Array(101).fill('k') } }],
    ['INVALID', 'input.valueJsonString', { input: { typeId: 't', valueJsonString: '{"a":' } }],
    ['INVALID', 'input.valueJsonString', { input: { typeId: 't', valueJsonString: 'NaN' } }],
    ['INVALID', 'input.valueJsonString', { input: { typeId: 't', valueJsonString: '{"a":[1,-1e999]}' } }],
    ['INVALID', 'input.value', { input: { typeId: 't', value: { arrayValue: [{ numberValue: 2 ** 53 }] } } }],
    ['NOT_FOUND', 'before.typeId', { input: { typeId: 't' }, before: { typeId: 'gone' } }],
    ['INVALID', 'before.typeId', { input: { typeId: 't' }, before: { typeId: 'b' } }],
    ['INVALID', 'before.typeId', { input: { typeId: 'd', optionKey: 'q' }, before: { typeId: 'd' } }],
    [
      'NOT_FOUND',
      'before.optionKey',
      { input: { typeId: 'd', optionKey: 'q' }, before: { typeId: 'd', optionKey: 'z' } },
    ],
    ['REQUIRED', 'l10n.0.key', { input: { typeId: 't' }, l10n: [{ key: '', locale: 'en-US', value: '' }] }],
    [
      'TOO_LONG',
      'l10n.0.value',
      { input: { typeId: 't' }, l10n: [{ key: 'k', locale: 'en-US', value: 'v'.repeat(5 * 1024 * 1024 + 1) }] },
    ],
  ])('reports %s at %s and adds nothing (%#)', async (code, path, variables) => {
    const productId = await givenTree();
    expectProblem(await change('addBenefit', { productId, ...variables }), code, path);
    expect(await outline(productId)).toBe('a(b(c) d[o p]) e');
  });

  test('refuses an eighth level and more benefits than can be stored', async () => {
    const chain = Array.from({ length: 7 }, (_, n) => ({
      typeId: `t${n}`,
      parentTypeId: n === 0 ? null : `t${n - 1}`,
    }));
    const deep = await given.product(tests.server, { ...tests.user, benefitInputs: chain });
    const input = { typeId: 't7', parentTypeId: 't6' };
    expectProblem(await change('addBenefit', { productId: deep, input }), 'LIMIT_EXCEEDED', 'input.parentTypeId');
    const benefitInputs = Array.from({ length: 5000 }, (_, n) => ({ typeId: `t${n}` }));
    const full = await given.product(tests.server, { ...tests.user, benefitInputs });
    expectProblem(await change('addBenefit', { productId: full, input: { typeId: 'more' } }), 'TOO_LONG', 'input');
  });

  test.each(['9007199254740993', '{"a":1,"a":2}'])('stores the value %s as text', async (valueJsonString) => {
    const productId = await givenTree();
    expectSuccess(await change('addBenefit', { productId, input: { typeId: 'f', valueJsonString } }));
    expect((await tests.read(productId)).at(-1)).toMatchObject({ rawData: valueJsonString });
  });
});

describe('addBenefits', () => {
  test('adds all or none, with each problem at its path', async () => {
    const productId = await givenTree();
    const inputs = [
      { typeId: 'f' },
      { typeId: 'g', parentTypeId: 'f' },
      { typeId: 'a' },
      { typeId: 'h', parentTypeId: 'no' },
    ];
    const refused = await change('addBenefits', { productId, inputs });
    expectProblem(refused, 'ALREADY_EXISTS', 'inputs.2.typeId');
    expectProblem(refused, 'NOT_FOUND', 'inputs.3.parentTypeId');
    expect(await outline(productId)).toBe('a(b(c) d[o p]) e');
    const added = { productId, inputs: inputs.slice(0, 2), before: { typeId: 'e' } };
    expectSuccess(await change('addBenefits', added));
    expect(await outline(productId)).toBe('a(b(c) d[o p]) f(g) e');
  });

  test('refuses cycles, an eighth level and duplicate identities among the new ones', async () => {
    const productId = await givenTree();
    const chain = Array.from({ length: 6 }, (_, n) => ({ typeId: `t${n}`, parentTypeId: n ? `t${n - 1}` : 'b' }));
    const inputs = [
      ...chain,
      { typeId: 'x', parentTypeId: 'y' },
      { typeId: 'y', parentTypeId: 'x' },
      { typeId: 'z' },
      { typeId: 'z' },
    ];
    const refused = await change('addBenefits', { productId, inputs });
    expectProblem(refused, 'LIMIT_EXCEEDED', 'inputs.5.parentTypeId');
    expectProblem(refused, 'INVALID', 'inputs.6.parentTypeId');
    expectProblem(refused, 'ALREADY_EXISTS', 'inputs.9.typeId');
    expect(await outline(productId)).toBe('a(b(c) d[o p]) e');
  });
});
