// Rows of templates with their contents, by id or by their identity in every tenant.
import { sql, type SQL } from 'drizzle-orm';
import { anyOf } from '../../../database/statements/any-of.ts';
import type { Transaction } from '../../../database/database.ts';
import type { SavedTemplate, Template } from '../template.ts';

export interface TemplateRow extends SavedTemplate, Pick<Template, 'description' | 'logicalId'> {}

/**
 * Serializes imports of a tenant until the transaction ends: the second one waits, and sees what the first has
 * added.
 */
export async function awaitOtherImports(transaction: Transaction, tenantId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`template-import ${tenantId}`}, 0))`);
}

/** A template before its contents are read. */
export interface TemplateSize extends Pick<Template, 'id' | 'type' | 'name'> {
  /** The size of its row in UTF-8. */
  readonly sizeBytes: number;
}

export async function findTemplateSizes(
  transaction: Transaction,
  tenantId: string,
  ids: readonly string[],
): Promise<TemplateSize[]> {
  return readSizes(transaction, tenantId, sql`t.id = ${anyOf(ids)}`, sql``);
}

export async function findTemplates(
  transaction: Transaction,
  tenantId: string,
  ids: readonly string[],
): Promise<TemplateRow[]> {
  const rows = await transaction.execute<FactColumns & { content: unknown }>(sql`
    select ${factColumns}, t.content from templates t
    where t.tenant_id = ${tenantId} and t.id = ${anyOf(ids)}
    order by t.id`);
  return rows.map(({ content, ...row }) => ({ ...toFacts(row), content }));
}

/** Templates without their contents, which can be large. */
export type TemplateFacts = Omit<TemplateRow, 'content'>;

export async function findTemplateFacts(
  transaction: Transaction,
  tenantId: string,
  ids: readonly string[],
): Promise<TemplateFacts[]> {
  const rows = await transaction.execute<FactColumns>(sql`
    select ${factColumns} from templates t where t.tenant_id = ${tenantId} and t.id = ${anyOf(ids)}`);
  return rows.map(toFacts);
}

type FactColumns = {
  id: string;
  type: Template['type'];
  name: string;
  description: string | null;
  logical_id: string | null;
  graph_ql_query: string | null;
};

const factColumns = sql`t.id, t.type, t.name, t.description, t.logical_id, t.graph_ql_query`;

function toFacts({ logical_id: logicalId, graph_ql_query: graphQlQuery, ...row }: FactColumns): TemplateFacts {
  return { ...row, logicalId, graphQlQuery };
}

interface Wanted {
  readonly logicalIds: readonly string[];
  /** Names of templates without a logical id. */
  readonly names: readonly string[];
  /** Whether to lock them until the transaction ends. */
  readonly isLocking: boolean;
}

/** Of every type. */
export async function findTemplateSizesNamed(
  transaction: Transaction,
  tenantId: string,
  { logicalIds, names, isLocking }: Wanted,
): Promise<TemplateSize[]> {
  const isNamed = sql`(t.logical_id = ${anyOf(logicalIds)} or t.logical_id is null and t.name = ${anyOf(names)})`;
  return readSizes(transaction, tenantId, isNamed, isLocking ? sql`for update of t` : sql``);
}

async function readSizes(
  transaction: Transaction,
  tenantId: string,
  condition: SQL,
  lock: SQL,
): Promise<TemplateSize[]> {
  const rows = await transaction.execute<Pick<TemplateSize, 'id' | 'type' | 'name'> & { size: number }>(sql`
    select t.id, t.type, t.name, octet_length(t.name) + coalesce(octet_length(t.description), 0)
      + coalesce(octet_length(t.graph_ql_query), 0) + t.content_bytes as size
    from templates t where t.tenant_id = ${tenantId} and ${condition}
    order by t.id ${lock}`);
  return rows.map(({ size: sizeBytes, ...row }) => ({ ...row, sizeBytes }));
}
