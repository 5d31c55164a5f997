// What customers see of an item, for the features that own the items.
import type { Scope } from '../../../request/context.ts';
import * as store from './live-items.store.ts';

/** A deleted item is no longer served; its releases remain in the list. */
export async function withdrawItem(
  item: { readonly kind: string; readonly itemId: string },
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<void> {
  await store.removeLive(transaction, caller.tenantId, item);
}
