// Assembles the server from the parts opened by main.ts; API tests use the same function. Independent of the
// environment, of processes and of ports.
import { Turns } from '@coverwright/render/turns';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { contentKinds } from './content-kinds.ts';
import type { Database } from './database/database.ts';
import { logSlowStatements } from './database/slow-statements.ts';
import { openEngines } from './engines/engines.ts';
import { createAccessTokens } from './features/auth/sessions/access-token.ts';
import { signInExpiry } from './features/auth/expiry.service.ts';
import { createSecretBox } from './features/auth/second-factor/secret-box.ts';
import { registerComponentFailureRoute } from './features/component-failures/component-failures.routes.ts';
import { registerGuestRoute } from './features/guests/guests.routes.ts';
import { createGuestAllowances } from './features/guests/guests.service.ts';
import { registerFileRoutes } from './features/files/files.routes.ts';
import { registerRateTableFileRoutes } from './features/rate-tables/rate-table-file.routes.ts';
import { fontReading } from './features/files/fonts/fonts.service.ts';
import { fileHashing } from './features/files/objects/file-hashes.service.ts';
import { objectRemoval } from './features/files/objects/loose-objects.service.ts';
import { uploadLimits } from './features/files/upload/upload.service.ts';
import { registerMailboxPage } from './features/mail/mailbox.routes.ts';
import { workbookCheck } from './features/functions/workbook/unchecked-workbooks.service.ts';
import { demoPublication } from './features/demo/publish-apps.service.ts';
import { historyThinning, seriesThinning } from './features/history/thinning.service.ts';
import { referenceReading } from './recording/reference-reading.ts';
import { mailRetention } from './features/mail/mail.service.ts';
import { startOutbox } from './features/mail/outbox.service.ts';
import { createSmtpSender } from './features/mail/smtp.adapter.ts';
import { traceSender } from './features/mail/traced-sender.ts';
import { releaseConversion } from './features/releases/contents/conversion.service.ts';
import { releaseTurnLimits } from './features/releases/create-release.service.ts';
import { createLiveApps } from './features/releases/serving/live-apps.service.ts';
import { createPublishedApps } from './features/releases/serving/served-apps.service.ts';
import { releaseSchedule } from './features/releases/publishing/schedule.service.ts';
import type { PublishedApps } from './features/published-apps/published-app.ts';
import { registerPublishedApps } from './features/published-apps/published-apps.routes.ts';
import { openKeyAccess, registerProductApi } from './features/product-api/product-api.routes.ts';
import { registerDocumentRoutes } from './features/templates/documents/documents.routes.ts';
import { registerFunctionRoutes } from './features/functions/functions.routes.ts';
import { registerConfigRoute } from './features/tenants/config.routes.ts';
import { createFormFacts } from './features/templates/kinds/pdf-drawing/pdf-forms.service.ts';
import { createHostProofs } from './features/tenants/host-proof.service.ts';
import { requestMail } from './features/requests/arrival-mails.service.ts';
import { usageCheck } from './features/usage/usage-check.service.ts';
import { limitPrinter, usageRollup } from './features/usage/usage.service.ts';
import { createQueryRunner } from './graphql/documents/read-query.ts';
import { createSchema } from './schema.ts';
import { registerCrossOrigin } from './endpoints/cross-origin.ts';
import { registerGraphqlEndpoint } from './endpoints/graphql/graphql-endpoint.ts';
import { registerHealthRoutes } from './http/metrics/health-routes.ts';
import { tokenCallers } from './endpoints/token-callers.ts';
import { createHttpServer } from './http/http-server.ts';
import { bodyTurnLimits } from './http/limits/request-bodies.ts';
import { createMetrics, type Metrics } from './http/metrics/metrics.ts';
import { refuseOtherMethods, registerApiRoot } from './http/rest.ts';
import { traceDatabase, traceJob, traceObjects, tracePrinter } from './http/traces/watched-parts.ts';
import { registerStudioPages } from './endpoints/studio-pages.ts';
import { withHistory } from './recording/recorder.ts';
import { createJobs, type Job } from './jobs/jobs.ts';
import { watchTenantChanges } from './memory/tenant-changes.ts';
import { createOutbound, type OutboundOptions } from './network/outbound.adapter.ts';
import type { ObjectStore } from './objects/object-store.ts';
import { readFreeBytes, type ReadFreeBytes } from './processes/free-space.ts';
import type { AppCompiler } from './publishing/app-compiler.ts';
import type { CompilerSettings } from './publishing/app-snapshot.ts';
import { withChangeControl } from './states/change-control.ts';
import type { AppParts, LiveApps, QueryRunner } from './request/context.ts';
import { rightsOf } from './request/rights.ts';
import { templateKinds } from './template-kinds.ts';
import type { Tracing } from './traces/tracing.ts';

