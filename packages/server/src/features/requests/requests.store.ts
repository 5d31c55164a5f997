import { sql } from 'drizzle-orm';
import { type RevisedColumns, revisedColumns, toRevised } from '../../database/statements/revised.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import { toAuthor } from '../../database/statements/authors.ts';
import type { Transaction } from '../../database/database.ts';
import { randomId } from '../../database/random-id.ts';
import type { Revised } from '../../errors/revision.ts';
import type { Author, Authorship } from '../../request/context.ts';
import type { ProductId } from '../products/products.service.ts';

export interface SubmissionKey {
  readonly tenantId: string;
  /** The app, or empty. */
  readonly origin: string;
  readonly idempotencyKey: string;
}

export interface Submission {
  readonly fingerprint: string;
  readonly caseId: string;
  readonly caseNumber: string;
}

export async function findSubmission(
  { tenantId, origin, idempotencyKey }: SubmissionKey,
  transaction: Transaction,
): Promise<Submission | undefined> {
  const [row] = await transaction.execute<{ fingerprint: string; case_id: string; case_number: string }>(sql`
    select fingerprint, case_id, case_number from case_submissions
    where tenant_id = ${tenantId} and origin = ${origin} and idempotency_key = ${idempotencyKey}`);
  return row && { fingerprint: row.fingerprint, caseId: row.case_id, caseNumber: row.case_number };
}

/** Returns false if the key or the number is taken, waiting for a transaction that is about to commit one. */
export async function insertSubmission(
  { tenantId, origin, idempotencyKey }: SubmissionKey,
  { fingerprint, caseId, caseNumber }: Submission,
  transaction: Transaction,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    insert into case_submissions (tenant_id, origin, idempotency_key, fingerprint, case_id, case_number)
    values (${tenantId}, ${origin}, ${idempotencyKey}, ${fingerprint}, ${caseId}, ${caseNumber})
    on conflict do nothing returning 1`);
  return rows.length > 0;
}

export async function hasCaseNumber(tenantId: string, caseNumber: string, transaction: Transaction): Promise<boolean> {
  const rows = await transaction.execute(
    sql`select 1 from cases where tenant_id = ${tenantId} and case_number = ${caseNumber} limit 1`,
  );
  return rows.length > 0;
}

interface RequestMark {
  readonly appId: string | null;
  readonly locale: string;
  readonly searchText: string;
}

/** Marks a newly stored case as a request. */
export async function markAsRequest(
  tenantId: string,
  caseId: string,
  { appId, locale, searchText }: RequestMark,
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    update cases set is_request = true, app_id = ${appId}, locale = ${locale}, search_folded = lower(${searchText}::text)
    where tenant_id = ${tenantId} and id = ${caseId}`);
}

/** The state of a case, locked until the transaction ends. */
export async function lockCase(tenantId: string, id: string, transaction: Transaction): Promise<Revised | undefined> {
  const [row] = await transaction.execute<RevisedColumns>(sql`
    select ${revisedColumns('p', tenantId)} from cases p where p.tenant_id = ${tenantId} and p.id = ${id} for update of p`);
  return row && toRevised(row);
}

export interface CaseChange {
  readonly status?: string;
  readonly assignedToId?: string | null;
}

/** Sets the fields of the change and a new revision, which it returns. */
export async function updateCase(
  { tenantId, userId, now }: Authorship,
  id: string,
  { status, assignedToId }: CaseChange,
  transaction: Transaction,
): Promise<string> {
  const revision = randomId();
  const changes = [
    sql`revision = ${revision}`,
    sql`last_modified_at = ${now.toISOString()}`,
    sql`last_modified_by = ${userId}`,
  ];
  if (status !== undefined) changes.push(sql`status = ${status}`);
  if (assignedToId !== undefined) changes.push(sql`assigned_to = ${assignedToId}`);
  await transaction.execute(
    sql`update cases set ${sql.join(changes, sql`, `)} where tenant_id = ${tenantId} and id = ${id}`,
  );
  if (status !== undefined) {
    await transaction.execute(sql`
      update case_documents set document = jsonb_set(document, '{status}', to_jsonb(${status}::text))
      where tenant_id = ${tenantId} and id = ${id}`);
  }
  return revision;
}

