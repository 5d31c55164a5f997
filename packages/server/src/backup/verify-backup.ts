import { BackupError } from './backup-error.ts';
import type { Manifest, ManifestSummary } from './manifest.ts';
import { BackupReader } from './records.ts';

/** Reads a backup to its end, and compares everything in it with its hashes; fails with BackupError. */
export async function verifyBackup(path: string, key: string | undefined): Promise<Manifest & ManifestSummary> {
  const reader = await BackupReader.open(path, key);
  const found = { tables: 0, rows: 0, files: 0, fileBytes: 0, hasSecret: false };
  try {
    for await (const { start, end } of reader.parts()) {
      const { bytes, rows } = await end();
      if (start.kind === 'table') {
        found.tables += 1;
        found.rows += rows?.count ?? 0;
      } else if (start.kind === 'secret') found.hasSecret = true;
      else {
        found.files += 1;
        found.fileBytes += bytes;
      }
    }
  } finally {
    await reader.close();
  }
  const { about, summary } = reader;
  for (const name of ['tables', 'rows', 'files', 'fileBytes', 'hasSecret'] as const) {
    if (summary[name] !== found[name])
      throw new BackupError(`The backup ${path} is damaged: its ${name} differ from its manifest. Use another one.`);
  }
  return { ...about, ...summary };
}
