/** Policies whose facts can fill a quote. Pure. */
import type { JsonObject } from '@coverwright/rules';
import type { QuotePoliciesQuery } from '../../../api/generated/operations.ts';
import type { InputField } from '../../../ui/input-fields/input-answers.ts';
import { type Fact, valuesOfFacts } from './values-of-facts.ts';

export interface QuotedPolicy {
  readonly id: string;
  readonly number: string;
  readonly holderName: string;
  readonly createdAt: string | undefined;
  /** Undefined if the product no longer exists. */
  readonly version: string | undefined;
  readonly facts: readonly Fact[];
}

export interface FoundPolicies {
  readonly policies: readonly QuotedPolicy[];
  /** Where older ones begin; undefined if there are none. */
  readonly after: string | undefined;
}

export const policiesOfPage = 20;

export function toFoundPolicies({ policies }: QuotePoliciesQuery): FoundPolicies {
  const found = (policies?.list ?? []).flatMap((policy): QuotedPolicy[] => {
    if (!policy) return [];
    const { id, issuerNumber, contractHolder, createdAt, product, facts } = policy;
    return [
      {
        id,
        number: issuerNumber ?? id,
        holderName: contractHolder?.name ?? '',
        createdAt: createdAt ?? undefined,
        version: product?.productId ? (product.productId.version ?? '') : undefined,
        facts: (facts ?? []).flatMap(toFact),
      },
    ];
  });
  return { policies: found, after: policies?.endCursor ?? undefined };
}

type AnsweredPolicy = NonNullable<NonNullable<NonNullable<QuotePoliciesQuery['policies']>['list']>[number]>;
type AnsweredFact = NonNullable<AnsweredPolicy['facts']>[number];

function toFact(fact: AnsweredFact): Fact[] {
  const { stringValue, numberValue, booleanValue } = fact?.value ?? {};
  const value = stringValue ?? numberValue ?? booleanValue ?? undefined;
  const type = fact?.type ?? '';
  return type === '' || value === undefined ? [] : [{ type, value }];
}

export interface FilledPolicy extends QuotedPolicy {
  readonly values: JsonObject;
  /** How many fields have a value. */
  readonly count: number;
}

export function withValues(policies: readonly QuotedPolicy[], fields: readonly InputField[]): FilledPolicy[] {
  return policies.map((policy) => ({ ...policy, ...valuesOfFacts(policy.facts, fields) }));
}
