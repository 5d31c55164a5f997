// The server of the database, its schema and what protects the rows of tenants.
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import { leadsToPooler } from '../../database/connection/leads-to-pooler.ts';
import { requestRole } from '../../database/connection/request-role.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { readMigrations, toChecksum } from '../../database/migrate.ts';
import { queueVersion } from '../../database/queue-schema.ts';
import * as store from './doctor.store.ts';
import { type Check, type Finding, ok, problem, warning } from './finding.ts';

export interface DatabaseParts {
  readonly config: Config;
  readonly database: Database;
  readonly now: () => Date;
}

/** As the owner, but without the right to change anything. */
export function look<T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return database.asOwner(async (transaction) => {
    await store.forbidWrites(transaction);
    return work(transaction);
  });
}

/** Tokens and links expire by the clock of the server, and what is due by that of the database. */
const clockWarningMs = 2_000;
const clockProblemMs = 30_000;
const noticePatienceMs = 10_000;

export function databaseChecks(parts: DatabaseParts): Check[] {
  const { config, database } = parts;
  return [
    { subject: 'database', run: () => checkServer(parts) },
    { subject: 'migrations', run: () => look(database, checkMigrations) },
    { subject: 'isolation', run: () => look(database, checkIsolation) },
    { subject: 'notices', run: () => checkNotices(config, database) },
  ];
}

async function checkServer({ config, database, now }: DatabaseParts): Promise<Finding[]> {
  return look(database, async (transaction) => {
    const sentAt = now().getTime();
    const facts = await store.readServerFacts(transaction);
    const receivedAt = now().getTime();
    if (facts === undefined) return [];
    const kind = config.databaseUrl === undefined ? 'embedded PostgreSQL' : 'PostgreSQL';
    // It answered between the two, so at least this much is a difference of the clocks.
    const at = new Date(facts.now).getTime();
    const differenceMs = Math.max(sentAt - at, at - receivedAt, 0);
    return [
      ok('database', `${kind} ${facts.version} answers in ${receivedAt - sentAt} ms, and accepts writes.`),
      describeClocks(differenceMs),
      ...describeReplication(facts),
    ];
  });
}

function describeClocks(differenceMs: number): Finding {
  const words = `The clocks of this machine and the database differ by ${(differenceMs / 1000).toFixed(1)} s.`;
  const advice = 'Synchronize both, such as by NTP: tokens, links and scheduled releases depend on them.';
  if (differenceMs > clockProblemMs) return problem('clock', `${words} ${advice}`);
  if (differenceMs > clockWarningMs) return warning('clock', `${words} ${advice}`);
  return ok('clock', 'The clocks of this machine and the database agree.');
}

function describeReplication({ standbys, synchronous_names: names }: store.ServerFacts): Finding[] {
  if (standbys === 0) return [];
  const count = standbys === 1 ? '1 standby is connected' : `${standbys} standbys are connected`;
  if (names !== '') return [ok('replication', `${count}; commits wait for ${names}.`)];
  return [
    warning(
      'replication',
      `${count}, and commits wait for none: what was acknowledged last is lost with the primary. Set synchronous_standby_names.`,
    ),
  ];
}

async function checkMigrations(transaction: Transaction): Promise<Finding[]> {
  const ours = await readMigrations();
  const applied = new Map(
    (await store.listAppliedMigrations(transaction)).map(({ name, checksum }) => [name, checksum]),
  );
  const findings: Finding[] = [];
  for (const { name, sql } of ours) {
    const checksum = applied.get(name);
    if (checksum === undefined)
      findings.push(problem('migrations', `${name} has not been applied. The next start of the server applies it.`));
    else if (checksum !== toChecksum(sql))
      findings.push(
        problem('migrations', `${name} is not the file that was applied. Restore that version of the file.`),
      );
  }
  const names = new Set(ours.map(({ name }) => name));
  const newer = [...applied.keys()].filter((name) => !names.has(name));
  if (newer.length > 0)
    findings.push(warning('migrations', `A newer version has added ${newer.join(', ')}. Update this instance.`));
  const queue = await store.readQueueVersion(transaction);
  if (queue === undefined || queue < queueVersion)
    findings.push(problem('migrations', 'The tables of background jobs are outdated. The next start migrates them.'));
  if (findings.length > 0) return findings;
  return [ok('migrations', `All ${ours.length} are applied. No extensions of PostgreSQL are needed.`)];
}

async function checkIsolation(transaction: Transaction): Promise<Finding[]> {
  if (!(await store.isRoleBound(transaction))) {
    const advice = `alter role ${requestRole} nosuperuser nobypassrls;`;
    return [problem('isolation', `The role ${requestRole} is not bound by row level security. Run: ${advice}`)];
  }
  const tables = await store.listUnguardedTables(transaction);
  return tables.length === 0
    ? [ok('isolation', `Row level security applies to ${requestRole} in every table of tenants.`)]
    : tables.map((name) =>
        problem(
          'isolation',
          `The table ${name} has no row level security. Run: alter table ${name} enable row level security;`,
        ),
      );
}

/** Changes made by other instances are announced past a pooler. */
async function checkNotices({ databaseUrl, databaseDirectUrl }: Config, database: Database): Promise<Finding[]> {
  const isPooled = databaseUrl !== undefined && (await leadsToPooler(databaseUrl));
  if (databaseDirectUrl !== undefined && (await leadsToPooler(databaseDirectUrl)))
    return [
      problem('notices', 'DATABASE_DIRECT_URL leads to a pooler too. Set it to the address of PostgreSQL itself.'),
    ];
  if (isPooled && databaseDirectUrl === undefined) {
    return [
      warning(
        'notices',
        'DATABASE_URL leads to a pooler, so the server answers nothing from memory. Set DATABASE_DIRECT_URL to the address past it.',
      ),
    ];
  }
  if (await receivesNotices(database)) {
    const way = isPooled ? 'sent through the pooler arrive at DATABASE_DIRECT_URL' : 'arrive';
    return [ok('notices', `Notices about changes by other instances ${way}.`)];
  }
  const name = databaseDirectUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  return [
    problem(
      'notices',
      `Notices about changes do not arrive, so the server answers nothing from memory. ${name} must lead to the same database, without a pooler.`,
    ),
  ];
}

async function receivesNotices(database: Database): Promise<boolean> {
  const heard = Promise.withResolvers<boolean>();
  const listening = database.listen('coverwright_doctor', {
    onNotice: () => undefined,
    onHearing: () => heard.resolve(true),
    onLost: () => undefined,
  });
  const ended = new AbortController();
  const patience = delay(noticePatienceMs, false, { signal: ended.signal });
  try {
    return await Promise.race([heard.promise, patience]);
  } finally {
    ended.abort();
    patience.catch(() => undefined);
    await listening.close();
  }
}
