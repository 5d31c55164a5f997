// All benefits of a product, for its creation, copies and texts.
import { isDeepStrictEqual } from 'node:util';
import { type ProductKeyParts as ProductId, productKey } from '@coverwright/insurance/translation-keys';
import { randomId } from '../../database/random-id.ts';
import type { Problem } from '../../errors/user-error.ts';
import type { benefitInput } from '../../graphql/generated/schema-types.ts';
import { type Scope, toAuthorship } from '../../request/context.ts';
import { type Benefit, identityKey } from './benefit.ts';
import { differenceOf } from './benefit-difference.ts';
import { listTextKeys } from './benefit-graph.ts';
import { toBenefits, validateAddition } from './benefit-rules.ts';
import { addRows, toOrderedList } from './benefit-tree.ts';
import { readBenefits, saveBenefits } from './benefits.store.ts';

export type { Benefit } from './benefit.ts';

type BenefitScope = Pick<Scope, 'transaction' | 'caller' | 'now'>;
type BenefitInputs = readonly (benefitInput | null)[] | null | undefined;

export function validateNewBenefits(inputs: BenefitInputs, path: string): Problem[] {
  return validateAddition({ inputs: inputs ?? [], path });
}

/** For a product that has none yet; the inputs must be valid. */
export async function createBenefits(id: ProductId, inputs: BenefitInputs, scope: BenefitScope): Promise<void> {
  await insertBenefits(id, toBenefits(inputs ?? []), scope);
}

export async function copyBenefits(from: ProductId, to: ProductId, scope: BenefitScope): Promise<void> {
  const benefits = await readBenefits(scope.transaction, scope.caller.tenantId, [from]);
  await insertBenefits(to, benefits.get(productKey(from)) ?? [], scope);
}

/** Replaces the benefits of a locked product, in this order; the inputs must be valid. */
export async function replaceBenefits(id: ProductId, inputs: BenefitInputs, scope: BenefitScope): Promise<void> {
  const rows = (await readBenefits(scope.transaction, scope.caller.tenantId, [id])).get(productKey(id)) ?? [];
  const known = new Map(rows.map((row) => [identityKey(row), row]));
  const wanted = toBenefits(inputs ?? []).map((benefit) => {
    const row = known.get(identityKey(benefit));
    if (row === undefined) return { ...benefit, position: -1, revision: randomId() };
    return isDeepStrictEqual({ ...row, ...benefit }, row) ? row : { ...row, ...benefit, revision: randomId() };
  });
  await saveBenefits(scope.transaction, toAuthorship(scope), id, differenceOf(rows, toOrderedList(wanted)));
}

/** Converts inputs, which must be valid, to their stored form. */
export function toStoredBenefits(inputs: BenefitInputs): Benefit[] {
  return toOrderedList(toBenefits(inputs ?? []));
}

/** For products that have any, in their order, by product key. */
export async function listBenefitRows(
  ids: readonly ProductId[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<ReadonlyMap<string, readonly Benefit[]>> {
  return readBenefits(transaction, caller.tenantId, ids);
}

async function insertBenefits(id: ProductId, benefits: readonly Benefit[], scope: BenefitScope): Promise<void> {
  const rows = benefits.map((benefit) => ({ ...benefit, position: -1, revision: randomId() }));
  await saveBenefits(scope.transaction, toAuthorship(scope), id, differenceOf([], addRows([], rows)));
}

/** The keys of all possible benefit texts of these products. */
export async function listBenefitTextKeys(
  ids: readonly ProductId[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<string[]> {
  const benefits = await readBenefits(transaction, caller.tenantId, ids);
  return ids.flatMap((id) => [...listTextKeys(id, benefits.get(productKey(id)) ?? [])]);
}
