import { expect, test } from 'vitest';
import { withClient } from '../connection/connection.ts';
import { createTestDatabase } from '../../testing/postgres.ts';
import { canDistribute, listDistribution, referenceTables } from './distribution.ts';

/** As far as statements reach that need no shards: functions of the same names do nothing. */
const stand = `
  create schema stand;
  create function stand.create_reference_table(regclass) returns void language sql as '';
  create function stand.create_distributed_table(regclass, text, colocate_with text default '') returns void language sql as '';
  create function stand.create_distributed_function(regprocedure) returns void language sql as '';
  select set_config('search_path', 'public, stand', false)`;

test('keys are dropped first and added again, except those that no shard could check', async () => {
  const { url, drop } = await createTestDatabase();
  await withClient(url, async (client) => {
    const query = async (text: string) => client.query<Record<string, unknown>>(text);
    const keys = async () =>
      (
        await query(`select conrelid::regclass::text as name, pg_get_constraintdef(oid) as key from pg_constraint
          where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`)
      ).rows;
    expect(await canDistribute(query)).toBe(false);
    await query(stand);
    expect(await canDistribute(query)).toBe(true);
    const before = await keys();
    const statements = await listDistribution(query);
    for (const statement of statements.filter((one) => !one.startsWith('alter role'))) await query(statement);
    const isLeftOut = ({ name = '', key = '' }: Record<string, unknown>) =>
      referenceTables.includes(String(name)) && String(key).includes('REFERENCES tenants');
    expect(before.filter(isLeftOut)).toHaveLength(2);
    expect(await keys()).toEqual(before.filter((key) => !isLeftOut(key)));
    const distributed = statements.flatMap((one) => /create_distributed_table\('(\w+)'/.exec(one)?.[1] ?? []);
    expect(distributed[0]).toBe('tenants');
    expect(distributed).toEqual(expect.arrayContaining(['products', 'policies', 'tenant_usage']));
    expect(distributed).not.toContain('hosts');
  });
  await drop();
});

test('no table has what a shard cannot have', async () => {
  const { url, drop } = await createTestDatabase();
  await withClient(url, async (client) => {
    const triggers = await client.query(`
      select tgrelid::regclass::text as name, tgname from pg_trigger
      where not tgisinternal and (tgtype & 1 = 0 or tgoldtable is not null or tgnewtable is not null)`);
    expect(triggers.rows).toEqual([]);
    const indexes = await client.query(`
      select distinct i.indrelid::regclass::text as name from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'tenant_id' and not a.attisdropped
        join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
      where i.indisunique and not a.attnum = any(i.indkey) order by 1`);
    expect(indexes.rows.map(({ name }) => name)).toEqual(referenceTables.toSorted());
  });
  await drop();
});
