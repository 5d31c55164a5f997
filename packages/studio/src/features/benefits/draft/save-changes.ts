/**
 * Saves changes of benefits and options with their texts in one call: either all of them are stored, or none is and
 * every draft stays as typed.
 */
import { benefitTextKeys } from '@coverwright/insurance/translation-keys';
import { ApiError, type Problem } from '../../../api/api-error.ts';
import type { benefitUpdateInput, l10nUpdateInput } from '../../../api/generated/operations.ts';
import type { ProductKey } from '../../../paths/products.ts';
import { toCurrency, type BenefitCommand, type EntryChange } from './benefit-command.ts';
import { putDraft, textId, type BenefitDraft, type StoredValue, type TextId } from './benefit-draft.ts';
import { defaultLocale } from '../../../locales/locale.ts';
import { changeEntry, findEntry } from '../benefit-tree.ts';
import { entryKey, type BenefitEntry, type EntryId, type TextField } from '../benefit.ts';
import type { BenefitCalls } from '../benefits.api.ts';
import type { EditorState, EditorStore, EntryTexts } from './editor-store.ts';
import { readEntryTexts } from './entry-texts.ts';

/** known: as last loaded or saved here. typed: as of when typing began. none: overwrites. */
export type Expectation = 'known' | 'typed' | 'none';

interface SaveContext {
  readonly productId: ProductKey;
  readonly calls: BenefitCalls;
  readonly store: EditorStore;
}

export interface SavedChanges {
  /** Undefined if nothing was saved. */
  readonly inverse: BenefitCommand | undefined;
  readonly error: Error | undefined;
  /** By entry: what another user has changed in the meantime. */
  readonly conflicts: Readonly<Record<string, Problem>>;
}

/** A change with what it is based on. */
interface KnownChange extends EntryChange {
  readonly entry: BenefitEntry;
  readonly draft: BenefitDraft | undefined;
  readonly known: EntryTexts;
}

export async function saveChanges(
  context: SaveContext,
  changes: readonly EntryChange[],
  expectation: Expectation,
): Promise<SavedChanges> {
  let known: KnownChange[] = [];
  try {
    known = (await Promise.all(changes.map(async (change) => withKnown(context, change)))).flatMap((one) => one ?? []);
    if (known.length === 0) return { inverse: undefined, error: undefined, conflicts: {} };
    const updates = known.map((change) => toUpdateInput(change, expectation));
    const l10n = known.flatMap((change) => toTextInputs(context.productId, change, expectation));
    const saved = await context.calls.updateAll(updates, l10n);
    noteSaved(context.store, known, saved);
  } catch (error) {
    return { inverse: undefined, error: toError(error), conflicts: conflictsOf(known, error) };
  }
  const inverse = known.map(({ id, value, texts, entry, known: before }) => ({
    id,
    value: value && entry,
    texts: texts.map((text) => ({ ...text, value: before[textId(text.locale, text.field)]?.value })),
  }));
  return { inverse: { kind: 'update', changes: inverse }, error: undefined, conflicts: {} };
}

/** The stored texts are unknown for an entry restored with its parent, or a draft from before the page was lost. */
async function withKnown(context: SaveContext, change: EntryChange): Promise<KnownChange | undefined> {
  const { tree, drafts, texts } = context.store.get();
  const key = entryKey(change.id);
  const entry = findEntry(tree, change.id);
  if (!entry) return undefined;
  const known = texts[key] ?? (change.texts.length > 0 ? await readEntryTexts(context, change.id) : {});
  return { ...change, entry, draft: drafts[key], known };
}

/** A change of texts alone leaves the value unchecked: it may include another user's value, which is not shown here. */
function toUpdateInput({ id, value, entry, draft }: KnownChange, expectation: Expectation): benefitUpdateInput {
  const identity = { typeId: id.typeId, optionKey: id.optionKey || undefined };
  if (!value) return { ...identity, input: {} };
  const { valueJson, currencyCode, parentOptionKeys } = value;
  const input = {
    currencyCode: toCurrency(currencyCode) ?? null,
    valueJsonString: valueJson ?? null,
    parentOptionKeys: parentOptionKeys.length > 0 ? [...parentOptionKeys] : null,
  };
  const expected = { known: entry.revision, typed: draft?.value?.revision || entry.revision, none: undefined };
  return { ...identity, input, expectedRevision: expected[expectation] };
}

