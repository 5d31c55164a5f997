// products_2 as the studio's list asks for it, against a plain Fastify route with the same authentication, transaction
// and SQL. The two take turns, so that a slow moment of the machine meets both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { connect } from '../packages/server/src/database/connect.ts';
import type { Database } from '../packages/server/src/database/database.ts';
import { startEmbedded } from '../packages/server/src/database/embedded.ts';
import { migrate } from '../packages/server/src/database/migrate.ts';
import { createAccessTokens } from '../packages/server/src/features/auth/access-token.ts';
import { given, openTestSession } from '../packages/server/src/testing/given.ts';
import { median, report } from './report.ts';

const connections = 32;
const rounds = 3;
const secondsPerRound = 5;
const authSecret = 'a-secret-that-only-the-benches-know-of';
const query = `{
  products_2 {
    totalCount
    list {
      productId { plan type version }
      name
      insurer { id name }
      createdAt createdBy { username }
      lastModifiedAt lastModifiedBy { username }
      revision
    }
  }
}`;

const folder = await mkdtemp(join(tmpdir(), 'coverwright-bench-'));
const log = pino({ level: 'silent' });
const postgres = await startEmbedded({ folder: join(folder, 'postgres'), log });
await migrate(postgres.url, log);
const database = connect({ url: postgres.url });

/** A token of a user in a tenant of its own that has so many products, each with an insurer and a name. */
async function tokenWithProducts(count: number, on: Database): Promise<string> {
  const user = await given.user({ database: on });
  const { tenantId, userId } = user;
  await on.asOwner(async (transaction) => {
    await transaction.execute(sql`
      insert into insurers (tenant_id, id, name, revision)
      select ${tenantId}, 'insurer-' || n, 'Insurer ' || n, 'r' from generate_series(0, 9) n`);
    await transaction.execute(sql`
      insert into products (tenant_id, plan, type, version, insurer_id, revision, created_by, last_modified_by, created_at)
      select ${tenantId}, 'plan_' || (n / 4), 'travel', (n % 4)::text, 'insurer-' || (n % 10), 'r', ${userId}, ${userId},
        now() - n * interval '1 minute'
      from generate_series(1, ${count}::integer) n`);
    await transaction.execute(sql`
      insert into l10n (tenant_id, key, locale, value, revision)
      select tenant_id, 'products-' || plan || '|' || version || '|' || type || '-name', 'en-US', 'Single trip ' || plan, 'r'
      from products where tenant_id = ${tenantId}`);
    await transaction.execute(sql`analyze`);
  });
  const accessTokens = await createAccessTokens(authSecret);
  return accessTokens.sign(await openTestSession(user, on, new Date()), new Date());
}

async function startSide(side: 'product' | 'plain') {
  const file = join(import.meta.dirname, 'products-server.ts');
  const child = spawn(process.execPath, [file, side, postgres.url, authSecret], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    url: `${String(url)}/graphql`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly requestsPerSecond: number;
}

async function load(url: string, token: string, seconds: number): Promise<Figures> {
  const latencies: number[] = [];
  const run = autocannon({
    url,
    method: 'POST',
    connections,
    duration: seconds,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  run.on('response', (_client, _status, _bytes, responseTimeMs) => latencies.push(responseTimeMs));
  const result = await run;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers other than 2xx, ${result.errors} errors`);
  }
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), requestsPerSecond: result.requests.average };
}

function typical(figures: readonly Figures[]): Figures {
  return {
    p50: median(figures.map((one) => one.p50)),
    p95: median(figures.map((one) => one.p95)),
    requestsPerSecond: median(figures.map((one) => one.requestsPerSecond)),
  };
}

async function compare(count: number): Promise<{ product: Figures; plain: Figures; ratio: number }> {
  const token = await tokenWithProducts(count, database);
  const [product, plain] = [await startSide('product'), await startSide('plain')];
  for (const { url } of [product, plain]) await load(url, token, 2);
  const figures: { product: Figures[]; plain: Figures[] } = { product: [], plain: [] };
  for (let round = 0; round < rounds; round += 1) {
    figures.plain.push(await load(plain.url, token, secondsPerRound));
    figures.product.push(await load(product.url, token, secondsPerRound));
  }
  await product.stop();
  await plain.stop();
  const [ours, theirs] = [typical(figures.product), typical(figures.plain)];
  return { product: ours, plain: theirs, ratio: ours.p50 / theirs.p50 };
}

function line({ p50, p95, requestsPerSecond }: Figures): string {
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${requestsPerSecond.toFixed(0)} requests a second`;
}

try {
  for (const count of [200, 10_000]) {
    const result = await compare(count);
    console.log(`products_2, ${count} products, ${connections} connections: ${line(result.product)}`);
    console.log(`  a plain Fastify route: ${line(result.plain)}`);
    const limit = count === 200 ? { limit: 3, isAtMost: true } : {};
    report({
      name: `products_2 of ${count} against a plain route (p50)`,
      ratio: result.ratio,
      ...limit,
      figures: result,
    });
  }
} finally {
  await database.close();
  await postgres.stop({ isForced: true });
  await rm(folder, { recursive: true, force: true });
}
