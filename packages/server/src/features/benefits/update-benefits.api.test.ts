import { describe, expect, test } from 'vitest';
import { benefitTests, benefitTextKey } from '../../testing/benefits.ts';
import { expectProblem, expectSuccess } from '../../testing/expect-result.ts';

const tests = benefitTests();
const { givenTree, change } = tests;

describe('updateBenefits', () => {
  test('changes benefits, options and texts together, and returns their revisions', async () => {
    const productId = await givenTree();
    const name = { key: benefitTextKey(productId, 'a-name'), locale: 'zh-HK' };
    const updates = [
      { typeId: 'a', input: { valueJsonString: '5' } },
      { typeId: 'd', optionKey: 'p', input: { valueJsonString: '"platinum"' } },
      { typeId: 'e', input: {} },
    ];
    const l10n = [{ ...name, value: '行李', expectedRevision: '' }];
    const result = expectSuccess(await change('updateBenefits', { productId, updates, l10n }));
    const [a, e] = await tests.read(productId, 'zh-HK');
    const p = a?.children?.[1]?.options?.[1];
    expect([a?.rawData, a?.name, p?.rawData]).toEqual(['5', '行李', '"platinum"']);
    expect(result['revisions']).toEqual([a?.revision, p?.revision, e?.revision]);
    const [revision] = result['l10nRevisions'] as string[];
    const deletion = { productId, updates: [], l10n: [{ ...name, value: null, expectedRevision: revision }] };
    expect(expectSuccess(await change('updateBenefits', deletion))['l10nRevisions']).toEqual([null]);
    expect((await tests.read(productId, 'zh-HK'))[0]?.name).toBeNull();
  });

  test('changes the same benefit twice, in order', async () => {
    const productId = await givenTree();
    const updates = [
      { typeId: 'a', input: { valueJsonString: '5' } },
      { typeId: 'a', input: { currencyCode: 'USD' } },
    ];
    expectSuccess(await change('updateBenefits', { productId, updates }));
    expect((await tests.read(productId))[0]).toMatchObject({ rawData: '5', currencyCode: 'USD' });
  });

  test('changes nothing if one part is refused, and reports all problems at their positions', async () => {
    const productId = await givenTree();
    const before = await tests.read(productId, 'zh-HK');
    const key = benefitTextKey(productId, 'a-name');
    const updates = [
      { typeId: 'a', input: { valueJsonString: '5' } },
      { typeId: 'b', input: { valueJsonString: '{' } },
      { typeId: 'nowhere', input: { valueJsonString: '1' } },
      { typeId: 'e', input: { valueJsonString: '1' }, expectedRevision: 'old' },
      { typeId: 'a', input: { parentTypeId: 'c' } },
    ];
    const l10n = [
      { key, locale: 'zh-HK', value: '行李' },
      { key, locale: 'en-US', value: 'x', expectedRevision: 'old' },
    ];
    const result = await change('updateBenefits', { productId, updates, l10n });
    expectProblem(result, 'INVALID', 'updates.1.input.valueJsonString');
    expectProblem(result, 'NOT_FOUND', 'updates.2.typeId');
    expectProblem(result, 'CONFLICT', 'updates.3.expectedRevision');
    expectProblem(result, 'INVALID', 'updates.4.input.parentTypeId');
    expectProblem(result, 'CONFLICT', 'l10n.1.expectedRevision');
    const wrong = [{ key, locale: 'nonsense!', value: null }];
    expectProblem(await change('updateBenefits', { productId, updates: [], l10n: wrong }), 'INVALID', 'l10n.0.locale');
    expect(await tests.read(productId, 'zh-HK')).toEqual(before);
  });
});
