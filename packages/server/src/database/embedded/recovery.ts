// Recovers a copy of a cluster from an archive: PostgreSQL reads the archived log up to a time, or to its end, and continues
// from there with a history of its own.
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { toMessage } from '../../errors/errno.ts';
import type { Account } from '../../processes/account.ts';
import { archivingSettings, prepareArchive, requireEntrance, segmentFolderOf, toRestoreCommand } from './archiving.ts';
import { locateBinaries } from './binaries.ts';
import { makeSocketFolder } from './embedded.ts';
import { type ServerSettings, startProcess } from './process.ts';

export interface RecoveryRequest {
  /** Of the copy, with its backup_label and recovery.signal. */
  readonly folder: string;
  readonly archiveDir: string;
  /** Undefined for everything that was archived. */
  readonly time: Date | undefined;
  readonly account: Account | undefined;
  readonly log: Pick<Logger, 'error'>;
}

export interface Recovery {
  /** Otherwise, the copy is not usable: the archive ends before the time, or one of its files cannot be read. */
  readonly isReached: boolean;
  /** Of the last change that was recovered; undefined if there was none after the copy. */
  readonly lastChangeAt: Date | undefined;
  /** The name of the file in the archive. */
  readonly unreadable?: string | undefined;
}

export async function recover(request: RecoveryRequest): Promise<Recovery> {
  const { folder, archiveDir, account, log } = request;
  const { postgres: program } = await locateBinaries(account);
  await prepareArchive(archiveDir, { folder, account, log });
  await requireEntrance(segmentFolderOf(archiveDir), account);
  const socketFolder = await makeSocketFolder(account);
  try {
    const server = await startProcess({ program, folder, socketFolder, account, settings: toSettings(request) });
    await server.stop(false);
    return { isReached: true, lastChangeAt: await readLastChange(folder) };
  } catch (error) {
    const [, unreadable] = /could not restore file "(.+?)" from archive/.exec(toMessage(error)) ?? [];
    const isOver = toMessage(error).includes('recovery ended before configured recovery target was reached');
    if (unreadable === undefined && !isOver) throw error;
    return { isReached: false, lastChangeAt: await readLastChange(folder), unreadable };
  } finally {
    await rm(socketFolder, { recursive: true, force: true });
  }
}

function toSettings({ archiveDir, time }: RecoveryRequest): ServerSettings {
  return {
    // The new history is announced in the archive, so that another recovery from there does not take the same name.
    ...archivingSettings(archiveDir),
    restore_command: toRestoreCommand(archiveDir),
    // Otherwise it would follow a later recovery from the same archive, which has another history.
    recovery_target_timeline: 'current',
    ...(time !== undefined && { recovery_target_time: toTarget(time), recovery_target_action: 'promote' }),
    // Nothing reads meanwhile, so the settings of the primary do not matter.
    hot_standby: 'off',
  };
}

/** PostgreSQL reads its settings before it knows the names of time zones, such as Z. */
function toTarget(time: Date): string {
  return time.toISOString().replace('Z', '+00');
}

/** PostgreSQL forgets it with the next start. */
async function readLastChange(folder: string): Promise<Date | undefined> {
  const log = await readFile(`${folder}.log`, 'utf8');
  const [, day, clock] = /last completed transaction was at log time (\S+) (\S+)[+]00$/m.exec(log) ?? [];
  return day === undefined || clock === undefined ? undefined : new Date(`${day}T${clock}Z`);
}

/** Of the PostgreSQL of this version, such as 18. */
export async function readEmbeddedMajor(account: Account | undefined): Promise<number> {
  const { postgres } = await locateBinaries(account);
  const { stdout } = await promisify(execFile)(postgres, ['--version']);
  return Number(/ (\d+)[.]/.exec(stdout)?.[1]);
}
