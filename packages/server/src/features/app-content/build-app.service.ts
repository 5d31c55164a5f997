// Compiles the content of an app to what customers receive, with copies of the files that it names.
import { buffer } from 'node:stream/consumers';
import { fileTypeOf } from '@coverwright/insurance/file-kind';
import { type Problem, UserError } from '../../errors/user-error.ts';
import type { AppSnapshot, CompiledApp } from '../../publishing/app-snapshot.ts';
import { pathOfFile } from '../../publishing/released-file.ts';
import type { BuildContext, BuildOutcome, BuiltAsset } from '../../snapshots/content-kind.ts';
import { toJsonOfField } from '../apps/config/cms-configs.service.ts';
import { getDownload } from '../files/download/download.service.ts';
import { type AppContent, isFontKey, toAppSnapshot } from './app-content.ts';
import { appReleaseLimits, tooManyFileBytes, validateAssets } from './app-problems.ts';
import { say } from '../../sentences/say.ts';

export async function buildApp(appId: string, content: AppContent, context: BuildContext): Promise<BuildOutcome> {
  const { fonts, sizeBytes, problems } = await copyFiles(content.files, context);
  if (problems.length > 0) return { ok: false, problems };
  const { app, caller, signal, writeAssets } = context;
  const snapshot = toAppSnapshot({ tenantId: caller.tenantId, appId }, content, fonts, toJsonOfField);
  const outcome = await app.engines.publishing.compile(caller, snapshot, signal);
  if (!outcome.ok) return outcome;
  const { pages, headers, outsideOrigins } = outcome.app;
  const assets = toAssets(outcome.app);
  const tooLarge = validateAssets(assets, sizeBytes);
  if (tooLarge.length > 0) return { ok: false, problems: tooLarge };
  await writeAssets(assets);
  const compiled = {
    pages: pages.map((page) => ({ ...page })),
    headers: { ...headers },
    outsideOrigins: [...outsideOrigins],
  };
  return { ok: true, item: { compiled } };
}

interface CopiedFiles {
  /** They are embedded in the styles. */
  readonly fonts: AppSnapshot['files'];
  /** The size of the other files, which have already been written. */
  readonly sizeBytes: number;
  readonly problems: readonly Problem[];
}

/**
 * Files are copied, so that they remain in the release when they are later deleted. Customers may not see
 * private files.
 */
async function copyFiles(keys: readonly string[], context: BuildContext): Promise<CopiedFiles> {
  const fonts: { key: string; bytes: Uint8Array }[] = [];
  const problems: Problem[] = [];
  let totalBytes = 0;
  let sizeBytes = 0;
  for (const key of keys) {
    const file = await findFile(key, context);
    totalBytes += file?.sizeBytes ?? 0;
    if (totalBytes > appReleaseLimits.fileBytes)
      return { fonts, sizeBytes, problems: [...problems, tooManyFileBytes()] };
    if (file === undefined) {
      problems.push({ code: 'NOT_FOUND', ...say('RELEASED_FILE_UNKNOWN', { key }), path: 'files' });
    } else if (isFontKey(key)) fonts.push({ key, bytes: await buffer(await file.open()) });
    else if (problems.length === 0) {
      sizeBytes += file.sizeBytes;
      await context.writeAssets([toFileAsset({ key, bytes: await buffer(await file.open()) })]);
    }
  }
  return { fonts, sizeBytes, problems };
}

async function findFile(key: string, { app, caller, signal }: BuildContext) {
  try {
    return await getDownload({ key, bucketName: undefined }, { caller, isPublicOnly: true, signal }, app);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

function toAssets({ assets }: CompiledApp): BuiltAsset[] {
  return assets.flatMap(({ path, contentType, bytes, br, gzip }) => [
    { path, contentType, encoding: 'identity' as const, bytes },
    ...(br === undefined ? [] : [{ path, contentType, encoding: 'br' as const, bytes: br }]),
    ...(gzip === undefined ? [] : [{ path, contentType, encoding: 'gzip' as const, bytes: gzip }]),
  ]);
}

function toFileAsset({ key, bytes }: AppSnapshot['files'][number]): BuiltAsset {
  const contentType = fileTypeOf(key.split('/').at(-1) ?? '')?.mediaType ?? 'application/octet-stream';
  return { path: pathOfFile(key), contentType, encoding: 'identity', bytes };
}
