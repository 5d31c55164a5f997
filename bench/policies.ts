// The first 20 of 100,000 policies, filtered and sorted, as a list requests them over HTTP; and the same rows by plain SQL
// through the driver, as the owner and with a fixed filter. The two alternate. The policies are created by the import.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { importFile, openImportFile } from '../packages/server/src/admin/import-file.ts';
import { withClient } from '../packages/server/src/database/connection/connection.ts';
import type { Database } from '../packages/server/src/database/database.ts';
import { createAccessTokens } from '../packages/server/src/features/auth/sessions/access-token.ts';
import { given, openTestSession } from '../packages/server/src/testing/given.ts';
import { type BenchResult, median } from './bench-result.ts';
import { startSide } from './http-load.ts';
import { withDatabase } from './with-database.ts';

const count = 100_000;
const budgetMs = 50;
const rounds = 40;
const authSecret = 'a-secret-that-only-the-benches-know-of';

interface Question {
  readonly name: string;
  readonly variables: object;
  /** After `where p.tenant_id = $1`. */
  readonly sql: string;
}

const questions: readonly Question[] = [
  {
    name: 'by status, product and start, sorted by start',
    variables: {
      where: { status_in: ['ISSUED'], startDate_gt: '2026-06-30T00:00:00Z', productId: { plan: 'plan_3' } },
      sort: { fieldName: 'startDate', type: 'DESC' },
    },
    sql: `and p.status = 'ISSUED' and p.start_date > '2026-06-30' and p.plan = 'plan_3'
      order by p.start_date desc nulls last, p.id limit 20`,
  },
  {
    name: 'by part of the number, newest first',
    variables: { where: { issuerNumber_contains: '-0777' } },
    sql: `and lower(p.issuer_number) like '%-0777%' order by p.created_at desc nulls last, p.id limit 20`,
  },
  {
    name: 'one of two, sorted by number',
    variables: {
      where: { or: [{ status_in: ['CANCELLED'] }, { endDate_lt: '2026-02-01T00:00:00Z' }], isIssued: true },
      sort: { fieldName: 'issuerNumber', type: 'ASC' },
    },
    sql: `and (p.status = 'CANCELLED' or p.end_date < '2026-02-01') and p.issue_date is not null
      order by p.issuer_number, p.id limit 20`,
  },
];

const query = `query ($where: policyWhereInput, $sort: sortInput) {
  policies(where: $where, sort: $sort, limit: 20) { list {
    id issuerNumber status issueDate startDate endDate createdAt contractHolder { name } facts { type value { stringValue } }
    premium { amount formattedPrice }
  } }
}`;

const dayMs = 86_400_000;
const firstDay = Date.UTC(2026, 0, 1);
const statuses = ['ISSUED', 'CANCELLED', 'DECLINED', 'PENDING'];

function toPolicy(n: number): object {
  // Scattered over the year, so that no order is the insertion order.
  const start = firstDay + ((n * 7919) % 365) * dayMs;
  const day = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  const holder = { id: `h${n}`, entityType: 'individual', name: `Customer ${n}`, email: `c${n}@customer.example` };
  return {
    id: `policy-${n}`,
    issuerNumber: `TP-2026-${n % 10}-${String((n * 31) % count).padStart(6, '0')}`,
    status: statuses[Math.floor(n / 10) % statuses.length],
    issueDate: n % 3 === 0 ? null : new Date(start).toISOString(),
    startDate: day(start),
    endDate: day(start + 30 * dayMs),
    description: `Journey of customer ${n}`,
    contractHolder: holder,
    contractInsured: [holder, { ...holder, id: `i${n}` }],
    facts: [
      { type: 'destination', value: 'JP' },
      { type: 'days', value: n % 30 },
    ],
    premium: { amount: n / 100, originalPrice: n / 100, currencyCode: 'HKD', paymentFrequency: 'ONE_TIME' },
    product: { plan: `plan_${n % 10}`, type: 'travel', version: '1' },
    createdAt: new Date(firstDay + ((n * 104_729) % count) * 60_000).toISOString(),
  };
}

async function importPolicies(folder: string, tenantId: string, database: Database): Promise<number> {
  const path = join(folder, 'policies.ndjson');
  const file = createWriteStream(path);
  for (let n = 0; n < count; n += 1) if (!file.write(`${JSON.stringify(toPolicy(n))}\n`)) await once(file, 'drain');
  file.end();
  await once(file, 'finish');
  const opened = await openImportFile(path);
  const startedAt = performance.now();
  const wanted = { thing: 'policies', tenantId, now: new Date(), report: () => undefined } as const;
  const { isWhole } = await importFile(opened, wanted, database);
  if (!isWhole) throw new Error('The import left lines out.');
  return (performance.now() - startedAt) / 1000;
}

async function timed(work: () => Promise<number>): Promise<number> {
  const startedAt = performance.now();
  const rows = await work();
  if (rows !== 20) throw new Error(`${rows} rows instead of 20.`);
  return performance.now() - startedAt;
}

async function compare(
  { name, variables, sql }: Question,
  url: string,
  authorization: string,
  { client, tenantId }: { client: Client; tenantId: string },
): Promise<BenchResult[]> {
  const ask = () =>
    timed(async () => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ query, variables }),
      });
      const { data } = (await response.json()) as { data: { policies: { list: object[] } } };
      return data.policies.list.length;
    });
  const select = () =>
    timed(async () => {
      const { rows } = await client.query(
        `select d.document, p.created_at from policies p join policy_documents d on d.tenant_id = p.tenant_id and d.id = p.id
         where p.tenant_id = $1 ${sql}`,
        [tenantId],
      );
      return rows.length;
    });
  const times: { ours: number[]; plain: number[] } = { ours: [], plain: [] };
  for (let round = -5; round < rounds; round += 1) {
    const [ours, plain] = [await ask(), await select()];
    if (round < 0) continue;
    times.ours.push(ours);
    times.plain.push(plain);
  }
  const [ours, plain] = [median(times.ours), median(times.plain)];
  console.log(`first 20 of ${count} policies ${name}: p50 ${ours.toFixed(1)} ms`);
  console.log(`  plain SQL through the driver: p50 ${plain.toFixed(1)} ms`);
  return [
    { name: `policies ${name}, of the budget of ${budgetMs} ms`, ratio: ours / budgetMs, atMost: 1, figures: { ours } },
    { name: `policies ${name}, against plain SQL (p50)`, ratio: ours / plain, figures: { ours, plain } },
  ];
}

async function measure(folder: string, databaseUrl: string, database: Database): Promise<BenchResult[]> {
  const user = await given.user({ database });
  const importSeconds = await importPolicies(folder, user.tenantId, database);
  console.log(`import of ${count} policies: ${importSeconds.toFixed(1)} s`);
  const accessTokens = await createAccessTokens(authSecret);
  const token = await accessTokens.sign(await openTestSession(user, database, new Date()), new Date());
  const side = await startSide('products-server.ts', ['product', databaseUrl, authSecret]);
  const results: BenchResult[] = [{ name: `import of ${count} policies`, figures: { seconds: importSeconds } }];
  try {
    await withClient(databaseUrl, async (client) => {
      for (const question of questions) {
        const of = { client, tenantId: user.tenantId };
        results.push(...(await compare(question, side.url, `Bearer ${token}`, of)));
      }
    });
  } finally {
    await side.stop();
  }
  return results;
}

export function benchPolicies(): Promise<BenchResult[]> {
  return withDatabase(({ folder, url, database }) => measure(folder, url, database));
}
