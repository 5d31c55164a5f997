// What is stored: counts of tenants, contents of files, mails and background jobs.
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { lackOfTenant } from '../../features/usage/usage-check.service.ts';
import { findAbsent } from '../../objects/find-absent.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { look } from './database-checks.ts';
import * as store from './doctor.store.ts';
import { type Check, describeFailure, type Finding, ok, problem, warning } from './finding.ts';

export interface DataParts {
  readonly config: Config;
  readonly database: Database;
  readonly objects: ObjectStore;
  readonly now: () => Date;
  /** Everything is checked, rather than a sample that takes seconds. */
  readonly isAll: boolean;
}

/** A sample: this many tenants, and of each the keys of each table. */
const tenantsOfSample = 25;
const keysOfSample = 10;
/** Tenants with more are compared by the nightly job only. */
const recordsOfSample = 20_000;
const keysOfPage = 1_000;
/** The line that lists them remains readable. */
const namedMost = 5;
const slowStoreMs = 1_000;
const mailPatienceMs = 15 * 60_000;
const hourMs = 3_600_000;
/** One a day, and one that failed. */
const backupHours = 48;

export function dataChecks(parts: DataParts): Check[] {
  return [
    { subject: 'usage', run: () => checkUsage(parts) },
    { subject: 'file store', run: () => checkStore(parts) },
    { subject: 'files', run: () => checkObjects(parts) },
    { subject: 'mails', run: () => checkMails(parts) },
    { subject: 'jobs', run: () => checkJobs(parts) },
    { subject: 'backup', run: () => checkBackup(parts) },
  ];
}

async function listTenants({ database, isAll }: DataParts): Promise<string[]> {
  const most = isAll ? Number.MAX_SAFE_INTEGER : tenantsOfSample;
  return look(database, (transaction) => store.listSomeTenants(most, transaction));
}

async function checkUsage(parts: DataParts): Promise<Finding[]> {
  const most = parts.isAll ? Infinity : recordsOfSample;
  const findings: Finding[] = [];
  let compared = 0;
  for (const tenantId of await listTenants(parts)) {
    const lack = await parts.database.read({ tenantId }, (transaction) =>
      lackOfTenant(tenantId, { most }, transaction),
    );
    if (lack === undefined) continue;
    compared += 1;
    const wrong = Object.entries(lack).filter(([, amount]) => amount !== 0);
    if (wrong.length === 0) continue;
    const words = wrong.map(([name, amount]) => `${name} by ${Math.abs(amount)} too ${amount > 0 ? 'low' : 'high'}`);
    findings.push(
      problem(
        'usage',
        `The counts of the tenant ${tenantId} are wrong: ${words.join(', ')}. The nightly job corrects them.`,
      ),
    );
  }
  return findings.length > 0 ? findings : [ok('usage', `The counts of ${compared} tenants equal what is stored.`)];
}

async function checkStore({ objects, config }: DataParts): Promise<Finding[]> {
  const place = config.filesUrl === undefined ? 'DATA_DIR/files' : 'FILES_URL';
  const startedAt = performance.now();
  try {
    await objects.probe();
  } catch (error) {
    const advice = 'Check that it exists, that this account may write there, and that it has space.';
    return [problem('file store', `${place} cannot be written: ${describeFailure(error)}. ${advice}`)];
  }
  const tookMs = Math.round(performance.now() - startedAt);
  const words = `${place} stores and removes an object in ${tookMs} ms.`;
  return [
    tookMs > slowStoreMs
      ? warning('file store', `${words} That is slow: uploads and downloads wait for it.`)
      : ok('file store', words),
  ];
}

