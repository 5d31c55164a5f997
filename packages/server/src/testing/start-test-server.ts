// The complete server on a new database, for API tests:
//   const server = await startTestServer();            // in beforeAll; close() in afterAll
//   const ada = await given.user(server);              // testing/given.ts: a user in a new tenant
//   const result = await server.as(ada).post(query, variables);
//   expectProblem(result.data?.['updateProduct'], 'CONFLICT');   // testing/expect-result.ts
// server.post(query, variables, headers) sends a request without a sign-in; server.http.inject() is for other paths;
// server.clock.set(date) sets the server's time; server.sql`…` accesses the database directly.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Pool, type QueryResultRow } from 'pg';
import pino, { type DestinationStream, type Logger } from 'pino';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { connect } from '../database/connection/connect.ts';
import { connectionTo } from '../database/connection/connection.ts';
import type { Database } from '../database/database.ts';
import type { OutboundOptions } from '../network/outbound.adapter.ts';
import { createSchema } from '../schema.ts';
import { createDiskObjects } from '../objects/disk-objects.ts';
import type { ReadFreeBytes } from '../processes/free-space.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { createAccessTokens } from '../features/auth/sessions/access-token.ts';
import type { PublishedApps } from '../features/published-apps/published-app.ts';
import type { ObjectParts } from '../features/files/objects/loose-objects.service.ts';
import type { AppParts } from '../request/context.ts';
import type { AppCompiler } from '../publishing/app-compiler.ts';
import type { CompilerSettings } from '../publishing/app-snapshot.ts';
import { type GivenUser, openTestSession } from './given.ts';
import { createTestLiveApps, type TestLiveApps } from './live-apps.ts';
import { templateKinds } from '../template-kinds.ts';
import { createTestDatabase } from './postgres.ts';
import { checkStatements } from './sharding/checked-database.ts';
import { traceFacts } from '../traces/span.ts';
import type { Tracing } from '../traces/tracing.ts';

export interface GraphqlResult {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  readonly data: Record<string, unknown> | null | undefined;
  readonly errors: readonly GraphqlErrorBody[];
  /** The first error's code. */
  readonly code: string | undefined;
}

export interface GraphqlErrorBody {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly code?: string; readonly problems?: unknown; readonly requestId?: string };
}

type Post = (query: string, variables?: object, headers?: Readonly<Record<string, string>>) => Promise<GraphqlResult>;

type RunStatement = <Row extends QueryResultRow = Record<string, unknown>>(
  text: TemplateStringsArray,
  ...values: unknown[]
) => Promise<Row[]>;

export interface TestServer {
  readonly http: FastifyInstance;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly objects: ObjectStore;
  /** The parts for writing files without a request. */
  readonly objectParts: ObjectParts;
  /** The folder of the objects, unless the test has its own store. */
  readonly objectFolder: string;
  /** Runs a statement as the owner, without tenant isolation. */
  readonly sql: RunStatement;
  readonly config: Config;
  readonly clock: TestClock;
  /** The lines that the server has logged. */
  readonly logLines: readonly string[];
  readonly post: Post;
  as(user: GivenUser): { readonly post: Post; readonly headers: () => Promise<{ authorization: string }> };
  /** A visitor of an app that is live at the host. */
  asGuest(host: string): { readonly post: Post; readonly headers: () => Promise<GuestHeaders> };
  readonly liveApps: TestLiveApps;
  close(): Promise<void>;
}

export interface TestClock {
  readonly now: () => Date;
  set(instant: Date): void;
  /** From here on, it advances only on request. */
  stop(): void;
  /** Advances the clock by this duration. */
  pass(durationMs: number): void;
}

export interface TestServerOptions {
  readonly config?: Partial<Config>;
  readonly studioFolder?: string;
  /** The number of database connections; defaults to 5. */
  readonly poolSize?: number;
  /** Wraps the database, to let it fail. */
  readonly wrap?: (database: Database) => Database;
  /** The free space on the disk of DATA_DIR; ample by default. */
  readonly readFreeBytes?: ReadFreeBytes;
  /** Wraps or replaces the store on disk. */
  readonly wrapObjects?: (objects: ObjectStore) => ObjectStore;
  /** The runtime with which apps are compiled; defaults to the installed one. */
  readonly appRuntime?: CompilerSettings;
  /** Replaces the compiler that runs in a thread. */
  readonly appCompiler?: AppCompiler;
  /** A DNS server and ports of the test, replacing those of the Internet. */
  readonly outbound?: OutboundOptions;
  /** Replaces the rights of roles. */
  readonly rightsOf?: AppParts['rightsOf'];
  readonly publishedApps?: PublishedApps;
  /** Records traces; closed by the test. */
  readonly tracing?: Tracing;
  /** Guests see what live releases sell, instead of what the test publishes in `liveApps`. */
  readonly showsReleases?: boolean;
}

/** Shared by all servers of a worker. */
const schema = createSchema(templateKinds);

export const testAuthSecret = 'a-secret-that-only-the-tests-know-of';

