import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { hasDemoPasswords, isNeverUsed, markUsed } from '../database/installation.ts';
import { isErrno } from '../errors/errno.ts';
import { StartError } from '../errors/start-error.ts';
import { seedDemo } from '../features/demo/demo.service.ts';
import { isLoopbackName } from '../network/host-name.ts';
import { isLocalServer } from '../http/request-facts.ts';
import { releaseMemory } from '../memory/release-memory.ts';
import { trimHeaps } from '../memory/trim-heaps.ts';
import { openObjects } from '../objects/open-objects.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { provideAuthSecret } from './auth-secret.ts';
import { closeDataFolder, ensureDataFolder } from './data-folder.ts';
import { openDatabase } from './open-database.ts';
import { runRegularly } from '../memory/run-regularly.ts';
import { readVersion } from '../processes/version.ts';
import { openTracing } from '../traces/tracing.ts';

export interface RunningServer {
  /** The address where it listens. */
  readonly url: string;
  readonly port: number;
  readonly hasDemo: boolean;
  /**
   * Waits for requests in progress, then stops the database; isForced does not wait. With isAnnounced, load balancers get
   * time to notice it before.
   */
  close(options: { readonly isForced: boolean; readonly isAnnounced?: boolean }): Promise<void>;
}

/** How long requests may take to finish during a shutdown. Keep in sync with docs/limits.md. */
export const drainMs = 25_000;

export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  await ensureDataFolder(config.dataDir);
  if (!(await closeDataFolder(config.dataDir))) {
    log.warn(
      { folder: config.dataDir },
      'other accounts can enter the data folder, which holds more than the data of this server; close it with chmod 700',
    );
  }
  const { database, close } = await openDatabase(config, log);
  const objects = await openObjects(config, log);
  const tracing = config.traces && (await openTracing(config.traces, { log, version: readVersion() }));
  const clock = () => new Date();
  try {
    const authSecret = config.authSecret ?? (await provideAuthSecret(config.dataDir));
    const hasDemo = await prepareDemo(config, { database, objects, clock });
    const stopping = new AbortController();
    const app = await createApp({
      config,
      authSecret,
      database,
      objects,
      clock,
      log,
      warmsUp: true,
      stopping: stopping.signal,
      ...(tracing && { tracing }),
    });
    const { url, port } = await listen(app, config);
    warnAboutReach(config, log);
    const memoryReleases = [releaseMemory(), trimHeaps()].map((release) =>
      runRegularly({
        ...release,
        onFailure: (error) => log.warn({ error }, 'memory could not be returned to the operating system'),
      }),
    );
    return {
      url,
      port,
      hasDemo,
      close: async (options) => {
        stopping.abort();
        // Meanwhile everything is answered as before, and load balancers see /readyz.
        if (options.isAnnounced === true) await delay(config.stopDelaySeconds * 1000);
        await Promise.all(memoryReleases.map((release) => release.close()));
        await drain(app, options.isForced);
        // A forced stop does not wait for the endpoint of traces either.
        await Promise.all([close(options), options.isForced ? undefined : tracing?.close()]);
      },
    };
  } catch (error) {
    await close({ isForced: false });
    throw error;
  }
}

/** Warns of problems that an operator could easily overlook: that more or less is accessible than intended. */
function warnAboutReach(config: Config, log: Logger): void {
  if (isLocalServer(config)) {
    log.warn(
      'demo accounts and /dev/mailbox are open to programs on this machine; before a reverse proxy passes requests of others on to this server, set PUBLIC_URL to the address they use',
    );
  }
  if (!isLoopbackName(config.host) && config.metricsToken === undefined) {
    log.warn('/metrics answers 401 to everyone: others can reach HOST, so set METRICS_TOKEN to read it');
  }
}

interface DemoParts {
  readonly database: Database;
  readonly objects: ObjectStore;
  readonly clock: () => Date;
}

/** Only an unused database gets demo data, whose passwords work only on this machine. Returns whether there is any. */
async function prepareDemo(config: Config, parts: DemoParts): Promise<boolean> {
  const { database, clock } = parts;
  const isLocal = isLocalServer(config);
  const isWanted = config.demoData ?? (config.databaseUrl === undefined && isLocal);
  return database.asOwner(async (transaction) => {
    const isUnused = await isNeverUsed(transaction);
    if (isUnused && isWanted) {
      if (!isLocal) throw openDemo('Demo data is requested (DEMO_DATA=1)');
      await seedDemo(transaction, clock(), parts);
    }
    const hasDemo = await hasDemoPasswords(transaction);
    if (hasDemo && !isLocal) throw openDemo('The demo accounts still have their password');
    if (isUnused) await markUsed(transaction);
    return hasDemo;
  });
}

function openDemo(found: string): StartError {
  return new StartError(
    `${found}, which is publicly known, and others can reach this server by HOST or PUBLIC_URL. Start with both on ` +
      'this machine (HOST=127.0.0.1, no PUBLIC_URL) and change the passwords there, or use an empty DATA_DIR or ' +
      'DATABASE_URL with DEMO_DATA=0 and add accounts with npm run admin.',
  );
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<{ url: string; port: number }> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (!isErrno(error, 'EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN')) throw error;
    const reason = {
      EADDRINUSE: `Port ${port} on ${host} is in use by another program. Stop that one, or set PORT to a free port`,
      EACCES: `This account may not listen on port ${port}. Set PORT to one above 1023`,
    }[(error as NodeJS.ErrnoException).code ?? ''];
    throw new StartError(
      `${reason ?? `${host} is not an address of this machine. Set HOST to one of its addresses`}.`,
      {
        cause: error,
      },
    );
  }
  const { port: actualPort } = app.server.address() as AddressInfo;
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`, port: actualPort };
}

async function drain(app: FastifyInstance, isForced: boolean): Promise<void> {
  const cut = () => app.server.closeAllConnections();
  const timer = setTimeout(cut, isForced ? 0 : drainMs);
  await app.close();
  clearTimeout(timer);
}
