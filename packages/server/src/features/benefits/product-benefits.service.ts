// All benefits of a product at once, for its creation, its copies and its texts. The products feature uses this file, so
// nothing here may import that feature.
import { type ProductKeyParts as ProductId, productKey } from '@coverwright/insurance/translation-keys';
import { randomId } from '../../database/random-id.ts';
import type { Problem } from '../../errors/user-error.ts';
import type { benefitInput } from '../../graphql/generated/schema-types.ts';
import { type Scope, toAuthorship } from '../../request/context.ts';
import type { Benefit } from './benefit.ts';
import { differenceOf } from './benefit-difference.ts';
import { listTextKeys } from './benefit-graph.ts';
import { toBenefits, validateAddition } from './benefit-rules.ts';
import { addRows } from './benefit-tree.ts';
import { readBenefits, saveBenefits } from './benefits.store.ts';

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

async function insertBenefits(id: ProductId, benefits: readonly Benefit[], scope: BenefitScope): Promise<void> {
  const rows = benefits.map((benefit) => ({ ...benefit, position: -1, revision: randomId() }));
  await saveBenefits(scope.transaction, toAuthorship(scope), id, differenceOf([], addRows([], rows)));
}

/** The keys of all benefit texts that these products can have. */
export async function listBenefitTextKeys(
  ids: readonly ProductId[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<string[]> {
  const benefits = await readBenefits(transaction, caller.tenantId, ids);
  return ids.flatMap((id) => [...listTextKeys(id, benefits.get(productKey(id)) ?? [])]);
}
