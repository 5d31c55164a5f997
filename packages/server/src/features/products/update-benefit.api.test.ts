import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BenefitOperation,
  changeBenefits,
  givenBenefitTree,
  outlineOf,
  readBenefits,
} from '../../testing/benefits.ts';
import { expectProblem, expectSuccess, hasSucceeded } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { type ProductId, productKey } from './products.service.ts';

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
const textKey = (productId: ProductId, rest: string) => `${productKey(productId)}-benefits-${rest}`;

describe('updateBenefit', () => {
  test('changes what is given, leaves the rest, and clears by null', async () => {
    const productId = await givenTree();
    const update = async (input: object) =>
      expectSuccess(await change('updateBenefit', { productId, typeId: 'a', input }));
    const first = async () => (await readBenefits(server, user, productId))[0];
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

  test('writes texts with it, and nothing of both when a text is wrong', async () => {
    const productId = await givenTree();
    const good = { key: textKey(productId, 'a-name'), locale: 'zh-HK', value: '行李' };
    const variables = { productId, typeId: 'a', input: { valueJsonString: '5' } };
    const refused = await change('updateBenefit', { ...variables, l10n: [good, { ...good, locale: 'nonsense!' }] });
    expectProblem(refused, 'INVALID', 'l10n.1.locale');
    expect((await readBenefits(server, user, productId, 'zh-HK'))[0]).toMatchObject({ rawData: '1000', name: null });
    expectSuccess(await change('updateBenefit', { ...variables, l10n: [good] }));
    expect((await readBenefits(server, user, productId, 'zh-HK'))[0]).toMatchObject({ rawData: '5', name: '行李' });
  });

  test('changes one option and leaves its neighbours', async () => {
    const productId = await givenTree();
    const variables = { productId, typeId: 'd', optionKey: 'o', input: { valueJsonString: '"platinum"' } };
    const before = (await readBenefits(server, user, productId))[0]?.children?.[1];
    const { revision } = expectSuccess(await change('updateBenefit', variables));
    const after = (await readBenefits(server, user, productId))[0]?.children?.[1];
    expect(after).toMatchObject({
      revision: null,
      options: [{ rawData: '"platinum"', revision }, { rawData: '"silver"' }],
    });
    expect(after?.options?.[1]).toEqual(before?.options?.[1]);
  });

  test('of a benefit that has only options changes where it stands and what it depends on, and nothing else', async () => {
    const productId = await givenTree();
    const variables = { productId, typeId: 'd' };
    const input = { currencyCode: 'HKD', isValueInput: true, valueJsonString: '1', value: { numberValue: 1 } };
    const refused = await change('updateBenefit', { ...variables, input });
    for (const name of Object.keys(input)) expectProblem(refused, 'INVALID', `input.${name}`);
    const l10n = [{ key: textKey(productId, 'd-name'), locale: 'en-US', value: 'Plan' }];
    const nothing = { currencyCode: null, isValueInput: false, valueJsonString: null };
    const allowed = { ...nothing, parentTypeId: null, parentOptionKeys: ['k'] };
    expect(expectSuccess(await change('updateBenefit', { ...variables, input: allowed, l10n }))).toMatchObject({
      revision: null,
    });
    expect(await outline(productId)).toBe('a(b(c)) e d[o p]');
    expect((await readBenefits(server, user, productId))[2]).toMatchObject({
      name: 'Plan',
      parentOptionKeys: ['k'],
      options: [{ parentOptionKeys: ['k'] }, { parentOptionKeys: ['k'] }],
    });
  });

  test('moves to another parent with all that is beneath', async () => {
    const productId = await givenTree();
    expectSuccess(await change('updateBenefit', { productId, typeId: 'b', input: { parentTypeId: 'e' } }));
    expect(await outline(productId)).toBe('a(d[o p]) e(b(c))');
    expectSuccess(await change('updateBenefit', { productId, typeId: 'e', input: { parentTypeId: 'a' } }));
    expect(await outline(productId)).toBe('a(d[o p] e(b(c)))');
  });

  test.each([
    ['NOT_FOUND', 'typeId', { typeId: 'gone', input: {} }],
    ['NOT_FOUND', 'optionKey', { typeId: 'd', optionKey: 'gone', input: {} }],
    ['NOT_FOUND', 'input.parentTypeId', { typeId: 'b', input: { parentTypeId: 'gone' } }],
    ['INVALID', 'input.parentTypeId', { typeId: 'a', input: { parentTypeId: 'a' } }],
    ['INVALID', 'input.parentTypeId', { typeId: 'a', input: { parentTypeId: 'c' } }],
    ['INVALID', 'input.valueJsonString', { typeId: 'a', input: { valueJsonString: 'Infinity' } }],
    ['TOO_LONG', 'input.parentOptionKeys.0', { typeId: 'a', input: { parentOptionKeys: ['k'.repeat(101)] } }],
  ])('answers %s at %s (%#)', async (code, path, variables) => {
    const productId = await givenTree();
    expectProblem(await change('updateBenefit', { productId, ...variables }), code, path);
    expect(await outline(productId)).toBe('a(b(c) d[o p]) e');
  });

  test('counts what is beneath when it moves, and refuses an eighth level', async () => {
    const chain = (name: string, levels: number) =>
      Array.from({ length: levels }, (_, n) => ({ typeId: `${name}${n}`, parentTypeId: n ? `${name}${n - 1}` : null }));
    const productId = await given.product(server, { ...user, benefitInputs: [...chain('p', 5), ...chain('q', 3)] });
    const move = (parentTypeId: string) =>
      change('updateBenefit', { productId, typeId: 'q0', input: { parentTypeId } });
    expectProblem(await move('p4'), 'LIMIT_EXCEEDED', 'input.parentTypeId');
    expectSuccess(await move('p3'));
  });

  test('refuses an old revision with who and when, and one for a benefit that has none', async () => {
    const productId = await givenTree();
    const colleague = await given.user(server, { tenantId: user.tenantId });
    const variables = { productId, typeId: 'a', input: { valueJsonString: '1' } };
    const { revision } = expectSuccess(await change('updateBenefit', variables));
    expectSuccess(await changeBenefits(server, colleague, 'updateBenefit', variables));
    const late = await change('updateBenefit', { ...variables, expectedRevision: revision });
    const problem = expectProblem(late, 'CONFLICT', 'expectedRevision');
    expect(problem).toMatchObject({ by: colleague.email });
    expect(problem.message).toContain(`This benefit was changed by ${colleague.email} on`);
    const ofGroup = await change('updateBenefit', { productId, typeId: 'd', input: {}, expectedRevision: 'r' });
    expectProblem(ofGroup, 'CONFLICT', 'expectedRevision');
  });

  test('lets exactly one of many saves of the same revision through', async () => {
    const productId = await givenTree();
    const expectedRevision = (await readBenefits(server, user, productId))[0]?.revision;
    const saves = Array.from({ length: 5 }, (_, n) =>
      change('updateBenefit', { productId, typeId: 'a', input: { valueJsonString: `${n}` }, expectedRevision }),
    );
    expect((await Promise.all(saves)).filter(hasSucceeded)).toHaveLength(1);
  });
});
