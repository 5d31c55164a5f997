// Metrics of the database: connections, statements, and its state, which is read when the metrics are.
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Database } from '../../database/database.ts';
import { type DatabaseState, readDatabaseState } from '../../database/database-state.ts';
import { isReadOnly } from '../../errors/database-failure.ts';

/** The state is read at most this often, however many read the metrics. */
const stateMs = 5_000;
/** A host that does not answer at all must not delay the metrics further. */
const patienceMs = 2_000;

/** Few, as there is a series for each label of a statement. */
const statementBuckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 60];

export function watchConnections(registry: Registry, { activity }: Database, buckets: number[]): void {
  const registers = [registry];
  const waits = new Histogram({
    name: 'coverwright_database_connection_wait_seconds',
    help: 'Time that a transaction waited for its connection, including its turn.',
    buckets,
    registers,
  });
  const statements = new Histogram({
    name: 'coverwright_database_statement_duration_seconds',
    help: 'Time until a statement was answered, by what it does and to which table.',
    labelNames: ['statement', 'outcome'],
    buckets: statementBuckets,
    registers,
  });
  activity.observe({
    onConnection: (waitMs) => waits.observe(waitMs / 1000),
    onStatement: ({ label, durationMs, hasFailed }) => {
      statements.observe({ statement: label, outcome: hasFailed ? 'failure' : 'success' }, durationMs / 1000);
    },
  });
  const gauge = (name: string, help: string, value: () => number) => {
    const collected: Gauge = new Gauge({
      name: `coverwright_database_${name}`,
      help,
      registers,
      collect: () => collected.set(value()),
    });
  };
  const { connections } = activity;
  gauge('connections_max', 'Connections that this instance may open.', () => connections().max);
  gauge('connections_open', 'Open connections of the pool.', () => connections().open);
  gauge('connections_used', 'Connections that run a transaction.', () => connections().used);
  gauge('transactions_waiting', 'Transactions that wait for their turn at a connection.', () => activity.waiting());
}

type Role = 'primary' | 'read_only' | 'unavailable';
const roles: readonly Role[] = ['primary', 'read_only', 'unavailable'];

const stateValues: readonly (readonly [string, string, (state: DatabaseState) => number | undefined])[] = [
  ['database_standbys', 'Standbys connected to the primary.', (state) => state.standbys],
  [
    'database_replication_lag_seconds',
    'Time by which the slowest standby lags behind the primary.',
    (state) => state.replicationLagSeconds,
  ],
  [
    'archive_waiting_seconds',
    'Time for which the oldest segment of the log of the database has been waiting to be archived.',
    (state) => state.archiver?.waitingSeconds,
  ],
  [
    'archive_failures',
    'Failed attempts to archive the log of the database, counted by PostgreSQL.',
    (state) => state.archiver?.failures,
  ],
  ['mail_oldest_unsent_seconds', 'Age of the oldest mail to be sent.', (state) => state.oldestUnsentMailSeconds],
  [
    'object_oldest_due_seconds',
    'Time for which the oldest unused content has been due for removal from the store.',
    (state) => state.oldestDueObjectSeconds,
  ],
  [
    'last_backup_timestamp_seconds',
    'When the last backup of everything was complete, in seconds since 1970.',
    (state) => state.lastBackupAt,
  ],
];

/** Returns what reads the state, and never fails; values that could not be read are absent. */
export function createStateGauges(registry: Registry, database: Database): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `coverwright_${name}`, help, labelNames, registers: [registry] });
  const role = gauge(
    'database_role',
    '1 for the state of the database that this instance uses: primary, read_only (as a standby is), or unavailable within a second.',
    ['role'],
  );
  const values = stateValues.map(([name, help, valueOf]) => [gauge(name, help), valueOf] as const);
  const show = (current: Role, state?: DatabaseState) => {
    for (const each of roles) role.set({ role: each }, each === current ? 1 : 0);
    for (const [shown, valueOf] of values) {
      const value = state === undefined ? undefined : valueOf(state);
      if (value === undefined) shown.remove();
      else shown.set(value);
    }
  };
  let reading: Promise<void> | undefined;
  let nextAt = 0;
  return async () => {
    if (reading === undefined && performance.now() >= nextAt) {
      nextAt = performance.now() + stateMs;
      reading = readDatabaseState(database)
        .then(
          (state) => show('primary', state),
          (error: unknown) => show(isReadOnly(error) ? 'read_only' : 'unavailable'),
        )
        .finally(() => {
          reading = undefined;
        });
    }
    if (reading === undefined) return;
    const isRead = await settlesWithin(reading, patienceMs);
    if (!isRead) show('unavailable');
  };
}

async function settlesWithin(work: Promise<void>, durationMs: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), durationMs);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
