// 15 MB up and down, in time against a plain Fastify route that streams to and from the disk, and in memory; and the first
// rows of a folder of ten thousand files.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
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
import { type BenchResult, median } from './bench-result.ts';
import { type RunningSide, startSide } from './http-load.ts';

const authSecret = 'a-secret-that-only-the-benches-know-of';
const sizeBytes = 15_728_640;
const rounds = 7;
const listRounds = 15;
const firstRowsBudgetMs = 300;
/** So many in parallel that the server's memory per request becomes visible. */
const atOnce = 4;

interface Client {
  readonly side: RunningSide;
  readonly headers: Readonly<Record<string, string>>;
}

interface Durations {
  readonly up: number[];
  readonly down: number[];
}

const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(sizeBytes - 9, 'content ')]);

async function upload({ side, headers }: Client, fileName: string, bytes = content): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([bytes]), fileName);
  const response = await fetch(`${side.url}/api/v1/files/`, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(`${side.url}: ${response.status} ${await response.text()}`);
}

async function download({ side, headers }: Client, fileName: string): Promise<void> {
  const response = await fetch(`${side.url}/api/v1/files/${fileName}`, { headers });
  const { byteLength } = await response.arrayBuffer();
  if (byteLength !== sizeBytes) throw new Error(`${side.url}: ${response.status}, ${byteLength} bytes`);
}

async function timed(work: Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work;
  return performance.now() - startedAt;
}

async function peakMemory({ side }: Client): Promise<number> {
  const { bytes } = (await (await fetch(`${side.url}/bench/peak-memory`)).json()) as { bytes: number };
  return bytes;
}

async function transfer(clients: { product: Client; plain: Client }): Promise<BenchResult[]> {
  const durations: Record<keyof typeof clients, Durations> = {
    product: { up: [], down: [] },
    plain: { up: [], down: [] },
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['plain', 'product'] as const) {
      durations[name].up.push(await timed(upload(clients[name], `round-${round}.pdf`)));
      durations[name].down.push(await timed(download(clients[name], `round-${round}.pdf`)));
    }
  }
  return (['up', 'down'] as const).map((way) => {
    const [product, plain] = [median(durations.product[way]), median(durations.plain[way])];
    console.log(`15 MB ${way}: ${product.toFixed(0)} ms, a plain Fastify route ${plain.toFixed(0)} ms`);
    return {
      name: `15 MB ${way} against a plain Fastify route`,
      ratio: product / plain,
      atMost: 1.5,
      figures: { product, plain },
    };
  });
}

/** For several large files at once, in addition to the memory used for small ones. */
async function memoryGrowth(clients: { product: Client; plain: Client }): Promise<BenchResult> {
  const growth = { product: 0, plain: 0 };
  for (const name of ['plain', 'product'] as const) {
    // Modules loaded by the first request do not count.
    for (let turn = 0; turn < 20; turn += 1)
      await upload(clients[name], `small-${turn}.pdf`, content.subarray(0, 1000));
    const before = await peakMemory(clients[name]);
    const names = Array.from({ length: atOnce }, (_value, index) => `together-${index}.pdf`);
    await Promise.all(names.map((fileName) => upload(clients[name], fileName)));
    await Promise.all(names.map((fileName) => download(clients[name], fileName)));
    growth[name] = (await peakMemory(clients[name])) - before;
  }
  const inMb = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  console.log(
    `memory of ${atOnce} at once: ${inMb(growth.product)} MB more, plain route ${inMb(growth.plain)} MB more`,
  );
  const name = `memory of ${atOnce} x 15 MB at once, up and down, against what passed`;
  return { name, ratio: growth.product / (2 * atOnce * sizeBytes), atMost: 0.5, figures: growth };
}

async function listing(client: Client, tenantId: string, database: Database): Promise<BenchResult> {
  await database.asOwner(async (transaction) => {
    await transaction.execute(sql`
      insert into files (tenant_id, bucket_name, folder, name, object_key, size, is_public, revision)
      select tenant_id, name, 'many/', 'Policy document ' || n || '.pdf', md5('object ' || n), n, false, md5('r' || n)
      from buckets, generate_series(1, 10000) n where tenant_id = ${tenantId}`);
    await transaction.execute(sql`analyze`);
  });
  const durations: Record<'firstRows' | 'whole', number[]> = { firstRows: [], whole: [] };
  for (let round = 0; round < listRounds; round += 1) {
    durations.firstRows.push(await timed(list(client, 200)));
    durations.whole.push(await timed(list(client, 10_000)));
  }
  const [firstRows, whole] = [median(durations.firstRows), median(durations.whole)];
  console.log(`10,000 files: first 200 in ${firstRows.toFixed(1)} ms, all of them in ${whole.toFixed(0)} ms`);
  return {
    name: 'first rows of 10,000 files, server side, against 300 ms',
    ratio: firstRows / firstRowsBudgetMs,
    atMost: 1,
    figures: { firstRows, whole },
  };
}

async function list({ side, headers }: Client, limit: number): Promise<void> {
  const query = `query ($limit: Int) { fileListing(prefix: "many/", limit: $limit) {
    commonPrefixes continuationToken objectSummaries { key fileName size isPublic lastModifiedAt revision } } }`;
  const response = await fetch(`${side.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { limit } }),
  });
  const answer = (await response.json()) as { data: { fileListing: { objectSummaries: unknown[] } } };
  if (answer.data.fileListing.objectSummaries.length !== limit) throw new Error('The list was returned incomplete.');
}

export async function benchFiles(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-bench-'));
  const folders = { product: join(folder, 'product'), plain: join(folder, 'plain') };
  for (const one of Object.values(folders)) await mkdir(one);
  const log = pino({ level: 'silent' });
  const postgres = await startEmbedded({ folder: join(folder, 'postgres'), log });
  await migrate(postgres.url, log);
  const database = connect({ url: postgres.url });
  const running: RunningSide[] = [];
  const start = async (...args: string[]) => {
    const side = await startSide('files-server.ts', args);
    running.push(side);
    return side;
  };
  try {
    const user = await given.user({ database });
    const accessTokens = await createAccessTokens(authSecret);
    const token = await accessTokens.sign(await openTestSession(user, database, new Date()), new Date());
    const product: Client = {
      side: await start('product', folders.product, postgres.url, authSecret),
      headers: { authorization: `Bearer ${token}` },
    };
    const plain: Client = { side: await start('plain', folders.plain), headers: {} };
    const memory = await memoryGrowth({ product, plain });
    const transfers = await transfer({ product, plain });
    return [...transfers, memory, await listing(product, user.tenantId, database)];
  } finally {
    await Promise.all(running.map((side) => side.stop()));
    await database.close();
    await postgres.stop({ isForced: true });
    await rm(folder, { recursive: true, force: true });
  }
}
