// The contents of a folder in display order: folders first, then files, with names in natural order.
import type { FileListingQuery } from '../../api/generated/operations.ts';
import { nameOfKey } from './file-name.ts';

export interface StoredFolder {
  readonly kind: 'folder';
  /** Ends in a slash. */
  readonly key: string;
  readonly name: string;
}

export interface StoredFile {
  readonly kind: 'file';
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly isPublic: boolean;
  readonly lastModifiedAt: string;
  readonly revision: string | undefined;
}

export type Entry = StoredFolder | StoredFile;

export type SortColumn = 'name' | 'size' | 'modified';

export interface SortOrder {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

export function toEntries(listing: FileListingQuery['fileListing']): Entry[] {
  const folders = (listing?.commonPrefixes ?? []).flatMap((key): Entry[] =>
    key === null ? [] : [{ kind: 'folder', key, name: nameOfKey(key) }],
  );
  const files = (listing?.objectSummaries ?? []).flatMap((file): Entry[] => {
    if (!file) return [];
    const { key, fileName, size, isPublic, lastModifiedAt, revision } = file;
    return [
      {
        kind: 'file',
        key,
        name: fileName,
        sizeBytes: size,
        isPublic,
        lastModifiedAt: lastModifiedAt ?? '',
        revision: revision ?? undefined,
      },
    ];
  });
  return [...folders, ...files];
}

export function sortEntries(
  entries: readonly Entry[],
  { column, isDescending }: SortOrder,
  locale: string,
): readonly Entry[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sign = isDescending ? -1 : 1;
  const byName = (left: Entry, right: Entry) => compare(left.name, right.name) || compareText(left.key, right.key);
  return entries.toSorted((left, right) => {
    if (left.kind !== right.kind) return left.kind === 'folder' ? -1 : 1;
    // Folders have no size or time, so they stay sorted by name.
    if (left.kind === 'folder' || right.kind === 'folder')
      return column === 'name' ? sign * byName(left, right) : byName(left, right);
    if (column === 'size') return sign * (left.sizeBytes - right.sizeBytes) || byName(left, right);
    if (column === 'modified') {
      return sign * compareText(left.lastModifiedAt, right.lastModifiedAt) || byName(left, right);
    }
    return sign * byName(left, right);
  });
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

export interface EntryCount {
  readonly folderCount: number;
  readonly fileCount: number;
}

export function countEntries(entries: readonly Entry[]): EntryCount {
  const folderCount = entries.filter(({ kind }) => kind === 'folder').length;
  return { folderCount, fileCount: entries.length - folderCount };
}

export function areAllFiles(entries: readonly Entry[]): entries is readonly StoredFile[] {
  return entries.every(({ kind }) => kind === 'file');
}
