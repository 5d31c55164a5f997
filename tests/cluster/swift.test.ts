// The object store for S3 with a real server of that interface.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomId } from '../../packages/server/src/database/random-id.ts';
import { NoObject, type ObjectStore } from '../../packages/server/src/objects/object-store.ts';
import { createS3Objects } from '../../packages/server/src/objects/s3-objects.ts';
import { type Bucket, createBucket } from '../../packages/server/src/testing/s3-bucket.ts';
import { giveToPrograms } from './programs.ts';
import { hasSwift, startSwift, type SwiftStore } from './swift.ts';

const isInstalled = hasSwift();
process.stdout.write(
  isInstalled ? 'S3: with OpenStack Swift.\n' : 'S3: with OpenStack Swift skipped, as it is not installed.\n',
);

const bucketName = 'files';

describe.skipIf(!isInstalled)('OpenStack Swift', () => {
  let folder: string;
  let store: SwiftStore;
  let bucket: Bucket;
  let objects: ObjectStore;
  const warnings: unknown[] = [];
  const connect = (secretAccessKey: string) =>
    createS3Objects(
      { bucket: bucketName, region: store.region, endpoint: store.url },
      {
        credentials: { ...store.credentials, secretAccessKey },
        log: { warn: (line: unknown) => void warnings.push(line) },
      },
    );

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'coverwright-swift-'));
    giveToPrograms(folder);
    store = await startSwift(folder);
    bucket = await createBucket(bucketName, store);
    objects = connect(store.credentials.secretAccessKey);
  });
  afterAll(async () => {
    bucket.close();
    await store.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function* chunks(content: Buffer): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < content.length; at += 100_000) yield content.subarray(at, at + 100_000);
  }
  const toSha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

  test.each([0, 1, 1_000_000, 20 * 1024 * 1024])(
    'stores a content of %d bytes, read completely and in part',
    async (size) => {
      const [key, content] = [randomId(), randomBytes(size)];
      await objects.write(key, chunks(content));
      expect(toSha256(await buffer(await objects.read(key)))).toBe(toSha256(content));
      if (size < 10) return;
      const part = await buffer(await objects.read(key, { start: size - 10, end: size - 6 }));
      expect(part).toEqual(content.subarray(size - 10, size - 5));
    },
  );

  test('removes contents, missing ones and what interrupted uploads have left', async () => {
    const [whole, half, missing] = [randomId(), randomId(), randomId()];
    await objects.write(whole, chunks(Buffer.from('whole')));
    await bucket.beginUpload(half);
    expect(await bucket.listUploads()).toEqual([half]);
    await objects.remove([whole, half, missing]);
    await expect(objects.read(whole)).rejects.toThrow(NoObject);
    expect(await bucket.listUploads()).toEqual([]);
  });

  test('is ready, and refuses another secret', async () => {
    await objects.probe();
    const stranger = connect('another secret');
    await expect(stranger.probe()).rejects.toThrow('signature');
    await expect(stranger.write(randomId(), chunks(Buffer.from('x')))).rejects.toMatchObject({
      problems: [{ code: 'BUSY', reason: 'FILE_STORE_UNAVAILABLE' }],
    });
    expect(warnings).toHaveLength(1);
  });
});