const defaultConfig: Config = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://127.0.0.1:4000',
  dataDir: '/nonexistent',
  databaseUrl: undefined,
  databaseDirectUrl: undefined,
  poolSize: 5,
  archiveDir: undefined,
  filesUrl: undefined,
  filesCredentials: undefined,
  smtpUrl: undefined,
  mailFrom: undefined,
  dkim: undefined,
  authSecret: undefined,
  demoData: false,
  trustedProxies: [],
  metricsToken: undefined,
  traces: undefined,
  chromiumPath: undefined,
  logLevel: 'debug',
  stopDelaySeconds: 0,
  isDevelopment: false,
};

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const testDatabase = await createTestDatabase();
  const { url } = testDatabase;
  const database = await checkStatements(connect({ url, poolSize: options.poolSize ?? 5 }), url);
  const owner = connectAsOwner(url);
  const clock = createTestClock();
  const logLines: string[] = [];
  const liveApps = createTestLiveApps();
  const config = { ...defaultConfig, ...options.config };
  const objectFolder = await mkdtemp(join(tmpdir(), 'coverwright-objects-'));
  const diskObjects = createDiskObjects(objectFolder);
  const objects = options.wrapObjects?.(diskObjects) ?? diskObjects;
  const http = await createApp({
    config,
    authSecret: testAuthSecret,
    database: options.wrap?.(database) ?? database,
    objects,
    log: collectingLogger(logLines),
    clock: clock.now,
    ...(options.showsReleases !== true && { liveApps }),
    // Nothing responds there: no test accesses the Internet.
    outbound: options.outbound ?? { dnsServers: ['127.0.0.1:9'] },
    readFreeBytes: options.readFreeBytes ?? (() => Promise.resolve(1e12)),
    jobPollSeconds: 0.5,
    schema,
    ...(options.appRuntime !== undefined && { appRuntime: options.appRuntime }),
    ...(options.appCompiler !== undefined && { appCompiler: options.appCompiler }),
    ...(options.studioFolder !== undefined && { studioFolder: options.studioFolder }),
    ...(options.rightsOf && { rightsOf: options.rightsOf }),
    ...(options.publishedApps && { publishedApps: options.publishedApps }),
    ...(options.tracing && { tracing: options.tracing }),
  });
  const accessTokens = await createAccessTokens(testAuthSecret);
  const post: Post = (query, variables, headers) => postGraphql(http, { query, variables }, headers);

  return {
    http,
    database,
    databaseUrl: url,
    objects,
    objectFolder,
    objectParts: { database, objects, clock: clock.now },
    sql: owner.sql,
    config,
    clock,
    logLines,
    post,
    as: (user) => {
      const session = openTestSession(user, database, clock.now());
      const sign = async () => accessTokens.sign(await session, clock.now());
      return postingWith(async () => ({ authorization: `Bearer ${await sign()}` }), post);
    },
    liveApps,
    asGuest: (host) => postingWith(() => openGuestSession(http, host), post),
    close: async () => {
      await http.close();
      await Promise.all([database.close(), owner.end()]);
      await testDatabase.drop();
      await rm(objectFolder, { recursive: true, force: true });
    },
  };
}

function connectAsOwner(url: string): { readonly sql: RunStatement; readonly end: () => Promise<void> } {
  const pool = new Pool({ ...connectionTo(url), max: 3 }).on('error', () => undefined);
  return {
    sql: async <Row extends QueryResultRow>(text: TemplateStringsArray, ...values: unknown[]) => {
      const statement = text.reduce((start, next, index) => `${start}$${index}${next}`);
      const { rows } = await pool.query<Row>(statement, values);
      return rows;
    },
    end: () => pool.end(),
  };
}

type GuestHeaders = { readonly host: string; readonly authorization: string };

async function openGuestSession(http: FastifyInstance, host: string): Promise<GuestHeaders> {
  const response = await http.inject({ method: 'POST', url: '/guest', headers: { host } });
  return { host, authorization: `Bearer ${response.json<{ accessToken?: string }>().accessToken}` };
}

function postingWith<Headers extends Readonly<Record<string, string>>>(headers: () => Promise<Headers>, post: Post) {
  const withHeaders: Post = async (query, variables, others) =>
    post(query, variables, { ...(await headers()), ...others });
  return { headers, post: withHeaders };
}

function createTestClock(): TestClock {
  let offsetMs = 0;
  let stoppedAtMs: number | undefined;
  const now = () => new Date((stoppedAtMs ?? Date.now()) + offsetMs);
  return {
    now,
    set: (instant) => {
      offsetMs = instant.getTime() - (stoppedAtMs ?? Date.now());
    },
    stop: () => {
      stoppedAtMs = Date.now();
    },
    pass: (durationMs) => {
      offsetMs += durationMs;
    },
  };
}

function collectingLogger(lines: string[]): Logger {
  const stream: DestinationStream = { write: (line) => lines.push(line) };
  return pino({ level: 'debug', mixin: traceFacts, serializers: { error: pino.stdSerializers.err } }, stream);
}

/** Sends a request like a client; the body may be anything. */
export async function postGraphql(
  http: FastifyInstance,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<GraphqlResult> {
  const response = await http.inject({
    method: 'POST',
    url: '/graphql',
    headers: { host: 'localhost', 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer = response.json<{ data?: Record<string, unknown> | null; errors?: GraphqlErrorBody[] }>();
  const errors = answer.errors ?? [];
  return {
    status: response.statusCode,
    headers: response.headers,
    data: answer.data,
    errors,
    code: errors[0]?.extensions?.code,
  };
}
