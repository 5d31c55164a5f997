// Links and sessions of visitors of published apps.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { roleOf } from '../../../database/statements/user-role.ts';
import type { VisitorKey, VisitorKind } from '../../../request/context.ts';
import type { Role } from '../../../request/rights.ts';

/** Who signs in, and where. */
interface Visit {
  readonly tenantId: string;
  readonly appId: string;
  readonly host: string;
  readonly kind: VisitorKind;
  readonly email: string;
  /** Set for staff. */
  readonly userId: string | null;
}

interface NewLink extends Visit {
  readonly codeHash: string;
  readonly expiresAt: Date;
}

/** Voids every unused link of the address for the app. */
export async function voidLinks({ tenantId, appId, email }: Visit, now: Date, transaction: Transaction): Promise<void> {
  // Of two simultaneous requests the second waits here, and then voids the link of the first.
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(['visitor', tenantId, appId, email])}, 0))`,
  );
  await transaction.execute(sql`
    update visitor_links set used_at = ${now.toISOString()}
    where tenant_id = ${tenantId} and email = ${email} and app_id = ${appId} and used_at is null`);
}

export async function insertLink(link: NewLink, transaction: Transaction): Promise<void> {
  const { tenantId, codeHash, appId, host, kind, email, userId, expiresAt } = link;
  await transaction.execute(sql`
    insert into visitor_links (tenant_id, code_hash, app_id, host, kind, email, user_id, expires_at)
    values (${tenantId}, ${codeHash}, ${appId}, ${host}, ${kind}, ${email}, ${userId}, ${expiresAt.toISOString()})`);
}

type LinkPlace = Pick<Visit, 'tenantId' | 'appId' | 'host' | 'kind'> & { readonly codeHash: string };

/** A usable link for this host of this app. */
export async function findLink(
  { tenantId, codeHash, appId, host, kind }: LinkPlace,
  now: Date,
  transaction: Transaction,
): Promise<Pick<Visit, 'email' | 'userId'> | undefined> {
  const [row] = await transaction.execute<{ email: string; user_id: string | null }>(sql`
    select email, user_id from visitor_links
    where tenant_id = ${tenantId} and code_hash = ${codeHash} and app_id = ${appId} and host = ${host}
      and kind = ${kind} and used_at is null and expires_at > ${now.toISOString()}::timestamptz`);
  return row && { email: row.email, userId: row.user_id };
}

/** Returns true once per usable link: finding and using it is one step. */
export async function claimLink(
  { tenantId, codeHash }: Pick<LinkPlace, 'tenantId' | 'codeHash'>,
  now: Date,
  transaction: Transaction,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    update visitor_links set used_at = ${now.toISOString()}
    where tenant_id = ${tenantId} and code_hash = ${codeHash} and used_at is null
      and expires_at > ${now.toISOString()}::timestamptz
    returning 1`);
  return rows.length > 0;
}

interface NewSession extends Visit {
  readonly id: string;
  readonly now: Date;
  readonly expiresAt: Date;
  /** Per address and app; beyond it, the oldest sessions are ended. */
  readonly sessionsMax: number;
}

export async function insertVisitorSession(session: NewSession, transaction: Transaction): Promise<void> {
  const { tenantId, id, appId, host, kind, email, userId, now, expiresAt, sessionsMax } = session;
  const instant = now.toISOString();
  await transaction.execute(sql`
    update visitor_sessions set ended_at = ${instant}
    where tenant_id = ${tenantId} and id in (
      select id from visitor_sessions
      where tenant_id = ${tenantId} and email = ${email} and app_id = ${appId} and ended_at is null
        and expires_at > ${instant}::timestamptz
      order by created_at desc, id offset ${sessionsMax - 1})`);
  await transaction.execute(sql`
    insert into visitor_sessions (tenant_id, id, app_id, host, kind, email, user_id, created_at, expires_at)
    values (${tenantId}, ${id}, ${appId}, ${host}, ${kind}, ${email}, ${userId}, ${instant},
            ${expiresAt.toISOString()})`);
}

interface LiveSession {
  readonly email: string;
  readonly userId: string | null;
  /** The current role of a staff member. */
  readonly role: Role | null;
}

/** Undefined if the session has ended or expired, or if its user may not sign in. */
export async function findVisitorSession(
  { tenantId, appId, host, sessionId }: VisitorKey,
  { kind, now, withDemoAccounts }: { kind: VisitorKind; now: Date; withDemoAccounts: boolean },
  transaction: Transaction,
): Promise<LiveSession | undefined> {
  const [row] = await transaction.execute<{ email: string; user_id: string | null; role: Role | null }>(sql`
    select s.email, s.user_id, ${roleOf('u')} as role
    from visitor_sessions s left join users u on u.tenant_id = ${tenantId} and u.id = s.user_id
    where s.tenant_id = ${tenantId} and s.id = ${sessionId} and s.app_id = ${appId} and s.host = ${host}
      and s.kind = ${kind} and s.ended_at is null and s.expires_at > ${now.toISOString()}::timestamptz
      and (s.kind = 'customers' or (u.deactivated_at is null and (${withDemoAccounts} or not u.is_demo)))`);
  return row && { email: row.email, userId: row.user_id, role: row.role };
}

export async function endVisitorSession(
  { tenantId, sessionId }: Pick<VisitorKey, 'tenantId' | 'sessionId'>,
  now: Date,
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    update visitor_sessions set ended_at = ${now.toISOString()}
    where tenant_id = ${tenantId} and id = ${sessionId} and ended_at is null`);
}

/** Deletes links and sessions as soon as they can no longer be used. */
export async function deleteEndedVisits(now: Date, transaction: Transaction): Promise<void> {
  const instant = now.toISOString();
  await transaction.execute(
    sql`delete from visitor_links where used_at is not null or expires_at < ${instant}::timestamptz`,
  );
  await transaction.execute(
    sql`delete from visitor_sessions where ended_at is not null or expires_at < ${instant}::timestamptz`,
  );
}
