// The demo's website as served to customers: pages per second from one instance, against a plain Fastify route that sends
// the same bytes; and the duration of a rollback, from the click until the earlier page is shown.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { call, signIn } from '../tests/browser/api.ts';
import { startServer } from '../tests/browser/running-server.ts';
import { type BenchResult, median } from './bench-result.ts';
import { load, startSide, typical } from './http-load.ts';
import { benchQuotePage } from './quote-page.ts';

const host = 'harbour-direct.localhost';
const appId = 'harbourDirect';
const path = '/quote/travel_plus/single_trip/2026.2';
const connections = 8;
const seconds = 5;
const rounds = 3;
const rollBacks = 7;
const rollBackBudgetMs = 1_000;
const publishedWithinMs = 120_000;

/** fetch sets the Host header itself. */
async function getPage(url: string, encoding = 'identity'): Promise<{ status: number; body: Buffer }> {
  const { hostname, port } = new URL(url);
  const headers = { host: `${host}:${port}`, 'accept-encoding': encoding };
  const asking = request({ host: hostname, port, path, headers, agent: false });
  const [response] = (await once(asking.end(), 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, body: await buffer(response) };
}

async function untilPublished(url: string): Promise<void> {
  for (const giveUpAt = Date.now() + publishedWithinMs; (await getPage(url)).status !== 200; await delay(250)) {
    if (Date.now() > giveUpAt) throw new Error('The website of the demo was not published.');
  }
}

export async function benchPublishedApps(): Promise<BenchResult[]> {
  const server = await startServer();
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-pages-'));
  try {
    await untilPublished(server.url);
    return [
      await benchPages(server.url, folder),
      ...(await benchQuotePage(server.url, host, path)),
      await benchRollBack(server.url),
    ];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function benchPages(url: string, folder: string): Promise<BenchResult> {
  await writeFile(join(folder, 'index.html.br'), (await getPage(url, 'br')).body);
  const plain = await startSide('published-apps-server.ts', [folder]);
  try {
    const { port } = new URL(url);
    const ofProduct = { url: `${url}${path}`, headers: { host: `${host}:${port}`, 'accept-encoding': 'br' } };
    const ofPlain = { url: `${plain.url}${path}`, headers: { 'accept-encoding': 'br' } };
    const figures = { product: [], plain: [] } as Record<'product' | 'plain', Awaited<ReturnType<typeof load>>[]>;
    for (let round = 0; round < rounds; round += 1) {
      figures.product.push(await load({ ...ofProduct, connections, seconds }));
      figures.plain.push(await load({ ...ofPlain, connections, seconds }));
    }
    const [product, peer] = [typical(figures.product), typical(figures.plain)];
    console.log(
      `pages per second: ${product.requestsPerSecond.toFixed(0)}, plain Fastify ${peer.requestsPerSecond.toFixed(0)}; p95 ${product.p95.toFixed(1)} and ${peer.p95.toFixed(1)} ms`,
    );
    const ratio = product.requestsPerSecond / peer.requestsPerSecond;
    return { name: 'pages of an app per second, of a plain Fastify route', ratio, figures: { product, plain: peer } };
  } finally {
    await plain.stop();
  }
}

/** From the request until customers see the earlier page. */
async function benchRollBack(url: string): Promise<BenchResult> {
  const { accessToken } = await signIn(url, 'test_dev');
  const send = (query: string, variables: Record<string, unknown>) => call(url, query, variables, accessToken);
  const before = (await getPage(url)).body;
  const rename = `mutation ($id: String!, $c: cmsConfigInput!) {
    upsertCmsConfig(appId: $id, config: $c) { status errors } }`;
  await send(rename, {
    id: appId,
    c: { head: { title: 'Changed', metaJsonString: '{"name":"author","content":"B"}' } },
  });
  const create = `mutation ($i: createReleaseInput!) { createRelease(input: $i) { errors createdStatus { id } } }`;
  const { createRelease } = (await send(create, { i: { name: 'Changed', appIds: [appId] } })) as {
    createRelease: { errors: unknown; createdStatus: { id: string } | null };
  };
  const id = createRelease.createdStatus?.id;
  if (id === undefined) throw new Error(JSON.stringify(createRelease.errors));
  const durations: number[] = [];
  for (let turn = 0; turn < rollBacks; turn += 1) {
    await send('mutation ($id: String!) { publishRelease(releaseId: $id) { errors } }', { id });
    if ((await getPage(url)).body.equals(before)) throw new Error('The other release is not shown.');
    const startedAt = performance.now();
    await send('mutation ($id: String!) { rollBackRelease(releaseId: $id) { errors } }', { id });
    while (!(await getPage(url)).body.equals(before)) await delay(1);
    durations.push(performance.now() - startedAt);
  }
  const tookMs = median(durations);
  console.log(
    `roll back, until the earlier page is shown: ${tookMs.toFixed(0)} ms, ${Math.max(...durations).toFixed(0)} at most`,
  );
  return { name: 'rolling back an app, of 1 s', ratio: tookMs / rollBackBudgetMs, atMost: 1, figures: { durations } };
}
