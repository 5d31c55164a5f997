// The benefits of a product as returned by the API, loaded together for all products of an operation.
import { benefitTextKeys, fromProductKey, productKey } from '@coverwright/insurance/translation-keys';
import type { productbenefitsArgs, productbenefitTextsArgs } from '../../graphql/generated/schema-types.ts';
import { batch } from '../../request/batch.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import { listTexts, readTexts, type RevisedText } from '../l10n/l10n.service.ts';
import {
  isInState,
  loadOf,
  savedWith,
  type Source,
  type StatedProduct,
} from '../product-states/product-states.service.ts';
import { listStatedTexts, readStatedTexts } from '../product-states/stated-texts.service.ts';
import type { BenefitIdentity } from './benefit.ts';
import { type BenefitNode, type StoredBenefit, listTextKeys, toBenefitGraph } from './benefit-graph.ts';
import { rowsRemovedWith } from './benefit-tree.ts';
import { readBenefits } from './benefits.store.ts';

export async function benefitGraph(
  product: StatedProduct,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<BenefitNode[]> {
  const { productId } = product;
  if (isInState(product)) {
    const rows = (await loadOf(product, statedBenefits, scope, context)) ?? [];
    const texts = await readStatedTexts(product, listTextKeys(productId, rows), scope, context);
    return toBenefitGraph(productId, rows, { texts, locale: scope.facts.locales[0] });
  }
  const graphs = batch(context, 'products.benefitGraph', async (keys) => readBenefitGraphs(keys, scope));
  return (await graphs.load(productKey(productId))) ?? [];
}

/** Of products in states; those of working copies are read together with their texts. */
const statedBenefits: Source<readonly StoredBenefit[]> = {
  name: 'benefits of stated products',
  working: () => Promise.resolve(new Map()),
  parts: ['benefits'],
  stated: ({ benefits = [] }, state) =>
    benefits.map(({ optionKey, valueJsonString, ...benefit }, position) => ({
      ...benefit,
      optionKey: optionKey ?? '',
      valueJson: valueJsonString,
      position,
      revision: savedWith(state).revision,
    })),
};

export interface ListedBenefit extends Omit<BenefitNode, 'options'> {
  readonly options: readonly ListedOption[];
}

export interface ListedOption extends BenefitNode {
  readonly benefitTypeId: string;
  readonly key: string;
}

/** The same as a flat list, each benefit after its parent. */
export async function listBenefits(
  product: StatedProduct,
  { typeIds }: Partial<productbenefitsArgs>,
  scope: Scope,
  context: RequestContext,
): Promise<ListedBenefit[]> {
  const graph = await benefitGraph(product, undefined, scope, context);
  const wanted = typeIds && new Set(typeIds);
  const all: ListedBenefit[] = [];
  const collect = (nodes: readonly BenefitNode[]): void => {
    for (const node of nodes) {
      if (!wanted || wanted.has(node.typeId)) all.push({ ...node, options: node.options.map(toListedOption) });
      collect(node.children);
    }
  };
  collect(graph);
  return all;
}

function toListedOption(option: BenefitNode): ListedOption {
  return { ...option, benefitTypeId: option.typeId, key: option.optionKey ?? '' };
}

/** The product and benefit whose texts are requested. */
interface TextPlace extends BenefitIdentity {
  readonly key: string;
  readonly withBeneath: boolean;
}

/** The texts that removeBenefit would remove: for the last option of a benefit, those of the entire benefit. */
export async function benefitTexts(
  product: StatedProduct,
  { typeId, optionKey, withBeneath }: productbenefitTextsArgs,
  scope: Scope,
  context: RequestContext,
): Promise<readonly RevisedText[]> {
  const texts = batch(context, 'products.benefitTexts', async (places) => readBenefitTexts(places, scope));
  const place: TextPlace = {
    key: productKey(product.productId),
    typeId,
    optionKey: optionKey ?? '',
    withBeneath: withBeneath !== false,
  };
  if (isInState(product)) {
    const rows = (await loadOf(product, statedBenefits, scope, context)) ?? [];
    return listStatedTexts(product, textKeysAt(place, rows), scope, context);
  }
  return (await texts.load(JSON.stringify(place))) ?? [];
}

/** Two statements, regardless of the number of products and benefits: all benefits, then all their texts. */
async function readBenefitTexts(places: readonly string[], scope: Scope): Promise<Map<string, RevisedText[]>> {
  const asked = places.map((place) => JSON.parse(place) as TextPlace);
  const ids = new Set(asked.filter(({ withBeneath }) => withBeneath).map(({ key }) => key));
  const benefits =
    ids.size === 0
      ? new Map<string, StoredBenefit[]>()
      : await readBenefits(scope.transaction, scope.caller.tenantId, [...ids].map(fromProductKey));
  const wanted = new Map<string, RevisedText[][]>();
  const answers = asked.map((place) => {
    const answer: RevisedText[] = [];
    for (const key of textKeysAt(place, benefits.get(place.key) ?? [])) {
      const waiting = wanted.get(key);
      if (waiting === undefined) wanted.set(key, [answer]);
      else waiting.push(answer);
    }
    return answer;
  });
  for (const text of await listTexts(wanted.keys(), scope))
    wanted.get(text.key)?.forEach((answer) => answer.push(text));
  return new Map(places.map((place, index) => [place, answers[index] ?? []]));
}

function textKeysAt({ key, withBeneath, ...identity }: TextPlace, rows: readonly StoredBenefit[]): Iterable<string> {
  const id = fromProductKey(key);
  if (!withBeneath) return new Set(Object.values(benefitTextKeys(id, identity)));
  return listTextKeys(id, rowsRemovedWith(rows, identity));
}

/** Two statements, regardless of the number of products and levels: all benefits, then all their texts. */
async function readBenefitGraphs(keys: readonly string[], scope: Scope): Promise<Map<string, BenefitNode[]>> {
  const ids = keys.map(fromProductKey);
  const benefits = await readBenefits(scope.transaction, scope.caller.tenantId, ids);
  const texts = await readTexts(
    ids.flatMap((id) => [...listTextKeys(id, benefits.get(productKey(id)) ?? [])]),
    scope,
  );
  const [locale] = scope.facts.locales;
  return new Map(
    ids.map((id) => [productKey(id), toBenefitGraph(id, benefits.get(productKey(id)) ?? [], { texts, locale })]),
  );
}
