import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredObject } from '../database/copying/stored-objects.ts';
import { createDiskObjects } from '../objects/disk-objects.ts';
import { hashObject } from '../objects/hash-object.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { createS3Objects } from '../objects/s3-objects.ts';
import { type LyingStore, startLyingStore } from '../testing/lying-store.ts';
import { copyFiles } from './copy-files.ts';

let folder: string;
let bucket: LyingStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coverwright-copy-'));
  bucket = await startLyingStore();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

const log = { warn: () => undefined };
const report = () => undefined;

async function openDisk(): Promise<ObjectStore> {
  const disk = join(folder, randomUUID());
  await mkdir(disk);
  return createDiskObjects(disk);
}

const openBucket = () =>
  createS3Objects(
    { bucket: 'files', region: 'us-east-1', endpoint: bucket.url },
    { credentials: { accessKeyId: 'one', secretAccessKey: 'two' }, log },
  );

const toKey = (n: number) => n.toString(16).padStart(32, '0');
const toBytes = (n: number) => Buffer.alloc(n === 1 ? 9_000_000 : 1000 + n, String(n));
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function* inChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += 100_000) yield bytes.subarray(start, start + 100_000);
}

/** Files in the store, one larger than a part of an upload; every other without a hash in its row. */
async function fill(store: ObjectStore, count: number): Promise<StoredObject[]> {
  return Promise.all(
    Array.from({ length: count }, async (_none, n) => {
      const bytes = toBytes(n);
      await store.write(toKey(n), inChunks(bytes));
      const sha256 = n % 2 === 0 ? undefined : sha256Of(bytes);
      return { tenantId: 'one', objectKey: toKey(n), sizeBytes: bytes.length, sha256 };
    }),
  );
}

test('from the disk to a bucket and back, every content is the same', async () => {
  const [disk, other] = [await openDisk(), await openDisk()];
  const stored = await fill(disk, 12);
  const inBucket = openBucket();
  expect(await copyFiles(stored, { from: disk, to: inBucket, report })).toEqual({ copied: 12, present: 0, failed: [] });
  expect(await copyFiles(stored, { from: inBucket, to: other, report })).toEqual({
    copied: 12,
    present: 0,
    failed: [],
  });
  for (let n = 0; n < 12; n += 1) expect(await hashObject(toKey(n), other)).toBe(sha256Of(toBytes(n)));
});

test('continues where it was interrupted, and replaces what is not the same', async () => {
  const [from, to] = [await openDisk(), await openDisk()];
  const stored = await fill(from, 10);
  let written = 0;
  const failing: ObjectStore = {
    ...to,
    write: async (key, content) => {
      written += 1;
      if (written > 4) throw new Error('the network is away');
      await to.write(key, content);
    },
  };
  await expect(copyFiles(stored, { from, to: failing, report })).rejects.toThrow('the network is away');
  await to.remove([toKey(0)]);
  await to.write(toKey(0), inChunks(Buffer.from('something else')));
  const outcome = await copyFiles(stored, { from, to, report });
  expect(outcome.failed).toEqual([]);
  expect(outcome.present).toBeGreaterThan(0);
  expect(outcome.copied + outcome.present).toBe(10);
  for (let n = 0; n < 10; n += 1) expect(await hashObject(toKey(n), to)).toBe(sha256Of(toBytes(n)));
});

test('names what is missing or damaged, leaves no such content in the target, and copies the rest', async () => {
  const [from, to] = [await openDisk(), await openDisk()];
  const stored = await fill(from, 4);
  await from.remove([toKey(1), toKey(3)]);
  await from.write(toKey(3), inChunks(Buffer.from('damaged')));
  const { copied, failed } = await copyFiles(stored, { from, to, report });
  expect(copied).toBe(2);
  expect(failed.map(({ object, reason }) => [object.objectKey, reason])).toEqual([
    [toKey(1), 'is missing'],
    [toKey(3), 'has another content than when it was stored'],
  ]);
  expect(await hashObject(toKey(3), to)).toBeUndefined();
});
