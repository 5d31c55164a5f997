/** The user's actions in the benefits editor, each with its undo entry and its error message. */
import { ApiError, type Problem } from '../../../api/api-error.ts';
import { nextStep, takeStep, withStep, type Direction } from '../../../ui/editor/record/steps.ts';
import type { BenefitCommand, EntryChange, TextChange } from './benefit-command.ts';
import {
  isValueDirty,
  noDraft,
  partsOf,
  putDraft,
  readValueForm,
  toValueForm,
  type TextId,
  type ValueForm,
} from './benefit-draft.ts';
import { findEntry, moveRefusal, type BenefitPosition } from '../benefit-tree.ts';
import { entryIdOf, entryKey, type EntryId } from '../benefit.ts';
import type { EditorStore } from './editor-store.ts';
import { readEntryTexts } from './entry-texts.ts';
import { runCommand, sendMove, showMove, type EditorContext } from './run-command.ts';
import { saveChanges, type Expectation } from './save-changes.ts';

const undoableMax = 100;

export type EditorActions = ReturnType<typeof createEditorActions>;

export function createEditorActions(context: EditorContext) {
  const { store } = context;
  return {
    /** The current tree, for callbacks that outlive a render. */
    tree: () => store.get().tree,
    selected: () => {
      const { selectedKey } = store.get();
      return selectedKey === undefined ? undefined : entryIdOf(selectedKey);
    },
    select: (selectedKey: string | undefined) => store.set(() => ({ selectedKey })),
    closeProblem: () => store.set(() => ({ problem: undefined })),
    fail: (what: 'remove', error: unknown) => store.set(() => ({ problem: { kind: 'failed', what, error } })),
    refuse: (reason: 'tooDeep' | 'optionStays' | 'invalid') =>
      store.set(() => ({ problem: { kind: 'refused', reason } })),
    typeValue: (id: EntryId, changes: Partial<ValueForm>) => typeValue(store, id, changes),
    typeText: (id: EntryId, name: TextId, value: string) => typeText(store, id, name, value),
    /** Adds or removes; throws the server's error. */
    perform: async (command: BenefitCommand) =>
      store.enqueue(async () => remember(store, await runCommand(context, command))),
    move: (typeId: string, position: BenefitPosition) => move(context, typeId, position),
    /** Whether the entry's draft can be saved. */
    isSavable: (key: string) => {
      const { tree, drafts } = store.get();
      const entry = findEntry(tree, entryIdOf(key));
      const form = drafts[key]?.value?.form;
      return !entry || !form || readValueForm(form, entry).problem === undefined;
    },
    /** The entries with a draft. */
    changedKeys: () => Object.keys(store.get().drafts),
    /** Saves the drafts of these entries together; throws if that was refused. */
    save: async (keys: readonly string[], isOverwrite: boolean) =>
      saveDrafts(context, keys, isOverwrite ? 'none' : 'typed'),
    discard: (key: string) =>
      store.set(({ drafts, conflicts }) => ({
        drafts: putDraft(drafts, key, noDraft),
        conflicts: without(conflicts, key),
      })),
    undo: async () => stepBack(context, 'undo'),
    redo: async () => stepBack(context, 'redo'),
    readTexts: async (id: EntryId) => readEntryTexts(context, id),
  };
}

function typeValue(store: EditorStore, id: EntryId, changes: Partial<ValueForm>): void {
  const key = entryKey(id);
  store.set(({ tree, drafts, problem }) => {
    const entry = findEntry(tree, id);
    if (!entry) return {};
    const draft = drafts[key] ?? noDraft;
    const form = { ...(draft.value?.form ?? toValueForm(entry)), ...changes };
    const isUntouched = JSON.stringify(form) === JSON.stringify(toValueForm(entry));
    const revision = draft.value?.revision ?? entry.revision ?? '';
    const { value: _before, ...others } = draft;
    return {
      drafts: putDraft(drafts, key, isUntouched ? others : { ...others, value: { form, revision } }),
      problem: problem?.kind === 'refused' ? undefined : problem,
    };
  });
}

