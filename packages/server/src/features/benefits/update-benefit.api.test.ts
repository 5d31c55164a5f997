import { describe, expect, test } from 'vitest';
import { benefitTests, benefitTextKey, changeBenefits } from '../../testing/benefits.ts';
import { expectProblem, expectSuccess, hasSucceeded } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';

const tests = benefitTests();
const { givenTree, change, outline } = tests;

describe('updateBenefit', () => {
  test('changes the given fields, leaves the rest, and clears with null', async () => {
    const productId = await givenTree();
    const update = async (input: object) =>
      expectSuccess(await change('updateBenefit', { productId, typeId: 'a', input }));
    const first = async () => (await tests.read(productId))[0];
    const before = (await first())?.revision;
    const { revision } = await update({ valueJsonString: '2000' });
    expect(revision).not.toBe(before);
    expect(await first()).toMatchObject({
      rawData: '2000',
      currencyCode: 'HKD',
      parentOptionKeys: ['x', 'y'],
      revision,
    });
    await update({ value: { numberValue: 3 }, currencyCode: 'USD', parentOptionKeys: ['z', null], isValueInput: true });
    expect(await first()).toMatchObject({
      rawData: '3',
      currencyCode: 'USD',
      parentOptionKeys: ['z'],
      isValueInput: true,
    });
    await update({ valueJsonString: null, currencyCode: null, parentOptionKeys: null, isValueInput: null });
    expect(await first()).toMatchObject({
      rawData: null,
      currencyCode: null,
      parentOptionKeys: null,
      isValueInput: false,
    });
  });

  test('writes texts with it, and neither when a text is wrong', async () => {
    const productId = await givenTree();
    const good = { key: benefitTextKey(productId, 'a-name'), locale: 'zh-HK', value: '行李' };
    const variables = { productId, typeId: 'a', input: { valueJsonString: '5' } };
    const refused = await change('updateBenefit', { ...variables, l10n: [good, { ...good, locale: 'nonsense!' }] });
    expectProblem(refused, 'INVALID', 'l10n.1.locale');
    expect((await tests.read(productId, 'zh-HK'))[0]).toMatchObject({ rawData: '1000', name: null });
    expectSuccess(await change('updateBenefit', { ...variables, l10n: [good] }));
    expect((await tests.read(productId, 'zh-HK'))[0]).toMatchObject({ rawData: '5', name: '行李' });
  });

  test.each<[string, { readonly typeId: string; readonly optionKey?: string }]>([
    ['a benefit', { typeId: 'a' }],
    ['an option', { typeId: 'd', optionKey: 'o' }],
    ['a benefit that has only options', { typeId: 'd' }],
  ])('treats an empty input for %s as a change of the product only', async (_of, identity) => {
    const productId = await givenTree();
    const before = await tests.read(productId);
    const late = { expectedRevision: 'old' };
    expectProblem(await change('updateBenefit', { productId, ...identity, input: {}, ...late }), 'CONFLICT');
    const colleague = await given.user(tests.server, { tenantId: tests.user.tenantId });
    const touched = await changeBenefits(tests.server, colleague, 'updateBenefit', {
      productId,
      ...identity,
      input: {},
    });
    const [a] = before;
    const d = a?.children?.[1];
    const of = identity.typeId === 'a' ? a : identity.optionKey === undefined ? d : d?.options?.[0];
    expect(expectSuccess(touched)['revision']).toBe(of?.revision);
    expect(await tests.read(productId)).toEqual(before);
    const query = `query ($id: productIdInput!) { products_2(where: { id_in: [$id] }) { list { lastModifiedBy { username } } } }`;
    const product = await tests.server.as(tests.user).post(query, { id: productId });
    expect(expectSuccess(product)).toMatchObject({ list: [{ lastModifiedBy: { username: colleague.email } }] });
  });

  test('changes one option and leaves the others unchanged', async () => {
    const productId = await givenTree();
    const variables = { productId, typeId: 'd', optionKey: 'o', input: { valueJsonString: '"platinum"' } };
    const before = (await tests.read(productId))[0]?.children?.[1];
    const { revision } = expectSuccess(await change('updateBenefit', variables));
    const after = (await tests.read(productId))[0]?.children?.[1];
    expect(after).toMatchObject({
      hasOnlyOptions: true,
      revision: expect.not.stringMatching(before?.revision ?? ''),
      options: [{ rawData: '"platinum"', revision }, { rawData: '"silver"' }],
    });
    expect(after?.options?.[1]).toEqual(before?.options?.[1]);
  });

  test('of a benefit that has only options changes its position and the options it depends on, and nothing else', async () => {
    const productId = await givenTree();
    const variables = { productId, typeId: 'd' };
    const input = { currencyCode: 'HKD', isValueInput: true, valueJsonString: '1', value: { numberValue: 1 } };
    const refused = await change('updateBenefit', { ...variables, input });
    for (const name of Object.keys(input)) expectProblem(refused, 'INVALID', `input.${name}`);
    const l10n = [{ key: benefitTextKey(productId, 'd-name'), locale: 'en-US', value: 'Plan' }];
    const nothing = { currencyCode: 'UNDEFINED', isValueInput: false, valueJsonString: null };
    const allowed = { ...nothing, parentTypeId: null, parentOptionKeys: ['k'] };
    const { revision } = expectSuccess(await change('updateBenefit', { ...variables, input: allowed, l10n }));
    expect(await outline(productId)).toBe('a(b(c)) e d[o p]');
    expect((await tests.read(productId))[2]).toMatchObject({
      name: 'Plan',
      revision,
      parentOptionKeys: ['k'],
      options: [{ parentOptionKeys: ['k'] }, { parentOptionKeys: ['k'] }],
    });
  });

  test('moves to another parent with all its descendants', async () => {
    const productId = await givenTree();
    expectSuccess(await change('updateBenefit', { productId, typeId: 'b', input: { parentTypeId: 'e' } }));
    expect(await outline(productId)).toBe('a(d[o p]) e(b(c))');
    expectSuccess(await change('updateBenefit', { productId, typeId: 'e', input: { parentTypeId: 'a' } }));
    expect(await outline(productId)).toBe('a(d[o p] e(b(c)))');
  });

  test.each([
    ['NOT_FOUND', 'typeId', { typeId: 'gone', input: {} }],
    ['NOT_FOUND', 'optionKey', { typeId: 'd', optionKey: 'gone', input: {} }],
    ['NOT_FOUND', 'productId', { productId: { plan: 'gone', type: 't', version: '' }, typeId: 'a', input: {} }],
    ['NOT_FOUND', 'input.parentTypeId', { typeId: 'b', input: { parentTypeId: 'gone' } }],
    ['INVALID', 'input.parentTypeId', { typeId: 'a', input: { parentTypeId: 'a' } }],
    ['INVALID', 'input.parentTypeId', { typeId: 'a', input: { parentTypeId: 'c' } }],
    ['INVALID', 'input.valueJsonString', { typeId: 'a', input: { valueJsonString: 'Infinity' } }],
    ['TOO_LONG', 'input.parentOptionKeys.0', { typeId: 'a', input: { parentOptionKeys: ['k'.repeat(101)] } }],
  ])('reports %s at %s (%#)', async (code, path, variables) => {
    const productId = await givenTree();
    expectProblem(await change('updateBenefit', { productId, ...variables }), code, path);
    expect(await outline(productId)).toBe('a(b(c) d[o p]) e');
  });

  test('includes descendants when it moves, and refuses an eighth level', async () => {
    const chain = (name: string, levels: number) =>
      Array.from({ length: levels }, (_, n) => ({ typeId: `${name}${n}`, parentTypeId: n ? `${name}${n - 1}` : null }));
    const productId = await given.product(tests.server, {
      ...tests.user,
      benefitInputs: [...chain('p', 5), ...chain('q', 3)],
    });
    const move = (parentTypeId: string) =>
      change('updateBenefit', { productId, typeId: 'q0', input: { parentTypeId } });
    expectProblem(await move('p4'), 'LIMIT_EXCEEDED', 'input.parentTypeId');
    expectSuccess(await move('p3'));
  });

  test('refuses an old revision, and reports who made the last change and when', async () => {
    const productId = await givenTree();
    const colleague = await given.user(tests.server, { tenantId: tests.user.tenantId });
    const variables = { productId, typeId: 'a', input: { valueJsonString: '1' } };
    const { revision } = expectSuccess(await change('updateBenefit', variables));
    expectSuccess(await changeBenefits(tests.server, colleague, 'updateBenefit', variables));
    const late = await change('updateBenefit', { ...variables, expectedRevision: revision });
    const problem = expectProblem(late, 'CONFLICT', 'expectedRevision');
    expect(problem).toMatchObject({ by: colleague.email });
    expect(problem.message).toContain(`This benefit was changed by ${colleague.email} on`);
  });

  test('for a benefit that has only options accepts the revision of them all', async () => {
    const productId = await givenTree();
    const colleague = await given.user(tests.server, { tenantId: tests.user.tenantId });
    const expectedRevision = (await tests.read(productId))[0]?.children?.[1]?.revision;
    const option = { productId, typeId: 'd', optionKey: 'p', input: { valueJsonString: '1' } };
    expectSuccess(await changeBenefits(tests.server, colleague, 'updateBenefit', option));
    const variables = { productId, typeId: 'd', input: { parentOptionKeys: ['k'] } };
    const late = await change('updateBenefit', { ...variables, expectedRevision });
    expect(expectProblem(late, 'CONFLICT', 'expectedRevision')).toMatchObject({ by: colleague.email });
    const now = (await tests.read(productId))[0]?.children?.[1]?.revision;
    expectSuccess(await change('updateBenefit', { ...variables, expectedRevision: now }));
  });

  test('treats the currency UNDEFINED as none', async () => {
    const productId = await givenTree();
    expectSuccess(await change('updateBenefit', { productId, typeId: 'a', input: { currencyCode: 'UNDEFINED' } }));
    const added = { typeId: 'f', currencyCode: 'UNDEFINED' };
    expectSuccess(await change('addBenefit', { productId, input: added }));
    const [first, , last] = await tests.read(productId);
    expect([first, last]).toMatchObject([
      { typeId: 'a', currencyCode: null },
      { typeId: 'f', currencyCode: null },
    ]);
  });

  test('accepts exactly one of many saves of the same revision', async () => {
    const productId = await givenTree();
    const expectedRevision = (await tests.read(productId))[0]?.revision;
    const saves = Array.from({ length: 5 }, (_, n) =>
      change('updateBenefit', { productId, typeId: 'a', input: { valueJsonString: `${n}` }, expectedRevision }),
    );
    expect((await Promise.all(saves)).filter(hasSucceeded)).toHaveLength(1);
  });
});
