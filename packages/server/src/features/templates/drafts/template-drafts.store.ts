import { sql, type SQL } from 'drizzle-orm';
import { anyOf } from '../../../database/statements/any-of.ts';
import type { Transaction } from '../../../database/database.ts';

export interface DraftKey {
  readonly tenantId: string;
  readonly userId: string;
  readonly templateId: string;
}

/** A user's unsaved changes in a template's editor. */
export interface Draft {
  readonly contentJsonString: string;
  readonly baseRevision: string | null;
  readonly savedAt: Date;
}

function isDraft({ tenantId, userId, templateId }: DraftKey): SQL {
  return sql`tenant_id = ${tenantId} and user_id = ${userId} and template_id = ${templateId}`;
}

/** Returns false if the template does not exist; an existing one is locked until the transaction ends. */
export async function writeDraft(
  transaction: Transaction,
  { tenantId, userId, templateId }: DraftKey,
  { contentJsonString, baseRevision, savedAt }: Draft,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    insert into template_drafts (tenant_id, user_id, template_id, content, base_revision, saved_at)
    select tenant_id, ${userId}, id, ${contentJsonString}, ${baseRevision}, ${savedAt.toISOString()}::timestamptz
    from templates where tenant_id = ${tenantId} and id = ${templateId} for key share
    on conflict (tenant_id, user_id, template_id) do update set content = excluded.content,
      base_revision = excluded.base_revision, saved_at = excluded.saved_at
    returning 1`);
  return rows.length > 0;
}

export async function deleteDraft(transaction: Transaction, key: DraftKey): Promise<void> {
  await transaction.execute(sql`delete from template_drafts where ${isDraft(key)}`);
}

/** A user's drafts of these templates, by template id. */
export async function readDrafts(
  transaction: Transaction,
  { tenantId, userId }: Omit<DraftKey, 'templateId'>,
  templateIds: readonly string[],
): Promise<Map<string, Draft>> {
  const rows = await transaction.execute<{
    template_id: string;
    content: string;
    base_revision: string | null;
    saved_at: string;
  }>(sql`
    select template_id, content, base_revision, saved_at from template_drafts
    where tenant_id = ${tenantId} and user_id = ${userId} and template_id = ${anyOf(templateIds)}`);
  return new Map(
    rows.map((row) => [
      row.template_id,
      { contentJsonString: row.content, baseRevision: row.base_revision, savedAt: new Date(row.saved_at) },
    ]),
  );
}
