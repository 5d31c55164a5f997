import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import type { Reference } from '../../snapshots/reference.ts';

/** As other items name it. */
export interface ItemName extends Reference {
  /** Whether everything in it is meant. */
  readonly isFolder?: boolean;
}

export async function findComponentNames(
  transaction: Transaction,
  tenantId: string,
  ids: readonly string[],
): Promise<ItemName[]> {
  const rows = await transaction.execute<{ name: string }>(sql`
    select name from components where tenant_id = ${tenantId} and id = ${anyOf(ids)}`);
  return rows.map(({ name }) => ({ kind: 'component', id: name }));
}

/** The ids and logical ids of those templates that are functions. */
export async function findFunctionNames(
  transaction: Transaction,
  tenantId: string,
  ids: readonly string[],
): Promise<ItemName[]> {
  const rows = await transaction.execute<{ id: string; logical_id: string | null }>(sql`
    select id, logical_id from templates where tenant_id = ${tenantId} and id = ${anyOf(ids)} and type = 'function'`);
  return rows
    .flatMap(({ id, logical_id: logicalId }) => (logicalId === null ? [id] : [id, logicalId]))
    .map((id) => ({ kind: 'function', id }));
}

interface Used {
  readonly tenantId: string;
  readonly names: readonly ItemName[];
  /** The items themselves, which are not their own users. */
  readonly kind: string;
  readonly itemIds: readonly string[];
}

function usersOf({ tenantId, names, kind, itemIds }: Used): SQL {
  const [folders, others] = [true, false].map((isWanted) =>
    JSON.stringify(names.filter(({ isFolder = false }) => isFolder === isWanted)),
  );
  // The ids are in the order of bytes, and the character after the slash is 0.
  return sql`
    select r.kind, r.item_id
    from jsonb_to_recordset(${others}::jsonb) as named (kind text, id text)
      join item_references r on r.tenant_id = ${tenantId} and r.to_kind = named.kind and r.to_id = named.id
    where r.kind <> ${kind} or not r.item_id = ${anyOf(itemIds)}
    union
    select r.kind, r.item_id
    from jsonb_to_recordset(${folders}::jsonb) as named (kind text, id text)
      join item_references r on r.tenant_id = ${tenantId} and r.to_kind = named.kind
        and r.to_id >= named.id and r.to_id < left(named.id, -1) || '0'`;
}

export interface UserCount {
  readonly kind: string;
  readonly count: number;
}

export async function countUsers(transaction: Transaction, used: Used): Promise<UserCount[]> {
  return transaction.execute<{ kind: string; count: number }>(sql`
    select kind, count(*)::integer as count from (${usersOf(used)}) users group by kind`);
}

export interface User {
  readonly kind: string;
  readonly itemId: string;
  /** null if it is known by its id. */
  readonly name: string | null;
  readonly templateType: string | null;
}

/** Of these kinds, by kind and name. */
export async function listUsers(
  transaction: Transaction,
  used: Used,
  kinds: readonly string[],
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<User[]> {
  const { tenantId } = used;
  const rows = await transaction.execute<{
    kind: string;
    item_id: string;
    name: string | null;
    template_type: string | null;
  }>(sql`
    select u.kind, u.item_id, coalesce(t.name, c.name, a.app_name) as name, t.type as template_type
    from (${usersOf(used)}) u
      left join templates t on u.kind = 'template' and t.tenant_id = ${tenantId} and t.id = u.item_id
      left join components c on u.kind = 'component' and c.tenant_id = ${tenantId} and c.id = u.item_id
      left join apps a on u.kind = 'app' and a.tenant_id = ${tenantId} and a.app_id = u.item_id
    where u.kind = ${anyOf(kinds)}
    order by u.kind, lower(coalesce(t.name, c.name, a.app_name, u.item_id)), u.item_id
    limit ${limit} offset ${skip}`);
  return rows.map(({ item_id: itemId, template_type: templateType, ...row }) => ({ ...row, itemId, templateType }));
}
