// Texts by key and locale. Other features use this to read, write and delete the texts of their own keys,
// within their own transaction.
import { type NextRevision, requireRevision } from '../../errors/revision.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import { type Scope, toAuthorship } from '../../request/context.ts';
import type {
  l10nUpdateInput,
  MutationdeleteAllL10nArgs,
  MutationdeleteL10nArgs,
  MutationupsertL10nArgs,
} from '../../graphql/generated/schema-types.ts';
import { requireRight } from '../../request/rights.ts';
import * as store from './l10n.store.ts';
import {
  pickTexts,
  rightOfText,
  type RevisedText,
  type Text,
  toLocale,
  toTexts,
  validateKey,
  validateLocale,
  validateTextInput,
  validateTextInputs,
} from './text.ts';
import { say } from '../../sentences/say.ts';

export {
  pickTexts,
  type RevisedText,
  type Text,
  toLocale,
  toTexts,
  validateKey as validateTextKey,
  validateLocale as validateTextLocale,
} from './text.ts';

/** The parts of a request's scope that texts need. */
export type TextScope = Pick<Scope, 'transaction' | 'caller' | 'now'>;
type ReadScope = Pick<Scope, 'transaction' | 'caller' | 'facts'>;

/** The value of each key in the first of the request's locales that has one; keys without a value are omitted. */
export async function readTexts(keys: readonly string[], scope: ReadScope): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { locales } = scope.facts;
  return pickTexts(await store.readTexts(scope.transaction, scope.caller.tenantId, keys, locales), locales);
}

export function validateTexts(texts: readonly Text[], path: string): Problem[] {
  return validateTextInputs(texts, path);
}

/** Writes validated texts; of duplicates, the last one is written. */
export async function writeTexts(texts: readonly Text[], scope: TextScope): Promise<void> {
  requireTextRights(texts, scope);
  if (texts.length > 0) await store.writeTexts(scope.transaction, toAuthorship(scope), toTexts(texts));
}

