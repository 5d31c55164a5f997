import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { ProductId } from '../products/products.service.ts';

export interface Uses {
  readonly count: number;
  /** The first ones, up to the limit. */
  readonly names: readonly string[];
}

export interface UsesScope {
  readonly transaction: Transaction;
  readonly tenantId: string;
  readonly limit: number;
}

/** Published apps whose live release sells the product, by name. */
export async function listSellingApps({ plan, type, version }: ProductId, scope: UsesScope): Promise<Uses> {
  const sold = JSON.stringify([{ plan, type, version }]);
  return namesOf(
    sql`select i.name, i.name as position from live_items l join release_items i
        on i.tenant_id = ${scope.tenantId} and i.release_id = l.release_id and i.kind = l.kind and i.item_id = l.item_id
      where l.tenant_id = ${scope.tenantId} and l.kind = 'app' and i.action = 'PUBLISH' and i.served -> 'products' @> ${sold}::jsonb`,
    scope,
  );
}

/** Requests that are not decided, newest first; a status is free text, so any other counts as open. */
export async function listOpenRequests({ plan, type, version }: ProductId, scope: UsesScope): Promise<Uses> {
  const offered = JSON.stringify([{ product: { plan, type, version } }]);
  return namesOf(
    sql`select c.case_number as name, extract(epoch from -(c.created_at - 'epoch'::timestamptz)) as position
      from cases c join case_documents d on d.tenant_id = ${scope.tenantId} and d.id = c.id
      where c.tenant_id = ${scope.tenantId} and c.is_request
        and coalesce(c.status, '') not in ('ACCEPTED', 'DECLINED', 'CLOSED')
        and d.document -> 'proposals' @> ${offered}::jsonb`,
    scope,
  );
}

export async function listPolicies({ plan, type, version }: ProductId, scope: UsesScope): Promise<Uses> {
  return namesOf(
    sql`select coalesce(p.issuer_number, p.id) as name, coalesce(p.issuer_number, p.id) as position from policies p
      where p.tenant_id = ${scope.tenantId} and p.plan = ${plan} and p.type = ${type} and p.version = ${version}`,
    scope,
  );
}

/** Of a statement that selects names and their positions. */
async function namesOf(uses: SQL, { transaction, limit }: UsesScope): Promise<Uses> {
  const [row] = await transaction.execute<{ count: number; names: string[] }>(sql`
    with uses as (${uses}), first as (select name, position from uses order by position, name limit ${limit})
    select (select count(*)::integer from uses) as count,
      (select coalesce(jsonb_agg(name order by position, name), '[]') from first) as names`);
  return row ?? { count: 0, names: [] };
}
