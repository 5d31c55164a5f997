/**
 * Merges unsaved changes of benefits with what another user has saved: entries are known by their type id and option
 * key. What was not changed here is theirs without a choice, and so is the tree, except that a removed branch with
 * unsaved changes can be added again. The result is therefore always a tree, whatever is chosen. Pure.
 */
import { isObject, parseJson } from '@coverwright/insurance/json';
import type { ProductKey } from '../../../paths/products.ts';
import { mergeForms } from '../../../ui/editor/merge/merge-forms.ts';
import type { ChooseSide, MergeChange } from '../../../ui/editor/merge/merge-change.ts';
import { isSameForm } from '../../../ui/editor/record/same-form.ts';
import type { Benefit, BenefitEntry } from '../benefit.ts';
import {
  noDraft,
  partsOf,
  readValueForm,
  textId,
  type BenefitDraft,
  type BenefitDrafts,
} from '../draft/benefit-draft.ts';
import type { EntryTexts } from '../draft/editor-store.ts';
import { localeName } from '../locale-name.ts';
import { describeValue } from './describe-entry.ts';
import {
  baseOf,
  contentOf,
  contentWithDraft,
  draftOf,
  readContent,
  type EntryContent,
  type StoredEntry,
} from './entry-content.ts';
import { listRemovals, type Restoration } from './removal-changes.ts';
import { listStructureChanges } from './structure-changes.ts';
import { indexTree, type IndexedEntry, type TreeIndex } from './tree-index.ts';

export interface StoredBenefits {
  readonly tree: readonly Benefit[];
  /** In all locales, by entry, as far as they are known. */
  readonly texts: Readonly<Record<string, EntryTexts>>;
}

export interface BenefitVersions {
  readonly productId: ProductKey;
  /** What is shown here. */
  readonly base: StoredBenefits;
  readonly drafts: BenefitDrafts;
  /** With the texts of all entries that have a draft. */
  readonly theirs: StoredBenefits;
  /** Of the texts in both trees. */
  readonly locale: string;
}

export interface MergedBenefits {
  /** The changes to save over their version. */
  readonly drafts: BenefitDrafts;
  /** The branches and options to add again before that. */
  readonly restored: readonly Restoration[];
}

interface BenefitsMerge {
  readonly changes: readonly MergeChange[];
  readonly isBaseUnknown: boolean;
  /** Undefined if the choices do not result in values. */
  readonly resolve: (choose: ChooseSide) => MergedBenefits | undefined;
}

export function mergeBenefits(versions: BenefitVersions): BenefitsMerge {
  const { productId, drafts, locale } = versions;
  const [base, theirs] = [indexTree(versions.base.tree), indexTree(versions.theirs.tree)];
  const removals = listRemovals({ productId, base, theirs, drafts, texts: versions.base.texts, locale });
  const entries = mergeEntries(base, theirs, versions);
  const changes = [
    ...entries.flatMap((entry) => entry.changes),
    ...removals.map(({ change }) => change),
    ...listStructureChanges(base, theirs, locale),
  ];
  return {
    changes,
    isBaseUnknown: entries.some(({ isBaseUnknown }) => isBaseUnknown),
    resolve: (choose) => {
      const chosen = removals.filter(({ change }) => choose(change) === 'mine' && change.isFixed !== true);
      const merged = entries.map(({ key, resolve }) => [key, resolve(choose)] as const);
      if (merged.some(([, draft]) => draft === undefined)) return undefined;
      const changed = merged.filter((one): one is readonly [string, BenefitDraft] => isChanged(one[1]));
      const left = chosen.flatMap(({ keys }) => keys.flatMap((key) => invalidDraft(key, drafts, base)));
      return { drafts: Object.fromEntries([...changed, ...left]), restored: chosen.map(({ restore }) => restore) };
    },
  };
}

function isChanged(draft: BenefitDraft | undefined): boolean {
  return draft !== undefined && (draft.value !== undefined || Object.keys(draft.texts).length > 0);
}

