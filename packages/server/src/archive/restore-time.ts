import { BackupError } from '../backup/backup-error.ts';

const pattern = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d(?:[.]\d{1,3})?)?)(Z|[+-]\d\d:\d\d)$/;

/** Undefined for everything that was archived. */
export function parseRestoreTime(text: string, now: Date): Date | undefined {
  if (text === 'latest') return undefined;
  const [, day = '', clock = ''] = pattern.exec(text) ?? [];
  const time = new Date(text);
  const local = new Date(`${day}T${clock}Z`);
  const isReal = !Number.isNaN(time.getTime()) && !Number.isNaN(local.getTime()) && local.toISOString().startsWith(day);
  if (day === '' || !isReal) {
    throw new BackupError(
      `"${text}" is not a date and time with a time zone. For example 2026-11-30T14:05:00+08:00, 2026-11-30T06:05:00Z, ` +
        'or latest for everything that was archived.',
    );
  }
  if (time <= now) return time;
  throw new BackupError(
    `${text} is in the future: it is ${now.toISOString()}. Enter latest to restore everything that was archived.`,
  );
}
