/** Something deleted that can be restored. Pure. */
import type { DeletedItemLineFragment } from '../../api/generated/operations.ts';
import { isDeletedKind } from '../../paths/history-items.ts';
import type { DeletedKind } from '../../paths/history.ts';

export interface DeletedItem {
  readonly kind: DeletedKind;
  readonly itemId: string;
  readonly name: string;
  readonly deletedAt: string;
  /** Empty for the server and for API keys. */
  readonly deletedBy: string;
  /** When it is removed for good. */
  readonly removedAt: string;
}

/** Empty for a kind that only a newer server has. */
export function toDeletedItem({ kind, deletedBy, ...line }: DeletedItemLineFragment): DeletedItem[] {
  return isDeletedKind(kind) ? [{ ...line, kind, deletedBy: deletedBy?.username ?? '' }] : [];
}

/** Whole days until it is removed for good. */
export function daysLeft({ removedAt }: DeletedItem, now: Date): number {
  return Math.max(0, Math.floor((new Date(removedAt).getTime() - now.getTime()) / 86_400_000));
}
