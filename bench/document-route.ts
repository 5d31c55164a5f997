// A document end to end: HTTP, token, template, its query on a policy, Liquid and printing; and the engine alone with the
// resulting texts. The two alternate.
import { randomUUID } from 'node:crypto';
import type { Database } from '../packages/server/src/database/database.ts';
import { given, type GivenUser } from '../packages/server/src/testing/given.ts';
import type { BenchResult } from './bench-result.ts';
import { benefits, holderName, policyNumber } from './html-pdf-documents.ts';
import { loadEngine, type Print } from './html-pdf-engine.ts';
import { type Figures, load, typical } from './http-load.ts';
import { type ProductServer, withProduct } from './product-server.ts';

const rounds = 3;
const secondsPerRound = 2;
const connectionCounts = [1, 2, 4];

interface Asked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RoutedDocument {
  /** Prefix of its results, such as html-pdf: a letter. */
  readonly name: string;
  readonly pageCount: number;
  /** The maximum ratio of the route's p50 to the engine's. */
  readonly atMost: number;
  /** The minimum number of documents per second, two in parallel. */
  readonly perSecond?: number;
  /** Returns the id of its template. */
  readonly create: (server: ProductServer) => Promise<string>;
  /** Whether the route returns the same bytes as the engine, except random ones. */
  readonly isSame: (routed: Uint8Array, printed: Uint8Array) => boolean;
}

async function importPolicy(database: Database, { tenantId }: GivenUser): Promise<string> {
  const id = randomUUID();
  await given.imported({ database }, { tenantId }, 'policies', {
    id,
    issuerNumber: policyNumber,
    status: 'ISSUED',
    contractHolder: { id: randomUUID(), entityType: 'individual', name: holderName },
    facts: benefits,
    createdAt: new Date(0).toISOString(),
  });
  return id;
}

/** Throws unless the response is the document that the engine prints. */
async function requireSame(
  { url, headers, body }: Asked,
  print: Print,
  { pageCount, isSame }: RoutedDocument,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  const [ours, alone] = [new Uint8Array(await response.arrayBuffer()), await print()];
  const isComplete = response.headers.get('x-page-count') === String(pageCount) && isSame(ours, alone);
  if (!isComplete) throw new Error(`The route answered ${ours.length} bytes, the engine alone ${alone.length}.`);
}

async function compare(asked: Asked, print: Print, document: RoutedDocument): Promise<BenchResult[]> {
  const { name: what, atMost, perSecond } = document;
  const turns = new Map(connectionCounts.map((count) => [count, { route: [] as Figures[], engine: [] as Figures[] }]));
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [connections, { route, engine }] of turns) {
      const seconds = round === 0 ? 1 : secondsPerRound;
      const measured = {
        route: await load({ ...asked, connections, seconds }),
        engine: await loadEngine(print, { inParallel: connections, forMs: seconds * 1000 }),
      };
      if (round === 0) continue;
      route.push(measured.route);
      engine.push(measured.engine);
    }
  }
  return [...turns].flatMap(([connections, figures]): BenchResult[] => {
    const [route, engine] = [typical(figures.route), typical(figures.engine)];
    console.log(`${what} by HTTP, ${connections} in parallel: ${toWords(route)}; the engine alone ${toWords(engine)}`);
    const name = `${what} by HTTP, ${connections} in parallel, against the engine alone (p50)`;
    const compared = { name, ratio: route.p50 / engine.p50, atMost, figures: { route, engine } };
    if (perSecond === undefined || connections !== 2) return [compared];
    const ratio = route.requestsPerSecond / perSecond;
    return [compared, { name: `${what} by HTTP, 2 in parallel, of ${perSecond} a second`, ratio, atLeast: 1 }];
  });
}

function toWords({ p50, p95, requestsPerSecond }: Figures): string {
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${requestsPerSecond.toFixed(1)} a second`;
}

/** The given function prints the document. Its query may use the variable `where` of a policy. */
export function benchDocumentRoute(document: RoutedDocument, print: Print): Promise<BenchResult[]> {
  return withProduct(async ({ database, user, ...server }) => {
    const policyId = await importPolicy(database, user);
    const asked: Asked = {
      url: `${server.url}/api/v1/render/${await document.create(server)}`,
      headers: { authorization: `Bearer ${server.token}`, accept: 'application/pdf' },
      body: JSON.stringify({ variables: { where: { id: policyId } } }),
    };
    await requireSame(asked, print, document);
    return compare(asked, print, document);
  });
}
