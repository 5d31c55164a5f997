// The statements that distribute the tables of a PostgreSQL with the extension Citus: all rows of a tenant are on one
// shard, and joins stay within it. docs/scaling.md says what was tried.
import type { Database } from '../database.ts';

type Query = Database['query'];

/** Unique without the tenant, so every node has all of their rows. */
export const referenceTables: readonly string[] = ['hosts', 'api_keys'];

/** In SQL, whether the server has the extension. */
export const canDistributeCondition = `to_regproc('create_distributed_table') is not null`;

export async function canDistribute(query: Query): Promise<boolean> {
  const { rows } = await query(`select ${canDistributeCondition} as is_there`);
  return rows[0]?.['is_there'] === true;
}

/**
 * In the order that Citus accepts: foreign keys are dropped first and added again at the end, except those of the reference
 * tables to the tenant. Tables without a tenant, such as those of the job queue, remain on the coordinator.
 */
export async function listDistribution(query: Query): Promise<string[]> {
  const list = async (text: string) => (await query(text)).rows.map((row) => String(row['statement']));
  const references = referenceTables.map((name) => `'${name}'::regclass`).join(', ');
  const isForeign = `contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`;
  return [
    // In this session, too, the settings apply to the statements that follow.
    `set citus.enable_unsafe_triggers = on`,
    ...(await list(
      `select format('alter database %I set citus.enable_unsafe_triggers = on', current_database()) as statement`,
    )),
    ...(await list(
      `select format('alter database %I set citus.propagate_set_commands = ''local''', current_database()) as statement`,
    )),
    // The workers connect to each other as this role.
    `alter role coverwright_app login`,
    ...(await list(`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
      from pg_constraint where ${isForeign} order by conrelid::regclass::text, conname`)),
    ...referenceTables.map((name) => `select create_reference_table('${name}')`),
    `select create_distributed_table('tenants', 'tenant_id')`,
    ...(await list(`select format('select create_distributed_table(%L, ''tenant_id'', colocate_with => ''tenants'')', c.relname) as statement
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and c.oid not in ('tenants'::regclass, ${references})
        and exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant_id' and not attisdropped)
      order by c.relname`)),
    // Called by triggers, which run where the rows are.
    ...(await list(`select format('select create_distributed_function(%L)', p.oid::regprocedure) as statement
      from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
      order by p.oid::regprocedure::text`)),
    ...(await list(`select format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)) as statement
      from pg_constraint where ${isForeign}
        and not (conrelid in (${references}) and confrelid = 'tenants'::regclass)
      order by conrelid::regclass::text, conname`)),
  ];
}