/** What was typed, but cannot be saved, is not lost when the entry is added again without it. */
function invalidDraft(key: string, drafts: BenefitDrafts, base: TreeIndex): [string, BenefitDraft][] {
  const [value, entry] = [drafts[key]?.value, base.get(key)?.entry];
  const isInvalid = value && entry && readValueForm(value.form, entry).problem !== undefined;
  return isInvalid ? [[key, { value, texts: {} }]] : [];
}

interface MergedEntry {
  readonly key: string;
  readonly changes: readonly MergeChange[];
  readonly isBaseUnknown: boolean;
  readonly resolve: (choose: ChooseSide) => BenefitDraft | undefined;
}

/** The entries that both versions have, as far as they differ. */
function mergeEntries(base: TreeIndex, theirs: TreeIndex, versions: BenefitVersions): MergedEntry[] {
  const { drafts, locale } = versions;
  return [...base.values()].flatMap((before): MergedEntry[] => {
    const after = theirs.get(before.key);
    if (!after) return [];
    const draft = drafts[before.key];
    if (draft) return [mergeEntry(before, after, versions, draft)];
    const [old, next] = [before, after].map(({ entry }) => contentOf({ entry, texts: textsInTree(entry, locale) }));
    if (isSameForm(old, next)) return [];
    const { changes } = mergeForms({ base: old, mine: old, theirs: next });
    const shown = changes.map((change) => ({ ...toShown(change, before), isFixed: true }));
    return [{ key: before.key, changes: shown, isBaseUnknown: false, resolve: () => noDraft }];
  });
}

/** Those of an entry that was not opened. */
function textsInTree({ name, format }: BenefitEntry, locale: string): EntryTexts {
  const toText = (value: string | undefined) => ({ value: value ?? '', revision: '' });
  return { [textId(locale, 'name')]: toText(name), [textId(locale, 'value')]: toText(format) };
}

function mergeEntry(
  before: IndexedEntry,
  after: IndexedEntry,
  versions: BenefitVersions,
  draft: BenefitDraft,
): MergedEntry {
  const { key } = before;
  const theirs: StoredEntry = { entry: after.entry, texts: versions.theirs.texts[key] ?? {} };
  // Texts that were never loaded, such as those of a recovered draft, are not additions of theirs.
  const base: StoredEntry = { entry: before.entry, texts: versions.base.texts[key] ?? theirs.texts };
  const { isKnown, content } = baseOf(base, draft);
  const mine = contentWithDraft(base, draft);
  const merge = mergeForms({ base: content, mine, theirs: contentOf(theirs) });
  return {
    key,
    changes: merge.changes.map((change) => toShown(change, before)),
    isBaseUnknown: !isKnown,
    resolve: (choose) => {
      const merged = readContent(merge.resolve((change) => choose(toShown(change, before))));
      return merged && isValue(merged, mine) ? draftOf(merged, { theirs, base, draft }) : undefined;
    },
  };
}

/** JSON in several lines is merged by line. What was typed may be corrected later. */
function isValue({ value: { json } }: EntryContent, mine: EntryContent): boolean {
  return json === undefined || json === mine.value.json || parseJson(json) !== undefined;
}

/** With the names of the entry, and what users call its members. */
function toShown(change: MergeChange, { key, path }: IndexedEntry): MergeChange {
  const [member = '', name, ...rest] = change.path;
  const shown = { ...change, id: `${key}\n${change.id}` };
  if (member === 'value') {
    const [base, mine, theirs] = [change.base, change.mine, change.theirs].map(toShownValue);
    return { ...shown, path: [...path, 'value', ...rest], base, mine, theirs };
  }
  if (member !== 'texts' || name === undefined) return { ...shown, path: [...path, ...change.path] };
  const { locale, field } = partsOf(name);
  return { ...shown, path: [...path, localeName(locale), field === 'value' ? 'shortValue' : field] };
}

function toShownValue(value: unknown): unknown {
  if (typeof value === 'string') return describeValue({ kind: '', json: value });
  if (!isObject(value)) return value;
  const { kind, json } = value;
  if (typeof kind !== 'string') return value;
  return describeValue({ kind, json: typeof json === 'string' ? json : undefined });
}
