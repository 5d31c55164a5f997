import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { connect } from '../connection/connect.ts';
import { withClient } from '../connection/connection.ts';
import type { Database } from '../database.ts';

let made: TestDatabase;
let database: Database;
beforeAll(async () => {
  made = await createTestDatabase();
  // A server with the extension, on which the triggers' refusal comes without its code: here, they do not refuse at all.
  await withClient(made.url, (client) =>
    client.query(`create function create_distributed_table(regclass, text) returns void language sql as '';
      drop trigger check_limits on tenant_usage; drop trigger check_limits_of_new on tenant_usage;
      insert into tenants (tenant_id, name) values ('full', 'Full'), ('other', 'Other')`),
  );
  database = connect({ url: made.url, poolSize: 1 });
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

const insertTexts = (tenantId: string, ...keys: readonly string[]) =>
  database.write({ tenantId }, async (transaction) => {
    for (const key of keys) {
      await transaction.execute(sql`
        insert into l10n (tenant_id, key, locale, value, revision) values (${tenantId}, ${key}, 'en-US', 'text', 'r')`);
    }
  });
const keysOf = async (tenantId: string) =>
  (await database.query('select key from l10n where tenant_id = $1 order by key', [tenantId])).rows.map(
    ({ key }) => key,
  );

test('what exceeds a limit is refused with its numbers, and nothing else is', async () => {
  await insertTexts('full', 'a');
  await database.query(
    `insert into tenant_limits (tenant_id, name, max)
     select 'full', 'records', sum(records) + 1 from tenant_usage where tenant_id = 'full'`,
  );
  await insertTexts('full', 'b');
  await expect(insertTexts('full', 'c', 'd')).rejects.toMatchObject({
    problems: [
      {
        code: 'LIMIT_EXCEEDED',
        message: expect.stringMatching(/limit of records is reached: .* 0 remaining, 2 needed/),
      },
    ],
  });
  expect(await keysOf('full')).toEqual(['a', 'b']);
  // In the same connection, whose last transaction added something.
  await database.write({ tenantId: 'full' }, (transaction) =>
    transaction.execute(sql`update l10n set value = 'TEXT' where tenant_id = 'full' and key = 'a'`),
  );
  await database.write({ tenantId: 'full' }, (transaction) => transaction.execute(sql`select 1`));
  await insertTexts('other', 'c', 'd');
  await database.write({ tenantId: 'full' }, (transaction) =>
    transaction.execute(sql`delete from l10n where tenant_id = 'full' and key = 'b'`),
  );
  await insertTexts('full', 'c');
  expect(await keysOf('full')).toEqual(['a', 'c']);
});