/** Typing the same text does not count as a change. */
function typeText(store: EditorStore, id: EntryId, name: TextId, value: string): void {
  const key = entryKey(id);
  store.set(({ drafts, texts }) => {
    const draft = drafts[key] ?? noDraft;
    const read = texts[key]?.[name];
    const { [name]: typed, ...others } = draft.texts;
    const revision = typed?.revision ?? read?.revision ?? '';
    const isAsRead = value === (read?.value ?? '') && revision === (read?.revision ?? '');
    return {
      drafts: putDraft(drafts, key, {
        ...draft,
        texts: isAsRead ? others : { ...others, [name]: { value, revision } },
      }),
    };
  });
}

function move(context: EditorContext, typeId: string, position: BenefitPosition): boolean {
  const { store } = context;
  const reason = moveRefusal(store.get().tree, typeId, position.parentTypeId);
  if (reason !== undefined) store.set(() => ({ problem: { kind: 'refused', reason } }));
  const shown = reason === undefined ? showMove(store, typeId, position) : undefined;
  if (!shown) return false;
  if (store.get().problem?.kind === 'refused') store.set(() => ({ problem: undefined }));
  // Recorded as undoable before the next item in the queue starts, since that may be the undo.
  const send = async () => {
    try {
      remember(store, await sendMove(context, shown));
    } catch (error) {
      store.set(() => ({ problem: { kind: 'failed', what: 'move', error } }));
    }
  };
  void store.enqueue(send);
  return true;
}

async function saveDrafts(context: EditorContext, keys: readonly string[], expectation: Expectation): Promise<void> {
  const { store } = context;
  await store.enqueue(async () => {
    const changes = keys.flatMap((key) => toChange(store, key) ?? []);
    if (changes.length === 0) return;
    const { inverse, error, conflicts } = await saveChanges(context, changes, expectation);
    remember(store, inverse);
    const found = Object.keys(conflicts);
    store.set((state) => ({
      conflicts: { ...keys.reduce(without<Problem>, state.conflicts), ...conflicts },
      // The first conflict is shown beside its fields.
      selectedKey: found.length === 0 || found.includes(state.selectedKey ?? '') ? state.selectedKey : found[0],
      problem: error === undefined || found.length > 0 ? undefined : { kind: 'failed', what: 'save', error },
      savedAt: error === undefined ? new Date() : state.savedAt,
    }));
    if (error instanceof ApiError) throw error;
  });
}

/** An entry's draft as a change; undefined if there is nothing to save, or if something is invalid. */
function toChange(store: EditorStore, key: string): EntryChange | undefined {
  const { tree, drafts } = store.get();
  const id = entryIdOf(key);
  const entry = findEntry(tree, id);
  const draft = drafts[key];
  if (!entry || !draft) return undefined;
  const isDirty = isValueDirty(draft, entry);
  const read = isDirty && draft.value ? readValueForm(draft.value.form, entry) : undefined;
  if (read?.problem !== undefined) return undefined;
  const texts = Object.entries(draft.texts).map(([name, { value }]): TextChange => ({ ...partsOf(name), value }));
  return texts.length === 0 && !read ? undefined : { id, value: read?.value, texts };
}

/** A new edit clears the redo stack. */
function remember(store: EditorStore, inverse: BenefitCommand | undefined): void {
  if (!inverse) return;
  const step = { name: undefined, atMs: performance.now() };
  store.set(({ steps }) => ({
    steps: withStep(steps, inverse, step, (all) => all.slice(-undoableMax)),
    savedAt: new Date(),
  }));
}

/** A step that fails stays on its stack, so that it can be retried. */
async function stepBack(context: EditorContext, what: Direction): Promise<void> {
  const { store } = context;
  await store.enqueue(async () => {
    const command = nextStep(store.get().steps, what);
    if (!command) return;
    try {
      const inverse = await runCommand(context, command);
      store.set(({ steps }) => ({
        steps: takeStep(steps, what, inverse),
        problem: undefined,
        savedAt: new Date(),
      }));
    } catch (error) {
      store.set(() => ({ problem: { kind: 'failed', what, error } }));
    }
  });
}

function without<Value>(values: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  const { [key]: _removed, ...others } = values;
  return others;
}
