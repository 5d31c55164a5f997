import { sql, type SQL } from 'drizzle-orm';
import { type RevisedColumns, revisedColumns, toRevised } from '../../database/statements/revised.ts';
import { authorColumns, type AuthorColumns, authorsOf, toAuthors } from '../../database/statements/authors.ts';
import type { Transaction } from '../../database/database.ts';
import { announceProductChange } from '../products/product-changes.service.ts';
import type { Authorship } from '../../request/context.ts';
import { randomId } from '../../database/random-id.ts';
import type { Revised } from '../../errors/revision.ts';
import { type ProductId, productKey } from '../products/products.service.ts';
import type { CodeKind, CodeRule } from './code-rule.ts';
import { tenantRow } from '../../database/statements/tenant-row.ts';

export type NewCodeRule = Pick<CodeRule, 'kind' | 'code' | 'name' | 'description' | 'calculationLogic'>;

/** Absent fields remain unchanged. */
export type CodeRuleChange = Omit<NewCodeRule, 'kind' | 'description'> & { readonly description?: string | null };

type CodeRuleRow = AuthorColumns & {
  plan: string;
  type: string;
  version: string;
  kind: CodeKind;
  code: string;
  name: string;
  description: string | null;
  calculation_logic: string;
  revision: string;
  created_at: string;
  last_modified_at: string;
};

function isCode(tenantId: string, { plan, type, version }: ProductId, code: string): SQL {
  return sql`r.tenant_id = ${tenantId} and r.plan = ${plan} and r.type = ${type} and r.version = ${version}
    and r.code = ${code}`;
}

/** In the order in which they were added, by product key. */
export async function listCodeRules(
  transaction: Transaction,
  tenantId: string,
  ids: readonly ProductId[],
): Promise<Map<string, CodeRule[]>> {
  const rows = await transaction.execute<CodeRuleRow>(sql`
    select r.plan, r.type, r.version, r.kind, r.code, r.name, r.description, r.calculation_logic, r.revision,
      r.created_at, r.last_modified_at,
      ${authorColumns}
    from code_rules r
      ${authorsOf('r', tenantId)}
    where r.tenant_id = ${tenantId} and (r.plan, r.type, r.version) in (
      select plan, type, version from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as ids(plan text, type text, version text))
    order by r.position, r.code`);
  const rules = Map.groupBy(rows, (row) => productKey(row));
  return new Map([...rules].map(([key, ofProduct]) => [key, ofProduct.map(toCodeRule)]));
}

/** The state of a product's code of this kind, locked until the transaction ends. */
export async function lockCodeRule(
  transaction: Transaction,
  tenantId: string,
  id: ProductId,
  { kind, code }: Pick<CodeRule, 'kind' | 'code'>,
): Promise<Revised | undefined> {
  const [row] = await transaction.execute<RevisedColumns>(sql`
    select ${revisedColumns('r', tenantId)} from code_rules r where ${isCode(tenantId, id, code)} and r.kind = ${kind} for update of r`);
  return row && toRevised(row);
}

/** Returns the kind of the code with that text. */
export async function findKind(
  transaction: Transaction,
  tenantId: string,
  id: ProductId,
  code: string,
): Promise<CodeKind | undefined> {
  const [row] = await transaction.execute<{ kind: CodeKind }>(sql`
    select r.kind from code_rules r where ${isCode(tenantId, id, code)}`);
  return row?.kind;
}

/** Appends the codes in the given order, each with its own revision; one parameter carries them all. */
export async function insertCodeRules(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  { plan, type, version }: ProductId,
  rules: readonly NewCodeRule[],
): Promise<readonly string[]> {
  await announceProductChange(transaction, { plan, type, version }, 'codes');
  const at = now.toISOString();
  const rows = rules.map((rule, place) => ({
    kind: rule.kind,
    code: rule.code,
    name: rule.name,
    description: rule.description,
    calculation_logic: rule.calculationLogic,
    place,
    revision: randomId(),
  }));
  await transaction.execute(sql`
    insert into code_rules (tenant_id, plan, type, version, code, kind, name, description, calculation_logic, position,
      revision, created_at, created_by, last_modified_at, last_modified_by)
    select tenant.tenant_id, ${plan}, ${type}, ${version}, code, kind, name, description, calculation_logic,
      place + (select coalesce(max(position) + 1, 0) from code_rules r where r.tenant_id = ${tenantId}
        and r.plan = ${plan} and r.type = ${type} and r.version = ${version}),
      revision, ${at}, ${userId}, ${at}, ${userId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(kind text, code text, name text, description text,
      calculation_logic text, place integer, revision text) cross join ${tenantRow(tenantId)}`);
  return rows.map(({ revision }) => revision);
}

/** Reorders the product's codes; all of them must be listed. */
export async function orderCodeRules(
  transaction: Transaction,
  tenantId: string,
  { plan, type, version }: ProductId,
  codes: readonly string[],
): Promise<void> {
  await announceProductChange(transaction, { plan, type, version }, 'codes');
  const rows = codes.map((code, position) => ({ code, position }));
  await transaction.execute(sql`
    update code_rules r set position = given.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(code text, position integer)
    where r.tenant_id = ${tenantId} and r.plan = ${plan} and r.type = ${type} and r.version = ${version}
      and r.code = given.code and r.position <> given.position`);
}

/** Returns the new revision. */
export async function updateCodeRule(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  id: ProductId,
  code: string,
  { description, ...change }: CodeRuleChange,
): Promise<string> {
  await announceProductChange(transaction, id, 'codes');
  const revision = randomId();
  await transaction.execute(sql`
    update code_rules r set code = ${change.code}, name = ${change.name}, calculation_logic = ${change.calculationLogic},
      ${description === undefined ? sql`` : sql`description = ${description},`}
      revision = ${revision}, last_modified_at = ${now.toISOString()}, last_modified_by = ${userId}
    where ${isCode(tenantId, id, code)}`);
  return revision;
}

export async function deleteCodeRule(
  transaction: Transaction,
  tenantId: string,
  id: ProductId,
  code: string,
): Promise<void> {
  await announceProductChange(transaction, id, 'codes');
  await transaction.execute(sql`delete from code_rules r where ${isCode(tenantId, id, code)}`);
}

function toCodeRule(row: CodeRuleRow): CodeRule {
  return {
    kind: row.kind,
    code: row.code,
    name: row.name,
    description: row.description,
    calculationLogic: row.calculation_logic,
    revision: row.revision,
    createdAt: new Date(row.created_at),
    lastModifiedAt: new Date(row.last_modified_at),
    ...toAuthors(row),
  };
}
