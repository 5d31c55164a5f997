// One of the two sides of bench/products.ts, in a separate process: `product` is the production server, `plain` a Fastify
// route that only does the same authentication, transaction and SQL.
import { Turns } from '@coverwright/render/turns';
import Fastify from 'fastify';
import pino from 'pino';
import { createApp } from '../packages/server/src/app.ts';
import { readConfig } from '../packages/server/src/config.ts';
import { connect } from '../packages/server/src/database/connection/connect.ts';
import type { Database } from '../packages/server/src/database/database.ts';
import { openEngines } from '../packages/server/src/engines/engines.ts';
import { createAccessTokens } from '../packages/server/src/features/auth/sessions/access-token.ts';
import { createSecretBox } from '../packages/server/src/features/auth/second-factor/secret-box.ts';
import { authenticate } from '../packages/server/src/features/auth/tenant-guard.service.ts';
import { releaseTurnLimits } from '../packages/server/src/features/releases/create-release.service.ts';
import { createGuestAllowances } from '../packages/server/src/features/guests/guests.service.ts';
import { uploadLimits } from '../packages/server/src/features/files/upload/upload.service.ts';
import { listProducts, type Product } from '../packages/server/src/features/products/products.service.ts';
import { noPublishedApps } from '../packages/server/src/features/published-apps/published-app.ts';
import { createFormFacts } from '../packages/server/src/features/templates/kinds/pdf-drawing/pdf-forms.service.ts';
import type { AppParts } from '../packages/server/src/request/context.ts';
import { rightsOf } from '../packages/server/src/request/rights.ts';
import { requestFacts } from '../packages/server/src/http/request-facts.ts';
import { watchTenantChanges } from '../packages/server/src/memory/tenant-changes.ts';
import { createDiskObjects } from '../packages/server/src/objects/disk-objects.ts';
import { contentKinds } from '../packages/server/src/content-kinds.ts';
import { templateKinds } from '../packages/server/src/template-kinds.ts';
import { readSideArguments } from './side-arguments.ts';

const [side, databaseUrl = '', authSecret = ''] = readSideArguments();
const config = readConfig({ DATABASE_URL: databaseUrl, AUTH_SECRET: authSecret });
const log = pino({ level: 'silent' });

/** The request of the studio's list. */
function toBrief({
  productId,
  name,
  insurer,
  createdAt,
  createdBy,
  lastModifiedAt,
  lastModifiedBy,
  revision,
}: Product) {
  return {
    productId,
    name,
    insurer: insurer && { id: insurer.id, name: insurer.name },
    createdAt: createdAt.toISOString(),
    createdBy: createdBy && { username: createdBy.username },
    lastModifiedAt: lastModifiedAt.toISOString(),
    lastModifiedBy: lastModifiedBy && { username: lastModifiedBy.username },
    revision,
  };
}

/** No file is requested, so the folder need not exist. */
const objects = createDiskObjects('/nonexistent');

async function createPlainServer(database: Database) {
  const http = Fastify({ logger: false });
  http.decorateRequest('isFromThisMachine', true);
  const clock = () => new Date();
  const accessTokens = await createAccessTokens(authSecret);
  const changes = watchTenantChanges(database, log);
  const app: AppParts = {
    config,
    database,
    log,
    clock,
    accessTokens,
    rightsOf,
    secretBox: createSecretBox(authSecret),
    changes,
    engines: await openEngines({ config, log, watchPrinter: (printer) => printer }),
    uploadTurns: new Turns(uploadLimits),
    releaseTurns: new Turns(releaseTurnLimits),
    objects,
    hostProofs: { require: () => Promise.reject(new Error('No host is added here.')) },
    liveApps: { findLiveApp: () => Promise.resolve(undefined) },
    guestAllowances: createGuestAllowances(),
    templateKinds,
    contentKinds,
    jobs: { start: () => undefined, runAt: () => undefined, failing: () => [], close: () => Promise.resolve() },
    publishedApps: noPublishedApps,
    formFacts: createFormFacts(),
    countRefusals: () => undefined,
    wakeOutbox: () => undefined,
  };
  http.addHook('onClose', () => changes.close());
  http.post('/graphql', async (request, reply) => {
    const facts = requestFacts(request, config);
    const signedIn = await authenticate(request.headers.authorization, facts, app);
    if (signedIn === undefined) return reply.code(401).send();
    const { caller, reader } = signedIn;
    try {
      const { list } = await listProducts({}, { app, facts, caller, transaction: await reader.open(), now: clock() });
      return { data: { products_2: { totalCount: list.length, list: list.map(toBrief) } } };
    } finally {
      await reader.close();
    }
  });
  return http;
}

const database = connect({ url: databaseUrl, poolSize: 20 });
const http =
  side === 'plain'
    ? await createPlainServer(database)
    : await createApp({ config, authSecret, database, objects, log });
console.log(await http.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => {
  void http
    .close()
    .then(() => database.close())
    .finally(() => process.exit(0));
});
