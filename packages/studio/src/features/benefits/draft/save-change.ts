/**
 * Saves a change of one benefit or option: the entry first, then the texts in parallel, one call for each text and
 * locale. No text is written before the server has confirmed that its entry exists: an orphaned text would surface
 * only when the same type id is used again. Parts that succeed are recorded as saved even if others fail, so that a
 * retry sends only the rest.
 */
import { benefitTextKeys } from '@coverwright/insurance/translation-keys';
import type { ProductKey } from '../../products/paths.ts';
import { toCurrency, type BenefitCommand, type TextChange } from './benefit-command.ts';
import { putDraft, textId, type BenefitDraft, type StoredValue, type TextId } from './benefit-draft.ts';
import { defaultLocale } from '../../../locales/locale.ts';
import { changeEntry, findEntry } from '../benefit-tree.ts';
import { entryKey, type BenefitEntry, type EntryId } from '../benefit.ts';
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

export interface SavedChange {
  /** The inverse of the parts that succeeded; undefined if none did. */
  readonly inverse: BenefitCommand | undefined;
  /** The first error. */
  readonly error: Error | undefined;
}

type UpdateCommand = Extract<BenefitCommand, { kind: 'update' }>;

export async function saveChange(
  context: SaveContext,
  { id, value, texts }: UpdateCommand,
  expectation: Expectation,
): Promise<SavedChange> {
  const { store } = context;
  const before = store.get();
  const key = entryKey(id);
  const entry = findEntry(before.tree, id);
  if (!entry) return { inverse: undefined, error: undefined };
  const draft = before.drafts[key];
  let known: EntryTexts;
  try {
    // The stored texts are unknown for an entry restored with its parent, or a draft from before the page was lost.
    known = before.texts[key] ?? (texts.length > 0 ? await readEntryTexts(context, id) : {});
    if (value) await saveValue(context, { entry, value, draft, expectation });
    // The new revision is not adopted: it may include another user's value, which is not shown here.
    else await context.calls.update(entry, {}, undefined);
  } catch (error) {
    return { inverse: undefined, error: toError(error) };
  }
  const results = await Promise.allSettled(
    texts.map(async (text) => saveText(context, { id, text, draft, known, expectation })),
  );
  const saved = texts.filter((_text, index) => results[index]?.status === 'fulfilled');
  const failed = results.find((result) => result.status === 'rejected');
  const isAnySaved = value !== undefined || saved.length > 0;
  const earlier = saved.map((text) => ({ ...text, value: known[textId(text.locale, text.field)]?.value }));
  const inverse: UpdateCommand = { kind: 'update', id, value: value && entry, texts: earlier };
  return { inverse: isAnySaved ? inverse : undefined, error: failed && toError(failed.reason) };
}

interface ValueSave {
  readonly entry: BenefitEntry;
  readonly value: StoredValue;
  readonly draft: BenefitDraft | undefined;
  readonly expectation: Expectation;
}

async function saveValue(
  { calls, store }: SaveContext,
  { entry, value, draft, expectation }: ValueSave,
): Promise<void> {
  const { valueJson, currencyCode, parentOptionKeys } = value;
  const input = {
    currencyCode: toCurrency(currencyCode) ?? null,
    valueJsonString: valueJson ?? null,
    parentOptionKeys: parentOptionKeys.length > 0 ? [...parentOptionKeys] : null,
  };
  const expected = { known: entry.revision, typed: draft?.value?.revision || entry.revision, none: undefined };
  const updated = await calls.update(entry, input, expected[expectation]);
  const revision = entry.revision === undefined ? undefined : updated;
  store.set(({ tree, drafts }) => ({
    tree: changeEntry(tree, entry, { valueJson, currencyCode, parentOptionKeys, revision }),
    drafts: withoutValue(drafts, entry, draft, revision),
  }));
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

interface TextSave {
  readonly id: EntryId;
  readonly text: TextChange;
  readonly draft: BenefitDraft | undefined;
  readonly known: EntryTexts;
  readonly expectation: Expectation;
}

async function saveText(context: SaveContext, { id, text, draft, known, expectation }: TextSave): Promise<void> {
  const { calls, store, productId } = context;
  const { locale, field, value } = text;
  const name = textId(locale, field);
  const key = benefitTextKeys(productId, id)[field];
  const read = known[name]?.revision ?? '';
  const expected = { known: read, typed: draft?.texts[name]?.revision ?? read, none: undefined }[expectation];
  if (value === undefined) await calls.deleteText(key, locale, expected || undefined);
  const revision = value === undefined ? undefined : await calls.upsertText({ key, locale, value }, expected);
  const now = value === undefined ? undefined : { value, revision: revision ?? '' };
  store.set((state) => withSavedText(state, id, name, now, draft));
}

function withSavedText(
  state: EditorState,
  id: EntryId,
  name: TextId,
  now: EntryTexts[TextId],
  sent: BenefitDraft | undefined,
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
export function shownText(texts: EntryTexts, locale: string, field: TextChange['field']): string | undefined {
  return (texts[textId(locale, field)] ?? texts[textId(defaultLocale, field)])?.value;
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