function toTextInputs(
  productId: ProductKey,
  { id, texts, draft, known }: KnownChange,
  expectation: Expectation,
): l10nUpdateInput[] {
  const keys = benefitTextKeys(productId, id);
  return texts.map(({ locale, field, value }) => {
    const name = textId(locale, field);
    const read = known[name]?.revision ?? '';
    const expected = { known: read, typed: draft?.texts[name]?.revision ?? read, none: undefined }[expectation];
    // A text that is deleted need not exist.
    const expectedRevision = value === undefined ? expected || undefined : expected;
    return { key: keys[field], locale, value: value ?? null, expectedRevision };
  });
}

interface SavedRevisions {
  readonly revisions: readonly (string | undefined)[];
  readonly textRevisions: readonly (string | undefined)[];
}

function noteSaved(store: EditorStore, changes: readonly KnownChange[], saved: SavedRevisions): void {
  let textIndex = 0;
  store.set((state) => {
    let next = state;
    for (const [index, change] of changes.entries()) {
      if (change.value) next = { ...next, ...withSavedValue(next, change, change.value, saved.revisions[index]) };
      for (const { locale, field, value } of change.texts) {
        const revision = saved.textRevisions[textIndex] ?? '';
        textIndex += 1;
        const text = value === undefined ? undefined : { value, revision };
        next = { ...next, ...withSavedText(next, change, textId(locale, field), text) };
      }
    }
    return next;
  });
}

function withSavedValue(
  { tree, drafts }: EditorState,
  { entry, draft }: KnownChange,
  { valueJson, currencyCode, parentOptionKeys }: StoredValue,
  updated: string | undefined,
): Partial<EditorState> {
  // A group's revision is not known here.
  const revision = entry.revision === undefined ? undefined : updated;
  return {
    tree: changeEntry(tree, entry, { valueJson, currencyCode, parentOptionKeys, revision }),
    drafts: withoutValue(drafts, entry, draft, revision),
  };
}

/** Input typed while the save was in progress is retained, based on the newly saved revision. */
function withoutValue(
  drafts: EditorState['drafts'],
  entry: BenefitEntry,
  sent: BenefitDraft | undefined,
  revision: string | undefined,
): EditorState['drafts'] {
  const key = entryKey(entry);
  const { value, texts = {} } = drafts[key] ?? {};
  if (!value || value === sent?.value) return putDraft(drafts, key, { texts });
  return putDraft(drafts, key, { texts, value: { ...value, revision: revision ?? '' } });
}

function withSavedText(
  state: EditorState,
  { id, draft: sent }: KnownChange,
  name: TextId,
  now: EntryTexts[TextId],
): Partial<EditorState> {
  const key = entryKey(id);
  const { [name]: _before, ...others } = state.texts[key] ?? {};
  const texts: EntryTexts = now ? { ...others, [name]: now } : others;
  const draft = state.drafts[key];
  const typed = draft?.texts[name];
  const { [name]: _typed, ...otherTexts } = draft?.texts ?? {};
  const isSent = typed === sent?.texts[name] && typed?.value === now?.value;
  const left = typed && !isSent ? { ...otherTexts, [name]: { ...typed, revision: now?.revision ?? '' } } : otherTexts;
  return {
    tree: changeEntry(state.tree, id, {
      name: shownText(texts, state.locale, 'name'),
      format: shownText(texts, state.locale, 'value'),
    }),
    texts: { ...state.texts, [key]: texts },
    drafts: draft ? putDraft(state.drafts, key, { ...draft, texts: left }) : state.drafts,
  };
}

/** As the server resolves it: in the given locale, or else in the fallback locale. */
export function shownText(texts: EntryTexts, locale: string, field: TextField): string | undefined {
  return (texts[textId(locale, field)] ?? texts[textId(defaultLocale, field)])?.value;
}

/** The problems name positions in the sent lists. What no longer exists cannot be overwritten, so it is no conflict. */
function conflictsOf(changes: readonly KnownChange[], error: unknown): Record<string, Problem> {
  if (!(error instanceof ApiError) || error.problems.some(({ code }) => code === 'NOT_FOUND')) return {};
  const textOwners = changes.flatMap(({ id, texts }) => texts.map(() => id));
  const conflicts: Record<string, Problem> = {};
  for (const problem of error.problems) {
    const [, list, index] = /^(updates|l10n)\.(\d+)/.exec(problem.path ?? '') ?? [];
    const id: EntryId | undefined = (list === 'l10n' ? textOwners : changes.map((one) => one.id))[Number(index)];
    if (problem.code === 'CONFLICT' && id) conflicts[entryKey(id)] ??= problem;
  }
  return conflicts;
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
