// Buckets hold a tenant's files. Every tenant has at least one.
import type { Transaction } from '../../database/database.ts';
import { UserError } from '../../errors/user-error.ts';
import type { Caller, Scope } from '../../request/context.ts';
import type { QueryfileBucketsArgs } from '../../graphql/generated/schema-types.ts';
import { type Bucket, type BucketWrite, insertBucket, listBuckets } from './buckets.store.ts';
import { say } from '../../sentences/say.ts';

/** The parts of a scope that file services need; no request is required. */
export type FileScope = Pick<Scope, 'transaction' | 'now'> & { readonly caller: Pick<Caller, 'tenantId' | 'userId'> };

export function toBucketWrite({ caller, now }: FileScope, bucketName: string): BucketWrite {
  return { tenantId: caller.tenantId, userId: caller.userId, bucketName, now };
}

/** Runs in the transaction that creates the tenant. */
export async function createFirstBucket(tenantId: string, transaction: Transaction): Promise<void> {
  const bucketName = `${tenantId.replaceAll('_', '-')}-documents`;
  await insertBucket(transaction, tenantId, { bucketName, providerId: 'disk' });
}

export async function fileBuckets({ where }: QueryfileBucketsArgs, { caller, transaction }: Scope): Promise<Bucket[]> {
  return listBuckets(transaction, caller.tenantId, where?.bucketName);
}

/** The name of the requested bucket; defaults to the tenant's first one. */
export async function requireBucket(
  wanted: string | null | undefined,
  tenantId: string,
  transaction: Transaction,
): Promise<string> {
  const bucketName = await findBucket(wanted, tenantId, transaction);
  if (bucketName !== undefined) return bucketName;
  const sentence = wanted ? say('NO_SUCH_BUCKET', { bucket: wanted }) : say('NO_BUCKET');
  throw new UserError({ code: 'NOT_FOUND', ...sentence, path: 'bucketName' });
}

export async function findBucket(
  wanted: string | null | undefined,
  tenantId: string,
  transaction: Transaction,
): Promise<string | undefined> {
  const [bucket] = await listBuckets(transaction, tenantId, wanted);
  return bucket?.bucketName;
}
