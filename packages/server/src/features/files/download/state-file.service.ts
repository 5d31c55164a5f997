// Files that a state of an item names: with the content that they had when the state was stored, whatever has become of them.
import type { Transaction } from '../../../database/database.ts';
import { findFileOfState } from '../../../recording/snapshot-files.store.ts';
import type { StoredState } from '../../../snapshots/item-history.ts';
import type { FilePlace } from '../file-key.ts';
import { findFile } from '../files.store.ts';

/** Identifies a state whose files are read. */
export type StateOfFiles = Pick<StoredState, 'kind' | 'itemId' | 'number'>;

interface NamedFile {
  readonly objectKey: string;
  readonly sizeBytes: number;
  /** Whether its address shows it to anyone. */
  readonly isPublic: boolean;
}

/** Without a state, or if the state does not have it, the file as it is. */
export async function findFileIn(
  state: StateOfFiles | undefined,
  transaction: Transaction,
  { tenantId, bucketName }: { readonly tenantId: string; readonly bucketName: string },
  place: FilePlace,
): Promise<NamedFile | undefined> {
  const present = await findFile(transaction, { tenantId, bucketName }, place);
  const stored = state && (await findFileOfState(transaction, tenantId, state, { bucketName, ...place }));
  if (stored === undefined) return present;
  return { ...stored, isPublic: present?.objectKey === stored.objectKey && present.isPublic };
}
