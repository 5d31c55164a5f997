import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import type { Reference } from '../../snapshots/reference.ts';

/** As other items name it. */
export interface ItemName extends Reference {
  /** Whether it names everything that begins with it. */
  readonly isPrefix?: boolean;
}

export async function findComponentNames(transaction: Transaction, tenantId: string, id: string): Promise<string[]> {
  const rows = await transaction.execute<{ name: string }>(sql`
    select name from components where tenant_id = ${tenantId} and id = ${id}`);
  return rows.map(({ name }) => name);
}

/** The id and logical id of a template that is a function. */
export async function findFunctionNames(transaction: Transaction, tenantId: string, id: string): Promise<ItemName[]> {
  const [row] = await transaction.execute<{ logical_id: string | null }>(sql`
    select logical_id from templates where tenant_id = ${tenantId} and id = ${id} and type = 'function'`);
  if (row === undefined) return [];
  return [id, ...(row.logical_id === null ? [] : [row.logical_id])].map((name) => ({ kind: 'function', id: name }));
}

interface Used {
  readonly tenantId: string;
  readonly names: readonly ItemName[];
  /** It is not its own user. */
  readonly self: { readonly kind: string; readonly itemId: string };
}

function usersOf({ tenantId, names, self }: Used): SQL {
  const isNamed = names.map(({ kind, id, isPrefix }) =>
    // The ids are in the order of bytes, and the character after the slash is 0.
    isPrefix === true
      ? sql`r.to_kind = ${kind} and r.to_id >= ${id} and r.to_id < ${`${id.slice(0, -1)}0`}`
      : sql`r.to_kind = ${kind} and r.to_id = ${id}`,
  );
  return sql`
    select distinct r.kind, r.item_id from item_references r
    where r.tenant_id = ${tenantId} and (${sql.join(isNamed, sql` or `)})
      and (r.kind <> ${self.kind} or r.item_id <> ${self.itemId})`;
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
