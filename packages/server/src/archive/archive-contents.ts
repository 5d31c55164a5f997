// The contents of files in an archive, if they are stored on the disk. A key never gets another content, so only those that
// are absent are copied. The time of each says when it was last named by a row, for `pruneArchive`.
import { utimes } from 'node:fs/promises';
import { type CopiedFiles, copyFiles } from '../backup/copy-files.ts';
import { withHeldRemovals } from '../backup/held-removals.ts';
import { withCopySession } from '../database/copying/copy-session.ts';
import { listStoredObjects } from '../database/copying/stored-objects.ts';
import { createDiskObjects, listDiskObjects } from '../objects/disk-objects.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { contentFolderOf, requireArchive } from './archive-folder.ts';

export interface ContentParts {
  readonly url: string;
  readonly objects: Pick<ObjectStore, 'read'>;
  readonly report: (words: string) => void;
}

export async function archiveContents(archiveDir: string, parts: ContentParts): Promise<CopiedFiles> {
  const { url, objects, report } = parts;
  await requireArchive(archiveDir);
  const folder = contentFolderOf(archiveDir);
  return withHeldRemovals(url, async () => {
    const stored = await withCopySession(url, (client) => listStoredObjects(client));
    const present = await listDiskObjects(folder);
    const absent = stored.filter(({ objectKey }) => !present.has(objectKey));
    const copied = await copyFiles(absent, { from: objects, to: createDiskObjects(folder), report });
    const seenAt = new Date();
    for (const { objectKey } of stored) {
      const path = present.get(objectKey);
      if (path !== undefined) await utimes(path, seenAt, seenAt);
    }
    return { ...copied, present: stored.length - absent.length };
  });
}
