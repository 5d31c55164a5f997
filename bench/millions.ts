// Lists, searches and details of a tenant of a million policies among a hundred tenants, over HTTP, so as the role of requests
// with row level security; and the same rows by plain SQL through the driver, as the owner, who may use any index. The two
// alternate. BENCH_TENANTS and BENCH_POLICIES change the numbers: 1,000 tenants and ten million policies need 40 GB.
import type { Client } from 'pg';
import { withClient } from '../packages/server/src/database/connection/connection.ts';
import type { Database } from '../packages/server/src/database/database.ts';
import { createAccessTokens } from '../packages/server/src/features/auth/sessions/access-token.ts';
import { given, openTestSession } from '../packages/server/src/testing/given.ts';
import { type BenchResult, median } from './bench-result.ts';
import { startSide } from './http-load.ts';
import { type Amounts, fill, printSizes } from './millions-data.ts';
import { withDatabase } from './with-database.ts';

const amounts: Amounts = {
  tenants: Number(process.env['BENCH_TENANTS'] ?? 100),
  policies: Number(process.env['BENCH_POLICIES'] ?? 1_000_000),
};
const budgetMs = 50;
const rounds = 20;
const slowMs = 1000;
const authSecret = 'a-secret-that-only-the-benches-know-of';

interface Question {
  readonly name: string;
  readonly list: 'policies' | 'requests';
  readonly where: object;
  readonly isCounted?: boolean;
  readonly skip?: number;
  /** After `where p.tenant_id = $1`. */
  readonly sql: string;
}

const newest = 'order by p.created_at desc nulls last, p.id limit 20';
const questions: readonly Question[] = [
  { name: 'the newest policies', list: 'policies', where: {}, sql: newest },
  { name: 'the newest policies with a bounded count', list: 'policies', where: {}, isCounted: true, sql: newest },
  { name: 'policies after 10,000', list: 'policies', where: {}, skip: 10_000, sql: `${newest} offset 10000` },
  {
    name: 'policies with an absent status',
    list: 'policies',
    where: { status_in: ['NONE'] },
    sql: `and p.status = 'NONE' ${newest}`,
  },
  ...(['policies', 'requests'] as const).flatMap((list) => [
    ...[
      ['an absent text', 'nobody'],
      ['a rare Chinese surname', '歐陽'],
      ['a common Chinese character', '陳'],
      ['a common name', 'tai man'],
      ['a number', '-00007919'],
    ].flatMap(([name, text = '']) => {
      const question = { list, where: { text_contains: text }, sql: `and p.search_folded like '%${text}%' ${newest}` };
      return [
        { name: `${list} with ${name}`, ...question },
        { name: `${list} with ${name} and a bounded count`, ...question, isCounted: true },
      ];
    }),
    {
      name: `one of the ${list} by id`,
      list,
      where: { id: list === 'policies' ? 'policy-77' : 'case-77' },
      sql: `and p.id = '${list === 'policies' ? 'policy-77' : 'case-77'}'`,
    },
  ]),
  { name: 'the newest requests with a bounded count', list: 'requests', where: {}, isCounted: true, sql: newest },
];

function toQuery({ list, isCounted = false }: Question): string {
  return `query ($where: ${list === 'policies' ? 'policyWhereInput' : 'caseWhere'}, $skip: Int) {
    page: ${list}(where: $where, limit: 20, skip: $skip) { ${isCounted ? 'totalCount totalCountIsLowerBound' : ''}
      list { id status createdAt } } }`;
}

async function timed(work: () => Promise<number>): Promise<{ readonly ms: number; readonly rows: number }> {
  const startedAt = performance.now();
  const rows = await work();
  return { ms: performance.now() - startedAt, rows };
}

interface Sides {
  readonly url: string;
  /** Valid for some minutes, so shorter than all of this lasts. */
  readonly authorize: () => Promise<string>;
  readonly client: Client;
  readonly tenantId: string;
}

async function compare(question: Question, { url, authorize, client, tenantId }: Sides): Promise<BenchResult[]> {
  const { name, list, where, skip = 0, sql } = question;
  const body = JSON.stringify({ query: toQuery(question), variables: { where, skip } });
  const headers = { 'content-type': 'application/json', authorization: await authorize() };
  const ask = async () => {
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    const answer = (await response.json()) as { data?: { page: { list: object[] } } | null };
    if (!answer.data) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer.data.page.list.length;
  };
  const [rows, documents] = list === 'policies' ? ['policies', 'policy_documents'] : ['cases', 'case_documents'];
  const select = async () => {
    const found = await client.query(
      `select d.document, p.created_at from (select * from ${rows} p where p.tenant_id = $1 ${sql}) p
       join ${documents} d on d.tenant_id = p.tenant_id and d.id = p.id`,
      [tenantId],
    );
    return found.rows.length;
  };
  const times: { ours: number[]; plain: number[] } = { ours: [], plain: [] };
  for (let round = -3; round < rounds; round += 1) {
    const ours = await timed(ask);
    // What walks through a million rows is measured often enough by three rounds.
    if (round >= 0 && (times.plain[2] ?? 0) > slowMs) {
      times.ours.push(ours.ms);
      continue;
    }
    const plain = await timed(select);
    if (ours.rows !== plain.rows) throw new Error(`${name}: ${ours.rows} rows instead of ${plain.rows}.`);
    if (round < 0) continue;
    times.ours.push(ours.ms);
    times.plain.push(plain.ms);
  }
  const figures = { ours: median(times.ours), p95: percentile95(times.ours), plain: median(times.plain) };
  const shown = Object.entries(figures).map(([key, ms]) => `${key} ${ms.toFixed(1)} ms`);
  console.log(`${name}: ${shown.join(', ')}`);
  return [
    { name: `${name}, p95 of the budget of ${budgetMs} ms`, ratio: figures.p95 / budgetMs, atMost: 1, figures },
    { name: `${name}, against plain SQL (p50)`, ratio: figures.ours / figures.plain, figures },
  ];
}

function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
}

async function measure(databaseUrl: string, database: Database): Promise<BenchResult[]> {
  const user = await given.user({ database });
  const { tenantId } = user;
  const accessTokens = await createAccessTokens(authSecret);
  const session = await openTestSession(user, database, new Date());
  const authorize = async () => `Bearer ${await accessTokens.sign(session, new Date())}`;
  return withClient(databaseUrl, async (client) => {
    const { ms } = await timed(async () => {
      await fill(client, tenantId, amounts);
      return 0;
    });
    console.log(
      `${amounts.tenants} tenants, one of ${amounts.policies} policies: filled in ${(ms / 1000).toFixed(0)} s`,
    );
    await printSizes(client);
    const side = await startSide('products-server.ts', ['product', databaseUrl, authSecret]);
    try {
      const sides = { url: side.url, authorize, client, tenantId };
      const results: BenchResult[] = [];
      for (const question of questions) results.push(...(await compare(question, sides)));
      return results;
    } finally {
      await side.stop();
    }
  });
}

export function benchMillions(): Promise<BenchResult[]> {
  return withDatabase(({ url, database }) => measure(url, database));
}
