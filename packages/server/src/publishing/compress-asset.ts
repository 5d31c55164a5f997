// Assets are compressed once, so that no answer waits for it. Most of an app stays as it is from one release to the next.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createByteCache } from '../memory/byte-cache.ts';
import type { CompiledAsset } from './app-snapshot.ts';

type Compressed = Required<Pick<CompiledAsset, 'br' | 'gzip'>>;

/** A shorter one hardly becomes smaller. */
const compressedMinLength = 200;
/** The best compression takes a second for about 600 kB. */
const bestMaxLength = 200_000;
const compressed = createByteCache<Compressed>(16 * 1024 * 1024);

export async function compressAsset(asset: CompiledAsset, tenantId: string): Promise<CompiledAsset> {
  const { bytes, contentType } = asset;
  if (bytes.length < compressedMinLength || contentType.startsWith('font/woff')) return asset;
  const key = createHash('sha256').update(bytes).digest('base64url');
  const known = compressed.get(key);
  if (known !== undefined) return { ...asset, ...known };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: bytes.length <= bestMaxLength ? constants.BROTLI_MAX_QUALITY : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  const value = { br, gzip: zipped };
  compressed.set(key, { value, sizeBytes: br.length + zipped.length + 200, owner: { tenantId, userId: '' } });
  return { ...asset, ...value };
}
