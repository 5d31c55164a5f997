import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PgBoss } from 'pg-boss';
import pino from 'pino';
import { inject, afterEach, describe, expect, test } from 'vitest';
import { createBlankDatabase, type TestDatabase } from '../testing/postgres.ts';
import { withClient } from './connection/connection.ts';
import { harmlessMark, migrate, readMigrations } from './migrate.ts';
import { queueSchema, queueVersion } from './queue-schema.ts';

const log = pino({ level: 'silent' });
const made: TestDatabase[] = [];
afterEach(async () => {
  for (const database of made.splice(0)) await database.drop();
});

async function blank(): Promise<string> {
  const database = await createBlankDatabase();
  made.push(database);
  return database.url;
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const { rows } = await withClient(url, (client) => client.query<Record<string, unknown>>(statement));
  return rows;
}

describe('migrate', () => {
  test('opens data of the first schema with every later migration', async () => {
    const url = await blank();
    const [first, ...later] = await readMigrations();
    await migrate(url, log, first === undefined ? [] : [first]);
    await query(
      url,
      `insert into tenants (tenant_id, name) values ('t', 'T');
       insert into products (tenant_id, plan, type, version, revision) values ('t', 'plan', 'type', '1', 'r')`,
    );
    await migrate(url, log);
    expect(await query(url, 'select plan, version from products')).toEqual([{ plan: 'plan', version: '1' }]);
    expect(await query(url, 'select name from schema_migrations order by 1')).toHaveLength(1 + later.length);
  });

  test('leaves existing benefits, price logic and texts unchanged in later migrations', async () => {
    const url = await blank();
    const migrations = await readMigrations();
    const earlier = migrations.filter(({ name }) => name < '0003');
    expect(earlier.length).toBeLessThan(migrations.length);
    await migrate(url, log, earlier);
    await query(
      url,
      `insert into tenants (tenant_id, name) values ('t', 'T');
       insert into products (tenant_id, plan, type, version, underwriting_rules, revision)
         values ('t', 'plan', 'type', '1', '{ "if": [true, []] }', 'r1');
       insert into price_logics (tenant_id, plan, type, version, amount_logic, currency_code, revision, created_by)
         values ('t', 'plan', 'type', '1', '{"+": [0.10, 1e2]}', 'JPY', 'r2', 'gone');
       insert into benefits (tenant_id, plan, type, version, type_id, option_key, parent_type_id, parent_option_keys,
           currency_code, is_value_input, value_json, position, revision)
         values ('t', 'plan', 'type', '1', 'a', '', null, null, 'HKD', false, ' 1.50 ', 0, 'r3'),
           ('t', 'plan', 'type', '1', 'b', 'gold', 'a', '{x,y}', null, true, '"中文"', 1, 'r4');
       insert into l10n (tenant_id, key, locale, value, revision)
         values ('t', 'products-plan|1|type-benefits-a-name', 'zh-HK', E' 行李\r\n', 'r5')`,
    );
    const tables = ['products', 'price_logics', 'benefits', 'l10n'];
    const read = () => Promise.all(tables.map((table) => query(url, `select * from ${table} order by revision`)));
    const before = await read();
    expect(before.map(({ length }) => length)).toEqual([1, 1, 2, 1]);
    await migrate(url, log);
    const after = await read();
    expect(after).toMatchObject(before);
    expect(after[2]).toMatchObject([{ last_modified_by: null }, { last_modified_by: null }]);
  });

  test('gives a bucket to existing tenants', async () => {
    const url = await blank();
    const earlier = (await readMigrations()).filter(({ name }) => name < '0004');
    await migrate(url, log, earlier);
    await query(url, `insert into tenants (tenant_id, name) values ('acme_uat', 'A'), ('beta', 'B')`);
    await migrate(url, log);
    expect(await query(url, 'select tenant_id, name, provider_id from buckets order by 1')).toEqual([
      { tenant_id: 'acme_uat', name: 'acme-uat-documents', provider_id: 'disk' },
      { tenant_id: 'beta', name: 'beta-documents', provider_id: 'disk' },
    ]);
  });

  test('makes existing users administrators, and requires a role for later ones', async () => {
    const url = await blank();
    const earlier = (await readMigrations()).filter(({ name }) => name < '0011');
    await migrate(url, log, earlier);
    const insert = (id: string) => `insert into users (tenant_id, id, email, username, password_hash)
      values ('acme', '${id}', '${id}@insurer.test', '${id}', 'hash')`;
    await query(url, `insert into tenants (tenant_id, name) values ('acme', 'A')`);
    await query(url, insert('ada'));
    await migrate(url, log);
    expect(await query(url, 'select id, password_hash, role, invited_at, deactivated_at from users')).toEqual([
      { id: 'ada', password_hash: 'hash', role: 'ADMINISTRATOR', invited_at: null, deactivated_at: null },
    ]);
    await expect(query(url, insert('bob'))).rejects.toThrow('role');
  });

  test('lets several servers start simultaneously on one new database', async () => {
    const url = await blank();
    await Promise.all(Array.from({ length: 4 }, () => migrate(url, log)));
    expect(await query(url, 'select count(*)::int as count from tenants')).toEqual([{ count: 0 }]);
  });

  test('lets several new databases of one cluster start simultaneously', async () => {
    const urls = await Promise.all(Array.from({ length: 3 }, blank));
    await expect(Promise.all(urls.map((url) => migrate(url, log)))).resolves.toHaveLength(3);
  });

  test('rolls back a failed migration completely', async () => {
    const url = await blank();
    const half = { name: '9000-half.sql', sql: 'create table half (id int); select 1 / 0;' };
    await expect(migrate(url, log, [half])).rejects.toThrow('division by zero');
    expect(await query(url, `select to_regclass('half') as half`)).toEqual([{ half: null }]);
    await migrate(url, log, [{ ...half, sql: 'create table half (id int)' }]);
  });

  test('refuses a database used by a newer version, and changes nothing', async () => {
    const url = await blank();
    const migrations = await readMigrations();
    await migrate(url, log, [...migrations, { name: '9999-future.sql', sql: 'select 1' }]);
    await expect(migrate(url, log)).rejects.toThrow(/newer version.*9999-future\.sql/);
  });

  test.each(['-- Only adds.', '-- Removes what 0.7 no longer uses.'])(
    'accepts a database with newer migrations that begin with %s, and leaves them in place',
    async (mark) => {
      const url = await blank();
      const newer = { name: '9999-future.sql', sql: `${mark}\ncreate table future (id int)` };
      await migrate(url, log, [...(await readMigrations()), newer]);
      await migrate(url, log);
      expect(await query(url, `select to_regclass('future')::text as future`)).toEqual([{ future: 'future' }]);
      expect(await query(url, `select name from schema_migrations where only_adds and name > '9'`)).toHaveLength(1);
      // The newer version may count other tables.
      await query(url, `comment on table tenant_usage is 'its rules'`);
      await migrate(url, log);
      expect(await query(url, `select obj_description('tenant_usage'::regclass) as rules`)).toEqual([
        { rules: 'its rules' },
      ]);
    },
  );

  test('has only migrations beside which the version before works', async () => {
    const later = (await readMigrations()).filter(({ name }) => name >= '0039');
    expect(later.length).toBeGreaterThan(0);
    const takesAway =
      /\bdrop\s+(?!policy|trigger)|\brename\b|\btruncate\b|\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b|\bset\s+not\s+null\b/i;
    const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    for (const { name, sql } of later) {
      const [mark] = harmlessMark.exec(sql.split('\n')[0] ?? '') ?? [];
      expect(mark, name).toBeDefined();
      const [lastUsedBy] = /\d+\.\d+/.exec(mark ?? '') ?? [];
      // What a version uses is removed by none before the next one.
      if (lastUsedBy !== undefined)
        expect(Number(lastUsedBy.split('.')[1]), name).toBeLessThanOrEqual(Number(version.split('.')[1]));
      else expect(takesAway.exec(sql)?.[0], name).toBeUndefined();
    }
  });

  test('reports a migration that was changed after it had run', async () => {
    const url = await blank();
    await migrate(url, log, [{ name: '0001.sql', sql: 'select 1' }]);
    await expect(migrate(url, log, [{ name: '0001.sql', sql: 'select 2' }])).rejects.toThrow(
      /0001\.sql.*new migration/s,
    );
    await migrate(url, log, [{ name: '0001.sql', sql: 'select 1' }]);
  });

  test('leaves the job queue’s tables in the state of the installed library version', async () => {
    const url = await blank();
    await migrate(url, log);
    const boss = new PgBoss({ connectionString: url, schema: queueSchema, migrate: false, max: 1 });
    await boss.start();
    const drift = await boss.detectSchemaDrift();
    await boss.stop({ graceful: false });
    expect(drift.ok).toBe(true);
    expect(await query(url, `select version from ${queueSchema}.version`)).toEqual([{ version: queueVersion }]);
  });

  test('reports what an administrator must run if the user may not create the job queue’s schema', async () => {
    const url = new URL(await blank());
    const user = `plain_${randomUUID().replaceAll('-', '')}`;
    const password = randomUUID();
    const admin = (statement: string) => query(url.href, statement);
    await admin(`create role ${user} login password '${password}'`);
    await admin(`do $$ begin create role coverwright_app nologin; exception when duplicate_object then null; end $$`);
    await admin(`grant coverwright_app to ${user}; grant all on schema public to ${user}`);
    const own = new URL(url);
    own.username = user;
    own.password = password;
    await expect(migrate(own.href, log)).rejects.toThrow(/create schema coverwright_jobs authorization USER/);
    await admin(`create schema ${queueSchema} authorization ${user}`);
    await migrate(own.href, log);
    expect(await query(own.href, `select version from ${queueSchema}.version`)).toEqual([{ version: queueVersion }]);
    await admin(`drop owned by ${user}; drop role ${user}`);
  });

  test('reports what an administrator must run if the user may not switch to the role', async () => {
    const url = new URL(await blank());
    const user = `limited_${randomUUID().slice(0, 8)}`;
    const password = randomUUID();
    const create = `create role ${user} login password '${password}'`;
    await query(url.href, `${create}; alter database "${url.pathname.slice(1)}" owner to ${user}`);
    url.username = user;
    url.password = password;
    await expect(migrate(url.href, log)).rejects.toThrow(/create role coverwright_app nologin; grant coverwright_app/);
    await query(inject('postgresUrl'), `grant coverwright_app to ${user}`);
    await migrate(url.href, log);
    await query(inject('postgresUrl'), `revoke coverwright_app from ${user}`);
    await made.pop()?.drop();
    await query(inject('postgresUrl'), `drop role ${user}`);
  });
});
