import { type AddressInfo, createServer } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { databaseFailureOf } from '../../errors/database-failure.ts';
import { connect } from './connect.ts';
import { idleConnectionMs } from './pools.ts';
import type { Database, Transaction } from '../database.ts';

const insurers = pgTable('insurers', {
  tenantId: text('tenant_id').notNull(),
  id: text('id').notNull(),
  name: text('name').notNull(),
  revision: text('revision').notNull(),
});

let fresh: TestDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await createTestDatabase();
  database = connect({ url: fresh.url, poolSize: 4 });
  await database.asOwner(async (transaction) => {
    await transaction.execute(sql`insert into tenants (tenant_id, name) values ('ours', 'Ours'), ('theirs', 'Theirs')`);
    for (const tenantId of ['ours', 'theirs']) {
      await transaction.insert(insurers).values({ tenantId, id: 'one', name: `Insurer of ${tenantId}`, revision: '1' });
    }
  });
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

function namesOf(tenantId: string): Promise<string[]> {
  return database.asOwner(async (transaction) => {
    const rows = await transaction.select().from(insurers).where(eq(insurers.tenantId, tenantId));
    return rows.map((row) => row.name).toSorted();
  });
}

describe('the second wall', () => {
  test('shows no row of another tenant to a query without a tenant condition', async () => {
    const rows = await database.read({ tenantId: 'ours' }, (transaction) => transaction.select().from(insurers));
    expect(rows.map((row) => row.tenantId)).toEqual(['ours']);
  });

  test('changes and deletes no row of another tenant without a condition', async () => {
    await database.write({ tenantId: 'ours' }, (transaction) => transaction.update(insurers).set({ name: 'Renamed' }));
    expect(await namesOf('theirs')).toEqual(['Insurer of theirs']);
    await database.write({ tenantId: 'ours' }, (transaction) => transaction.delete(insurers));
    expect(await namesOf('theirs')).toEqual(['Insurer of theirs']);
    expect(await namesOf('ours')).toEqual([]);
  });

  test('inserts no row for another tenant, and moves none there', async () => {
    const forTheirs = { tenantId: 'theirs', id: 'two', name: 'Smuggled', revision: '1' };
    const insert = database.write({ tenantId: 'ours' }, (transaction) =>
      transaction.insert(insurers).values(forTheirs),
    );
    await expect(insert).rejects.toMatchObject({ cause: { code: '42501' } });
    await database.write({ tenantId: 'ours' }, (transaction) =>
      transaction.insert(insurers).values({ ...forTheirs, tenantId: 'ours' }),
    );
    const move = database.write({ tenantId: 'ours' }, (transaction) =>
      transaction.update(insurers).set({ tenantId: 'theirs' }),
    );
    await expect(move).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await namesOf('theirs')).toEqual(['Insurer of theirs']);
  });

  test('shows nothing to a tenant that does not exist or has an empty name', async () => {
    for (const tenantId of ['nobody', '', "ours' or 'a'='a"]) {
      expect(await database.read({ tenantId }, (transaction) => transaction.select().from(insurers))).toEqual([]);
    }
  });

  test('runs requests as a role that is neither superuser nor owner and cannot bypass the policies', async () => {
    const [role] = await database.read({ tenantId: 'ours' }, (transaction) =>
      transaction.execute<{ name: string; may_all: boolean; owned: string }>(sql`
        select current_user as name, rolsuper or rolbypassrls or rolcreaterole as may_all,
          (select count(*) from pg_class where relowner = pg_roles.oid) as owned
        from pg_roles where rolname = current_user`),
    );
    expect(role).toEqual({ name: 'coverwright_app', may_all: false, owned: '0' });
  });

  test('applies to every table: the tenant comes first in the primary key, and a policy protects it', async () => {
    const tables = await database.asOwner((transaction) =>
      transaction.execute<{ name: string; first_key: string; guarded: boolean; policies: string }>(sql`
        select relname as name, attname as first_key, relrowsecurity as guarded,
          (select string_agg(qual || coalesce(with_check, '') || roles::text, ' ') from pg_policies
            where tablename = relname and schemaname = 'public') as policies
        from pg_class
        left join pg_index on indrelid = pg_class.oid and indisprimary
        left join pg_attribute on attrelid = pg_class.oid and attnum = indkey[0]
        where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
          and relname not in ('schema_migrations', 'installation')`),
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const table of tables) {
      expect(table).toMatchObject({ first_key: 'tenant_id', guarded: true });
      expect(table.policies).toBe(
        "(tenant_id = current_setting('coverwright.tenant_id'::text, true)){coverwright_app}",
      );
    }
  });

  test('leaves no trace of the tenant on the connection for the next transaction', async () => {
    const single = connect({ url: fresh.url, poolSize: 1 });
    await single.read({ tenantId: 'theirs' }, (transaction) => transaction.select().from(insurers));
    const [settings] = await single.asOwner((transaction) =>
      transaction.execute(
        sql`select current_setting('coverwright.tenant_id', true) as tenant, current_user = session_user as is_self`,
      ),
    );
    await single.close();
    expect(settings).toEqual({ tenant: '', is_self: true });
  });

  test('refuses a query sent after its transaction has ended', async () => {
    let kept: Transaction | undefined;
    await database.read({ tenantId: 'ours' }, async (transaction) => {
      kept = transaction;
      await transaction.select().from(insurers);
    });
    await expect(async () => kept?.select().from(insurers)).rejects.toMatchObject({
      cause: { message: 'A query was sent after its transaction had ended.' },
    });
  });
});

