import { expect, test } from 'vitest';
import { statementFaults } from './statement-faults.ts';

const tenantTables = new Set(['products', 'users', 'tenants']);
const ofTenant = (text: string) => statementFaults(text, { tenantTables, isTenants: true });
const ofOwner = (text: string) => statementFaults(text, { tenantTables, isTenants: false });

test.each([
  'select 1 from products where tenant_id = $1',
  'select 1 from products p where $1 = p.tenant_id and (p.plan = $2 or p.type = $3)',
  'select (select name from users u where u.tenant_id = $2) from products p where p.tenant_id = $1::text for update of p',
  'select 1 from products p left join users u on u.tenant_id = $2 and u.id = p.created_by where p.tenant_id = $1',
  'select 1 from hosts h where h.host = $1',
  'insert into products (plan, tenant_id) values ($1, $2)',
  'insert into products (tenant_id, plan) select $1, plan from products where tenant_id = $2',
  'insert into products (tenant_id) select t.tenant_id from (select tenant_id from tenants where tenant_id = $1) t, unnest($2)',
  'with given as (select 1 from users where tenant_id = $1) insert into products (tenant_id) select $2 from given',
  'update products p set plan = $1 from users u where p.tenant_id = $2 and u.tenant_id = $3',
  'delete from products p using users u where p.tenant_id = $1 and u.tenant_id = $2',
  'insert into products as p (tenant_id) values ($1) on conflict (tenant_id) do update set n = 1 where p.n < $2',
])('runs on the shards of one tenant: %s', (text) => {
  expect(ofTenant(text)).toEqual([]);
  expect(ofOwner(text)).toEqual([]);
});

test.each([
  ['select 1 from products', 'the tenant of products'],
  ['select 1 from products where tenant_id = $1 or plan = $2', 'the tenant of products'],
  ['select 1 from products p join users u on u.tenant_id = p.tenant_id where p.tenant_id = $1', 'the tenant of u'],
  ['select 1 from products p where p.tenant_id = $1 and exists (select from users u where u.id = p.id)', 'of u'],
  ['select 1 from products p, users u where tenant_id = $1 and u.tenant_id = $1', 'the tenant of p'],
  ["select 1 from products where tenant_id = current_setting('a')", 'the tenant of products'],
  ['update products p set plan = $1 from users u where p.tenant_id = u.tenant_id and u.tenant_id = $2', 'tenant of p'],
  ['delete from products where plan = $1', 'the tenant of products'],
  ['insert into products (plan) values ($1)', 'inserted into products is no parameter'],
  ["insert into products (tenant_id) values ('a')", 'inserted into products is no parameter'],
  ['insert into products (tenant_id) select $1 from unnest($2)', 'from no table of the tenant'],
  ['with given as (select unnest($1)) insert into products (tenant_id) select $2 from given', 'from no table'],
  [
    'insert into products as p (tenant_id) values ($1) on conflict (tenant_id) do update set n = 1 where p.n < f(1)',
    'a function decides',
  ],
])('is refused by some shard: %s', (text, reason) => {
  expect(ofTenant(text).join()).toContain(reason);
});

test('the owner reads all tenants, but locks rows of one', () => {
  const chained = 'select 1 from products p join users u on u.tenant_id = p.tenant_id';
  expect(ofOwner(chained)).toEqual([]);
  expect(ofOwner(`${chained} for update skip locked`)).toHaveLength(2);
  expect(ofOwner(`${chained} where p.tenant_id = $1`)).toEqual(['the tenant of u is not compared with a parameter']);
});
