// The content of assets that releases serve. It is written to the object store before the rows that refer to
// it: anything left behind by a crash has no row and is removed by the job for loose objects.
import { createHash } from 'node:crypto';
import type { DatabaseCaller, Transaction } from '../../../database/database.ts';
import { UserError } from '../../../errors/user-error.ts';
import type { AppParts, Scope } from '../../../request/context.ts';
import { looseObjects, type ObjectParts, takeObjects, writeObject } from '../../files/objects/loose-objects.service.ts';
import type { BuiltAsset } from '../../../snapshots/content-kind.ts';
import * as store from './release-assets.store.ts';
import { say } from '../../../sentences/say.ts';

/** The maximum number of concurrent writes. */
const writersMax = 4;

export interface WrittenAssets {
  readonly assets: readonly store.NewAsset[];
  /** Contents that no release had when they were written. */
  readonly contents: readonly store.StoredContent[];
}

export interface AssetWriter {
  write(assets: readonly BuiltAsset[]): Promise<void>;
  /** The assets and contents written so far. */
  readonly written: WrittenAssets;
}

/** Content shared by several assets, or with earlier releases, is written once. */
export function createAssetWriter(caller: DatabaseCaller, parts: ObjectParts): AssetWriter {
  const assets: store.NewAsset[] = [];
  const contents: store.StoredContent[] = [];
  const hashes = new Set<string>();
  return {
    written: { assets, contents },
    write: async (added) => {
      const bytesOf = new Map<string, Uint8Array>();
      for (const { path, encoding, contentType, bytes } of added) {
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        assets.push({ path, encoding, contentType, sha256 });
        if (!hashes.has(sha256)) bytesOf.set(sha256, bytes);
        hashes.add(sha256);
      }
      contents.push(...(await writeContents(bytesOf, caller, parts)));
    },
  };
}

/** Writes the contents that no release of the tenant has yet. */
async function writeContents(
  bytesOf: ReadonlyMap<string, Uint8Array>,
  caller: DatabaseCaller,
  parts: ObjectParts,
): Promise<store.StoredContent[]> {
  const known = await parts.database.read(caller, (transaction) =>
    store.findContents(transaction, caller.tenantId, [...bytesOf.keys()]),
  );
  const waiting = [...bytesOf].filter(([sha256]) => !known.has(sha256));
  const contents: store.StoredContent[] = [];
  const write = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [sha256, bytes] = next;
      const { objectKey } = await writeObject(oneChunk(bytes), caller, parts);
      contents.push({ sha256, sizeBytes: bytes.byteLength, objectKey });
    }
  };
  await Promise.all(Array.from({ length: writersMax }, write));
  return contents;
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

interface ItemOfRelease {
  readonly releaseId: string;
  readonly kind: string;
  readonly itemId: string;
}

/** Call in the transaction that adds the release, which locks the tenant's releases. */
export async function addAssets(
  item: ItemOfRelease,
  { assets, contents }: WrittenAssets,
  { transaction, tenantId }: { readonly transaction: Transaction; readonly tenantId: string },
): Promise<void> {
  const used = await store.insertContents(transaction, tenantId, contents);
  const isTaken = await takeObjects(used, { transaction, tenantId });
  const hashes = [...new Set(assets.map(({ sha256 }) => sha256))];
  const stored = await store.findContents(transaction, tenantId, hashes);
  if (!isTaken || stored.size < hashes.length) {
    throw new UserError({ code: 'BUSY', ...say('OTHER_RELEASES_CHANGED') });
  }
  await store.insertAssets(transaction, tenantId, item, assets);
}

/** Call after deleting a release, in its transaction. */
export async function removeUnusedAssets(
  scope: Pick<Scope, 'transaction' | 'caller' | 'now'> & { readonly app: Pick<AppParts, 'jobs'> },
): Promise<void> {
  const objectKeys = await store.deleteUnusedContents(scope.transaction, scope.caller.tenantId);
  await looseObjects(objectKeys, scope);
}