export interface AppOptions {
  readonly config: Config;
  /** Signs access tokens and encrypts second factors; at least 32 secret bytes. */
  readonly authSecret: string;
  /** Migrated; closed by the caller, after the app. */
  readonly database: Database;
  /** The store of file contents. */
  readonly objects: ObjectStore;
  readonly log: Logger;
  /** Records traces; closed by the caller, after the app. */
  readonly tracing?: Tracing;
  readonly clock?: () => Date;
  /** The folder of the built studio. */
  readonly studioFolder?: string;
  /** How to connect to hosts named by tenants; defaults to the system's DNS and only the public Internet. */
  readonly outbound?: OutboundOptions;
  /** Replaces the source of what guests may see, by default the live releases. */
  readonly liveApps?: LiveApps;
  /** Replaces the compiler of apps, which by default runs in a thread. */
  readonly appCompiler?: AppCompiler;
  /** Whether the printer and a calculation thread start as soon as the server listens, rather than on first use. */
  readonly warmsUp?: boolean;
  /** The runtime of published apps; defaults to the installed one. */
  readonly appRuntime?: CompilerSettings;
  /** Replaces the source of published apps, by default the live releases. */
  readonly publishedApps?: PublishedApps;
  /** The polling interval of background jobs. */
  readonly jobPollSeconds?: number;
  /** Replaces the rights of roles. */
  readonly rightsOf?: AppParts['rightsOf'];
  /** Replaces how the free space of a disk is read. */
  readonly readFreeBytes?: ReadFreeBytes;
  /** Aborted when the server begins to stop, which it does some time before it closes. */
  readonly stopping?: AbortSignal;
  /** The schema of another app with the same template kinds, since creating it takes time. */
  readonly schema?: GraphQLSchema;
}

const builtStudio = `${import.meta.dirname}/../../studio/dist`;

/** Not listening yet: call listen() or inject(), and finally close(). */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, log, tracing, clock = () => new Date() } = options;
  const metrics = createMetrics();
  const { objects, watchPrinter, ...watched } = watchParts(options, metrics);
  const changes = watchTenantChanges(watched.database, log);
  const database = withHistory(withChangeControl(watched.database, changes), { kinds: contentKinds, clock });
  const outbox = openOutbox({ database, config, log, clock, tracing, observe: metrics.observeMail });
  const app: AppParts = {
    config,
    database,
    objects,
    log,
    clock,
    accessTokens: await createAccessTokens(options.authSecret),
    rightsOf: options.rightsOf ?? rightsOf,
    secretBox: createSecretBox(options.authSecret),
    changes,
    engines: await openEnginesOf(options, (printer) => limitPrinter(watchPrinter(printer), { database, clock, log })),
    uploadTurns: new Turns(uploadLimits),
    releaseTurns: new Turns(releaseTurnLimits),
    hostProofs: createHostProofs(options.authSecret, createOutbound(options.outbound)),
    liveApps: options.liveApps ?? createLiveApps({ changes, database }),
    guestAllowances: createGuestAllowances(),
    publishedApps: options.publishedApps ?? createPublishedApps({ changes, database, objects }),
    templateKinds,
    formFacts: createFormFacts(),
    contentKinds,
    jobs: createJobs({ database, log, observe: metrics.observeJob, pollSeconds: options.jobPollSeconds }),
    countRefusals: metrics.countRefusals,
    wakeOutbox: () => outbox?.wake(),
  };
  const bodyTurns = new Turns(bodyTurnLimits);
  const { threads, workbooks } = app.engines;
  const turns = { uploads: app.uploadTurns, releases: app.releaseTurns, bodies: bodyTurns, workbooks };
  metrics.watchLoad({ turns, threads, changes });
  const http = createHttpServer(app, tokenCallers(app), { metrics, tracing, bodyTurns });
  registerPublishedApps(http, app);
  registerCrossOrigin(http, app);
  refuseOtherMethods(http);
  registerHealthRoutes(http, app, {
    metrics,
    stopping: options.stopping,
    readFreeBytes: options.readFreeBytes ?? readFreeBytes,
  });
  registerConfigRoute(http, app);
  registerMailboxPage(http, app);
  registerRoutesOfGuests(http, app);
  const schema = options.schema ?? createSchema(app.templateKinds, { isValidated: false });
  const queryRunner = createQueryRunner(schema);
  registerGraphqlEndpoint(http, app, { schema, queryRunner }, metrics);
  registerRestRoutes(http, app, queryRunner);
  registerStudioPages(http, app, options.studioFolder ?? builtStudio);
  http.addHook('onListen', () => app.jobs.start(jobsOf(app, queryRunner, tracing)));
  if (options.warmsUp) http.addHook('onListen', () => app.engines.warm());
  http.addHook('onClose', async () => {
    await Promise.all([app.jobs, outbox, app.changes, app.engines].map(async (part) => part?.close()));
  });
  return http;
}

