// Minifies and compresses assets once, so that no request waits for it. Most of an app is unchanged from one
// release to the next.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minify } from 'rolldown/utils';
import { createByteCache } from '../memory/byte-cache.ts';
import type { CompiledAsset } from './app-snapshot.ts';

type Compressed = Pick<CompiledAsset, 'bytes'> & Required<Pick<CompiledAsset, 'br' | 'gzip'>>;

/** Shorter ones hardly become smaller. */
const compressedMinLength = 200;
/** The best compression takes about a second per 600 kB. */
const bestMaxLength = 200_000;
const compressed = createByteCache<Compressed>(16 * 1024 * 1024);

export async function compressAsset(asset: CompiledAsset, tenantId: string): Promise<CompiledAsset> {
  const { bytes: written, contentType } = asset;
  if (written.length < compressedMinLength || contentType.startsWith('font/woff')) return asset;
  const key = createHash('sha256').update(contentType).update(written).digest('base64url');
  const known = compressed.get(key);
  if (known !== undefined) return { ...asset, ...known };
  const bytes = contentType.startsWith('text/javascript') ? await minifyModule(written) : written;
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: bytes.length <= bestMaxLength ? constants.BROTLI_MAX_QUALITY : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  const value = { bytes, br, gzip: zipped };
  const sizeBytes = bytes.length + br.length + zipped.length + 200;
  compressed.set(key, { value, sizeBytes, owner: { tenantId, userId: '' } });
  return { ...asset, ...value };
}

/**
 * Completes the bundler's work: removes branches decided by constants across functions, and renames for better
 * compression.
 */
async function minifyModule(bytes: Uint8Array): Promise<Uint8Array> {
  const { code, errors } = await minify('module.js', Buffer.from(bytes).toString(), {
    module: true,
    compress: { target: 'es2022' },
    mangle: { toplevel: true },
  });
  if (errors.length > 0) throw new Error(`A module could not be minified: ${errors[0]?.message}`);
  return Buffer.from(code);
}
