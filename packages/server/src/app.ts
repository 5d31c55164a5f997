// Puts the server together from the parts that main.ts opened: every API test stands on the same function.
// Knows nothing of the environment, of processes or of ports.
import { Turns } from '@coverwright/render/turns';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { openEngines } from './engines/engines.ts';
import { createAccessTokens } from './features/auth/sessions/access-token.ts';
import { signInExpiry } from './features/auth/expiry.service.ts';
import { createSecretBox } from './features/auth/second-factor/secret-box.ts';
import { registerFileRoutes } from './features/files/files.routes.ts';
import { objectRemoval } from './features/files/objects/loose-objects.service.ts';
import { uploadLimits } from './features/files/upload/upload.service.ts';
import { registerMailboxPage } from './features/mail/mailbox.routes.ts';
import { mailRetention } from './features/mail/mail.service.ts';
import { startOutbox } from './features/mail/outbox.service.ts';
import { createSmtpSender } from './features/mail/smtp.adapter.ts';
import { registerProductApi } from './features/product-api/product-api.routes.ts';
import { registerDocumentRoutes } from './features/templates/documents/documents.routes.ts';
import { registerConfigRoute } from './features/tenants/config.routes.ts';
import { createHostProofs } from './features/tenants/host-proof.service.ts';
import { limitPrinter, usageRollup } from './features/usage/usage.service.ts';
import { createQueryRunner } from './graphql/documents/read-query.ts';
import { createSchema } from './graphql/schema/schema.ts';
import { registerCrossOrigin } from './http/cross-origin.ts';
import { registerGraphqlEndpoint } from './http/graphql/graphql-endpoint.ts';
import { registerHealthRoutes } from './http/metrics/health-routes.ts';
import { createHttpServer } from './http/http-server.ts';
import { createMetrics } from './http/metrics/metrics.ts';
import { refuseOtherMethods, registerApiRoot } from './http/rest.ts';
import { registerStudioPages } from './http/studio/studio-pages.ts';
import { createJobs } from './jobs/jobs.ts';
import { watchTenantChanges } from './memory/tenant-changes.ts';
import { createOutbound, type OutboundOptions } from './network/outbound.adapter.ts';
import type { ObjectStore } from './objects/object-store.ts';
import type { AppParts } from './request/context.ts';
import { templateKinds } from './template-kinds.ts';

export interface AppOptions {
  readonly config: Config;
  /** Signs access tokens and encrypts second factors; at least 32 bytes that nobody knows. */
  readonly authSecret: string;
  /** Migrated; whoever opened it closes it, after the app. */
  readonly database: Database;
  /** Where the contents of files lie. */
  readonly objects: ObjectStore;
  readonly log: Logger;
  readonly clock?: () => Date;
  /** Where the built studio lies. */
  readonly studioFolder?: string;
  /** How hosts that tenants name are reached; by the system's DNS, and on the public Internet only, unless given. */
  readonly outbound?: OutboundOptions;
  /** Whether the printer and a calculation thread start once the server listens, and not only when first needed. */
  readonly warmsUp?: boolean;
}

const builtStudio = `${import.meta.dirname}/../../studio/dist`;

/** Not listening yet: call listen() or inject(), and close() at the end. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, log, clock = () => new Date() } = options;
  const metrics = createMetrics();
  const database = metrics.watch(options.database);
  const outbox =
    config.smtpUrl === undefined
      ? undefined
      : startOutbox({
          database,
          sender: createSmtpSender(config.smtpUrl, config.publicUrl),
          log,
          clock,
          observe: metrics.observeMail,
        });
  const app: AppParts = {
    config,
    database,
    objects: options.objects,
    log,
    clock,
    accessTokens: await createAccessTokens(options.authSecret),
    secretBox: createSecretBox(options.authSecret),
    changes: watchTenantChanges(database, log),
    engines: await openEngines({
      config,
      log,
      watchPrinter: (printer) => limitPrinter(metrics.watchPrinter(printer), { database, clock, log }),
    }),
    uploadTurns: new Turns(uploadLimits),
    hostProofs: createHostProofs(options.authSecret, createOutbound(options.outbound)),
    templateKinds,
    jobs: createJobs({ database, log, observe: metrics.observeJob }),
    wakeOutbox: () => outbox?.wake(),
  };
  const http = createHttpServer(app, metrics);
  registerCrossOrigin(http, app);
  refuseOtherMethods(http);
  registerHealthRoutes(http, app, metrics);
  registerConfigRoute(http, app);
  registerMailboxPage(http, app);
  const schema = createSchema(app.templateKinds);
  const queryRunner = createQueryRunner(schema);
  registerGraphqlEndpoint(http, app, { schema, queryRunner }, metrics);
  registerApiRoot(http, app);
  registerProductApi(http, app);
  registerDocumentRoutes(http, app, queryRunner);
  registerFileRoutes(http, app);
  registerStudioPages(http, app, options.studioFolder ?? builtStudio);
  http.addHook('onListen', () =>
    app.jobs.start([signInExpiry(app), mailRetention(app), usageRollup(app), objectRemoval(app)]),
  );
  if (options.warmsUp) http.addHook('onListen', () => app.engines.warm());
  http.addHook('onClose', async () => {
    const open = [app.jobs, outbox, app.changes, app.engines];
    await Promise.all(open.map(async (part) => part?.close()));
  });
  return http;
}
