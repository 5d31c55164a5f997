/** Unsaved edits of a benefit: its value and each text per locale, each with the revision it is based on. Pure. */
import { detectRawType, rawTypes, readTyped, toTyped, type RawType, type ReadValue } from '../values/benefit-value.ts';
import { entryKey, textFields, type BenefitEntry, type TextField } from '../benefit.ts';
import { defaultCurrency } from '../values/currency-codes.ts';

export type StoredValue = Pick<BenefitEntry, 'valueJson' | 'currencyCode' | 'parentOptionKeys'>;
type StoredEntry = StoredValue & Pick<BenefitEntry, 'isValueInput'>;

export interface ValueForm {
  readonly rawType: RawType;
  /** Stored per type, so that a look at another type loses nothing. */
  readonly typed: Partial<Record<RawType, string>>;
  /** Empty for none. */
  readonly currencyCode: string;
  /** Comma-separated. */
  readonly parentOptionKeys: string;
}

export interface ValueDraft {
  readonly form: ValueForm;
  readonly revision: string;
}

export interface TextDraft {
  readonly value: string;
  /** Empty if there was no text. */
  readonly revision: string;
}

/** Identifies a text of an entry: `${locale}|${field}`. */
export type TextId = `${string}|${TextField}`;

export interface BenefitDraft {
  readonly value?: ValueDraft;
  readonly texts: Readonly<Record<TextId, TextDraft>>;
}

/** Keyed by entry key. */
export type BenefitDrafts = Readonly<Record<string, BenefitDraft>>;

export const noDraft: BenefitDraft = { texts: {} };

export function textId(locale: string, field: TextField): TextId {
  return `${locale}|${field}`;
}

export function partsOf(id: string): { locale: string; field: TextField } {
  const [locale = '', name] = id.split('|');
  return { locale, field: textFields.find((field) => field === name) ?? 'name' };
}

/** An amount uses the default currency until the user selects another one, or none. */
export function toValueForm({ valueJson, currencyCode, parentOptionKeys, isValueInput }: StoredEntry): ValueForm {
  const proposed = valueJson === undefined && !isValueInput ? defaultCurrency : '';
  return {
    rawType: detectRawType(valueJson),
    typed: {},
    currencyCode: currencyCode ?? proposed,
    parentOptionKeys: parentOptionKeys.join(', '),
  };
}

export function typedUnder({ typed }: ValueForm, type: RawType, { valueJson }: Pick<StoredValue, 'valueJson'>): string {
  return typed[type] ?? toTyped(valueJson, type);
}

export function hasCurrency(type: RawType, isValueInput: boolean): boolean {
  return isValueInput || type === 'number' || type === 'complex';
}

export interface ReadForm {
  readonly problem: ReadValue['problem'];
  readonly value: StoredValue;
}

/** The values that saving the form would store. Untouched values remain exactly as stored. */
export function readValueForm(form: ValueForm, stored: StoredEntry): ReadForm {
  const initial = toValueForm(stored);
  const isMoney = form.rawType === 'number' && form.currencyCode !== '';
  const typed = typedUnder(form, form.rawType, stored);
  const isSame = form.rawType === initial.rawType && typed === toTyped(stored.valueJson, form.rawType);
  const read = readTyped(form.rawType, typed, isMoney);
  // Switching to a type that the value cannot be converted to does not clear it; emptying the field does.
  const isValueKept = isSame || (typed === '' && form.typed[form.rawType] === undefined);
  const valueJson = isValueKept ? stored.valueJson : read.valueJson;
  const isCurrencyChosen =
    hasCurrency(form.rawType, stored.isValueInput) &&
    (form.currencyCode !== initial.currencyCode || valueJson !== undefined);
  const keys = form.parentOptionKeys === initial.parentOptionKeys;
  return {
    problem: isValueKept && !isMoney ? undefined : read.problem,
    value: {
      valueJson,
      currencyCode: isCurrencyChosen ? form.currencyCode || undefined : stored.currencyCode,
      parentOptionKeys: keys ? stored.parentOptionKeys : toKeys(form.parentOptionKeys),
    },
  };
}

export function toKeys(text: string): string[] {
  const keys = text.split(',').map((key) => key.trim());
  return [...new Set(keys.filter((key) => key !== ''))];
}

export function isSameValue(left: StoredValue, right: StoredValue): boolean {
  return (
    left.valueJson === right.valueJson &&
    left.currencyCode === right.currencyCode &&
    left.parentOptionKeys.join('\n') === right.parentOptionKeys.join('\n')
  );
}

/** Whether the value was changed, or cannot be saved as typed. */
export function isValueDirty({ value }: BenefitDraft, entry: BenefitEntry): boolean {
  if (!value) return false;
  const { problem, value: typed } = readValueForm(value.form, entry);
  return problem !== undefined || !isSameValue(typed, entry);
}

export function isDraftDirty(draft: BenefitDraft | undefined, entry: BenefitEntry | undefined): boolean {
  if (!draft || !entry) return false;
  return Object.keys(draft.texts).length > 0 || isValueDirty(draft, entry);
}

/** The entry as it will be once its draft is saved, with the texts in the given locale. */
export function withDraft<Entry extends BenefitEntry>(
  entry: Entry,
  draft: BenefitDraft | undefined,
  locale: string,
): Entry {
  if (!draft) return entry;
  const read = draft.value && readValueForm(draft.value.form, entry);
  const name = draft.texts[textId(locale, 'name')]?.value;
  const format = draft.texts[textId(locale, 'value')]?.value;
  return {
    ...entry,
    ...(read?.problem === undefined && read?.value),
    ...(name !== undefined && { name: name || undefined }),
    ...(format !== undefined && { format: format || undefined }),
  };
}

/** Removes an empty draft. */
export function putDraft(drafts: BenefitDrafts, key: string, draft: BenefitDraft): BenefitDrafts {
  const { [key]: _before, ...others } = drafts;
  return draft.value === undefined && Object.keys(draft.texts).length === 0 ? others : { ...others, [key]: draft };
}

/** The user's own edit, such as a move, must not make the draft conflict with the new revision. */
export function rebaseDraft(drafts: BenefitDrafts, entry: BenefitEntry, revision: string | undefined): BenefitDrafts {
  const key = entryKey(entry);
  const draft = drafts[key];
  if (!draft?.value || draft.value.revision !== (entry.revision ?? '')) return drafts;
  return { ...drafts, [key]: { ...draft, value: { ...draft.value, revision: revision ?? '' } } };
}

export function isBenefitDrafts(value: unknown): value is BenefitDrafts {
  return isRecord(value) && Object.values(value).every(isBenefitDraft);
}

function isBenefitDraft(value: unknown): value is BenefitDraft {
  if (!isRecord(value) || !isRecord(value['texts'])) return false;
  const areTexts = Object.values(value['texts']).every((text) => hasTexts(text, ['value', 'revision']));
  return areTexts && (value['value'] === undefined || isValueDraft(value['value']));
}

function isValueDraft(value: unknown): boolean {
  if (!isRecord(value) || !hasTexts(value, ['revision'])) return false;
  const form = value['form'];
  if (!isRecord(form) || !hasTexts(form, ['rawType', 'currencyCode', 'parentOptionKeys'])) return false;
  const typed = form['typed'];
  const isKnown = rawTypes.some((type) => type === form['rawType']);
  return isKnown && isRecord(typed) && Object.values(typed).every((text) => typeof text === 'string');
}

function hasTexts(value: unknown, names: readonly string[]): boolean {
  return isRecord(value) && names.every((name) => typeof value[name] === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
