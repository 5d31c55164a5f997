import type { JsonObject } from '@coverwright/rules';
import { sql } from 'drizzle-orm';
import { type RevisedColumns, revisedColumns, toRevised } from '../../database/statements/revised.ts';
import type { Transaction } from '../../database/database.ts';
import { randomId } from '../../database/random-id.ts';
import type { Revised } from '../../errors/revision.ts';
import type { Problem } from '../../errors/user-error.ts';
import type { PartHashes } from '../../recording/stored-parts.ts';
import type { Authorship } from '../../request/context.ts';
import type { Release, ReleaseItem } from './release.ts';

export interface NewRelease {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  /** CREATED if absent. */
  readonly cause?: 'CREATED' | 'FIRST';
  /** Null if it was made in this tenant. */
  readonly origin?: Release['origin'];
}

/** Returns the revision. */
export async function insertRelease(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  { id, name, description, cause = 'CREATED', origin = null }: NewRelease,
): Promise<string> {
  const [at, revision] = [now.toISOString(), randomId()];
  await transaction.execute(sql`
    insert into releases
      (tenant_id, id, name, description, cause, origin, revision, created_at, created_by, last_modified_at, last_modified_by)
    values (${tenantId}, ${id}, ${name}, ${description}, ${cause},
      ${origin === null ? null : JSON.stringify(origin)}::jsonb, ${revision}, ${at}, ${userId}, ${at}, ${userId})`);
  return revision;
}

export interface NewItem {
  readonly releaseId: string;
  readonly kind: string;
  readonly itemId: string;
  readonly name: string;
  /** Of its state in history. */
  readonly number: number;
  /** What customers get through it, each as a kind, a space and an id. */
  readonly needs: readonly string[];
  readonly parts: PartHashes;
  /** Of the contents of the parts. */
  readonly partsBytes: number;
  readonly format: number;
  readonly served: JsonObject;
  readonly compiled: JsonObject;
  readonly changes: ReleaseItem['changes'];
}

export async function insertItem(transaction: Transaction, tenantId: string, item: NewItem): Promise<void> {
  await transaction.execute(sql`
    insert into release_items (tenant_id, release_id, kind, item_id, name, number, names, keys, needs, parts, parts_bytes, format, served, compiled,
      changes)
    values (${tenantId}, ${item.releaseId}, ${item.kind}, ${item.itemId}, ${item.name}, ${item.number},
      '{}', '{}', ${sql.param([...item.needs])}::text[],
      ${JSON.stringify(item.parts)}::jsonb, ${item.partsBytes}, ${item.format}, ${JSON.stringify(item.served)}::jsonb, ${JSON.stringify(item.compiled)}::jsonb,
      ${JSON.stringify(item.changes)}::jsonb)`);
}

export interface LockedRelease extends Revised {
  readonly id: string;
  readonly name: string;
  readonly cause: Release['cause'];
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
  readonly scheduledAt: Date | null;
  readonly scheduledBy: string | null;
}

/** The release's state, locked until the transaction ends. */
export async function lockRelease(
  transaction: Transaction,
  tenantId: string,
  id: string,
): Promise<LockedRelease | undefined> {
  const [row] = await transaction.execute<
    RevisedColumns & {
      name: string;
      cause: Release['cause'];
      created_at: string;
      published_at: string | null;
      scheduled_at: string | null;
      scheduled_by: string | null;
    }
  >(sql`
    select r.name, r.cause, r.created_at, r.published_at, r.scheduled_at, r.scheduled_by, ${revisedColumns('r', tenantId)}
    from releases r where r.tenant_id = ${tenantId} and r.id = ${id} for update of r`);
  if (row === undefined) return undefined;
  return {
    id,
    name: row.name,
    cause: row.cause,
    ...toRevised(row),
    createdAt: new Date(row.created_at),
    publishedAt: row.published_at === null ? null : new Date(row.published_at),
    scheduledAt: row.scheduled_at === null ? null : new Date(row.scheduled_at),
    scheduledBy: row.scheduled_by,
  };
}

export interface ReleaseChange {
  readonly name?: string;
  readonly description?: string | null;
  /** null cancels the schedule. */
  readonly schedule?: { readonly at: Date; readonly zone: string } | null;
  readonly failure?: readonly Problem[] | null;
  /** Set when it goes live. */
  readonly isPublished?: true;
  /** With isPublished: null if it had its approvals. */
  readonly overrideReason?: string | null;
}

/** Sets the fields of the change and a new revision, which it returns. */
export async function updateRelease(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  id: string,
  { name, description, schedule, failure, isPublished, overrideReason = null }: ReleaseChange,
): Promise<string> {
  const [revision, at] = [randomId(), now.toISOString()];
  const changes = [sql`revision = ${revision}`, sql`last_modified_at = ${at}`, sql`last_modified_by = ${userId}`];
  if (name !== undefined) changes.push(sql`name = ${name}`);
  if (description !== undefined) changes.push(sql`description = ${description}`);
  if (schedule !== undefined) {
    changes.push(
      sql`scheduled_at = ${schedule?.at.toISOString() ?? null}::timestamptz`,
      sql`scheduled_zone = ${schedule?.zone ?? null}`,
      sql`scheduled_by = ${schedule === null ? null : userId}`,
    );
  }
  if (failure !== undefined) changes.push(sql`failure = ${failure && JSON.stringify(failure)}::jsonb`);
  if (isPublished) {
    changes.push(sql`published_at = ${at}`, sql`published_by = ${userId}`);
    changes.push(sql`override_reason = ${overrideReason}`);
    changes.push(sql`rolled_back_at = null`, sql`rolled_back_by = null`);
  }
  await transaction.execute(
    sql`update releases set ${sql.join(changes, sql`, `)} where tenant_id = ${tenantId} and id = ${id}`,
  );
  return revision;
}

/** A release that a rollback has made live need not go live later. This is not a change by an author. */
export async function endSchedule(transaction: Transaction, tenantId: string, id: string): Promise<void> {
  await transaction.execute(sql`
    update releases set scheduled_at = null, scheduled_zone = null, scheduled_by = null, failure = null
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** Until the release is published again. */
export async function setRolledBack(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  id: string,
): Promise<void> {
  await transaction.execute(sql`
    update releases set rolled_back_at = ${now.toISOString()}, rolled_back_by = ${userId}
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** Foreign keys delete its items and assets with it. */
export async function deleteRelease(transaction: Transaction, tenantId: string, id: string): Promise<void> {
  await transaction.execute(sql`delete from releases where tenant_id = ${tenantId} and id = ${id}`);
}

/** Releases scheduled up to that time. For all tenants, so it requires the owner's transaction. */
export async function listDueReleases(
  now: Date,
  limit: number,
  transaction: Transaction,
): Promise<{ readonly tenantId: string; readonly id: string }[]> {
  const rows = await transaction.execute<{ tenant_id: string; id: string }>(sql`
    select tenant_id, id from releases where scheduled_at <= ${now.toISOString()}
    order by scheduled_at, tenant_id, id limit ${limit}`);
  return rows.map(({ tenant_id: tenantId, id }) => ({ tenantId, id }));
}

/** For all tenants, so it requires the owner's transaction. */
export async function nextScheduledBefore(instant: Date, transaction: Transaction): Promise<Date | undefined> {
  const [row] = await transaction.execute<{ at: string | null }>(sql`
    select min(scheduled_at) as at from releases where scheduled_at <= ${instant.toISOString()}`);
  const at = row?.at ?? undefined;
  return at === undefined ? undefined : new Date(at);
}
