import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { roleOf } from '../../../database/statements/user-role.ts';
import type { SessionKey } from '../../../request/context.ts';
import type { Role } from '../../../request/rights.ts';
import type { Device } from './device.ts';

/** When and from which device and address a session was used. */
export interface SessionUse extends Device {
  readonly address: string;
  /** The host where browsers store the tokens; null if unknown. */
  readonly host: string | null;
  readonly usedAt: Date;
}

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly clientId: string;
  readonly expiresAt: Date;
  readonly use: SessionUse;
}

export interface ListedSession extends Device {
  readonly id: string;
  readonly address: string;
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
}

/** The role of the session's user; undefined if the session has ended or expired, or if its user may not sign in. */
export async function findRoleOfSession(
  { tenantId, userId, sessionId }: SessionKey,
  { now, withDemoAccounts }: { now: Date; withDemoAccounts: boolean },
  transaction: Transaction,
): Promise<Role | undefined> {
  const [row] = await transaction.execute<{ role: Role }>(sql`
    select ${roleOf('users')} as role
    from sessions join users on users.tenant_id = ${tenantId} and users.id = sessions.user_id
    where sessions.tenant_id = ${tenantId} and sessions.id = ${sessionId} and sessions.user_id = ${userId}
      and sessions.ended_at is null and sessions.expires_at > ${now.toISOString()}::timestamptz
      and users.deactivated_at is null and (${withDemoAccounts} or not users.is_demo)`);
  return row?.role;
}

export async function insertSession(tenantId: string, session: Session, transaction: Transaction): Promise<void> {
  const { id, userId, clientId, expiresAt, use } = session;
  const usedAt = use.usedAt.toISOString();
  await transaction.execute(sql`
    insert into sessions (tenant_id, id, user_id, client_id, browser, system, address, host, created_at, last_used_at, expires_at)
    values (${tenantId}, ${id}, ${userId}, ${clientId}, ${use.browser}, ${use.system}, ${use.address},
            ${use.host}, ${usedAt}, ${usedAt}, ${expiresAt.toISOString()})`);
}

export async function updateSessionUse(
  { tenantId, sessionId, use }: { tenantId: string; sessionId: string; use: SessionUse },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    update sessions set browser = ${use.browser}, system = ${use.system}, address = ${use.address},
      host = ${use.host}, last_used_at = ${use.usedAt.toISOString()}
    where tenant_id = ${tenantId} and id = ${sessionId}`);
}

/** Whether any user of the tenant is signed in at the host. */
export async function hasSessionAt(
  { tenantId, host, now }: { tenantId: string; host: string; now: Date },
  transaction: Transaction,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    select 1 from sessions
    where tenant_id = ${tenantId} and host = ${host} and ended_at is null and expires_at > ${now.toISOString()}::timestamptz
    limit 1`);
  return rows.length > 0;
}

/** A user's active sessions, the most recently used first, with a total that includes those beyond the limit. */
export async function listSessionsOf(
  { tenantId, userId }: { tenantId: string; userId: string },
  { now, limit }: { now: Date; limit: number },
  transaction: Transaction,
): Promise<{ totalCount: number; list: ListedSession[] }> {
  const rows = await transaction.execute<{
    id: string;
    browser: string | null;
    system: string | null;
    address: string;
    created_at: string;
    last_used_at: string;
    total_count: number;
  }>(sql`
    select id, browser, system, address, created_at, last_used_at, count(*) over ()::integer as total_count
    from sessions
    where tenant_id = ${tenantId} and user_id = ${userId}
      and ended_at is null and expires_at > ${now.toISOString()}::timestamptz
    order by last_used_at desc, id limit ${limit}`);
  const list = rows.map(({ id, browser, system, address, created_at, last_used_at }) => ({
    id,
    browser,
    system,
    address,
    signedInAt: new Date(created_at),
    lastUsedAt: new Date(last_used_at),
  }));
  return { totalCount: rows[0]?.total_count ?? 0, list };
}

