// Background work on a queue in the database (pg-boss). A job runs on its schedule, once across all instances,
// on any instance with free capacity. Pending work is stored as rows that are due: the queue only determines
// when to check, so a run that fails or is lost with its instance only causes a delay. Independent of features.
import { setTimeout as delay } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { queueSchema } from '../database/queue-schema.ts';

export interface Job {
  readonly name: string;
  /** Minute, hour, day of the month, month, day of the week; in UTC. */
  readonly cron: string;
  /** Whether it also runs after an instance has started. */
  readonly isDueAtStart?: true;
  /** Must end within five minutes. Returns the time of an additional run, if needed. */
  run(): Promise<Date | undefined>;
}

export type JobOutcome = 'done' | 'failed';

export interface Jobs {
  /** Starts in the background, and retries while the database is unavailable. */
  start(jobs: readonly Job[]): void;
  /** Requests an additional run. If the request is lost, the work waits for the schedule. */
  runAt(name: string, at: Date): void;
  /** Those whose last run on this instance failed, by name. */
  failing(): string[];
  /** Waits for the current run. */
  close(): Promise<void>;
}

export interface JobsOptions {
  readonly database: Pick<Database, 'query'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly observe: (job: string, outcome: JobOutcome, count: number) => void;
  /** How often an instance checks for work; defaults to 5 seconds. */
  readonly pollSeconds?: number | undefined;
}

/** One queue for all jobs, so that an idle instance sends only one query at a time. */
const queue = 'background';
/** Keep in sync with docs/limits.md. */
export const jobLimits = {
  /** The maximum duration of a run. */
  maxSeconds: 300,
  /** Without a heartbeat of its instance for this long, a run counts as lost, and the next may start. */
  lostSeconds: 30,
  /** How long finished runs are stored. */
  storedSeconds: 86_400,
} as const;
/** The first requests take precedence over background work. */
const startAfterMs = 1_000;
const stopMs = 20_000;
const retryMaxMs = 60_000;

interface JobRequest {
  readonly job: string;
}

export function createJobs(options: JobsOptions): Jobs {
  return new QueuedJobs(options);
}

class QueuedJobs implements Jobs {
  readonly #options: JobsOptions;
  readonly #closing = new AbortController();
  readonly #jobs = new Map<string, Job>();
  /** The start of the last requested run, by job. Until then, further requests are ignored. */
  readonly #requested = new Map<string, number>();
  readonly #failing = new Set<string>();
  #boss: PgBoss | undefined;
  #starting: Promise<void> = Promise.resolve();

  constructor(options: JobsOptions) {
    this.#options = options;
  }

  start(jobs: readonly Job[]): void {
    for (const job of jobs) {
      this.#jobs.set(job.name, job);
      // Initialized to zero, so that the first failure is an increase.
      for (const outcome of ['done', 'failed'] as const) this.#options.observe(job.name, outcome, 0);
    }
    this.#starting = this.#open();
  }

  failing(): string[] {
    return [...this.#failing].toSorted();
  }

  runAt(name: string, at: Date): void {
    // A pending run requests the next one itself if more work remains.
    if ((this.#requested.get(name) ?? 0) <= Date.now()) this.#request(name, at);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#starting;
    await this.#boss?.stop({ close: false, timeout: stopMs });
  }

  async #open(): Promise<void> {
    const { signal } = this.#closing;
    await delay(startAfterMs, undefined, { ref: false, signal }).catch(() => undefined);
    for (let waitMs = 1_000; !signal.aborted; waitMs = Math.min(waitMs * 2, retryMaxMs)) {
      this.#boss = await this.#tryOpen();
      if (this.#boss !== undefined) return;
      await delay(waitMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  async #tryOpen(): Promise<PgBoss | undefined> {
    const { log, pollSeconds = 5 } = this.#options;
    const boss = await createBoss(this.#options);
    try {
      await boss.start();
      await boss.createQueue(queue, { policy: 'stately', ...queueOptions });
      await boss.updateQueue(queue, queueOptions);
      await this.#schedule(boss);
      await boss.work<JobRequest>(queue, { pollingIntervalSeconds: pollSeconds }, async ([request]) => {
        if (request !== undefined) await this.#run(request.data.job);
      });
      return boss;
    } catch (error) {
      log.warn({ error }, 'background jobs could not start; the server will try again');
      await boss.stop({ close: false, graceful: false });
      return undefined;
    }
  }

  async #schedule(boss: PgBoss): Promise<void> {
    for (const { name, cron, isDueAtStart } of this.#jobs.values()) {
      const request: JobRequest = { job: name };
      await boss.schedule(queue, cron, request, { key: name, singletonKey: name });
      if (isDueAtStart) await boss.send(queue, request, { singletonKey: name });
    }
    for (const { key } of await boss.getSchedules(queue)) {
      if (!this.#jobs.has(key)) await boss.unschedule(queue, key);
    }
  }

  /** The queue does not store why a run failed, as the error could quote data of a statement; it is logged instead. */
  async #run(name: string): Promise<void> {
    const job = this.#jobs.get(name);
    // A newer version may have requested it.
    if (job === undefined) return;
    const outcome = await this.#attempt(job);
    this.#options.observe(name, outcome.isDone ? 'done' : 'failed', 1);
    if (outcome.isDone) this.#failing.delete(name);
    else this.#failing.add(name);
    if (!outcome.isDone) throw new Error('The job failed. The log of the instance has the error.');
    if (outcome.next !== undefined) this.#request(name, outcome.next);
  }

  async #attempt(job: Job): Promise<{ readonly isDone: boolean; readonly next?: Date | undefined }> {
    try {
      return { isDone: true, next: await job.run() };
    } catch (error) {
      this.#options.log.warn({ error, job: job.name }, 'a background job failed; it runs again on its schedule');
      return { isDone: false };
    }
  }

  #request(name: string, at: Date): void {
    if (this.#boss === undefined || this.#closing.signal.aborted) return;
    const request: JobRequest = { job: name };
    this.#requested.set(name, at.getTime());
    this.#boss.send(queue, request, { singletonKey: name, startAfter: at }).catch((error: unknown) => {
      this.#requested.delete(name);
      this.#options.log.warn({ error, job: name }, 'a background job could not be requested; it runs on its schedule');
    });
  }
}

/** A failed run is repeated only by the schedule. The queue's policy allows one running and one waiting run per job. */
const queueOptions = {
  retryLimit: 0,
  expireInSeconds: jobLimits.maxSeconds,
  heartbeatSeconds: jobLimits.lostSeconds,
  retentionSeconds: jobLimits.storedSeconds,
  deleteAfterSeconds: jobLimits.storedSeconds,
} as const;

async function createBoss({ database, log }: JobsOptions): Promise<PgBoss> {
  const library = await import('pg-boss');
  const boss = new library.PgBoss({
    db: { executeSql: (text, values) => database.query(text, values) },
    schema: queueSchema,
    // Migrations are run by the server.
    migrate: false,
    supervise: true,
    superviseIntervalSeconds: 60,
    maintenanceIntervalSeconds: 3_600,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 15,
    queueCacheIntervalSeconds: 600,
    flowIntervalSeconds: 3_600,
    // These monitor large installations; here there are only a few rows.
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
  });
  let loggedAt = 0;
  boss.on('error', (error) => {
    // Every query fails while the database is unavailable: one log line per minute is enough.
    if (Date.now() - loggedAt < 60_000) return;
    loggedAt = Date.now();
    log.warn({ error }, 'the job queue failed and will try again');
  });
  return boss;
}
