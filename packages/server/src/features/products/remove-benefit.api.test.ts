import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BenefitOperation,
  changeBenefits,
  givenBenefitTree,
  outlineOf,
  readBenefits,
  readBenefitTexts,
} from '../../testing/benefits.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { benefitInput } from '../../graphql/generated/schema-types.ts';
import { type ProductId, productKey } from './products.service.ts';

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
const textKey = (productId: ProductId, rest: string) => `${productKey(productId)}-benefits-${rest}`;
async function givenTexts(productId: ProductId, names: readonly string[], locale = 'en-US'): Promise<void> {
  for (const name of names) {
    await given.text(server, { ...user, key: textKey(productId, name), locale, value: `${name} in ${locale}` });
  }
}

async function keptTexts(tenantId = user.tenantId, prefix = 'products-'): Promise<string[]> {
  const rows = await server.sql<{ key: string; locale: string }>`
    select key, locale from l10n where tenant_id = ${tenantId} and starts_with(key, ${prefix}) order by 1, 2`;
  return rows.map(({ key }) => key.slice(prefix.length));
}

describe('removeBenefit', () => {
  test('removes a benefit with its options, what is beneath it and their texts in every locale', async () => {
    const productId = await givenTree();
    const names = [
      'a-name',
      'b-description',
      'c-format',
      'd-name',
      'd-options-o-format',
      'd-options-p-detailedFormat',
      'e-name',
    ];
    for (const locale of ['en-US', 'zh-HK']) await givenTexts(productId, names, locale);
    expectSuccess(await change('removeBenefit', { productId, typeId: 'a' }));
    expect(await outline(productId)).toBe('e');
    expect(await keptTexts(user.tenantId, textKey(productId, ''))).toEqual(['e-name', 'e-name']);
  });

  test('removes one option with its texts, and with the last one the whole benefit', async () => {
    const productId = await givenTree([{ typeId: 'under_d', parentTypeId: 'd' }]);
    await givenTexts(productId, ['d-name', 'd-options-o-format', 'd-options-p-format', 'under_d-name', 'b-name']);
    expectSuccess(await change('removeBenefit', { productId, typeId: 'd', optionKey: 'o' }));
    expect(await outline(productId)).toBe('a(b(c) d[p](under_d)) e');
    const prefix = textKey(productId, '');
    expect(await keptTexts(user.tenantId, prefix)).toEqual(['b-name', 'd-name', 'd-options-p-format', 'under_d-name']);
    expectSuccess(await change('removeBenefit', { productId, typeId: 'd', optionKey: 'p' }));
    expect(await outline(productId)).toBe('a(b(c)) e');
    expect(await keptTexts(user.tenantId, prefix)).toEqual(['b-name']);
  });

  test("leaves every neighbour's texts", async () => {
    const neighbours = [{ typeId: 'a_b' }, { typeId: 'axb' }, { typeId: 'a-options-b' }, { typeId: 'a%' }];
    const productId = await given.product(server, {
      ...user,
      benefitInputs: [{ typeId: 'a' }, { typeId: 'a', optionKey: 'b' }, ...neighbours],
    });
    const names = ['a_b-name', 'axb-name', 'a-options-b-name', 'a%-name', 'a-name', 'a-names'];
    await givenTexts(productId, names);
    // Its own name has the key of the name of benefit a.
    const beside = { ...productId, type: `${productId.type}-benefits-a` };
    await given.product(server, { ...user, ...beside, benefitInputs: [{ typeId: 'x' }] });
    await given.text(server, { ...user, key: textKey(beside, 'x-name'), locale: 'en-US', value: 'v' });
    const prefix = textKey(productId, '');
    expectSuccess(await change('removeBenefit', { productId, typeId: 'a' }));
    const kept = await keptTexts(user.tenantId, prefix);
    expect(kept.toSorted()).toEqual(
      ['a-benefits-x-name', 'a-name', 'a-names', 'a-options-b-name', 'a%-name', 'a_b-name', 'axb-name'].toSorted(),
    );
  });

  test.each([
    ['NOT_FOUND', 'typeId', { typeId: 'gone' }],
    ['NOT_FOUND', 'optionKey', { typeId: 'd', optionKey: 'gone' }],
    ['CONFLICT', 'expectedRevision', { typeId: 'd', optionKey: 'o', expectedRevision: 'old' }],
  ])('answers %s at %s (%#)', async (code, path, variables) => {
    const productId = await givenTree();
    expectProblem(await change('removeBenefit', { productId, ...variables }), code, path);
    expect(await outline(productId)).toBe('a(b(c) d[o p]) e');
  });
});

describe('benefitTexts', () => {
  test('answers every locale of a benefit and of what is beneath it, and of one option alone', async () => {
    const productId = await givenTree();
    await givenTexts(productId, ['a-name', 'b-name', 'd-options-o-format', 'd-options-p-format', 'e-name']);
    await givenTexts(productId, ['a-name'], 'zh-HK');
    const whole = await readBenefitTexts(server, user, productId, { typeId: 'a' });
    const prefix = textKey(productId, '');
    expect(whole.map(({ key, locale }) => `${key.slice(prefix.length)} ${locale}`)).toEqual([
      'a-name en-US',
      'a-name zh-HK',
      'b-name en-US',
      'd-options-o-format en-US',
      'd-options-p-format en-US',
    ]);
    expect(whole[1]).toMatchObject({ value: 'a-name in zh-HK' });
    expect(whole[1]?.revision).not.toBe(whole[0]?.revision);
    const option = await readBenefitTexts(server, user, productId, { typeId: 'd', optionKey: 'o' });
    expect(option.map(({ value }) => value)).toEqual(['d-options-o-format in en-US']);
    const own = await readBenefitTexts(server, user, productId, { typeId: 'a', withBeneath: false });
    expect(own).toEqual(whole.slice(0, 2));
    expect(await readBenefitTexts(server, user, productId, { typeId: 'gone' })).toEqual([]);
  });
});