interface WatchedParts extends Pick<AppOptions, 'database' | 'objects'> {
  readonly watchPrinter: Metrics['watchPrinter'];
}

/** With metrics and, if traces are recorded, with spans. */
function watchParts({ database, objects, log, tracing }: AppOptions, metrics: Metrics): WatchedParts {
  database.activity.observe(logSlowStatements(log));
  const measured = {
    database: metrics.watch(database),
    objects: metrics.watchObjects(objects),
    watchPrinter: metrics.watchPrinter,
  };
  if (tracing === undefined) return measured;
  metrics.watchTraces(tracing);
  return {
    database: traceDatabase(measured.database),
    objects: traceObjects(measured.objects),
    watchPrinter: (printer) => tracePrinter(metrics.watchPrinter(printer)),
  };
}

function openEnginesOf(
  { config, log, appRuntime, appCompiler }: AppOptions,
  watchPrinter: Parameters<typeof openEngines>[0]['watchPrinter'],
): ReturnType<typeof openEngines> {
  return openEngines({
    config,
    log,
    watchPrinter,
    ...(appRuntime && { appRuntime }),
    ...(appCompiler && { appCompiler }),
  });
}

function registerRestRoutes(http: FastifyInstance, app: AppParts, queryRunner: QueryRunner): void {
  registerApiRoot(http, app);
  const keyAccess = openKeyAccess(http, app, tokenCallers(app));
  registerProductApi(http, app, keyAccess);
  registerFunctionRoutes(http, app, keyAccess);
  registerDocumentRoutes(http, app, queryRunner);
  registerFileRoutes(http, app);
  registerRateTableFileRoutes(http, app);
}

/** Routes that pages of published apps use without a sign-in, in addition to the public APIs. */
function registerRoutesOfGuests(http: FastifyInstance, app: AppParts): void {
  registerGuestRoute(http, app);
  registerComponentFailureRoute(http, app);
}

function jobsOf(app: AppParts, queryRunner: QueryRunner, tracing: Tracing | undefined): Job[] {
  const jobs = [
    signInExpiry(app),
    mailRetention(app),
    usageRollup(app),
    usageCheck(app),
    objectRemoval(app),
    fontReading(app),
    fileHashing(app),
    requestMail(app, queryRunner),
    releaseSchedule(app),
    demoPublication(app),
    workbookCheck(app),
    historyThinning(app),
    seriesThinning(app),
    referenceReading(app),
    releaseConversion(app),
  ];
  return tracing === undefined ? jobs : jobs.map((job) => traceJob(job, tracing));
}

interface OutboxParts extends Omit<Parameters<typeof startOutbox>[0], 'sender'> {
  readonly config: Config;
  readonly tracing: Tracing | undefined;
}

/** Undefined without a mail server: mails are then shown on the mailbox page. */
function openOutbox({ tracing, ...parts }: OutboxParts) {
  const { smtpUrl, dkim } = parts.config;
  if (smtpUrl === undefined) return undefined;
  const sender = createSmtpSender({ smtpUrl, dkim });
  return startOutbox({ ...parts, sender: tracing === undefined ? sender : traceSender(sender, tracing) });
}
