// The folder in which each tenant's files were last picked: the next file is likely to be there, too. Stored as an
// address, so that reading it needs no check of its own.
import { filesAddress, type FolderLocation, locationOfSearch } from '../../../paths/files.ts';

const keyOf = (tenantId: string) => `filePickerFolder ${tenantId}`;

export function readLastLocation(tenantId: string, storage: Storage = localStorage): FolderLocation | undefined {
  const [, search = ''] = (storage.getItem(keyOf(tenantId)) ?? '').split('?');
  return locationOfSearch(search);
}

export function storeLastLocation(
  tenantId: string,
  location: FolderLocation | undefined,
  storage: Storage = localStorage,
): void {
  storage.setItem(keyOf(tenantId), filesAddress(location));
}
