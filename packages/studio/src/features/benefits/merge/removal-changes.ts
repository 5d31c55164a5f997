/**
 * What another user has removed. If the removed branch has unsaved changes, it is a choice: it stays removed, or is
 * added again as a whole, with these changes. Pure.
 */
import { benefitTextKeys } from '@coverwright/insurance/translation-keys';
import type { upsertL10nInput } from '../../../api/generated/operations.ts';
import type { ProductKey } from '../../../paths/products.ts';
import type { MergeChange } from '../../../ui/editor/merge/merge-change.ts';
import { entryIdOf, entryKey, type Benefit, type BenefitEntry } from '../benefit.ts';
import { listEntries } from '../benefit-tree.ts';
import type { BenefitCommand } from '../draft/benefit-command.ts';
import { partsOf, textId, withDraft, type BenefitDrafts } from '../draft/benefit-draft.ts';
import type { EntryTexts } from '../draft/editor-store.ts';
import { describeBranch, describeEntry } from './describe-entry.ts';
import { listMissing } from './structure-changes.ts';
import { isBelow, withoutKnown, type IndexedEntry, type TreeIndex } from './tree-index.ts';

interface Versions {
  readonly productId: ProductKey;
  readonly base: TreeIndex;
  readonly theirs: TreeIndex;
  readonly drafts: BenefitDrafts;
  /** The known texts in all locales, by entry. */
  readonly texts: Readonly<Record<string, EntryTexts>>;
  readonly locale: string;
}

export interface Removal {
  readonly change: MergeChange;
  /** Adds it again, with the unsaved changes. */
  readonly restore: Restoration;
  /** The entries that are then added again. */
  readonly keys: readonly string[];
}

export type Restoration = Extract<BenefitCommand, { kind: 'add' | 'addOption' }>;

export function listRemovals(versions: Versions): Removal[] {
  const { base, theirs } = versions;
  return listMissing(base, theirs).map((removed) =>
    removed.entry.optionKey === '' ? branchRemoval(removed, versions) : optionRemoval(removed, versions),
  );
}

function branchRemoval({ key, benefit, parent, siblings, path }: IndexedEntry, versions: Versions): Removal {
  const { theirs, drafts, locale } = versions;
  // What they have moved out of the branch still exists.
  const branch = withoutKnown(benefit, theirs);
  const entries = listEntries([branch]);
  const parentTypeId = parent === undefined ? undefined : entryIdOf(parent).typeId;
  const before = siblings.slice(siblings.indexOf(key)).find((one) => isBelow(theirs, one, parent));
  const beforeTypeId = before === undefined ? undefined : entryIdOf(before).typeId;
  const texts = { base: describeBranch(branch, {}, locale), mine: describeBranch(branch, drafts, locale) };
  return {
    change: removalChange({ key, path, ...texts }, entries, versions),
    restore: {
      kind: 'add',
      branch: withDrafts(branch, versions),
      position: { parentTypeId, beforeTypeId },
      l10n: listTexts(entries, versions),
    },
    keys: entries.map(entryKey),
  };
}

function optionRemoval({ key, entry, siblings, parent, path }: IndexedEntry, versions: Versions): Removal {
  const { theirs, drafts, locale } = versions;
  const before = siblings.slice(siblings.indexOf(key)).find((one) => isBelow(theirs, one, parent));
  const texts = {
    base: describeEntry(entry, undefined, locale),
    mine: describeEntry(entry, drafts[key], locale),
  };
  return {
    change: removalChange({ key, path, ...texts }, [entry], versions),
    restore: {
      kind: 'addOption',
      option: withDraft(entry, drafts[key], locale),
      beforeOptionKey: before === undefined ? undefined : entryIdOf(before).optionKey,
      l10n: listTexts([entry], versions),
    },
    keys: [key],
  };
}

interface DescribedRemoval extends Pick<MergeChange, 'path'> {
  readonly key: string;
  readonly base: readonly string[];
  readonly mine: readonly string[];
}

function removalChange(
  { key, path, base, mine }: DescribedRemoval,
  entries: readonly BenefitEntry[],
  { drafts, texts }: Versions,
): MergeChange {
  const change = { id: `removed ${key}`, path, base, theirs: undefined };
  const keys = entries.map(entryKey);
  return keys.some((one) => drafts[one])
    ? { ...change, by: 'both', mine, lacksTexts: keys.some((one) => texts[one] === undefined) }
    : { ...change, by: 'theirs', mine: base, isFixed: true };
}

function withDrafts(branch: Benefit, versions: Versions): Benefit {
  const { drafts, locale } = versions;
  return {
    ...withDraft(branch, drafts[entryKey(branch)], locale),
    options: branch.options.map((option) => withDraft(option, drafts[entryKey(option)], locale)),
    children: branch.children.map((child) => withDrafts(child, versions)),
  };
}

/** Of entries that were not opened, only the texts that the tree shows are known: theirs are deleted. */
function listTexts(entries: readonly BenefitEntry[], versions: Versions): upsertL10nInput[] {
  const { productId, drafts, texts, locale } = versions;
  return entries.flatMap((entry) => {
    const { name = '', format = '' } = entry;
    const shown = { [textId(locale, 'name')]: { value: name }, [textId(locale, 'value')]: { value: format } };
    const keys = benefitTextKeys(productId, entry);
    const all: Readonly<Record<string, { readonly value: string } | undefined>> = {
      ...(texts[entryKey(entry)] ?? shown),
      ...drafts[entryKey(entry)]?.texts,
    };
    return Object.entries(all).flatMap(([id, text]) => {
      const { locale: ofText, field } = partsOf(id);
      return text?.value ? [{ key: keys[field], locale: ofText, value: text.value }] : [];
    });
  });
}
