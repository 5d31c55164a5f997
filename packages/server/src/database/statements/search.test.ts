// Searching for parts of texts through an index, compared with reading every row.
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toPage as toCasePage } from '../../features/cases/case-list.ts';
import { listCases } from '../../features/cases/cases.store.ts';
import { toPage } from '../../features/policies/policy-list.ts';
import { listTransactions } from '../../features/transactions/transactions.store.ts';
import { toPage as toTransactionPage } from '../../features/transactions/transaction-list.ts';
import { countPolicies, listPolicies } from '../../features/policies/policies.store.ts';
import { explain } from '../../testing/explain.ts';
import { rowsRead } from '../../testing/rows-read.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { connect } from '../connection/connect.ts';
import type { Database, Transaction } from '../database.ts';
import { findRows } from './search.ts';

let fresh: TestDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await createTestDatabase();
  database = connect({ url: fresh.url });
  await database.asOwner(async (transaction) => {
    await transaction.execute(sql`alter table policies disable trigger user`);
    await transaction.execute(sql`alter table cases disable trigger user`);
    await transaction.execute(sql`
      insert into tenants (tenant_id, name) select unnest(array['ours', 'theirs', 'many', 'random']), 'T'`);
  });
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});

/** Policies with these texts; their ids are the positions. */
async function insertPolicies(tenantId: string, texts: readonly string[]): Promise<void> {
  await database.asOwner(async (transaction) => {
    await transaction.execute(sql`delete from policies where tenant_id = ${tenantId}`);
    const columns = sql`tenant_id, id, search_folded, created_at, last_modified_at`;
    await transaction.execute(sql`
      insert into policies (${columns}) select ${tenantId}, (n - 1)::text, lower(folded), now(), now()
      from unnest(${sql.param(texts)}::text[]) with ordinality as texts (folded, n)`);
    await transaction.execute(
      sql`insert into policy_documents (tenant_id, id, document)
        select tenant_id, id, jsonb_build_object('id', id) from policies where tenant_id = ${tenantId}
        on conflict do nothing`,
    );
  });
}

async function idsContaining(tenantId: string, text: string): Promise<string[]> {
  const page = toPage({ where: { text_contains: text }, sort: { fieldName: 'id', type: 'ASC' } });
  const found = await database.read({ tenantId }, (transaction) =>
    listPolicies(transaction, { tenantId, reach: {} }, page),
  );
  return found.map(({ id }) => id).toSorted((one, other) => Number(one) - Number(other));
}

const finder = 'find_policies';

async function isIndexed(tenantId: string, text: string): Promise<boolean> {
  const found = await database.read({ tenantId }, (transaction) =>
    findRows(transaction, { tenantId, oneOf: [{ finder, text }], atMost: 1000 }),
  );
  return found !== undefined;
}

const texts = [
  'P-1 Chan Tai Man 陳大文 chan@a.test',
  'P-22 Müller PRÄMIE',
  'mu\u0308ller 100% a_b',
  '保險😀計劃',
  'axb',
  '',
];

