import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeBenefits, type ReadBenefit, readBenefits, readBenefitTexts } from '../../testing/benefits.ts';
import { expectSuccess } from '../../testing/expect-result.ts';
import { given, type GivenUser } from '../../testing/given.ts';
import { randomTrees } from '../../testing/random-benefits.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import type { benefitInput } from '../../graphql/generated/schema-types.ts';
import type { Benefit } from './benefit.ts';
import { listTextKeys } from './benefit-graph.ts';
import { toList } from './benefit-tree.ts';
import type { ProductId } from '../products/products.service.ts';

let server: TestServer;
let user: GivenUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await given.user(server);
});
afterAll(async () => server.close());

const toInput = ({ optionKey, valueJson, ...benefit }: Benefit): benefitInput => ({
  ...benefit,
  optionKey,
  currencyCode: benefit.currencyCode as 'HKD' | null,
  parentOptionKeys: benefit.parentOptionKeys === null ? null : [...benefit.parentOptionKeys],
  valueJsonString: valueJson,
});

/** The inputs with which a client restores a part of the tree that it has read. */
function toInputs({ options = [], children = [], ...itself }: ReadBenefit): object[] {
  const own = itself.hasOnlyOptions ? [] : [itself];
  return [
    ...[...own, ...options].map((read) => ({
      typeId: read.typeId,
      parentTypeId: read.parentTypeId,
      optionKey: read.optionKey,
      parentOptionKeys: read.parentOptionKeys,
      currencyCode: read.currencyCode,
      isValueInput: read.isValueInput,
      valueJsonString: read.rawData,
    })),
    ...children.flatMap(toInputs),
  ];
}

interface Place {
  readonly benefit: ReadBenefit;
  readonly before: { typeId: string } | null;
}

function listPlaces(siblings: readonly ReadBenefit[]): Place[] {
  return siblings.flatMap((benefit, index) => {
    const next = siblings[index + 1];
    return [
      { benefit, before: next === undefined ? null : { typeId: next.typeId } },
      ...listPlaces(benefit.children ?? []),
    ];
  });
}

function withoutRevisions(read: readonly ReadBenefit[]): object[] {
  return read.map(({ revision: _revision, options = [], children = [], ...benefit }) => ({
    ...benefit,
    options: withoutRevisions(options),
    children: withoutRevisions(children),
  }));
}

async function allTexts(productId: ProductId) {
  return server.sql`select key, locale, value from l10n
    where tenant_id = ${user.tenantId} and strpos(key, ${productId.plan}) > 0 order by 1, 2`;
}

test('a removed benefit is restored completely, with its texts, at its position', async () => {
  await fc.assert(
    fc.asyncProperty(randomTrees, fc.nat(), async (tree, pick) => {
      const rows = toList(tree);
      const productId = await given.product(server, { ...user, benefitInputs: rows.map(toInput) });
      for (const [index, key] of [...listTextKeys(productId, rows)].entries()) {
        if (index % 3 === 0) await given.text(server, { ...user, key, locale: 'en-US', value: `${index}` });
        if (index % 4 === 0) await given.text(server, { ...user, key, locale: 'zh-HK', value: `第${index}` });
      }
      const graph = await readBenefits(server, user, productId);
      const texts = await allTexts(productId);
      const places = listPlaces(graph);
      const { benefit, before } = places[pick % places.length] as Place;
      const { typeId } = benefit;
      const removed = await readBenefitTexts(server, user, productId, { typeId });
      const l10n = removed.map(({ key, locale, value }) => ({ key, locale, value }));
      expectSuccess(await changeBenefits(server, user, 'removeBenefit', { productId, typeId }));
      expect(listPlaces(await readBenefits(server, user, productId)).length).toBe(
        places.length - listPlaces([benefit]).length,
      );
      const inputs = toInputs(benefit);
      expectSuccess(await changeBenefits(server, user, 'addBenefits', { productId, inputs, before, l10n }));
      expect(withoutRevisions(await readBenefits(server, user, productId))).toEqual(withoutRevisions(graph));
      expect(await allTexts(productId)).toEqual(texts);
    }),
    { seed: 20_261_121, numRuns: 12 },
  );
});