async function checkObjects(parts: DataParts): Promise<Finding[]> {
  const tables = await look(parts.database, store.listObjectTables);
  const missing: string[] = [];
  let checked = 0;
  for (const tenantId of await listTenants(parts)) {
    for (const table of tables) {
      for await (const keys of listKeys({ table, tenantId }, parts)) {
        checked += keys.length;
        const absent = await findAbsent(keys, parts.objects);
        for (const key of absent)
          if (await isNamed({ table, tenantId, key }, parts)) missing.push(`${key} (${tenantId}, ${table})`);
      }
    }
  }
  const sample = parts.isAll ? '' : ' Use --all to check every one.';
  if (missing.length === 0) return [ok('files', `${checked} contents that rows name exist.${sample}`)];
  const shown = missing.slice(0, namedMost).join(', ');
  const more = missing.length > namedMost ? ` and ${missing.length - namedMost} more` : '';
  return [
    problem(
      'files',
      `${missing.length} of ${checked} contents that rows name are missing: ${shown}${more}. Restore them from a backup.${sample}`,
    ),
  ];
}

interface Named {
  readonly table: string;
  readonly tenantId: string;
}

/** Some keys from a random place, or all of them. */
async function* listKeys(named: Named, { database, isAll }: DataParts): AsyncGenerator<readonly string[]> {
  const page = (after: string, most: number) =>
    look(database, (transaction) => store.listObjectKeys({ ...named, after, most }, transaction));
  if (!isAll) {
    const later = await page(Math.random().toString(36).slice(2), keysOfSample);
    const earlier = later.length < keysOfSample ? await page('', keysOfSample) : [];
    yield [...new Set([...later, ...earlier])];
    return;
  }
  for (let keys = await page('', keysOfPage); keys.length > 0; keys = await page(keys.at(-1) ?? '', keysOfPage))
    yield keys;
}

function isNamed(named: Named & { readonly key: string }, { database }: DataParts): Promise<boolean> {
  return look(database, (transaction) => store.isObjectNamed(named, transaction));
}

async function checkMails({ config, database, now }: DataParts): Promise<Finding[]> {
  const facts = await look(database, store.readMailFacts);
  if (facts === undefined) return [];
  const { waiting, oldest, failed, uncertain } = facts;
  const findings: Finding[] = [];
  const ageMs = oldest === null ? 0 : now().getTime() - new Date(oldest).getTime();
  if (config.smtpUrl === undefined) {
    findings.push(warning('mails', `SMTP_URL is not set: mails are stored instead of sent, ${waiting} so far.`));
  } else if (ageMs > mailPatienceMs) {
    const words = `${waiting} mails wait, the oldest for ${Math.floor(ageMs / 60_000)} minutes.`;
    findings.push(
      problem('mails', `${words} Check that a server runs and that SMTP_URL is right; its log has the reason.`),
    );
  } else {
    findings.push(ok('mails', `${waiting} mails wait to be sent.`));
  }
  if (failed > 0) {
    const advice = 'npm run admin -- mail failed lists them with the reasons, and mail retry sends one again.';
    findings.push(warning('mails', `${failed} mails were given up. ${advice}`));
  }
  if (uncertain > 0) {
    findings.push(
      warning(
        'mails',
        `Of ${uncertain} mails it is not known whether they arrived. Their senders can decide in the studio.`,
      ),
    );
  }
  return findings;
}

async function checkJobs({ database }: DataParts): Promise<Finding[]> {
  const failing = await look(database, store.listFailingJobs);
  if (failing.length === 0) return [ok('jobs', 'The last run of every background job succeeded.')];
  return [
    problem(
      'jobs',
      `The last run failed of ${failing.join(', ')}. The log of the server has the error ("a background job failed").`,
    ),
  ];
}

async function checkBackup({ database, now }: DataParts): Promise<Finding[]> {
  const at = await look(database, store.readLastBackup);
  const advice =
    'npm run admin -- backup makes one; back up the database and the files otherwise if you do so yourself.';
  if (at === undefined) return [warning('backup', `There has been no backup of everything. ${advice}`)];
  const hours = Math.floor((now().getTime() - at.getTime()) / hourMs);
  const words = `The last backup of everything was complete ${hours} hours ago.`;
  return [hours > backupHours ? warning('backup', `${words} ${advice}`) : ok('backup', words)];
}
