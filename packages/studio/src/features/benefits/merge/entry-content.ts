/** What is merged of a benefit or option: its value and its texts, from and to its draft. Pure. */
import { isObject } from '@coverwright/insurance/json';
import { unknownBase } from '../../../ui/editor/merge/merge-change.ts';
import { isSameForm } from '../../../ui/editor/record/same-form.ts';
import type { BenefitEntry } from '../benefit.ts';
import {
  partsOf,
  readValueForm,
  textId,
  typedUnder,
  type BenefitDraft,
  type TextDraft,
  type TextId,
  type ValueForm,
} from '../draft/benefit-draft.ts';
import type { EntryTexts } from '../draft/editor-store.ts';
import { detectRawType, toTyped } from '../values/benefit-value.ts';

export interface EntryContent {
  readonly value: MergedValue;
  readonly parentOptionKeys: readonly string[];
  /** By `TextId`, without empty ones. */
  readonly texts: Readonly<Record<string, string>>;
}

/** An amount is never combined with the currency of another one, because merged objects have the same kind. */
export interface MergedValue {
  /** The currency; empty for none. */
  readonly kind: string;
  /** Or what was typed, if it is not valid. */
  readonly json: string | undefined;
}

/** An entry as it is stored. */
export interface StoredEntry {
  readonly entry: BenefitEntry;
  readonly texts: EntryTexts;
}

export function contentOf({ entry, texts }: StoredEntry): EntryContent {
  const { valueJson: json, currencyCode: kind = '', parentOptionKeys } = entry;
  return { value: { kind, json }, parentOptionKeys, texts: toTexts(texts) };
}

export function contentWithDraft(stored: StoredEntry, draft: BenefitDraft): EntryContent {
  const content = { ...contentOf(stored), texts: toTexts({ ...stored.texts, ...draft.texts }) };
  const form = draft.value?.form;
  if (!form) return content;
  const { problem, value: read } = readValueForm(form, stored.entry);
  const json = problem === undefined ? read.valueJson : typedUnder(form, form.rawType, stored.entry);
  return { ...content, value: { kind: read.currencyCode ?? '', json }, parentOptionKeys: read.parentOptionKeys };
}

function toTexts(texts: Readonly<Record<string, { readonly value: string } | undefined>>): EntryContent['texts'] {
  return Object.fromEntries(Object.entries(texts).flatMap(([id, text]) => (text?.value ? [[id, text.value]] : [])));
}

/** The stored content that a draft is based on, with `unknownBase` where another one has been loaded since. */
export function baseOf(stored: StoredEntry, draft: BenefitDraft) {
  const { texts, ...value } = contentOf(stored);
  const isValueKnown = !draft.value || draft.value.revision === (stored.entry.revision ?? '');
  const isLater = ([name, { revision }]: [string, TextDraft]) =>
    revision !== (stored.texts[toTextId(name)]?.revision ?? '');
  const unknownTexts = Object.entries(draft.texts).filter(isLater);
  return {
    isKnown: isValueKnown && unknownTexts.length === 0,
    content: {
      ...(isValueKnown ? value : { value: unknownBase, parentOptionKeys: unknownBase }),
      texts: { ...texts, ...Object.fromEntries(unknownTexts.map(([id]) => [id, unknownBase])) },
    },
  };
}

function toTextId(name: string): TextId {
  const { locale, field } = partsOf(name);
  return textId(locale, field);
}

/** Undefined if it is not the content of an entry. */
export function readContent(merged: unknown): EntryContent | undefined {
  if (!isObject(merged)) return undefined;
  const { value, parentOptionKeys, texts } = merged;
  const isContent = isMergedValue(value) && isListOfTexts(parentOptionKeys) && isRecordOfTexts(texts);
  return isContent ? { value: { kind: value.kind, json: value.json }, parentOptionKeys, texts } : undefined;
}

function isMergedValue(value: unknown): value is MergedValue {
  return isObject(value) && typeof value['kind'] === 'string' && ['string', 'undefined'].includes(typeof value['json']);
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isRecordOfTexts(value: unknown): value is EntryContent['texts'] {
  return isObject(value) && Object.values(value).every((one) => typeof one === 'string');
}

interface MergedVersions {
  readonly theirs: StoredEntry;
  /** What the draft is shown over. */
  readonly base: StoredEntry;
  readonly draft: BenefitDraft;
}

/** What has to be saved over their version to store the merged content; empty if nothing differs. */
export function draftOf(merged: EntryContent, { theirs, base, draft }: MergedVersions): BenefitDraft {
  const stored = contentOf(theirs);
  const texts: Record<TextId, TextDraft> = {};
  for (const name of new Set([...Object.keys(merged.texts), ...Object.keys(stored.texts)])) {
    const id = toTextId(name);
    const value = merged.texts[name] ?? '';
    if (value !== (stored.texts[name] ?? '')) texts[id] = { value, revision: theirs.texts[id]?.revision ?? '' };
  }
  const { value, parentOptionKeys } = merged;
  const isStored = isSameForm(value, stored.value) && isSameForm(parentOptionKeys, stored.parentOptionKeys);
  if (isStored) return { texts };
  const isTyped = value.json === contentWithDraft(base, draft).value.json;
  const form: ValueForm = {
    ...(isTyped && draft.value ? typedIn(draft.value.form, base) : typedAs(value.json)),
    currencyCode: value.kind,
    parentOptionKeys: parentOptionKeys.join(', '),
  };
  return { texts, value: { form, revision: theirs.entry.revision ?? '' } };
}

/** The typed value, also if it was left as it was stored. */
function typedIn(form: ValueForm, { entry }: StoredEntry): Pick<ValueForm, 'rawType' | 'typed'> {
  const { rawType, typed } = form;
  return { rawType, typed: { ...typed, [rawType]: typedUnder(form, rawType, entry) } };
}

function typedAs(valueJson: string | undefined): Pick<ValueForm, 'rawType' | 'typed'> {
  const rawType = detectRawType(valueJson);
  return { rawType, typed: { [rawType]: toTyped(valueJson, rawType) } };
}
