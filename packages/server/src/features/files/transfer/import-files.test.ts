import { brotliCompressSync, constants } from 'node:zlib';
import { Turns } from '@coverwright/render/turns';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../errors/user-error.ts';
import { importUnpackedMaxBytes, planFiles } from './import-files.service.ts';

const unpackedBytes = 60 * 1024 * 1024;
const tags = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'glyf'];
const packed = brotliCompressSync(Buffer.alloc(unpackedBytes), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 },
});

/** A font of zeros that unpacks to 60 MiB, all of it in its last table. */
function craftedFont(): Buffer {
  const length = (value: number) => [28, 21, 14, 7, 0].map((bits) => ((value >>> bits) & 127) | (bits > 0 ? 128 : 0));
  const directory = tags.flatMap((tag) => {
    // Tags spelled out; outlines untransformed, with version 3.
    const flags = tag === 'glyf' ? 63 | (3 << 6) : 63;
    return [flags, ...Buffer.from(tag), ...length(tag === 'glyf' ? unpackedBytes - 600 : 100)];
  });
  const head = Buffer.alloc(48);
  head.write('wOF2', 0);
  head.writeUInt16BE(tags.length, 12);
  head.writeUInt32BE(packed.length, 20);
  return Buffer.concat([head, Buffer.from(directory), packed]);
}

const caller = { tenantId: 'a', userId: '1' };
const objects = { read: () => Promise.reject(new Error('Nothing is stored.')) };
const limits = { places: 1, waiting: 1, waitingOfUser: 1, waitMs: 1 };
const font = craftedFont();

const files = (count: number) =>
  Array.from({ length: count }, (_value, index) => ({
    bucketName: 'main',
    wantedBucket: null,
    key: `font-${index}.woff2`,
    isPublic: false,
    content: font,
    current: undefined,
  }));

function plan(count: number, { signal = new AbortController().signal, turns = new Turns(limits) } = {}) {
  return planFiles(files(count), { caller: { ...caller, rights: new Set() } as never, signal }, {
    objects,
    uploadTurns: turns,
  } as never);
}

describe('the contents of an import', () => {
  test('are unpacked up to a common maximum', async () => {
    const planned = await plan(8);
    const codes = planned.map(({ problems }) => problems[0]?.code);
    expect(importUnpackedMaxBytes).toBe(256 * 1024 * 1024);
    expect(codes).toEqual([...Array(4).fill('INVALID'), ...Array(4).fill('LIMIT_EXCEEDED')]);
    expect(planned[4]?.problems[0]).toMatchObject({ path: 'files.4.key', message: expect.stringContaining('256 MiB') });
  });

  test('wait for their turn among uploads', async () => {
    const turns = new Turns(limits);
    const other = await turns.take(caller);
    await expect(plan(1, { turns })).rejects.toThrow(UserError);
    other.end();
    expect(await plan(1, { turns })).toHaveLength(1);
  });

  test('are no longer checked once the client has disconnected', async () => {
    const leaving = new AbortController();
    const checking = plan(4, { signal: leaving.signal });
    leaving.abort();
    await expect(checking).rejects.toThrow('The request was canceled.');
  });
});