export async function isActiveUser(tenantId: string, userId: string, transaction: Transaction): Promise<boolean> {
  const rows = await transaction.execute(sql`
    select 1 from users where tenant_id = ${tenantId} and id = ${userId} and deactivated_at is null`);
  return rows.length > 0;
}

export interface CaseDetails {
  readonly appId: string | null;
  readonly locale: string | null;
  readonly assignedTo: Author | null;
  readonly revision: string;
}

type DetailsRow = {
  id: string;
  app_id: string | null;
  locale: string | null;
  revision: string;
  user_id: string | null;
  username: string;
  email: string;
};

/** The details stored outside the documents of these cases, by id. */
export async function readCaseDetails(
  tenantId: string,
  ids: readonly string[],
  transaction: Transaction,
): Promise<Map<string, CaseDetails>> {
  const rows = await transaction.execute<DetailsRow>(sql`
    select p.id, p.app_id, p.locale, p.revision, u.id as user_id, u.username, u.email
    from cases p left join users u on u.tenant_id = ${tenantId} and u.id = p.assigned_to
    where p.tenant_id = ${tenantId} and p.id = ${anyOf(ids)}`);
  return new Map(
    rows.map(({ id, app_id: appId, locale, revision, user_id: userId, username, email }) => [
      id,
      { appId, locale, revision, assignedTo: toAuthor(userId, username, email) },
    ]),
  );
}

export interface CaseNote {
  readonly id: string;
  readonly content: string;
  readonly createdAt: Date;
  readonly author: Author | null;
}

interface NewNote {
  readonly tenantId: string;
  readonly caseId: string;
  readonly content: string;
  readonly now: Date;
  /** null for a note by the server. */
  readonly userId: string | null;
}

export async function insertNote({ tenantId, caseId, content, now, userId }: NewNote, transaction: Transaction) {
  await transaction.execute(sql`
    insert into case_notes (tenant_id, case_id, id, content, created_at, created_by)
    values (${tenantId}, ${caseId}, ${randomId()}, ${content}, ${now.toISOString()}, ${userId})`);
}

export async function countNotes(tenantId: string, caseId: string, transaction: Transaction): Promise<number> {
  const [row] = await transaction.execute<{ count: number }>(sql`
    select count(*)::integer as count from case_notes where tenant_id = ${tenantId} and case_id = ${caseId}`);
  return row?.count ?? 0;
}

type NoteRow = {
  case_id: string;
  id: string;
  content: string;
  created_at: string;
  user_id: string | null;
  username: string;
  email: string;
};

/** Oldest first, grouped by case. */
export async function listNotes(
  tenantId: string,
  caseIds: readonly string[],
  transaction: Transaction,
): Promise<Map<string, CaseNote[]>> {
  const rows = await transaction.execute<NoteRow>(sql`
    select n.case_id, n.id, n.content, n.created_at, u.id as user_id, u.username, u.email
    from case_notes n left join users u on u.tenant_id = ${tenantId} and u.id = n.created_by
    where n.tenant_id = ${tenantId} and n.case_id = ${anyOf(caseIds)} order by n.created_at, n.id`);
  const groups = Map.groupBy(rows, (row) => row.case_id);
  return new Map([...groups].map(([caseId, notes]) => [caseId, notes.map(toNote)]));
}

function toNote({ id, content, created_at: createdAt, user_id: userId, username, email }: NoteRow): CaseNote {
  return { id, content, createdAt: new Date(createdAt), author: toAuthor(userId, username, email) };
}

/** Of the latest requests of the tenant, as JSON text: those for the product. */
export async function listRequestedValues(
  tenantId: string,
  { plan, type, version }: ProductId,
  atMost: number,
  transaction: Transaction,
): Promise<string[]> {
  const offered = JSON.stringify({ plan, type, version });
  const rows = await transaction.execute<{ requested: string }>(sql`
    select d.document #>> '{proposals,0,valuesJsonString}' as requested
    from (select c.id from cases c where c.tenant_id = ${tenantId} and c.is_request
        order by c.created_at desc nulls last, c.id limit ${atMost}) latest
      join case_documents d on d.tenant_id = ${tenantId} and d.id = latest.id
    where d.document #> '{proposals,0,product}' @> ${offered}::jsonb
      and d.document #>> '{proposals,0,valuesJsonString}' is not null`);
  return rows.map(({ requested }) => requested);
}
