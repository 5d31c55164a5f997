import { sql, type SQL } from 'drizzle-orm';
import { type RevisedColumns, revisedColumns, toRevised } from '../../database/statements/revised.ts';
import { DatabaseError } from 'pg';
import { anyOf } from '../../database/statements/any-of.ts';
import type { Transaction } from '../../database/database.ts';
import { announceChange } from '../../recording/recorder.ts';
import type { Authorship } from '../../request/context.ts';
import { randomId } from '../../database/random-id.ts';
import type { Revised } from '../../errors/revision.ts';
import { UserError } from '../../errors/user-error.ts';
import type { TemplateChoice } from './states/live-templates.store.ts';
import {
  logicalIdTaken,
  type SavedTemplate,
  type TemplateChange,
  type TemplateType,
  toStoredLogicalId,
} from './template.ts';

export interface NewTemplate extends TemplateChange {
  readonly id: string;
  readonly type: TemplateType;
  readonly content: object;
}

/** A locked template: its kind-specific content and the common fields. */
export interface LockedTemplate extends Revised {
  readonly id: string;
  readonly type: TemplateType;
  readonly logicalId: string | null;
  readonly content: unknown;
}

function isTemplate(tenantId: string, id: string): SQL {
  return sql`t.tenant_id = ${tenantId} and t.id = ${id}`;
}

/** Of these types: at most one has the id, and one of each type the logical id. An id match comes first. */
export function namedTemplates(idOrLogicalId: string, types: readonly string[]): TemplateChoice {
  const isNamed = sql`(t.id = ${idOrLogicalId} or t.logical_id = ${toStoredLogicalId(idOrLogicalId)})`;
  return { condition: sql`t.type = ${anyOf(types)} and ${isNamed}`, order: sql`t.id = ${idOrLogicalId} desc, t.type` };
}

/** Of any type, the newest first: one with the id or, without an id, those with the logical id. */
export function newestTemplates({
  id,
  logicalId,
}: {
  readonly id?: string | null | undefined;
  readonly logicalId?: string | null | undefined;
}): TemplateChoice {
  const isNamed = id ? sql`t.id = ${id}` : sql`t.logical_id = ${toStoredLogicalId(logicalId ?? '')}`;
  return { condition: isNamed, order: sql`t.created_at desc, t.id` };
}

export function templateOf(type: TemplateType, id: string): TemplateChoice {
  return { condition: sql`t.id = ${id} and t.type = ${type}`, order: sql`t.id` };
}

/** Working copies. */
export async function listSavedTemplates(
  transaction: Transaction,
  tenantId: string,
  { condition, order }: TemplateChoice,
): Promise<SavedTemplate[]> {
  const rows = await transaction.execute<{
    id: string;
    type: TemplateType;
    name: string;
    graph_ql_query: string | null;
    content: unknown;
  }>(sql`
    select t.id, t.type, t.name, t.graph_ql_query, t.content from templates t
    where t.tenant_id = ${tenantId} and ${condition} order by ${order}`);
  return rows.map(({ graph_ql_query: graphQlQuery, ...rest }) => ({ ...rest, graphQlQuery }));
}

/**
 * Templates of the type with one of these ids or logical ids. Locked ones cannot be deleted, nor can their ids
 * change, until the transaction ends.
 */
export async function findNamedTemplates(
  transaction: Transaction,
  tenantId: string,
  type: TemplateType,
  names: readonly string[],
  { isLocked }: { readonly isLocked: boolean },
): Promise<{ readonly id: string; readonly logicalId: string | null }[]> {
  const rows = await transaction.execute<{ id: string; logical_id: string | null }>(sql`
    select t.id, t.logical_id from templates t
    where t.tenant_id = ${tenantId} and t.type = ${type}
      and (t.id = ${anyOf(names)} or t.logical_id = ${anyOf(names.map(toStoredLogicalId))})
    order by t.id ${isLocked ? sql`for share of t` : sql``}`);
  return rows.map(({ id, logical_id: logicalId }) => ({ id, logicalId }));
}

