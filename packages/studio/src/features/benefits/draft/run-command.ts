/** Runs commands: sends them, patches the tree with the response, and returns the inverse command of each. */
import { benefitTextKeys } from '@coverwright/insurance/translation-keys';
import type { ProductKey } from '../../../paths/products.ts';
import { toBefore, toBenefitInput, toBenefitInputs, commandToRestore, type BenefitCommand } from './benefit-command.ts';
import { rebaseDraft } from './benefit-draft.ts';
import {
  changeEntry,
  findBenefit,
  findEntry,
  insertBenefit,
  insertOption,
  listEntries,
  moveBenefit,
  moveRefusal,
  removeBenefit,
  removeOption,
  type BenefitPosition,
} from '../benefit-tree.ts';
import { entryIdOf, entryKey, type Benefit, type BenefitEntry, type EntryId } from '../benefit.ts';
import type { BenefitCalls } from '../benefits.api.ts';
import type { EditorStore } from './editor-store.ts';
import { saveChanges } from './save-changes.ts';

export interface EditorContext {
  readonly productId: ProductKey;
  readonly calls: BenefitCalls;
  readonly store: EditorStore;
}

/** Returns undefined if there is nothing to undo. Throws the server's error. */
export async function runCommand(context: EditorContext, command: BenefitCommand): Promise<BenefitCommand | undefined> {
  if (command.kind === 'add') return addBranch(context, command);
  if (command.kind === 'addOption') return addOption(context, command);
  if (command.kind === 'remove') return remove(context, command.id);
  if (command.kind === 'move') return move(context, command.typeId, command.position);
  const { inverse, error } = await saveChanges(context, command.changes, 'known');
  if (error !== undefined) throw error;
  return inverse;
}

async function addBranch(
  { calls, store }: EditorContext,
  { branch, position, l10n }: Extract<BenefitCommand, { kind: 'add' }>,
): Promise<BenefitCommand> {
  const inputs = toBenefitInputs(branch, position.parentTypeId);
  const [only] = inputs;
  const isSimple =
    only !== undefined && inputs.length === 1 && l10n.length === 0 && position.beforeTypeId === undefined;
  const revision = isSimple ? await calls.add(only) : undefined;
  if (!isSimple) await calls.addAll(inputs, toBefore(position), [...l10n]);
  const added = revision === undefined ? branch : withRevision(branch, revision);
  store.set(({ tree }) => ({ tree: insertBenefit(tree, added, position) }));
  if (revision === undefined) await readRevisions({ calls, store }, listEntries([branch]));
  else knowNoTexts(store, branch);
  const id = { typeId: branch.typeId, optionKey: '' };
  store.set(() => ({ selectedKey: entryKey(branch.options[0] && isSimple ? branch.options[0] : id) }));
  return { kind: 'remove', id };
}

/** The added row is that of the benefit, or of its only option. */
function withRevision(branch: Benefit, revision: string): Benefit {
  const [option] = branch.options;
  return option ? { ...branch, options: [{ ...option, revision }] } : { ...branch, revision };
}

async function addOption(
  { calls, store }: EditorContext,
  { option, beforeOptionKey, l10n }: Extract<BenefitCommand, { kind: 'addOption' }>,
): Promise<BenefitCommand> {
  const input = toBenefitInput(option, findBenefit(store.get().tree, option.typeId)?.parentTypeId);
  const isSimple = l10n.length === 0 && beforeOptionKey === undefined;
  const revision = isSimple ? await calls.add(input) : undefined;
  const before = beforeOptionKey === undefined ? undefined : { typeId: option.typeId, optionKey: beforeOptionKey };
  if (!isSimple) await calls.addAll([input], before, [...l10n]);
  store.set(({ tree }) => ({ tree: insertOption(tree, { ...option, revision }, beforeOptionKey) }));
  if (revision === undefined) await readRevisions({ calls, store }, [option]);
  else knowNoTexts(store, { ...option, options: [], children: [] });
  store.set(() => ({ selectedKey: entryKey(option) }));
  return { kind: 'remove', id: option };
}

