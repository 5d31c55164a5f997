import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes the plain files of a tar archive; the archives read here have neither links nor long names. */
export async function untar(archive: Buffer, target: string): Promise<void> {
  const text = (start: number, end: number) => archive.toString('latin1', start, end).split('\0', 1)[0] ?? '';
  const isRegularFile = new Set(['', '0']);
  for (let offset = 0; offset + 512 <= archive.length && archive[offset] !== 0;) {
    const name = text(offset, offset + 100);
    const sizeBytes = Number.parseInt(text(offset + 124, offset + 136), 8);
    if (isRegularFile.has(text(offset + 156, offset + 157)) && !name.split('/').includes('..')) {
      const mode = Number.parseInt(text(offset + 100, offset + 108), 8);
      await mkdir(dirname(join(target, name)), { recursive: true });
      await writeFile(join(target, name), archive.subarray(offset + 512, offset + 512 + sizeBytes), { mode });
    }
    offset += 512 + Math.ceil(sizeBytes / 512) * 512;
  }
}