describe('a search', () => {
  beforeAll(async () => {
    await insertPolicies('ours', texts);
    await insertPolicies('theirs', texts);
  });

  test.each([
    ['chan', true, [0]],
    ['TAI M', true, [0]],
    ['陳', true, [0]],
    ['大文', true, [0]],
    ['n 陳', true, [0]],
    ['文 c', true, [0]],
    ['保險', true, [3]],
    ['保險計劃', true, []],
    ['😀', true, [3]],
    ['險😀計', true, [3]],
    ['Prämie', true, [1]],
    ['pra\u0308mie', true, [1]],
    ['müller', true, [1, 2]],
    ['ü', true, [1, 2]],
    ['p-22', true, [1]],
    ['100%', true, [2]],
    ['a_b', true, [2]],
    ['a%b', true, []],
    [String.raw`\a_b`, true, []],
    ['absent', true, []],
    ['x'.repeat(5_000), true, []],
    ['an', false, [0]],
    ['_', false, [2]],
    ['%', false, [2]],
    ['', false, [0, 1, 2, 3, 4, 5]],
  ])('for %j is by the index: %j, and finds %j', async (text, byIndex, found) => {
    expect(await idsContaining('ours', text)).toEqual(found.map(String));
    expect(await isIndexed('ours', text)).toBe(byIndex);
  });

  test('finds the same as a comparison of every row, whatever the texts', async () => {
    const characters = [
      'a',
      'A',
      'b',
      '1',
      ' ',
      '-',
      '%',
      '_',
      '\\',
      'ä',
      'a\u0308',
      'É',
      'ß',
      'İ',
      'Σ',
      '陳',
      '保',
      '險',
      '😀',
    ];
    const text = (maxLength: number) =>
      fc.array(fc.constantFrom(...characters), { maxLength }).map((parts) => parts.join(''));
    const all = fc.tuple(fc.array(text(12), { maxLength: 20 }), fc.array(text(6), { maxLength: 8 }));
    await fc.assert(
      fc.asyncProperty(all, async ([stored, wanted]) => {
        await insertPolicies('random', stored);
        const parts = stored.map((whole, index) => whole.slice(index % 3, (index % 3) + 1 + (index % 5)));
        for (const one of [...wanted, ...parts].filter((part) => part.isWellFormed())) {
          expect(await idsContaining('random', one)).toEqual(await read('random', one));
        }
      }),
      { numRuns: 15 },
    );
  });

  test('is only in the tenant of the transaction', async () => {
    expect(await idsContaining('theirs', 'chan')).toEqual(['0']);
    await database.asOwner((transaction) => transaction.execute(sql`delete from policies where tenant_id = 'theirs'`));
    expect(await idsContaining('theirs', 'chan')).toEqual([]);
  });

  test.each(['find_policies', 'find_policy_descriptions', 'find_transactions', 'find_cases'])(
    '%s refuses another tenant than that of the transaction',
    async (name) => {
      const foreign = database.read({ tenantId: 'theirs' }, (transaction) =>
        findRows(transaction, { tenantId: 'ours', oneOf: [{ finder: name, text: 'chan' }], atMost: 1000 }),
      );
      await expect(foreign).rejects.toMatchObject({
        cause: { message: 'A search must be in the tenant of the transaction.' },
      });
    },
  );

  test('finds policies by description, and transactions by number', async () => {
    await database.asOwner(async (transaction) => {
      await transaction.execute(sql`
        update policies set description_folded = 'to 日本 and back' where tenant_id in ('ours', 'theirs') and id = '4'`);
      await transaction.execute(sql`
        insert into transactions (tenant_id, id, transaction_number, created_at, last_modified_at)
        select tenant_id, 't-' || tenant_id, 'PAY-77', now(), now() from unnest(array['ours', 'theirs']) tenant_id`);
      await transaction.execute(sql`insert into transaction_documents (tenant_id, id, document)
        select tenant_id, id, jsonb_build_object('id', id) from transactions`);
    });
    const tenantId = 'ours';
    const found = await database.read({ tenantId }, async (transaction) => {
      const policies = await listPolicies(
        transaction,
        { tenantId, reach: {} },
        toPage({
          where: { or: [{ description_contains: '日本' }, { text_contains: 'p-22' }, { text_contains: '日本' }] },
        }),
      );
      const payments = await listTransactions(
        transaction,
        tenantId,
        toTransactionPage({ where: { transactionNumber_contains: 'ay-7' } }),
      );
      return [...policies, ...payments].map(({ id }) => id);
    });
    expect(found.toSorted()).toEqual(['1', '4', 't-ours']);
  });

  test('finds cases by number, name or contact', async () => {
    await database.asOwner(async (transaction) => {
      await transaction.execute(sql`
        insert into cases (tenant_id, id, case_number, name, search_folded, created_at, last_modified_at)
        values ('ours', 'c1', 'CS-77', 'Ada Wong', null, now(), now()), ('ours', 'c2', null, '黃小明', 'ada@b.test', now(), now())`);
      await transaction.execute(sql`insert into case_documents (tenant_id, id, document)
        select tenant_id, id, jsonb_build_object('id', id) from cases`);
    });
    const scope = { tenantId: 'ours', heldBy: undefined };
    const ids = async (where: object) =>
      database.read({ tenantId: 'ours' }, async (transaction) =>
        (await listCases(transaction, scope, toCasePage({ where }))).map(({ id }) => id),
      );
    expect(await ids({ caseNumber_contains: 'cs-7' })).toEqual(['c1']);
    expect(await ids({ name_contains: '黃' })).toEqual(['c2']);
    expect(await ids({ text_contains: 'ADA@' })).toEqual(['c2']);
    expect(await ids({ and: [{ name_contains: 'ada' }, { text_contains: 'ada' }] })).toEqual([]);
    expect(await ids({ or: [{ name_contains: 'ada' }, { text_contains: 'ada' }] })).toEqual(['c1', 'c2']);
  });
});

/** By comparing every row, as the owner. */
async function read(tenantId: string, text: string): Promise<string[]> {
  const forms = [text, text.normalize('NFC'), text.normalize('NFD')];
  const rows = await database.asOwner((transaction) =>
    transaction.execute<{ id: string }>(sql`select id from policies where tenant_id = ${tenantId}
      and exists (select from unnest(${sql.param(forms)}::text[]) form where strpos(search_folded, lower(form)) > 0)
      order by id::integer`),
  );
  return rows.map(({ id }) => id);
}

