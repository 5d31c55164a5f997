import { describe, expect, test } from 'vitest';
import { benefitTests, benefitTextKey, readBenefitTexts } from '../../testing/benefits.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';
import { given } from '../../testing/given.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { ProductId } from '../products/products.service.ts';

const tests = benefitTests();
const { givenTree, change, outline } = tests;

async function givenTexts(productId: ProductId, names: readonly string[], locale = 'en-US'): Promise<void> {
  for (const name of names) {
    await given.text(tests.server, {
      ...tests.user,
      key: benefitTextKey(productId, name),
      locale,
      value: `${name} in ${locale}`,
    });
  }
}

async function keptTexts(tenantId = tests.user.tenantId, prefix = 'products-'): Promise<string[]> {
  const rows = await tests.server.sql<{ key: string; locale: string }>`
    select key, locale from l10n where tenant_id = ${tenantId} and starts_with(key, ${prefix}) order by 1, 2`;
  return rows.map(({ key }) => key.slice(prefix.length));
}

describe('removeBenefit', () => {
  test('removes a benefit with its options, its descendants and their texts in every locale', async () => {
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
    expect(await keptTexts(tests.user.tenantId, benefitTextKey(productId, ''))).toEqual(['e-name', 'e-name']);
  });

  test('removes one option with its texts, and with the last one the entire benefit', async () => {
    const productId = await givenTree([{ typeId: 'under_d', parentTypeId: 'd' }]);
    await givenTexts(productId, ['d-name', 'd-options-o-format', 'd-options-p-format', 'under_d-name', 'b-name']);
    expectSuccess(await change('removeBenefit', { productId, typeId: 'd', optionKey: 'o' }));
    expect(await outline(productId)).toBe('a(b(c) d[p](under_d)) e');
    const prefix = benefitTextKey(productId, '');
    expect(await keptTexts(tests.user.tenantId, prefix)).toEqual([
      'b-name',
      'd-name',
      'd-options-p-format',
      'under_d-name',
    ]);
    expectSuccess(await change('removeBenefit', { productId, typeId: 'd', optionKey: 'p' }));
    expect(await outline(productId)).toBe('a(b(c)) e');
    expect(await keptTexts(tests.user.tenantId, prefix)).toEqual(['b-name']);
  });

  test('leaves the texts of benefits with similar names', async () => {
    const neighbours = [{ typeId: 'a_b' }, { typeId: 'axb' }, { typeId: 'a-options-b' }, { typeId: 'a%' }];
    const productId = await given.product(tests.server, {
      ...tests.user,
      benefitInputs: [{ typeId: 'a' }, { typeId: 'a', optionKey: 'b' }, ...neighbours],
    });
    const names = ['a_b-name', 'axb-name', 'a-options-b-name', 'a%-name', 'a-name', 'a-names'];
    await givenTexts(productId, names);
    // The product's own name has the same key as the name of benefit a.
    const beside = { ...productId, type: `${productId.type}-benefits-a` };
    await given.product(tests.server, { ...tests.user, ...beside, benefitInputs: [{ typeId: 'x' }] });
    await given.text(tests.server, {
      ...tests.user,
      key: benefitTextKey(beside, 'x-name'),
      locale: 'en-US',
      value: 'v',
    });
    const prefix = benefitTextKey(productId, '');
    expectSuccess(await change('removeBenefit', { productId, typeId: 'a' }));
    const kept = await keptTexts(tests.user.tenantId, prefix);
    expect(kept.toSorted()).toEqual(
      ['a-benefits-x-name', 'a-name', 'a-names', 'a-options-b-name', 'a%-name', 'a_b-name', 'axb-name'].toSorted(),
    );
  });

  test('for a benefit that has only options requires the revision of them all', async () => {
    const productId = await givenTree();
    const expectedRevision = (await tests.read(productId))[0]?.children?.[1]?.revision;
    const option = { typeId: 'd', optionKey: 'o' };
    expectSuccess(await change('removeBenefit', { productId, ...option }));
    const removal = { productId, typeId: 'd', expectedRevision };
    expectProblem(await change('removeBenefit', removal), 'CONFLICT', 'expectedRevision');
    const now = (await tests.read(productId))[0]?.children?.[1]?.revision;
    expectSuccess(await change('removeBenefit', { ...removal, expectedRevision: now }));
    expect(await outline(productId)).toBe('a(b(c)) e');
  });

  test.each([
    ['NOT_FOUND', 'typeId', { typeId: 'gone' }],
    ['NOT_FOUND', 'optionKey', { typeId: 'd', optionKey: 'gone' }],
    ['CONFLICT', 'expectedRevision', { typeId: 'd', optionKey: 'o', expectedRevision: 'old' }],
  ])('reports %s at %s (%#)', async (code, path, variables) => {
    const productId = await givenTree();
    expectProblem(await change('removeBenefit', { productId, ...variables }), code, path);
    expect(await outline(productId)).toBe('a(b(c) d[o p]) e');
  });
});

