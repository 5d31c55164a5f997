/** Loads the stored texts of a benefit or option into the editor. */
import { benefitTextKeys } from '@coverwright/insurance/translation-keys';
import type { ProductKey } from '../../../paths/products.ts';
import { textId } from './benefit-draft.ts';
import { entryKey, textFields, type EntryId, type TextField } from '../benefit.ts';
import type { BenefitCalls, StoredText } from '../benefits.api.ts';
import type { EditorStore, EntryTexts } from './editor-store.ts';

interface TextsContext {
  readonly productId: ProductKey;
  readonly calls: BenefitCalls;
  readonly store: EditorStore;
}

export async function readEntryTexts({ productId, calls, store }: TextsContext, id: EntryId): Promise<EntryTexts> {
  const read = toEntryTexts(productId, id, await calls.readTexts(id, false));
  store.set(({ texts }) => ({ texts: { ...texts, [entryKey(id)]: read } }));
  return read;
}

export function toEntryTexts(productId: ProductKey, id: EntryId, stored: readonly StoredText[]): EntryTexts {
  const keys = benefitTextKeys(productId, id);
  const fields = new Map<string, TextField>(textFields.map((field) => [keys[field], field]));
  return Object.fromEntries(
    stored.flatMap(({ key, locale, value, revision }) => {
      const field = fields.get(key);
      return field ? [[textId(locale, field), { value, revision }]] : [];
    }),
  );
}