describe('in a tenant of many policies', () => {
  beforeAll(async () => {
    await database.asOwner(async (transaction) => {
      const [index] = await transaction.execute<{ definition: string }>(
        sql`select pg_get_indexdef('policies_by_gram'::regclass) as definition`,
      );
      await transaction.execute(sql`drop index policies_by_gram`);
      await transaction.execute(sql`
        insert into policies (tenant_id, id, search_folded, created_at, last_modified_at)
        select 'many', n::text, 'p-' || n || ' common ' || case n % 600 when 0 then '陳大文' else '黃小明' end,
          now() - n * interval '1 minute', now()
        from generate_series(1, 12000) as n`);
      await transaction.execute(sql`insert into policy_documents (tenant_id, id, document)
        select tenant_id, id, jsonb_build_object('id', id) from policies where tenant_id = 'many'`);
      await transaction.execute(sql.raw(index?.definition ?? ''));
      await transaction.execute(sql`analyze policies`);
    });
  });

  /** The scans of the index and the rows of the table that some work reads. */
  async function readBy(transaction: Transaction, work: () => Promise<unknown>) {
    const countScans = async () => {
      const [row] = await transaction.execute<{ scans: number }>(
        sql`select pg_stat_get_xact_numscans('policies_by_gram'::regclass)::integer as scans`,
      );
      return row?.scans ?? 0;
    };
    const before = await countScans();
    const rows = await rowsRead(transaction, 'policies', work);
    return { scans: (await countScans()) - before, rows };
  }

  test.each([
    ['an absent text', { text_contains: 'absent' }, 0],
    ['a rare number', { text_contains: 'p-11999' }, 1],
    ['a rare surname', { text_contains: '陳' }, 20],
    ['one of two', { or: [{ text_contains: 'p-11999' }, { and: [{ text_contains: 'absent' }] }] }, 1],
    ['an absent description', { description_contains: 'absent' }, 0],
    [
      'the rarer of two',
      { and: [{ or: [{ text_contains: 'com' }, { text_contains: 'mon' }] }, { text_contains: 'p-11999' }] },
      1,
    ],
  ])('%s is found without reading the others', async (_name, where, count) => {
    const scope = { tenantId: 'many', reach: {} };
    const page = toPage({ where, limit: 20 });
    await database.read({ tenantId: 'many' }, async (transaction) => {
      const { scans, rows } = await readBy(transaction, async () => {
        expect(await listPolicies(transaction, scope, page)).toHaveLength(count);
      });
      if (!('description_contains' in where)) expect(scans).toBeGreaterThan(0);
      expect(rows).toBeLessThan(2500);
    });
  });

  test('what may match without a searched text is found, too', async () => {
    const where = { or: [{ text_contains: 'p-11999' }, { id_in: ['5', '6'] }] };
    const scope = { tenantId: 'many', reach: {} };
    const page = toPage({ where, limit: 20 });
    const found = await database.read({ tenantId: 'many' }, async (transaction) => ({
      ids: (await listPolicies(transaction, scope, page)).map(({ id }) => id),
      count: await countPolicies(transaction, scope, page, 10_001),
    }));
    expect(found).toEqual({ ids: ['5', '6', '11999'], count: 3 });
  });

  test('a text that is too short for the index is searched for in the table, not in the order of the list', async () => {
    const page = toPage({ where: { text_contains: 'zq' }, limit: 20 });
    const scans = await database.read({ tenantId: 'many' }, (transaction) =>
      explain(transaction, (explained) => listPolicies(explained, { tenantId: 'many', reach: {} }, page)),
    );
    expect(scans).toContain('Seq Scan');
  });

  test('a count includes other conditions than the text', async () => {
    const where = { text_contains: 'common', and: [{ text_contains: '陳' }] };
    const few = { text_contains: 'common', id_in: ['1', '2', 'none'] };
    const scope = { tenantId: 'many', reach: {} };
    const counts = await database.read({ tenantId: 'many' }, async (transaction) => [
      await countPolicies(transaction, scope, toPage({ where }), 10_001),
      await countPolicies(transaction, scope, toPage({ where: few }), 10_001),
    ]);
    expect(counts).toEqual([20, 2]);
  });

  test('a text of most policies is read in the order of the list, until the page is full', async () => {
    const scope = { tenantId: 'many', reach: {} };
    const page = toPage({ where: { text_contains: 'common' }, limit: 20 });
    await database.read({ tenantId: 'many' }, async (transaction) => {
      const { scans, rows } = await readBy(transaction, async () => {
        expect(await listPolicies(transaction, scope, page)).toHaveLength(20);
      });
      expect(scans).toBe(0);
      expect(rows).toBeLessThan(2500);
      expect(await countPolicies(transaction, scope, page, 10_001)).toBe(10_001);
      expect(await countPolicies(transaction, scope, page)).toBe(12_000);
    });
  });
});