describe('benefitTexts', () => {
  test('of many products and benefits are read together', async () => {
    let statements = 0;
    const counted = await startTestServer({
      wrap: (database) => ({
        ...database,
        read: (caller, work) =>
          database.read(caller, (transaction) =>
            work(
              new Proxy(transaction, {
                get: (target, name, receiver) => {
                  if (name === 'execute') statements += 1;
                  return Reflect.get(target, name, receiver) as unknown;
                },
              }),
            ),
          ),
      }),
    });
    try {
      const user = await given.user(counted);
      const ask = async () => {
        statements = 0;
        const query = `{ products_2 { list { productId { plan }
          a: benefitTexts(typeId: "a") { value } b: benefitTexts(typeId: "b") { value }
          own: benefitTexts(typeId: "a", withBeneath: false) { value } } } }`;
        const { list } = expectSuccess(await counted.as(user).post(query)) as { list: Record<string, unknown>[] };
        return { list, statements };
      };
      const fill = async (plan: string) => {
        const benefitInputs = [{ typeId: 'a' }, { typeId: 'b', parentTypeId: 'a' }];
        const id = await given.product(counted, { ...user, plan, benefitInputs });
        for (const name of ['a-name', 'b-name']) {
          const key = benefitTextKey(id, name);
          await given.text(counted, { ...user, key, locale: 'en-US', value: `${plan} ${name}` });
        }
      };
      await fill('one');
      const alone = await ask();
      for (const plan of ['two', 'three']) await fill(plan);
      const together = await ask();
      expect(together.statements).toBe(alone.statements);
      expect(together.list).toContainEqual({
        productId: { plan: 'two' },
        a: [{ value: 'two a-name' }, { value: 'two b-name' }],
        b: [{ value: 'two b-name' }],
        own: [{ value: 'two a-name' }],
      });
    } finally {
      await counted.close();
    }
  });

  test('returns every locale of a benefit and its descendants, or of a single option', async () => {
    const productId = await givenTree();
    await givenTexts(productId, ['a-name', 'b-name', 'd-options-o-format', 'd-options-p-format', 'e-name']);
    await givenTexts(productId, ['a-name'], 'zh-HK');
    const whole = await readBenefitTexts(tests.server, tests.user, productId, { typeId: 'a' });
    const prefix = benefitTextKey(productId, '');
    expect(whole.map(({ key, locale }) => `${key.slice(prefix.length)} ${locale}`)).toEqual([
      'a-name en-US',
      'a-name zh-HK',
      'b-name en-US',
      'd-options-o-format en-US',
      'd-options-p-format en-US',
    ]);
    expect(whole[1]).toMatchObject({ value: 'a-name in zh-HK' });
    expect(whole[1]?.revision).not.toBe(whole[0]?.revision);
    const option = await readBenefitTexts(tests.server, tests.user, productId, { typeId: 'd', optionKey: 'o' });
    expect(option.map(({ value }) => value)).toEqual(['d-options-o-format in en-US']);
    const own = await readBenefitTexts(tests.server, tests.user, productId, { typeId: 'a', withBeneath: false });
    expect(own).toEqual(whole.slice(0, 2));
    expect(await readBenefitTexts(tests.server, tests.user, productId, { typeId: 'gone' })).toEqual([]);
  });
});
