/** Opens the merge of unsaved changes with what another user has saved, and stores its result. */
import { ApiError } from '../../../api/api-error.ts';
import type { OpenedChanges } from '../../../ui/editor/record/record-merge.ts';
import { noSteps } from '../../../ui/editor/record/steps.ts';
import { entryIdOf } from '../benefit.ts';
import { findBenefit, findEntry } from '../benefit-tree.ts';
import type { BenefitCalls, ReadBenefits } from '../benefits.api.ts';
import { toBefore, toBenefitInput, toBenefitInputs } from '../draft/benefit-command.ts';
import { isDraftDirty, type BenefitDraft } from '../draft/benefit-draft.ts';
import type { EntryTexts } from '../draft/editor-store.ts';
import { toEntryTexts } from '../draft/entry-texts.ts';
import type { EditorContext } from '../draft/run-command.ts';
import { mergeBenefits, type MergedBenefits, type StoredBenefits } from './merge-benefits.ts';
import type { Restoration } from './removal-changes.ts';

/** @param save sends the drafts of these entries */
export async function openBenefitsMerge(
  context: EditorContext,
  save: (keys: readonly string[]) => void,
): Promise<OpenedChanges | undefined> {
  const { productId, calls, store } = context;
  const { tree, texts, drafts: typed, locale } = store.get();
  const read = await calls.readTree(locale);
  if (!read) return undefined;
  const isDirty = ([key, draft]: [string, BenefitDraft]) => isDraftDirty(draft, findEntry(tree, entryIdOf(key)));
  const drafts = Object.fromEntries(Object.entries(typed).filter(isDirty));
  const theirs = { tree: read.tree, texts: await readTexts(context, read.tree, Object.keys(drafts)) };
  const base = { tree, texts };
  const { changes, isBaseUnknown, resolve } = mergeBenefits({ productId, base, drafts, theirs, locale });
  return {
    changes,
    isBaseUnknown,
    apply: (choose) => {
      const merged = resolve(choose);
      if (merged) void store.enqueue(async () => applyMerge(context, theirs, merged)).then(save);
      return merged !== undefined;
    },
  };
}

/** Their texts of the entries that still exist. */
async function readTexts(
  { productId, calls }: EditorContext,
  tree: ReadBenefits['tree'],
  keys: readonly string[],
): Promise<Readonly<Record<string, EntryTexts>>> {
  const there = keys.filter((key) => findEntry(tree, entryIdOf(key)));
  const read = there.map(async (key) => {
    const id = entryIdOf(key);
    return [key, toEntryTexts(productId, id, await calls.readTexts(id, false))] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Returns the keys of the entries to save. If something cannot be added again, all changes stay as they were typed. */
async function applyMerge(
  { calls, store }: EditorContext,
  theirs: StoredBenefits,
  { drafts, restored }: MergedBenefits,
): Promise<readonly string[]> {
  let { tree } = theirs;
  try {
    for (const one of restored) await restore(calls, tree, one);
    if (restored.length > 0) tree = (await calls.readTree(store.get().locale))?.tree ?? tree;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    store.set(() => ({ problem: { kind: 'failed', what: 'save', error } }));
    return [];
  }
  store.set(({ savedAt }) => ({
    tree,
    drafts,
    texts: theirs.texts,
    conflicts: {},
    steps: noSteps,
    problem: undefined,
    savedAt: restored.length > 0 ? new Date() : savedAt,
  }));
  return Object.keys(drafts);
}

async function restore(calls: BenefitCalls, tree: ReadBenefits['tree'], one: Restoration): Promise<void> {
  if (one.kind === 'add') {
    const { branch, position, l10n } = one;
    await calls.addAll(toBenefitInputs(branch, position.parentTypeId), toBefore(position), [...l10n]);
    return;
  }
  const { option, beforeOptionKey, l10n } = one;
  const parentTypeId = findBenefit(tree, option.typeId)?.parentTypeId;
  const before = beforeOptionKey === undefined ? undefined : { typeId: option.typeId, optionKey: beforeOptionKey };
  await calls.addAll([toBenefitInput(option, parentTypeId)], before, [...l10n]);
}
