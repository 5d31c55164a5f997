import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { anyOf } from '../../../database/statements/any-of.ts';
import { toAuthor } from '../../../database/statements/authors.ts';
import type { Author, Authorship } from '../../../request/context.ts';
import type { RequiredApprovals, Verdict } from './approval.ts';

export interface Approval {
  readonly userId: string;
  readonly user: Author | null;
  readonly verdict: Verdict;
  readonly comment: string | null;
  readonly at: Date;
  readonly manifest: string;
}

export interface NewApproval extends Pick<Approval, 'verdict' | 'comment' | 'manifest'> {
  readonly releaseId: string;
}

/** Replaces the user's earlier verdict on the same items. */
export async function saveApproval(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  { releaseId, manifest, verdict, comment }: NewApproval,
): Promise<void> {
  await transaction.execute(sql`
    insert into release_approvals (tenant_id, release_id, manifest, user_id, verdict, comment, at)
    values (${tenantId}, ${releaseId}, ${manifest}, ${userId}, ${verdict}, ${comment}, ${now.toISOString()})
    on conflict (tenant_id, release_id, manifest, user_id)
      do update set verdict = excluded.verdict, comment = excluded.comment, at = excluded.at`);
}

/** By release id, oldest first. */
export async function listApprovals(
  transaction: Transaction,
  tenantId: string,
  releaseIds: readonly string[],
): Promise<Map<string, Approval[]>> {
  const rows = await transaction.execute<{
    release_id: string;
    manifest: string;
    approver_id: string;
    verdict: Verdict;
    comment: string | null;
    at: string;
    user_id: string | null;
    username: string;
    email: string;
  }>(sql`
    select a.release_id, a.manifest, a.user_id as approver_id, a.verdict, a.comment, a.at, u.id as user_id, u.username, u.email
    from release_approvals a left join users u on u.tenant_id = ${tenantId} and u.id = a.user_id
    where a.tenant_id = ${tenantId} and a.release_id = ${anyOf(releaseIds)} order by a.at, a.user_id`);
  const found = Map.groupBy(rows, (row) => row.release_id);
  return new Map(
    [...found].map(([id, approvals]) => [
      id,
      approvals.map((row) => ({
        userId: row.approver_id,
        user: toAuthor(row.user_id, row.username, row.email),
        verdict: row.verdict,
        comment: row.comment,
        at: new Date(row.at),
        manifest: row.manifest,
      })),
    ]),
  );
}

/** By release id. */
export async function listKindsOf(
  transaction: Transaction,
  tenantId: string,
  releaseIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await transaction.execute<{ release_id: string; kinds: string[] }>(sql`
    select release_id, jsonb_agg(distinct kind) as kinds from release_items
    where tenant_id = ${tenantId} and release_id = ${anyOf(releaseIds)} group by release_id`);
  return new Map(rows.map(({ release_id: id, kinds }) => [id, kinds]));
}

/**
 * By release id: those who created it, last took its items, or saved a state of its items or of the components of its
 * apps that customers do not get yet. An earlier state than the live one counts with its own author.
 */
export async function listMakers(
  transaction: Transaction,
  tenantId: string,
  releaseIds: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
  const rows = await transaction.execute<{ release_id: string; user_id: string }>(sql`
    with held as materialized (
      select i.release_id, i.kind, i.item_id, i.number,
        (select s.number from live_items l
          join release_items s on s.tenant_id = ${tenantId} and s.release_id = l.release_id and s.kind = l.kind
            and s.item_id = l.item_id and s.action = 'PUBLISH'
          where l.tenant_id = ${tenantId} and l.kind = i.kind and l.item_id = i.item_id) as shown
      from release_items i
      where i.tenant_id = ${tenantId} and i.release_id = ${anyOf(releaseIds)} and i.action = 'PUBLISH'
        and i.number is not null
      union all
      select c.release_id, c.kind, c.item_id, c.number,
        (select max(s.number) from release_items a
          join live_items l on l.tenant_id = ${tenantId} and l.kind = a.kind and l.item_id = a.item_id
          join release_snapshots s on s.tenant_id = ${tenantId} and s.release_id = l.release_id and s.kind = c.kind
            and s.item_id = c.item_id
          where a.tenant_id = ${tenantId} and a.release_id = c.release_id and a.kind = 'app') as shown
      from release_snapshots c
      where c.tenant_id = ${tenantId} and c.release_id = ${anyOf(releaseIds)} and c.kind = 'component'
        and not exists (select 1 from release_items i where i.tenant_id = ${tenantId} and i.release_id = c.release_id
          and i.kind = c.kind and i.item_id = c.item_id))
    select h.release_id, s.created_by as user_id from held h
      join snapshots s on s.tenant_id = ${tenantId} and s.kind = h.kind and s.item_id = h.item_id
        and ((s.number > coalesce(h.shown, 0) and s.number <= h.number)
          or (s.number = h.number and h.number is distinct from h.shown))
    where s.created_by is not null
    union
    select r.id, author.id from releases r cross join lateral (values (r.created_by), (r.items_taken_by)) as author (id)
    where r.tenant_id = ${tenantId} and r.id = ${anyOf(releaseIds)} and author.id is not null`);
  const found = Map.groupBy(rows, (row) => row.release_id);
  return new Map([...found].map(([id, makers]) => [id, new Set(makers.map((row) => row.user_id))]));
}

export async function setItemsTaken(
  transaction: Transaction,
  { tenantId, userId }: Authorship,
  releaseId: string,
): Promise<void> {
  await transaction.execute(
    sql`update releases set items_taken_by = ${userId} where tenant_id = ${tenantId} and id = ${releaseId}`,
  );
}

export async function readRequired(transaction: Transaction, tenantId: string): Promise<RequiredApprovals> {
  const [row] = await transaction.execute<{ approvals: RequiredApprovals }>(
    sql`select approvals from tenants where tenant_id = ${tenantId}`,
  );
  return row?.approvals ?? {};
}

export async function updateRequired(
  transaction: Transaction,
  tenantId: string,
  required: RequiredApprovals,
): Promise<void> {
  await transaction.execute(sql`
    update tenants set approvals = approvals || ${JSON.stringify(required)}::jsonb where tenant_id = ${tenantId}`);
}