/** Returns the revision. Throws ALREADY_EXISTS if another template of the type has the logical id. */
export async function insertTemplate(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  template: NewTemplate,
): Promise<string> {
  const { id, type, name = '', description = null, logicalId = null, graphQlQuery = null, content } = template;
  const general = { type, name, description, logicalId, graphQlQuery };
  await announceChange(transaction, { kind: 'template', itemIds: [id], values: { general, content } });
  const revision = randomId();
  const at = now.toISOString();
  await withFreeLogicalId(
    logicalId,
    transaction.execute(sql`
      insert into templates (tenant_id, id, type, name, description, logical_id, graph_ql_query, content, revision,
        created_at, created_by, last_modified_at, last_modified_by)
      values (${tenantId}, ${id}, ${type}, ${name}, ${description}, ${logicalId}, ${graphQlQuery},
        ${JSON.stringify(content)}::jsonb, ${revision}, ${at}, ${userId}, ${at}, ${userId})`),
  );
  return revision;
}

/** The template's state, locked until the transaction ends. */
export async function lockTemplate(
  transaction: Transaction,
  tenantId: string,
  id: string,
): Promise<LockedTemplate | undefined> {
  const [row] = await transaction.execute<
    RevisedColumns & {
      type: TemplateType;
      logical_id: string | null;
      content: unknown;
    }
  >(sql`
    select t.type, t.logical_id, t.content, ${revisedColumns('t', tenantId)}
    from templates t where ${isTemplate(tenantId, id)} for update of t`);
  if (row === undefined) return undefined;
  const { type, logical_id: logicalId, content } = row;
  return { id, type, logicalId, content, ...toRevised(row) };
}

/** Sets the fields of the change and a new revision, which it returns. */
export async function updateTemplate(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  id: string,
  { name, description, logicalId, graphQlQuery, content }: TemplateChange & { readonly content?: object },
): Promise<string> {
  await announceChange(transaction, {
    kind: 'template',
    itemIds: [id],
    parts: ['general', ...(content === undefined ? [] : ['content'])],
    ...(content !== undefined && { values: { content } }),
  });
  const revision = randomId();
  const changes = [
    sql`revision = ${revision}`,
    sql`last_modified_at = ${now.toISOString()}`,
    sql`last_modified_by = ${userId}`,
  ];
  if (name !== undefined) changes.push(sql`name = ${name}`);
  if (description !== undefined) changes.push(sql`description = ${description}`);
  if (logicalId !== undefined) changes.push(sql`logical_id = ${logicalId}`);
  if (graphQlQuery !== undefined) changes.push(sql`graph_ql_query = ${graphQlQuery}`);
  if (content !== undefined) changes.push(sql`content = ${JSON.stringify(content)}::jsonb`);
  await withFreeLogicalId(
    logicalId,
    transaction.execute(sql`update templates t set ${sql.join(changes, sql`, `)} where ${isTemplate(tenantId, id)}`),
  );
  return revision;
}

/** Foreign keys delete drafts with their template. */
export async function deleteTemplate(transaction: Transaction, tenantId: string, id: string): Promise<void> {
  await announceChange(transaction, { kind: 'template', itemIds: [id] });
  await transaction.execute(sql`delete from templates t where ${isTemplate(tenantId, id)}`);
}

/** The first request gets the logical id; only the index can decide between simultaneous ones. */
async function withFreeLogicalId(logicalId: string | null | undefined, write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (logicalId && isTaken(error, 'templates_by_logical_id')) throw new UserError(logicalIdTaken(logicalId));
    throw error;
  }
}

/** Whether a statement failed because another row has the same values in that unique index. */
function isTaken(error: unknown, index: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseError) return current.code === '23505' && current.constraint === index;
  }
  return false;
}
