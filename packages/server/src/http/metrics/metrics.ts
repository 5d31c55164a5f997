// Prometheus metrics. Label values come only from the schema and the routes, so that clients cannot create new
// series.
import type { PdfEngine } from '@coverwright/render/html-pdf';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../database/database.ts';
import type { JobOutcome } from '../../jobs/jobs.ts';
import type { Problem } from '../../errors/user-error.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { createStateGauges, watchConnections } from './database-metrics.ts';
import { createRefusalCounter, showBuild, type WatchedLoad, watchLoad } from './load-metrics.ts';
import { createObjectWatch } from './object-metrics.ts';
import { createPrinterWatch } from './printer-metrics.ts';
import { type WatchedTraces, watchTraces } from './trace-metrics.ts';

const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export interface Metrics {
  observeRequest(labels: { method: string; route: string; status: number }, durationMs: number): void;
  observeOperation(labels: { operation: string; outcome: 'success' | 'failure' }, durationMs: number): void;
  /** One attempt to send a mail. */
  observeMail(outcome: string): void;
  /** A finished run of a background job. */
  observeJob(job: string, outcome: JobOutcome, count: number): void;
  /** Counts those that are refusals by a limit. */
  countRefusals(problems: readonly Problem[]): void;
  /** Wraps the database to count its open transactions; its state is read with the metrics. */
  watch(database: Database): Database;
  /** Wraps the object store to count and time its operations. */
  watchObjects(objects: ObjectStore): ObjectStore;
  watchLoad(load: WatchedLoad): void;
  watchTraces(traces: WatchedTraces): void;
  /** Reports the memory used by cached GraphQL documents. */
  watchDocuments(documents: { readonly sizeBytes: number }): void;
  /** Reports how much is free on the disk of DATA_DIR. */
  watchDisk(readFreeBytes: () => Promise<number>): void;
  /** Wraps the printer to count and time its documents. */
  watchPrinter(printer: PdfEngine): PdfEngine;
  print(): Promise<string>;
  readonly contentType: string;
}

/** Shared by all apps of a process: its metrics are collected until the process ends. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'coverwright_http_request_duration_seconds',
    help: 'Time to answer an HTTP request, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers,
  });
  const operations = new Histogram({
    name: 'coverwright_graphql_operation_duration_seconds',
    help: 'Time to answer a GraphQL request, by its first root field.',
    labelNames: ['operation', 'outcome'],
    buckets: durationBuckets,
    registers,
  });
  let readState = () => Promise.resolve();
  showBuild(registry);
  return {
    observeRequest: ({ method, route, status }, durationMs) => {
      requests.observe({ method, route, status: String(status) }, durationMs / 1000);
    },
    observeOperation: (labels, durationMs) => {
      operations.observe(labels, durationMs / 1000);
    },
    observeMail: createMailCounter(registry),
    observeJob: createJobCounter(registry),
    countRefusals: createRefusalCounter(registry),
    watch: (database) => {
      watchConnections(registry, database, durationBuckets);
      readState = createStateGauges(registry, database);
      return countTransactions(registry, database);
    },
    watchObjects: createObjectWatch(registry, durationBuckets),
    watchLoad: (load) => watchLoad(registry, load),
    watchTraces: (traces) => watchTraces(registry, traces),
    watchDocuments: createDocumentWatch(registry),
    watchDisk: createDiskWatch(registry),
    watchPrinter: createPrinterWatch(registry, durationBuckets),
    print: async () => {
      await readState();
      return Registry.merge([ofProcess, registry]).metrics();
    },
    contentType: registry.contentType,
  };
}

/** Wraps the database to count its open transactions. */
function countTransactions(registry: Registry, database: Database): Database {
  const openTransactions = new Gauge({
    name: 'coverwright_database_transactions_open',
    help: 'Transactions that hold or wait for a connection of the pool.',
    labelNames: ['kind'],
    registers: [registry],
  });

  async function counted<T>(kind: string, work: () => Promise<T>): Promise<T> {
    openTransactions.inc({ kind });
    try {
      return await work();
    } finally {
      openTransactions.dec({ kind });
    }
  }

  return {
    read: (caller, work, signal) => counted('read', () => database.read(caller, work, signal)),
    write: (caller, work, signal) => counted('write', () => database.write(caller, work, signal)),
    asOwner: (work, caller, signal) => counted('owner', () => database.asOwner(work, caller, signal)),
    query: (text, values) => database.query(text, values),
    listen: (channel, listener) => database.listen(channel, listener),
    activity: database.activity,
    ping: () => database.ping(),
    close: () => database.close(),
  };
}

function createMailCounter(registry: Registry): (outcome: string) => void {
  const mails = new Counter({
    name: 'coverwright_mails_total',
    help: 'Attempts to send a mail: sent, postponed to another attempt, or failed for good.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // Initialized to zero, so that the first failure is an increase.
  for (const outcome of ['sent', 'postponed', 'failed']) mails.inc({ outcome }, 0);
  return (outcome) => mails.inc({ outcome });
}

function createJobCounter(registry: Registry): Metrics['observeJob'] {
  const jobs = new Counter({
    name: 'coverwright_jobs_total',
    help: 'Runs of background jobs on this instance: done, or failed until their next run.',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  });
  return (job, outcome, count) => jobs.inc({ job, outcome }, count);
}

/** Returns the function that registers the document cache. */
function createDocumentWatch(registry: Registry): (documents: { readonly sizeBytes: number }) => void {
  return (documents) => {
    const size = new Gauge({
      name: 'coverwright_graphql_document_cache_bytes',
      help: 'Estimated size of the parsed GraphQL documents in memory.',
      registers: [],
      collect() {
        this.set(documents.sizeBytes);
      },
    });
    registry.registerMetric(size);
  };
}

/** Returns the function that registers the disk. */
function createDiskWatch(registry: Registry): Metrics['watchDisk'] {
  return (readFreeBytes) => {
    const free = new Gauge({
      name: 'coverwright_disk_free_bytes',
      help: 'Free space on the disk of DATA_DIR; NaN if it cannot be read.',
      registers: [],
      async collect() {
        this.set(await readFreeBytes().catch(() => Number.NaN));
      },
    });
    registry.registerMetric(free);
  };
}
