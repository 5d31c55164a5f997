// `import policies FILE.ndjson --tenant T`: a file with one JSON object per line. Lines that cannot be stored
// are reported by number and the others are stored in batches; an interrupted import can be repeated.
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Database } from '../database/database.ts';
import { refreshStatistics } from '../database/statements/documents.ts';
import { markUsed } from '../database/installation.ts';
import { UserError } from '../errors/user-error.ts';
import { type ImportedThing, keepDocuments, type KeptDocument, readLine } from '../features/import/import.service.ts';
import { requireTenant } from '../features/tenants/tenants.service.ts';
import { rightsOf } from '../request/rights.ts';
import { type Line, readLines } from './read-lines.ts';
import { say } from '../sentences/say.ts';

export interface FileImport {
  readonly thing: ImportedThing;
  readonly tenantId: string;
  readonly now: Date;
  /** Reports the import's progress to the administrator. */
  readonly report: (words: string) => void;
}

interface Counts {
  read: number;
  kept: number;
  added: number;
  bad: number;
}

export interface ImportOutcome {
  readonly message: string;
  /** Whether every line was stored. */
  readonly isWhole: boolean;
}

/** The maximum number and size of documents written in one transaction. */
const batchMaxDocuments = 500;
const batchMaxLength = 4_000_000;
const linesBetweenReports = 10_000;

/** Throws a UserError with an explanation if the file does not exist. */
export async function openImportFile(path: string): Promise<FileHandle> {
  try {
    const file = await open(path);
    if (!(await file.stat()).isDirectory()) return file;
    await file.close();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new UserError({ code: 'NOT_FOUND', ...say('ADMIN_FILE_UNREADABLE', { path, why: error.message }) });
  }
  throw new UserError({ code: 'INVALID', ...say('ADMIN_FILE_IS_FOLDER', { path }) });
}

export async function importFile(file: FileHandle, wanted: FileImport, database: Database): Promise<ImportOutcome> {
  const { thing, tenantId, report } = wanted;
  const counts: Counts = { read: 0, kept: 0, added: 0, bad: 0 };
  try {
    await database.asOwner(async (transaction) => {
      await markUsed(transaction);
      await requireTenant(tenantId, transaction);
    });
    await importLines(readLines(file.createReadStream()), wanted, database, counts);
    await database.asOwner((transaction) => refreshStatistics(transaction, thing));
  } catch (error) {
    if (counts.kept > 0)
      report(`Stopped: ${formatCount(counts.kept)} ${thing} have been imported. Run the import again to add the rest.`);
    throw error;
  } finally {
    await file.close();
  }
  return { message: summary(wanted, counts), isWhole: counts.bad === 0 };
}

async function importLines(
  lines: AsyncIterable<Line>,
  { thing, tenantId, now, report }: FileImport,
  database: Database,
  counts: Counts,
): Promise<void> {
  let documents: KeptDocument[] = [];
  let length = 0;
  const caller = { tenantId, userId: '', sessionId: '', rights: rightsOf('ADMINISTRATOR') };
  const write = async () => {
    counts.added += await database.write(caller, (transaction) =>
      keepDocuments(thing, documents, { transaction, caller, now }),
    );
    counts.kept += documents.length;
    documents = [];
    length = 0;
  };
  for await (const line of lines) {
    const outcome = outcomeOf(thing, line);
    if (typeof outcome === 'string') {
      counts.bad += 1;
      report(`Line ${line.number}: ${printable(outcome)}`);
    } else {
      documents.push(outcome);
      length += line.text?.length ?? 0;
    }
    if (documents.length >= batchMaxDocuments || length >= batchMaxLength) await write();
    counts.read += 1;
    if (counts.read % linesBetweenReports === 0) report(`${formatCount(counts.read)} lines read.`);
  }
  if (documents.length > 0) await write();
}

/** The document of a line, or the reason why it cannot be stored. */
function outcomeOf(thing: ImportedThing, { text, fault }: Line): KeptDocument | string {
  if (text === undefined) return fault ?? '';
  const outcome = readLine(thing, text);
  return outcome.ok ? outcome.document : outcome.problems.map(({ message }) => message).join(' ');
}

/** Content of the file must not control the terminal that displays it. */
function printable(words: string): string {
  return words.replaceAll(/\p{Cc}/gu, '\uFFFD');
}

function summary({ thing, tenantId }: FileImport, { kept, added, bad }: Counts): string {
  const whole = `Imported ${formatCount(kept)} ${thing} into the tenant ${tenantId}: ${formatCount(added)} new, ${formatCount(kept - added)} replaced.`;
  if (bad === 0) return whole;
  return `${whole} ${bad === 1 ? '1 line was' : `${formatCount(bad)} lines were`} skipped, for the reasons above.`;
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}
