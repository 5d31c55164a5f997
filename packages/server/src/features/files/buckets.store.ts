import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';

export interface Bucket {
  readonly bucketName: string;
  readonly providerId: string;
}

/** Who changes the content of a bucket, and when. */
export interface BucketWrite {
  readonly tenantId: string;
  readonly bucketName: string;
  readonly userId: string;
  readonly now: Date;
}

type BucketRow = { name: string; provider_id: string };

/** The first one is the default. */
export async function listBuckets(transaction: Transaction, tenantId: string, name?: string | null): Promise<Bucket[]> {
  const isNamed = name === undefined || name === null ? sql`` : sql`and name = ${name}`;
  const rows = await transaction.execute<BucketRow>(sql`
    select name, provider_id from buckets where tenant_id = ${tenantId} ${isNamed} order by created_at, name`);
  return rows.map((row) => ({ bucketName: row.name, providerId: row.provider_id }));
}

/** Until the transaction ends: additions run concurrently, but not while folders are being deleted. */
export async function lockBucket(
  transaction: Transaction,
  tenantId: string,
  bucketName: string,
  purpose: 'adding' | 'removing folders',
): Promise<void> {
  await transaction.execute(sql`
    select 1 from buckets where tenant_id = ${tenantId} and name = ${bucketName}
    ${purpose === 'adding' ? sql`for share` : sql`for update`}`);
}

export async function insertBucket(transaction: Transaction, tenantId: string, bucket: Bucket): Promise<void> {
  await transaction.execute(sql`
    insert into buckets (tenant_id, name, provider_id)
    values (${tenantId}, ${bucket.bucketName}, ${bucket.providerId})`);
}
