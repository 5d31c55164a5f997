// Lists, searches and details of a tenant of a million policies among a hundred tenants, over HTTP, so as the role of requests
// with row level security; and the same rows and counts by plain SQL through the driver, as the owner, who may use any index,
// by the best of several plans. The two alternate. BENCH_TENANTS, BENCH_POLICIES and BENCH_POLICIES_OF_OTHERS change the numbers:
// 1,000 tenants with ten million policies together need 50 GB.
import type { Client } from 'pg';
import { withClient } from '../packages/server/src/database/connection/connection.ts';
import type { Database } from '../packages/server/src/database/database.ts';
import { createAccessTokens } from '../packages/server/src/features/auth/sessions/access-token.ts';
import { given, openTestSession } from '../packages/server/src/testing/given.ts';
import { type BenchResult, median } from './bench-result.ts';
import { startSide } from './http-load.ts';
import { type Amounts, fill, printSizes } from './millions-data.ts';
import { limitOf, type Question, questions, tablesOf, toQuery } from './millions-questions.ts';
import { withDatabase } from './with-database.ts';

const amounts: Amounts = {
  tenants: Number(process.env['BENCH_TENANTS'] ?? 100),
  policies: Number(process.env['BENCH_POLICIES'] ?? 1_000_000),
  policiesOfOthers: Number(process.env['BENCH_POLICIES_OF_OTHERS'] ?? 1000),
};
const budgetMs = 50;
const plainTimes = 2;
const rounds = 20;
const authSecret = 'a-secret-that-only-the-benches-know-of';

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

interface Answer {
  readonly data?: { readonly page: { readonly list: readonly object[]; readonly endCursor?: string | null } } | null;
}

async function compare(question: Question, sides: Sides): Promise<BenchResult[]> {
  const { name } = question;
  const ask = await toAsk(question, sides);
  const select = await toSelect(question, sides);
  const times: { ours: number[]; plain: number[] } = { ours: [], plain: [] };
  for (let round = -3; round < rounds; round += 1) {
    const ours = await timed(ask);
    const plain = await timed(select);
    if (ours.rows !== plain.rows) throw new Error(`${name}: ${ours.rows} rows instead of ${plain.rows}.`);
    if (round < 0) continue;
    times.ours.push(ours.ms);
    times.plain.push(plain.ms);
  }
  const figures = { ours: median(times.ours), p95: percentile95(times.ours), plain: median(times.plain) };
  const shown = Object.entries(figures).map(([key, ms]) => `${key} ${ms.toFixed(1)} ms`);
  console.log(`${name}: ${shown.join(', ')}`);
  const ratio = Math.min(figures.p95 / budgetMs, figures.ours / figures.plain / plainTimes);
  return [{ name: `${name}, of p95 ${budgetMs} ms or ${plainTimes} x plain SQL`, ratio, atMost: 1, figures }];
}

async function toAsk(question: Question, { url, authorize }: Sides): Promise<() => Promise<number>> {
  const { name, where, skip = 0, after: position } = question;
  const headers = { 'content-type': 'application/json', authorization: await authorize() };
  const request = async (variables: object): Promise<NonNullable<Answer['data']>['page']> => {
    const body = JSON.stringify({ query: toQuery(question), variables });
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    const answer = (await response.json()) as Answer;
    if (!answer.data) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer.data.page;
  };
  const before = position === undefined ? undefined : await request({ where, skip: position - limitOf(question) });
  const variables = { where, skip, after: before?.endCursor };
  return async () => (await request(variables)).list.length;
}

/** The page and, if the question has one, the count, each by the fastest of the conditions. */
async function toSelect(question: Question, { client, tenantId }: Sides): Promise<() => Promise<number>> {
  const { field, skip = 0, isCounted = false, after, conditions } = question;
  const [rows, documents] = tablesOf[field];
  const isOfMails = field === 'sentMails';
  // As the indexes of each have it.
  const order = `order by p.created_at desc ${isOfMails ? '' : 'nulls last'}, p.id`;
  const isSent = isOfMails ? 'and p.sent_by is not null' : '';
  const isAfter = after === undefined ? '' : await rangeAfter(rows, after, { client, tenantId });
  const page = (condition: string) => {
    const narrow = `select * from ${rows} p where p.tenant_id = $1 ${isSent} and ${condition} ${isAfter} ${order}
      limit ${limitOf(question)} offset ${skip}`;
    if (documents === undefined) return narrow;
    return `select d.document, p.created_at from (${narrow}) p
      join ${documents} d on d.tenant_id = p.tenant_id and d.id = p.id`;
  };
  const count = (condition: string) => `select count(*) from (
    select from ${rows} p where p.tenant_id = $1 ${isSent} and ${condition} limit 10001) counted`;
  const run = async (text: string) => (await client.query(text, [tenantId])).rows.length;
  const pageText = await fastest(conditions.map(page), run);
  const countText = isCounted ? await fastest(conditions.map(count), run) : undefined;
  return async () => {
    if (countText !== undefined) await run(countText);
    return run(pageText);
  };
}

/** In the order of the list, as one range of its index. */
async function rangeAfter(rows: string, count: number, { client, tenantId }: Pick<Sides, 'client' | 'tenantId'>) {
  const { rows: found } = await client.query<{ at: string; id: string }>(
    `select to_char(created_at, 'YYYY-MM-DD"T"HH24:MI:SS.USTZH:TZM') as at, id from ${rows} where tenant_id = $1
     order by created_at desc nulls last, id limit 1 offset $2`,
    [tenantId, count - 1],
  );
  const [{ at, id } = { at: '', id: '' }] = found;
  return `and p.created_at <= '${at}' and (p.created_at < '${at}' or p.id > '${id}')`;
}

async function fastest(texts: readonly string[], run: (text: string) => Promise<number>): Promise<string> {
  let best = { text: '', ms: Infinity };
  for (const text of texts) {
    // The first time, it reads what later times find in memory.
    await run(text);
    const { ms } = await timed(() => run(text));
    if (ms < best.ms) best = { text, ms };
  }
  return best.text;
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
      `${amounts.tenants} tenants of ${amounts.policiesOfOthers} policies, one of them of ${amounts.policies}: filled in ${(ms / 1000).toFixed(0)} s`,
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