async function remove({ productId, calls, store }: EditorContext, id: EntryId): Promise<BenefitCommand | undefined> {
  const { tree } = store.get();
  const texts = (await calls.readTexts(id, true)).map(({ key, locale, value }) => ({ key, locale, value }));
  // When an option is removed, the texts of its benefit stay.
  const own = new Set(Object.values(benefitTextKeys(productId, id)));
  const inverse = commandToRestore(tree, id, id.optionKey === '' ? texts : texts.filter(({ key }) => own.has(key)));
  await calls.remove(id, findEntry(tree, id)?.revision);
  store.set((state) => {
    const left = id.optionKey === '' ? removeBenefit(state.tree, id.typeId) : removeOption(state.tree, id);
    const isThere = (key: string) => findEntry(left, entryIdOf(key)) !== undefined;
    const keep = <Value>(values: Readonly<Record<string, Value>>) =>
      Object.fromEntries(Object.entries(values).filter(([key]) => isThere(key)));
    const selectedKey =
      state.selectedKey !== undefined && isThere(state.selectedKey) ? state.selectedKey : nextKey(tree, id);
    return { tree: left, drafts: keep(state.drafts), texts: keep(state.texts), selectedKey };
  });
  return inverse;
}

/** The entry to select after a removal: the next one, the previous one, or the parent. */
function nextKey(tree: readonly Benefit[], { typeId, optionKey }: EntryId): string | undefined {
  const found = findBenefit(tree, typeId);
  if (!found) return undefined;
  if (optionKey !== '') {
    const { options } = found.benefit;
    const index = options.findIndex((option) => option.optionKey === optionKey);
    return entryKey(options[index + 1] ?? options[index - 1] ?? found.benefit);
  }
  const next = found.siblings[found.index + 1] ?? found.siblings[found.index - 1];
  if (next) return entryKey(next);
  return found.parentTypeId === undefined ? undefined : entryKey({ typeId: found.parentTypeId, optionKey: '' });
}

/** A move that is already shown, with the data needed to send or undo it. */
interface ShownMove {
  readonly typeId: string;
  readonly to: BenefitPosition;
  readonly from: BenefitPosition;
}

/** Shows the move immediately; sendMove sends it to the server. */
export function showMove(store: EditorStore, typeId: string, position: BenefitPosition): ShownMove | undefined {
  const { tree } = store.get();
  const found = findBenefit(tree, typeId);
  if (!found || moveRefusal(tree, typeId, position.parentTypeId) !== undefined) return undefined;
  const { parentTypeId, beforeTypeId } = found;
  const sibling = position.beforeTypeId === undefined ? undefined : findBenefit(tree, position.beforeTypeId);
  const isThere = sibling !== undefined && sibling.parentTypeId === position.parentTypeId;
  const to = { parentTypeId: position.parentTypeId, beforeTypeId: isThere ? position.beforeTypeId : undefined };
  store.set(() => ({ tree: moveBenefit(tree, typeId, to) }));
  return { typeId, to, from: { parentTypeId, beforeTypeId } };
}

/** Reverts the move on screen if the server refuses it. */
export async function sendMove(
  { calls, store }: EditorContext,
  { typeId, to, from }: ShownMove,
): Promise<BenefitCommand> {
  const benefit = findBenefit(store.get().tree, typeId)?.benefit;
  try {
    const revision = await calls.move(typeId, to, benefit?.revision);
    if (benefit?.revision !== undefined) knowRevision(store, benefit, revision);
    return { kind: 'move', typeId, position: from };
  } catch (error) {
    showMove(store, typeId, from);
    throw error;
  }
}

async function move(
  context: EditorContext,
  typeId: string,
  position: BenefitPosition,
): Promise<BenefitCommand | undefined> {
  const shown = showMove(context.store, typeId, position);
  return shown && sendMove(context, shown);
}

function knowRevision(store: EditorStore, entry: Benefit, revision: string | undefined): void {
  store.set(({ tree, drafts }) => ({
    tree: changeEntry(tree, entry, { revision }),
    drafts: rebaseDraft(drafts, entry, revision),
  }));
}

/** A new entry has no texts, so there is nothing to load. */
function knowNoTexts(store: EditorStore, branch: Benefit): void {
  const keys = [branch, ...branch.options].map(entryKey);
  store.set(({ texts }) => ({ texts: { ...texts, ...Object.fromEntries(keys.map((key) => [key, {}])) } }));
}

/** After a complete branch was restored: its content is known, but its new revisions are not. */
async function readRevisions(
  { calls, store }: Pick<EditorContext, 'calls' | 'store'>,
  restored: readonly BenefitEntry[],
): Promise<void> {
  // The branch is restored even if this fails: saving it is then refused, with an offer to reload.
  const read = await calls.readTree(store.get().locale).catch(() => undefined);
  if (!read) return;
  store.set(({ tree }) => ({
    tree: restored.reduce<readonly Benefit[]>((changed, entry) => {
      const now = findEntry(read.tree, entry);
      return now ? changeEntry(changed, entry, { revision: now.revision }) : changed;
    }, tree),
  }));
}
