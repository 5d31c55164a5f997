import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../database/connection/connect.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { rowsRead } from '../../testing/rows-read.ts';
import { countSentMails, listFailedMailsOf, listSentMails, type SentMails } from './mails.store.ts';

const tenantId = 'many';
let fresh: TestDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await createTestDatabase();
  database = connect({ url: fresh.url });
  await database.asOwner(async (transaction) => {
    await transaction.execute(sql`insert into tenants (tenant_id, name) values (${tenantId}, 'Many')`);
    await transaction.execute(sql`alter table mails disable trigger user`);
    await transaction.execute(sql`
      insert into mails (tenant_id, id, recipient, subject, text, created_at, next_attempt_at, failed_at, sent_by, template_id)
      select ${tenantId}, 'mail-' || n, 'chan@customer.test', 'Policy ' || n, '', now() - n * interval '1 minute', now(),
        case n % 10 when 0 then now() - n * interval '1 minute' end, (array['ada', 'ben', null])[1 + n % 3], 't-' || n % 4
      from generate_series(1, 20000) as n`);
    await transaction.execute(sql`analyze mails`);
  });
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const all: SentMails = { tenantId, sentBy: undefined, templateId: undefined };

test.each([
  ['of all users', (transaction: Transaction) => listSentMails(all, 100, transaction)],
  ['of one user', (transaction: Transaction) => listSentMails({ ...all, sentBy: 'ada' }, 100, transaction)],
  ['of a template', (transaction: Transaction) => listSentMails({ ...all, templateId: 't-1' }, 100, transaction)],
  ['that failed', (transaction: Transaction) => listFailedMailsOf(tenantId, 100, transaction)],
])('the newest mails %s are read without the others', async (_name, list) => {
  await database.read({ tenantId }, async (transaction) => {
    const rows = await rowsRead(transaction, 'mails', async () => {
      expect(await list(transaction)).toHaveLength(100);
    });
    expect(rows).toBeGreaterThanOrEqual(100);
    expect(rows).toBeLessThan(400);
  });
});

test('a count stops at the maximum', async () => {
  const counts = await database.read({ tenantId }, async (transaction) => [
    await countSentMails(all, transaction, 10_001),
    await countSentMails(all, transaction),
    await countSentMails({ ...all, sentBy: 'ben', templateId: 't-1' }, transaction, 10_001),
  ]);
  expect(counts).toEqual([10_001, 13_333, 1667]);
});
