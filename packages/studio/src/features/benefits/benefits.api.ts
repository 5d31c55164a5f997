/** API calls for a product's benefits. */
import { useMemo } from 'react';
import { useApi } from '../../api/api-context.ts';
import type { Api } from '../../api/client.ts';
import {
  AddBenefitDocument,
  AddBenefitsDocument,
  BenefitTextsDocument,
  BenefitTreeDocument,
  MoveBenefitDocument,
  RemoveBenefitDocument,
  UpdateBenefitsDocument,
  type benefitInput,
  type benefitPlaceInput,
  type BenefitEntryFragment,
  type benefitUpdateInput,
  type l10nUpdateInput,
  type upsertL10nInput,
} from '../../api/generated/operations.ts';
import type { ProductKey } from '../../paths/products.ts';
import type { BenefitPosition } from './benefit-tree.ts';
import type { Benefit, BenefitEntry, EntryId } from './benefit.ts';

export interface ReadBenefits {
  readonly productName: string;
  readonly tree: readonly Benefit[];
}

export interface StoredText {
  readonly key: string;
  readonly locale: string;
  readonly value: string;
  readonly revision: string;
}

/**
 * The calls return the revisions after the change. Without an expected revision, they overwrite changes by other
 * users.
 */
export interface BenefitCalls {
  /** Undefined if the product does not exist. */
  readTree(locale: string, signal?: AbortSignal): Promise<ReadBenefits | undefined>;
  readTexts(id: EntryId, withBeneath: boolean): Promise<StoredText[]>;
  add(input: benefitInput): Promise<string | undefined>;
  addAll(inputs: benefitInput[], before: benefitPlaceInput | undefined, l10n: upsertL10nInput[]): Promise<void>;
  /** All of them are saved, or none. */
  updateAll(
    updates: benefitUpdateInput[],
    l10n: l10nUpdateInput[],
  ): Promise<{ revisions: (string | undefined)[]; textRevisions: (string | undefined)[] }>;
  move(typeId: string, position: BenefitPosition, expectedRevision: string | undefined): Promise<string | undefined>;
  remove(id: EntryId, expectedRevision: string | undefined): Promise<void>;
}

export function useBenefitCalls({ plan, type, version }: ProductKey): BenefitCalls {
  const api = useApi();
  return useMemo(() => createBenefitCalls(api, { plan, type, version }), [api, plan, type, version]);
}

function createBenefitCalls(api: Api, productId: ProductKey): BenefitCalls {
  return {
    async readTree(locale, signal) {
      const { products_2 } = await api.request(BenefitTreeDocument, productId, { locale, ...(signal && { signal }) });
      const product = products_2?.list?.[0];
      return product ? { productName: product.name ?? '', tree: toBenefits(product.benefitGraph) } : undefined;
    },
    async readTexts({ typeId, optionKey }, withBeneath) {
      const entry = { typeId, optionKey: optionKey || undefined, withBeneath };
      const { products_2 } = await api.request(BenefitTextsDocument, { ...productId, ...entry });
      return products_2?.list?.[0]?.benefitTexts ?? [];
    },
    async add(input) {
      return (await api.request(AddBenefitDocument, { productId, input })).addBenefit.revision ?? undefined;
    },
    async addAll(inputs, before, l10n) {
      await api.request(AddBenefitsDocument, { productId, inputs, before, l10n });
    },
    async updateAll(updates, l10n) {
      const { updateBenefits } = await api.request(UpdateBenefitsDocument, { productId, updates, l10n });
      const { revisions, l10nRevisions } = updateBenefits;
      const known = (list: readonly (string | null)[] | null) => (list ?? []).map((one) => one ?? undefined);
      return { revisions: known(revisions), textRevisions: known(l10nRevisions) };
    },
    async move(typeId, position, expectedRevision) {
      const variables = { productId, typeId, ...position, expectedRevision };
      return (await api.request(MoveBenefitDocument, variables)).moveBenefit.revision ?? undefined;
    },
    async remove({ typeId, optionKey }, expectedRevision) {
      const variables = { productId, typeId, optionKey: optionKey || undefined, expectedRevision };
      await api.request(RemoveBenefitDocument, variables);
    },
  };
}

type ReadBenefit = BenefitEntryFragment & {
  readonly options: readonly (BenefitEntryFragment | null)[] | null;
  /** The lowest level of the query does not request children. */
  readonly children?: readonly (ReadBenefit | null)[] | null;
};

function toBenefits(read: readonly (ReadBenefit | null)[] | null | undefined): Benefit[] {
  return (read ?? [])
    .filter((benefit) => benefit !== null)
    .map((benefit) => ({
      ...toEntry(benefit),
      options: (benefit.options ?? []).filter((option) => option !== null).map(toEntry),
      children: toBenefits(benefit.children),
    }));
}

function toEntry(read: BenefitEntryFragment): BenefitEntry {
  return {
    typeId: read.typeId,
    optionKey: read.optionKey ?? '',
    name: read.name ?? undefined,
    format: read.value ?? undefined,
    valueJson: read.rawData ?? undefined,
    currencyCode: read.currencyCode ?? undefined,
    isValueInput: read.isValueInput,
    parentOptionKeys: read.parentOptionKeys?.filter((key) => key !== null) ?? [],
    // A group's revision changes whenever one of its options is saved, and only the options are edited.
    revision: read.hasOnlyOptions ? undefined : (read.revision ?? undefined),
  };
}
