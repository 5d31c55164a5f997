import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomId } from '../database/random-id.ts';
import { createDiskObjects } from './disk-objects.ts';
import { type ByteRange, NoObject, type ObjectStore } from './object-store.ts';

let folder: string;
let objects: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coverwright-disk-objects-'));
  objects = createDiskObjects(folder);
});
afterAll(async () => rm(folder, { recursive: true }));

async function* chunks(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function textOf(key: string, range?: ByteRange): Promise<string> {
  return String(await buffer(await objects.read(key, range)));
}

async function namesOf(key: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.includes(key));
}

describe('an object', () => {
  test('is read as written, completely and in part', async () => {
    const key = randomId();
    await objects.write(key, chunks('one ', '', 'two'));
    expect(await textOf(key)).toBe('one two');
    expect(await textOf(key, { start: 4, end: 5 })).toBe('tw');
    expect(await namesOf(key)).toEqual([join(key.slice(0, 2), key)]);
  });

  test('may be empty', async () => {
    const key = randomId();
    await objects.write(key, chunks());
    expect(await textOf(key)).toBe('');
  });

  test('cannot be read before it is complete', async () => {
    const key = randomId();
    const next = Promise.withResolvers<void>();
    async function* slowly(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('one');
      await next.promise;
      yield Buffer.from('two');
    }
    const writing = objects.write(key, slowly());
    await expect(objects.read(key)).rejects.toThrow(NoObject);
    next.resolve();
    await writing;
    expect(await textOf(key)).toBe('onetwo');
  });

  test('whose content fails midway never exists, reports that error, and can be removed', async () => {
    const key = randomId();
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('one');
      throw new Error('the line was cut');
    }
    await expect(objects.write(key, broken())).rejects.toThrow('the line was cut');
    await expect(objects.read(key)).rejects.toThrow(NoObject);
    await objects.remove([key]);
    expect(await namesOf(key)).toEqual([]);
  });

  test('is removed, even if a crash has left only half of it, or nothing', async () => {
    const [whole, half, none] = [randomId(), randomId(), randomId()];
    await objects.write(whole, chunks('whole'));
    await objects.write(half, chunks('half'));
    await writeFile(join(folder, half.slice(0, 2), `${half}.draft`), 'ha');
    await objects.remove([whole, half, none]);
    expect([...(await namesOf(whole)), ...(await namesOf(half))]).toEqual([]);
    await expect(objects.read(whole)).rejects.toThrow(NoObject);
  });

  test('must have a key that cannot form a path', async () => {
    for (const key of ['../../etc/passwd', '', 'ABC', `${randomId()}/x`]) {
      await expect(objects.write(key, chunks('x'))).rejects.toThrow('is not an object key');
      await expect(objects.read(key)).rejects.toThrow('is not an object key');
      await expect(objects.remove([key])).rejects.toThrow('is not an object key');
    }
  });
});

test('a full disk is reported with an explanation', async () => {
  async function* full(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('one');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  }
  await expect(objects.write(randomId(), full())).rejects.toMatchObject({ problems: [{ code: 'BUSY' }] });
});

test('a deleted folder cannot store objects', async () => {
  const absent = createDiskObjects(join(folder, 'absent'));
  await expect(absent.write(randomId(), chunks('x'))).rejects.toThrow('ENOENT');
  await expect(absent.probe()).rejects.toThrow('ENOENT');
  await objects.probe();
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  await expect(readFile(join(folder, 'absent'))).rejects.toThrow('ENOENT');
});