test('survives a server that ends the connection at its first query', async () => {
  // Accepts the user, gives a process number, is ready for a query, and ends.
  const greeting = Buffer.from([
    0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x4b, 0, 0, 0, 12, 0, 0, 0, 1, 0, 0, 0, 1, 0x5a, 0, 0, 0, 5, 0x49,
  ]);
  const server = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .once('data', () => {
        socket.write(greeting);
        socket.once('data', () => socket.destroy());
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cut = connect({ url: `postgres://user@127.0.0.1:${port}/none?sslmode=disable` });
  const failure: unknown = await cut.ping().catch((error: unknown) => error);
  expect(databaseFailureOf(failure)).toBe('unavailable');
  await cut.close();
  await new Promise((resolve) => server.close(resolve));
});

describe('a transaction', () => {
  test('is rolled back completely when the work throws', async () => {
    const work = database.write({ tenantId: 'theirs' }, async (transaction) => {
      await transaction.insert(insurers).values({ tenantId: 'theirs', id: 'three', name: 'Half', revision: '1' });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await namesOf('theirs')).not.toContain('Half');
  });

  test('fails if one of its statements did, even if the work continued', async () => {
    const work = database.write({ tenantId: 'theirs' }, async (transaction) => {
      await transaction.insert(insurers).values({ tenantId: 'theirs', id: 'four', name: 'Lost', revision: '1' });
      await transaction.execute(sql`select 1 / 0`).catch(() => undefined);
      return 'saved';
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(await namesOf('theirs')).not.toContain('Lost');
  });

  test('fails before anything is sent when the tenant cannot be set', async () => {
    const work = database.write({ tenantId: 'a\0b' }, (transaction) => transaction.select().from(insurers));
    await expect(work).rejects.toThrow('NUL');
    expect(await namesOf('theirs')).toContain('Insurer of theirs');
  });

  test('returns stored values unchanged, large numbers and times as text', async () => {
    const [row] = await database.asOwner((transaction) =>
      transaction.execute(sql`
        select 9007199254740993 as large, 1.10 as exact, ${null}::text as nothing, array['a', null, '"']::text[] as list,
          '{"a": [1]}'::jsonb as json, true as yes, timestamptz '2026-01-02 03:04:05.123456Z' as instant`),
    );
    expect(row).toEqual({
      large: '9007199254740993',
      exact: '1.10',
      nothing: null,
      list: ['a', null, '"'],
      json: { a: [1] },
      yes: true,
      instant: expect.stringMatching(/^2026-01-0\d \d\d:04:05\.123456/),
    });
  });

  test('reads one snapshot and cannot write in it', async () => {
    await database.read({ tenantId: 'theirs' }, async (transaction) => {
      const before = await transaction.select().from(insurers);
      await database.write({ tenantId: 'theirs' }, (other) =>
        other.insert(insurers).values({ tenantId: 'theirs', id: 'late', name: 'Late', revision: '1' }),
      );
      expect(await transaction.select().from(insurers)).toEqual(before);
    });
    await expect(
      database.read({ tenantId: 'theirs' }, (transaction) => transaction.update(insurers).set({ name: 'x' })),
    ).rejects.toMatchObject({ cause: { code: '25006' } });
  });
});

test('connections opened by a burst are closed after they have been idle for a while', async () => {
  // Has no connections of other pools, which come and go meanwhile.
  const own = await createTestDatabase();
  const burst = connect({ url: own.url, poolSize: 8 });
  const openCount = () =>
    database.asOwner(async (transaction) => {
      const open = await transaction.execute(
        sql`select pid from pg_stat_activity
          where application_name = 'coverwright' and datname = ${new URL(own.url).pathname.slice(1)}`,
      );
      return open.length;
    });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const begun = Promise.withResolvers<void>();
    let waiting = 7;
    const everyone = Array.from({ length: 7 }, (_value, nth) =>
      // A write resolves only after its connection has been returned, unlike a read.
      burst.write({ tenantId: `tenant-${nth}` }, async (transaction) => {
        waiting -= 1;
        if (waiting === 0) begun.resolve();
        await begun.promise;
        await transaction.execute(sql`select 1`);
      }),
    );
    await Promise.all(everyone);
    vi.advanceTimersByTime(idleConnectionMs);
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(openCount).toBe(3);
  await burst.close();
  await own.drop();
});
