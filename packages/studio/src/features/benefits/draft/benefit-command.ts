/** Edits of benefits as data: the input that a command sends, and the command that undoes it. Pure. */
import type { benefitInput, benefitPlaceInput, upsertL10nInput } from '../../../api/generated/operations.ts';
import type { StoredValue } from './benefit-draft.ts';
import { findBenefit, toBenefitList, type BenefitPosition } from '../benefit-tree.ts';
import { isGroupOfOptions, type Benefit, type BenefitEntry, type EntryId, type TextField } from '../benefit.ts';

export interface TextChange {
  readonly locale: string;
  readonly field: TextField;
  /** Undefined to delete the text. */
  readonly value: string | undefined;
}

/** A change of a benefit or option: its value unless undefined, and some of its texts. */
export interface EntryChange {
  readonly id: EntryId;
  readonly value: StoredValue | undefined;
  readonly texts: readonly TextChange[];
}

export type BenefitCommand =
  /** A benefit with its options and descendants. */
  | {
      readonly kind: 'add';
      readonly branch: Benefit;
      readonly position: BenefitPosition;
      readonly l10n: readonly upsertL10nInput[];
    }
  | {
      readonly kind: 'addOption';
      readonly option: BenefitEntry;
      readonly beforeOptionKey: string | undefined;
      readonly l10n: readonly upsertL10nInput[];
    }
  | { readonly kind: 'remove'; readonly id: EntryId }
  | { readonly kind: 'move'; readonly typeId: string; readonly position: BenefitPosition }
  /** Saved together. */
  | { readonly kind: 'update'; readonly changes: readonly EntryChange[] };

/** Parents precede their children, and each benefit precedes its options; a group of options has no row of its own. */
export function toBenefitInputs(branch: Benefit, parentTypeId: string | undefined): benefitInput[] {
  return toBenefitList([branch], parentTypeId).flatMap(({ benefit, parentTypeId: parent }) => {
    const isGroup = isGroupOfOptions({ ...benefit, children: [] });
    return [...(isGroup ? [] : [benefit]), ...benefit.options].map((entry) => toBenefitInput(entry, parent));
  });
}

export function toBenefitInput(entry: BenefitEntry, parentTypeId: string | undefined): benefitInput {
  return {
    typeId: entry.typeId,
    parentTypeId,
    optionKey: entry.optionKey || undefined,
    isValueInput: entry.isValueInput,
    currencyCode: toCurrency(entry.currencyCode),
    parentOptionKeys: entry.parentOptionKeys.length > 0 ? [...entry.parentOptionKeys] : undefined,
    valueJsonString: entry.valueJson,
  };
}

/** The server validates the code, and reports an unknown one. */
export function toCurrency(code: string | undefined) {
  return code as benefitInput['currencyCode'];
}

export function toBefore({ beforeTypeId }: BenefitPosition): benefitPlaceInput | undefined {
  return beforeTypeId === undefined ? undefined : { typeId: beforeTypeId };
}

/** The command that restores a benefit or option that is about to be removed. */
export function commandToRestore(
  tree: readonly Benefit[],
  { typeId, optionKey }: EntryId,
  l10n: readonly upsertL10nInput[],
): BenefitCommand | undefined {
  const found = findBenefit(tree, typeId);
  if (!found) return undefined;
  const { benefit, parentTypeId, beforeTypeId } = found;
  if (optionKey === '') return { kind: 'add', branch: benefit, position: { parentTypeId, beforeTypeId }, l10n };
  const index = benefit.options.findIndex((option) => option.optionKey === optionKey);
  const option = benefit.options[index];
  const beforeOptionKey = benefit.options[index + 1]?.optionKey;
  return option && { kind: 'addOption', option, beforeOptionKey, l10n };
}

/** Removing the last option of a benefit that has nothing else removes the benefit itself. */
export function toRemoved(tree: readonly Benefit[], id: EntryId): EntryId {
  const benefit = findBenefit(tree, id.typeId)?.benefit;
  const isLast = benefit !== undefined && isGroupOfOptions(benefit) && benefit.options.length === 1;
  return id.optionKey !== '' && isLast ? { typeId: id.typeId, optionKey: '' } : id;
}
