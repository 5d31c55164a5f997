import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomId } from '../database/random-id.ts';
import { type LyingStore, startLyingStore, type StoreFault, type StoreRequest } from '../testing/lying-store.ts';
import { type ByteRange, NoObject, type ObjectStore } from './object-store.ts';
import { createS3Objects } from './s3-objects.ts';

let store: LyingStore;
let objects: ObjectStore;
let warnings: unknown[];
beforeEach(async () => {
  store = await startLyingStore();
  warnings = [];
  objects = createS3Objects(
    { bucket: 'files', region: 'test', endpoint: store.url },
    {
      credentials: { accessKeyId: 'ada', secretAccessKey: 'secret' },
      log: { warn: (line: unknown) => void warnings.push(line) },
      times: { connectMs: 1_000, responseMs: 300, silenceMs: 300, probeMs: 300, probedMs: 0 },
    },
  );
});
afterEach(async () => store.close());

async function* chunks(...texts: readonly (string | Buffer)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function textOf(key: string, range?: ByteRange): Promise<string> {
  return String(await buffer(await objects.read(key, range)));
}

const unavailable = { problems: [{ code: 'BUSY', reason: 'FILE_STORE_UNAVAILABLE' }] };

describe('an object', () => {
  test('is read as written, completely and in part', async () => {
    const key = randomId();
    await objects.write(key, chunks('one ', '', 'two'));
    expect(await textOf(key)).toBe('one two');
    expect(await textOf(key, { start: 4, end: 5 })).toBe('tw');
  });

  test('may be empty', async () => {
    const key = randomId();
    await objects.write(key, chunks());
    expect(await textOf(key)).toBe('');
  });

  test('of many megabytes is sent in parts', async () => {
    const [key, content] = [randomId(), randomBytes(20 * 1024 * 1024)];
    await objects.write(key, chunks(content.subarray(0, 5_000_000), content.subarray(5_000_000)));
    expect(await buffer(await objects.read(key))).toEqual(content);
    expect(store.requests.filter(({ query }) => query.has('partNumber')).length).toBeGreaterThan(1);
    expect(store.uploads.size).toBe(0);
  });

  test('whose content fails midway never exists, and reports that error', async () => {
    for (const before of [3, 20_000_000]) {
      const key = randomId();
      async function* broken(): AsyncGenerator<Uint8Array> {
        yield Buffer.alloc(before);
        throw new Error('the line was cut');
      }
      await expect(objects.write(key, broken())).rejects.toThrow('the line was cut');
      await expect(objects.read(key)).rejects.toThrow(NoObject);
      expect(store.uploads.size).toBe(0);
    }
    expect(warnings).toEqual([]);
  });

  test('is removed with the parts that a crash has left, even if it is missing', async () => {
    const [whole, half, missing, other] = [randomId(), randomId(), randomId(), randomId()];
    await objects.write(whole, chunks('whole'));
    store.uploads.set('left', { key: half, parts: new Map([[1, Buffer.from('ha')]]) });
    store.uploads.set('running', { key: other, parts: new Map() });
    await objects.remove([whole, half, missing]);
    expect(store.contents.size).toBe(0);
    expect([...store.uploads.keys()]).toEqual(['running']);
  });

  test('must have a key that cannot form an address', async () => {
    for (const key of ['../other', '', 'ABC', `${randomId()}/x`]) {
      await expect(objects.write(key, chunks('x'))).rejects.toThrow('is not an object key');
      await expect(objects.read(key)).rejects.toThrow('is not an object key');
      await expect(objects.remove([key])).rejects.toThrow('is not an object key');
    }
    expect(store.requests).toEqual([]);
  });
});

describe('a store that fails', () => {
  const always = (fault: StoreFault) => () => fault;
  const times = (count: number, fault: StoreFault) => {
    let left = count;
    return () => (left-- > 0 ? fault : undefined);
  };

  test.each<[string, StoreFault]>([
    ['errors', { status: 500, code: 'InternalError' }],
    ['overload', { status: 503, code: 'SlowDown' }],
    ['cut connections', 'reset'],
    ['silence', 'silent'],
    ['expired credentials', { status: 403, code: 'ExpiredToken' }],
    ['a bucket that does not exist', { status: 404, code: 'NoSuchBucket' }],
  ])('by %s is unavailable, and the log has the reason', async (_name, fault) => {
    store.lie = always(fault);
    const key = randomId();
    await expect(objects.write(key, chunks('content'))).rejects.toMatchObject(unavailable);
    await expect(objects.read(key)).rejects.toMatchObject(unavailable);
    await expect(objects.remove([key])).rejects.toMatchObject(unavailable);
    await expect(objects.probe()).rejects.toBeInstanceOf(Error);
    expect(warnings).toHaveLength(3);
  });

  test.each<[string, StoreFault]>([
    ['an error', { status: 500, code: 'InternalError' }],
    ['overload', { status: 503, code: 'SlowDown' }],
    ['a cut connection', 'reset'],
    ['silence', 'silent'],
  ])('once or twice by %s is asked again', async (_name, fault) => {
    const key = randomId();
    store.lie = times(2, fault);
    await objects.write(key, chunks('content'));
    store.lie = times(1, fault);
    expect(await textOf(key)).toBe('content');
  });

  test('to store all bytes is noticed', async () => {
    store.lie = ({ method }: StoreRequest) => (method === 'PUT' ? 'shorten' : undefined);
    await expect(objects.write(randomId(), chunks('content'))).rejects.toMatchObject(unavailable);
  });

  test.each<StoreFault>(['stall', 'short'])(
    'within a content (%s) does not end it as if it were whole',
    async (fault) => {
      const key = randomId();
      await objects.write(key, chunks('content'));
      store.lie = ({ method }: StoreRequest) => (method === 'GET' ? fault : undefined);
      await expect(textOf(key)).rejects.toBeInstanceOf(Error);
    },
  );

  test('is found not ready without waiting for long', async () => {
    await objects.probe();
    store.lie = always('silent');
    await expect(objects.probe()).rejects.toThrow(/abort|timeout/i);
  });
});
