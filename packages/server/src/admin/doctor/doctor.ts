// `npm run admin -- doctor`: checks an installation, also while its server runs, and changes nothing. It neither starts the
// embedded database nor migrates, so that what is wrong can be seen.
import { join } from 'node:path';
import pino from 'pino';
import type { Config } from '../../config.ts';
import { connect } from '../../database/connection/connect.ts';
import type { Database } from '../../database/database.ts';
import { findEmbedded } from '../../database/embedded/embedded.ts';
import { openObjects } from '../../objects/open-objects.ts';
import { readFreeBytes, type ReadFreeBytes } from '../../processes/free-space.ts';
import { UsageError } from '../admin-usage.ts';
import { archiveChecks } from './archive-checks.ts';
import { dataChecks } from './data-checks.ts';
import { databaseChecks } from './database-checks.ts';
import { describeFailure, describeFindings, type Finding, problem, runChecks } from './finding.ts';
import { addressCheck, machineChecks } from './machine-checks.ts';

export interface DoctorOptions {
  /** Everything is checked, rather than a sample. */
  readonly isAll: boolean;
  readonly now?: () => Date;
  readonly readFreeBytes?: ReadFreeBytes;
}

export function readDoctorOptions(args: readonly string[]): DoctorOptions {
  const other = args.find((one) => one !== '--all');
  if (other !== undefined) throw new UsageError(`doctor does not accept ${other}.`, 'doctor');
  return { isAll: args.length > 0 };
}

export interface Diagnosis {
  readonly message: string;
  readonly hasProblem: boolean;
}

export async function diagnose(config: Config, options: DoctorOptions): Promise<Diagnosis> {
  const findings = [
    ...(await runChecks(machineChecks({ config, readFreeBytes: options.readFreeBytes ?? readFreeBytes }))),
    ...(await examineDatabase(config, options)),
  ];
  return {
    message: describeFindings(findings),
    hasProblem: findings.some(({ level }) => level === 'problem'),
  };
}

async function examineDatabase(config: Config, { isAll, now = () => new Date() }: DoctorOptions): Promise<Finding[]> {
  const database = await openForReading(config);
  if (database === undefined) return [isNotRunning];
  try {
    try {
      await database.ping();
    } catch (error) {
      return [describeAbsence(error, config)];
    }
    // The store's own failures are findings, so they need no log.
    const objects = await openObjects(config, pino({ level: 'silent' }));
    return await runChecks([
      ...databaseChecks({ config, database, now }),
      ...archiveChecks({ config, database, now }),
      ...dataChecks({ config, database, objects, now, isAll }),
      addressCheck(config, database),
    ]);
  } finally {
    await database.close();
  }
}

const isNotRunning = problem(
  'database',
  'The embedded database does not run, so nothing in it was checked. Start the server, then run this again.',
);

/** Undefined if the embedded database does not run. */
async function openForReading({ databaseUrl, databaseDirectUrl, dataDir }: Config): Promise<Database | undefined> {
  const url = databaseUrl ?? (await findEmbedded(join(dataDir, 'postgres')));
  if (url === undefined) return undefined;
  return connect({ url, poolSize: 2, ...(databaseDirectUrl !== undefined && { directUrl: databaseDirectUrl }) });
}

function describeAbsence(error: unknown, { databaseUrl }: Config): Finding {
  const name = databaseUrl === undefined ? 'The embedded database' : 'The database of DATABASE_URL';
  const advice =
    databaseUrl === undefined
      ? 'Start the server again; its log has the reason.'
      : 'Check that it runs and is the primary, and the host, port, user, password and name in DATABASE_URL.';
  return problem('database', `${name} does not accept writes: ${describeFailure(error)}. ${advice}`);
}
