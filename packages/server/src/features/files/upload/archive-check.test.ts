import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomId } from '../../../database/random-id.ts';
import { createDiskObjects } from '../../../objects/disk-objects.ts';
import type { ObjectStore } from '../../../objects/object-store.ts';
import { isCompleteArchive } from './archive-check.adapter.ts';

let folder: string;
let objects: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'));
  objects = createDiskObjects(folder);
});
afterAll(async () => rm(folder, { recursive: true }));

const workbook = zipSync({
  '[Content_Types].xml': strToU8('<Types/>'),
  'xl/workbook.xml': strToU8('<workbook/>'.repeat(200)),
  'media/picture.png': [Uint8Array.from({ length: 5_000 }, (_, at) => at % 251), { level: 0 }],
});

async function store(content: Uint8Array): Promise<string> {
  const objectKey = randomId();
  await objects.write(
    objectKey,
    (async function* () {
      yield content;
    })(),
  );
  return objectKey;
}

async function isWhole(content: Uint8Array, entry?: RegExp): Promise<boolean> {
  const objectKey = await store(content);
  return isCompleteArchive({ objectKey, sizeBytes: content.length, ...(entry && { entry }) }, objects);
}

function withByteChanged(content: Uint8Array, at: number): Uint8Array {
  return content.map((byte, index) => (index === at ? byte ^ 0xff : byte));
}

describe('an archive is complete', () => {
  it('with every entry, whether compressed or stored', async () => {
    expect(await isWhole(workbook, /^xl\/workbook\.xml$/)).toBe(true);
  });

  it('with thousands of entries, for which the object is read only a few times', async () => {
    const names = Array.from({ length: 10_000 }, (_, at) => `${at}.txt`);
    const content = zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array()])), { level: 0 });
    const objectKey = await store(content);
    let reads = 0;
    const counted: Pick<ObjectStore, 'read'> = {
      read: (key, range) => {
        reads += 1;
        return objects.read(key, range);
      },
    };
    expect(await isCompleteArchive({ objectKey, sizeBytes: content.length, entry: /^9999\.txt$/ }, counted)).toBe(true);
    expect(reads).toBeLessThan(100);
  });

  it('with no entry', async () => {
    expect(await isWhole(zipSync({}))).toBe(true);
  });

  it('with more entries and more content than the limits for unpacking', async () => {
    const many: Zippable = { 'zeros.bin': new Uint8Array(70 * 1024 * 1024) };
    for (let at = 0; at < 2_500; at += 1) many[`entry ${at}.txt`] = strToU8(`${at}`);
    expect(await isWhole(zipSync(many, { level: 1 }), /^entry 2499/)).toBe(true);
  });
});

describe('an archive is damaged', () => {
  it.each([0.1, 0.5, 0.9, 0.999])('cut off after %d of it', async (share) => {
    expect(await isWhole(workbook.slice(0, Math.floor(workbook.length * share)))).toBe(false);
  });

  it('with a changed byte in its compressed data', async () => {
    const at = Buffer.from(workbook).indexOf('xl/workbook.xml') + 'xl/workbook.xml'.length + 12;
    expect(await isWhole(withByteChanged(workbook, at))).toBe(false);
  });

  it('with a changed byte in its uncompressed data', async () => {
    const at = Buffer.from(workbook).indexOf('media/picture.png') + 2_000;
    expect(await isWhole(withByteChanged(workbook, at))).toBe(false);
  });

  it('with a piece missing in the middle', async () => {
    expect(await isWhole(Buffer.concat([workbook.slice(0, 400), workbook.slice(460)]))).toBe(false);
  });

  it('without the entry that makes it a workbook, whatever its content', async () => {
    expect(await isWhole(zipSync({ 'a.txt': strToU8('xl/workbook.xml') }), /^xl\/workbook\.xml$/)).toBe(false);
  });

  it('consisting only of letters', async () => {
    expect(await isWhole(Buffer.from(`PK\x03\x04${'xl/workbook '.repeat(100)}`))).toBe(false);
    expect(await isWhole(Buffer.from('PK'))).toBe(false);
  });
});

it('fails if the object cannot be read, without a result for the archive', async () => {
  const gone = isCompleteArchive({ objectKey: randomId(), sizeBytes: workbook.length }, objects);
  await expect(gone).rejects.toThrow('The object cannot be read.');
});