export async function insertRefreshToken(
  { tenantId, sessionId, tokenHash }: { tenantId: string; sessionId: string; tokenHash: string },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    insert into refresh_tokens (tenant_id, token_hash, session_id) values (${tenantId}, ${tokenHash}, ${sessionId})`);
}

export interface TokenUse {
  readonly at: Date;
  /** Null for a use before addresses were stored. */
  readonly address: string | null;
}

export interface StoredRefreshToken {
  readonly sessionId: string;
  readonly userId: string;
  readonly clientId: string;
  /** The first use; null for an unused token. */
  readonly use: TokenUse | null;
  readonly isSessionLive: boolean;
}

/** The token and its session, locked until the transaction ends, so that two simultaneous uses are serialized. */
export async function findRefreshToken(
  { tenantId, tokenHash }: { tenantId: string; tokenHash: string },
  { now, withDemoAccounts }: { now: Date; withDemoAccounts: boolean },
  transaction: Transaction,
): Promise<StoredRefreshToken | undefined> {
  const [row] = await transaction.execute<{
    session_id: string;
    user_id: string;
    client_id: string;
    used_at: string | null;
    used_from: string | null;
    is_live: boolean;
  }>(sql`
    select sessions.id as session_id, sessions.user_id, sessions.client_id,
           refresh_tokens.used_at, refresh_tokens.used_from,
           sessions.ended_at is null and sessions.expires_at > ${now.toISOString()}::timestamptz
             and users.deactivated_at is null and (${withDemoAccounts} or not users.is_demo) as is_live
    from refresh_tokens
    join sessions on sessions.tenant_id = ${tenantId} and sessions.id = refresh_tokens.session_id
    join users on users.tenant_id = ${tenantId} and users.id = sessions.user_id
    where refresh_tokens.tenant_id = ${tenantId} and refresh_tokens.token_hash = ${tokenHash}
    for update of refresh_tokens`);
  if (row === undefined) return undefined;
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    clientId: row.client_id,
    use: row.used_at === null ? null : { at: new Date(row.used_at), address: row.used_from },
    isSessionLive: row.is_live,
  };
}

export async function markRefreshTokenUsed(
  { tenantId, tokenHash, use }: { tenantId: string; tokenHash: string; use: TokenUse },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    update refresh_tokens set used_at = ${use.at.toISOString()}, used_from = ${use.address}
    where tenant_id = ${tenantId} and token_hash = ${tokenHash}`);
}

export async function endSession(
  { tenantId, sessionId, now }: { tenantId: string; sessionId: string; now: Date },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    update sessions set ended_at = ${now.toISOString()}
    where tenant_id = ${tenantId} and id = ${sessionId} and ended_at is null`);
}

/** Returns false if the user has no such active session. */
export async function endOwnSession(
  { tenantId, userId, sessionId, now }: { tenantId: string; userId: string; sessionId: string; now: Date },
  transaction: Transaction,
): Promise<boolean> {
  const instant = now.toISOString();
  const rows = await transaction.execute(sql`
    update sessions set ended_at = ${instant}
    where tenant_id = ${tenantId} and user_id = ${userId} and id = ${sessionId}
      and ended_at is null and expires_at > ${instant}::timestamptz
    returning id`);
  return rows.length > 0;
}

/** Ends every session of the user, including those in apps, except the one to keep, if any. */
export async function endSessionsOf(
  { tenantId, userId, now, keptSessionId }: { tenantId: string; userId: string; now: Date; keptSessionId?: string },
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    update sessions set ended_at = ${now.toISOString()}
    where tenant_id = ${tenantId} and user_id = ${userId} and id <> ${keptSessionId ?? ''} and ended_at is null`);
  await transaction.execute(sql`
    update visitor_sessions set ended_at = ${now.toISOString()}
    where tenant_id = ${tenantId} and user_id = ${userId} and ended_at is null`);
  await transaction.execute(sql`
    update visitor_links set used_at = ${now.toISOString()}
    where tenant_id = ${tenantId} and user_id = ${userId} and used_at is null`);
}

/** Deletes sessions a day after they can no longer be used, together with their refresh tokens. */
export async function deleteEndedSessions(now: Date, transaction: Transaction): Promise<void> {
  const before = new Date(now.getTime() - 86_400_000).toISOString();
  await transaction.execute(sql`delete from sessions where least(ended_at, expires_at) < ${before}::timestamptz`);
}
