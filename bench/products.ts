// products_2 as requested by the studio's list, against a plain Fastify route with the same authentication, transaction and
// SQL. The two alternate, so that a slow moment of the machine affects both.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { connect } from '../packages/server/src/database/connection/connect.ts';
import type { Database } from '../packages/server/src/database/database.ts';
import { startEmbedded } from '../packages/server/src/database/embedded/embedded.ts';
import { migrate } from '../packages/server/src/database/migrate.ts';
import { createAccessTokens } from '../packages/server/src/features/auth/sessions/access-token.ts';
import { given, openTestSession } from '../packages/server/src/testing/given.ts';
import type { BenchResult } from './bench-result.ts';
import { type Figures, load, type RunningSide, startSide, typical } from './http-load.ts';

interface Case {
  readonly count: number;
  readonly connections: number;
  readonly rounds: number;
  readonly secondsPerRound: number;
  /** The maximum ratio; without one the figures are only printed. */
  readonly atMost?: number;
}

const cases: readonly Case[] = [
  { count: 200, connections: 32, rounds: 3, secondsPerRound: 5, atMost: 3 },
  { count: 10_000, connections: 4, rounds: 1, secondsPerRound: 10 },
];
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

/** A token of a user in a separate tenant with this many products, each with an insurer and a name. */
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

async function compare({ count, connections, rounds, secondsPerRound }: Case, database: Database, databaseUrl: string) {
  const token = await tokenWithProducts(count, database);
  const sides = {
    product: await startSide('products-server.ts', ['product', databaseUrl, authSecret]),
    plain: await startSide('products-server.ts', ['plain', databaseUrl, authSecret]),
  };
  const ask = (side: RunningSide) =>
    load({
      url: `${side.url}/graphql`,
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
      connections,
      seconds: secondsPerRound,
    });
  const figures: { product: Figures[]; plain: Figures[] } = { product: [], plain: [] };
  try {
    for (const side of Object.values(sides)) await ask(side);
    for (let round = 0; round < rounds; round += 1) {
      figures.plain.push(await ask(sides.plain));
      figures.product.push(await ask(sides.product));
    }
  } finally {
    await sides.product.stop();
    await sides.plain.stop();
  }
  const [product, plain] = [typical(figures.product), typical(figures.plain)];
  return { product, plain, ratio: product.p50 / plain.p50 };
}

function line({ p50, p95, requestsPerSecond }: Figures): string {
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${requestsPerSecond.toFixed(0)} requests a second`;
}

export async function benchProducts(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-bench-'));
  const log = pino({ level: 'silent' });
  const postgres = await startEmbedded({ folder: join(folder, 'postgres'), log });
  await migrate(postgres.url, log);
  const database = connect({ url: postgres.url });
  const results: BenchResult[] = [];
  try {
    for (const one of cases) {
      const { product, plain, ratio } = await compare(one, database, postgres.url);
      console.log(`products_2, ${one.count} products, ${one.connections} connections: ${line(product)}`);
      console.log(`  a plain Fastify route: ${line(plain)}`);
      results.push({
        name: `products_2 of ${one.count} against a plain route (p50)`,
        ratio,
        ...(one.atMost !== undefined && { atMost: one.atMost }),
        figures: { product, plain },
      });
    }
  } finally {
    await database.close();
    await postgres.stop({ isForced: true });
    await rm(folder, { recursive: true, force: true });
  }
  return results;
}
