// Announces changes of a product and of what belongs to it, before they are written.
import { type ProductKeyParts, toProductItemId } from '@coverwright/insurance/translation-keys';
import type { Transaction } from '../../database/database.ts';
import { announceChange } from '../../recording/recorder.ts';

/** @param parts the parts of its history that may change; all of them if there are none */
export async function announceProductChange(
  transaction: Transaction,
  id: ProductKeyParts,
  ...parts: readonly string[]
): Promise<void> {
  await announceChange(transaction, {
    kind: 'product',
    itemIds: [toProductItemId(id)],
    ...(parts.length > 0 && { parts }),
  });
}