/** The texts of these keys in every available locale. */
export async function listTexts(
  keys: Iterable<string>,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<RevisedText[]> {
  return store.listTexts(transaction, caller.tenantId, [...keys]);
}

/** The size of these keys' texts in all locales, as UTF-8. */
export async function sumTextBytes(
  keys: readonly string[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<number> {
  return keys.length === 0 ? 0 : store.sumTextBytes(transaction, caller.tenantId, keys);
}

/** Every key that begins with the prefix and has a text. */
export async function listTextKeysUnder(
  prefix: string,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<string[]> {
  return store.listKeysUnder(transaction, caller.tenantId, prefix);
}

export type { MissingTexts } from './l10n.store.ts';

/** How many texts with keys under the prefix exist in another locale and not in this one; locales without any are absent. */
export async function countMissingTexts(
  prefix: string,
  locales: readonly string[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<store.MissingTexts[]> {
  return store.countMissing(transaction, caller.tenantId, prefix, locales);
}

/** All texts in these locales that belong to no product and no template: those that apps may show. */
export async function listOwnTexts(
  locales: readonly string[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<Text[]> {
  return store.listOwnTexts(transaction, caller.tenantId, locales);
}

/** Deletes the texts of exactly these keys in every locale. */
export async function removeTexts(keys: readonly string[], { transaction, caller }: TextScope): Promise<void> {
  if (keys.length > 0) await store.removeTexts(transaction, caller.tenantId, keys);
}

/** Deletes each of these keys only in its locale. */
export async function removeTextsIn(texts: readonly Pick<Text, 'key' | 'locale'>[], scope: TextScope): Promise<void> {
  requireTextRights(texts, scope);
  if (texts.length > 0) await store.removeTextsIn(scope.transaction, scope.caller.tenantId, texts);
}

/** Copies the texts of keys to other keys, in every locale, overwriting existing ones. */
export async function copyTexts(newKeys: ReadonlyMap<string, string>, scope: TextScope): Promise<void> {
  if (newKeys.size > 0) await store.copyTexts(scope.transaction, toAuthorship(scope), newKeys);
}

export async function upsertL10n(
  { l10n, expectedRevision }: MutationupsertL10nArgs,
  scope: TextScope,
): Promise<NextRevision> {
  if (!l10n) throw new UserError({ code: 'REQUIRED', ...say('TEXT_MISSING'), path: 'l10n' });
  throwIfAny(validateTextInput(l10n, 'l10n'));
  requireTextRights([l10n], scope);
  return saveText({ ...l10n, locale: toLocale(l10n.locale) ?? l10n.locale }, expectedRevision, scope);
}

export function validateTextUpdates(updates: readonly l10nUpdateInput[], path: string): Problem[] {
  return validateTextInputs(
    updates.map(({ key, locale, value }) => ({ key, locale, value: value ?? '' })),
    path,
  );
}

/** Writes a validated text, or deletes it if its value is null. */
export async function updateText(
  { key, locale, value, expectedRevision }: l10nUpdateInput,
  scope: TextScope,
): Promise<NextRevision> {
  const text = { key, locale: toLocale(locale) ?? locale };
  requireTextRights([text], scope);
  if (typeof value === 'string') return saveText({ ...text, value }, expectedRevision, scope);
  await deleteText(text, expectedRevision, scope);
  return { revision: null };
}

async function saveText(
  text: Text,
  expectedRevision: string | null | undefined,
  scope: TextScope,
): Promise<NextRevision> {
  // If two requests expect the text to be new, only one may insert it.
  const inserted =
    expectedRevision === '' ? await store.insertText(scope.transaction, toAuthorship(scope), text) : undefined;
  if (inserted !== undefined) return { revision: inserted };
  await requireTextRevision(text, expectedRevision, scope);
  const [revision = null] = await store.writeTexts(scope.transaction, toAuthorship(scope), [text]);
  return { revision };
}

async function deleteText(
  text: Pick<Text, 'key' | 'locale'>,
  expectedRevision: string | null | undefined,
  { transaction, caller }: TextScope,
): Promise<void> {
  const current = await store.lockText(transaction, caller.tenantId, text);
  if (current === undefined) return;
  requireRevision(expectedRevision, current, 'text');
  await store.removeText(transaction, caller.tenantId, text);
}

/** Succeeds if the text does not exist. */
export async function deleteL10n(
  { key, locale, expectedRevision }: MutationdeleteL10nArgs,
  scope: TextScope,
): Promise<void> {
  throwIfAny([...validateLocale(locale, 'locale'), ...validateKey(key, 'key')]);
  requireTextRights([{ key }], scope);
  await deleteText({ key, locale: toLocale(locale) ?? locale }, expectedRevision, scope);
}

/** Succeeds if there are no texts. */
export async function deleteAllL10n({ key }: MutationdeleteAllL10nArgs, scope: TextScope): Promise<void> {
  throwIfAny(validateKey(key, 'key'));
  requireTextRights([{ key }], scope);
  await removeTexts([key], scope);
}

/** Texts saved along with other data may have any key. */
function requireTextRights(texts: readonly { readonly key: string }[], { caller }: TextScope): void {
  for (const { key } of texts) requireRight(caller, rightOfText(key));
}

async function requireTextRevision(
  text: Text,
  expectedRevision: string | null | undefined,
  { transaction, caller }: TextScope,
): Promise<void> {
  if (expectedRevision === null || expectedRevision === undefined) return;
  const current = await store.lockText(transaction, caller.tenantId, text);
  if (current === undefined) {
    const sentence = say('TEXT_DELETED_MEANWHILE');
    throw new UserError({ code: 'CONFLICT', ...sentence, path: 'expectedRevision' });
  }
  requireRevision(expectedRevision, current, 'text');
}

/** The studio's locales are listed first, whether or not the tenant has texts in them. */
export const studioLocales: readonly string[] = ['en-US', 'zh-HK'];

export async function listLocales({ transaction, caller }: Pick<Scope, 'transaction' | 'caller'>): Promise<string[]> {
  return [...new Set([...studioLocales, ...(await store.readLocales(transaction, caller.tenantId))])];
}
