// A tenant's use of its limits. Database triggers count stored data and enforce its limits; daily limits are
// counted here.
import type { PdfEngine, PdfRequest } from '@coverwright/render/html-pdf';
import type { Transaction } from '../../database/database.ts';
import {
  formatLimit,
  isBytesLimit,
  isDailyLimit,
  limitReached,
  type TenantLimitName,
  tenantLimitNames,
} from '../../errors/tenant-limits.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import type { Job } from '../../jobs/jobs.ts';
import type { RequestContext, Scope } from '../../request/context.ts';
import type { tenantUsage } from '../../graphql/generated/schema-types.ts';
import { type LimitSetting, toLimitSetting } from './limit-setting.ts';
import * as store from './usage.store.ts';

const dayMs = 86_400_000;

export async function getTenantUsage(_args: object, { caller, transaction, now }: Scope): Promise<tenantUsage> {
  const limits = await listLimits(caller.tenantId, now, transaction);
  return {
    limits: limits.map(({ name, used, max }) => ({
      name,
      used,
      max,
      unit: isBytesLimit(name) ? 'bytes' : 'count',
      resetsAt: isDailyLimit(name) ? nextDay(now).toISOString() : null,
    })),
  };
}

/** The limit on stored files before an upload, for an early check; the commit that adds the file is authoritative. */
export async function readFileLimit(tenantId: string, now: Date, transaction: Transaction): Promise<store.LimitUse> {
  return readLimit('fileBytes', { tenantId, now }, transaction);
}

interface Counting {
  readonly tenantId: string;
  readonly now: Date;
}

/** Counts each recipient of a mail, in the transaction that sends it; throws LIMIT_EXCEEDED at the daily limit. */
export async function countMail(
  name: 'mailsPerDay' | 'passwordMailsPerDay',
  counting: Counting,
  transaction: Transaction,
  recipients = 1,
): Promise<void> {
  await count(name, counting, transaction, recipients);
}

/**
 * Wraps the printer so that documents beyond the daily limit are refused. A document that cannot be printed
 * does not count. It is printed while it is being counted, unless the tenant's previous one was refused.
 */
export function limitPrinter(
  printer: PdfEngine,
  app: Pick<RequestContext['app'], 'clock' | 'database' | 'log'>,
): PdfEngine {
  const refusedTenants = new Set<string>();
  const counted = async <Outcome extends { readonly ok: boolean }>(
    caller: PdfRequest['caller'],
    print: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    if (caller === undefined) return print();
    const counting = countDocument(caller, app);
    if (refusedTenants.has(caller.tenantId)) await counting;
    const [use, printed] = await Promise.allSettled([counting, print()]);
    if (use.status === 'rejected') {
      refusedTenants.add(caller.tenantId);
      throw use.reason;
    }
    refusedTenants.delete(caller.tenantId);
    const isPrinted = printed.status === 'fulfilled' && printed.value.ok;
    if (!isPrinted) await use.value();
    if (printed.status === 'rejected') throw printed.reason;
    return printed.value;
  };
  return {
    get state() {
      return printer.state;
    },
    warm: () => printer.warm(),
    close: () => printer.close(),
    print: (request, signal) => counted(request.caller, () => printer.print(request, signal)),
    draw: (request, signal) => counted(request.caller, () => printer.draw(request, signal)),
  };
}

async function countDocument(
  caller: NonNullable<PdfRequest['caller']>,
  { clock, database, log }: Pick<RequestContext['app'], 'clock' | 'database' | 'log'>,
): Promise<() => Promise<void>> {
  const name = 'documentsPerDay';
  const { tenantId } = caller;
  const counting = { tenantId, now: clock() };
  await database.write(caller, (transaction) =>
    Promise.all([store.commitEarly(transaction), count(name, counting, transaction)]),
  );
  return async () => {
    try {
      await database.write(caller, (transaction) => store.discountOne(toDailyCount(name, counting), transaction));
    } catch (error) {
      // The printing error is more important than this one.
      log.warn({ error, tenantId }, 'a document that was not printed is still counted');
    }
  };
}

async function count(name: TenantLimitName, counting: Counting, transaction: Transaction, growth = 1): Promise<void> {
  if (await store.countSome(toDailyCount(name, counting), growth, transaction)) return;
  throw new UserError(limitReached({ ...(await readLimit(name, counting, transaction)), growth }));
}

function toDailyCount(name: TenantLimitName, { tenantId, now }: Counting) {
  return { tenantId, name, day: toDay(now) };
}

async function readLimit(
  name: TenantLimitName,
  { tenantId, now }: Counting,
  transaction: Transaction,
): Promise<store.LimitUse> {
  const limit = (await store.readLimits(tenantId, toDay(now), transaction)).find((one) => one.name === name);
  if (limit === undefined) throw new Error(`The database has no limit ${name}.`);
  return limit;
}

async function listLimits(tenantId: string, now: Date, transaction: Transaction): Promise<store.LimitUse[]> {
  const limits = await store.readLimits(tenantId, toDay(now), transaction);
  const place = ({ name }: store.LimitUse) => tenantLimitNames.indexOf(name);
  return limits.toSorted((a, b) => place(a) - place(b));
}

/** For an administrator: one line per limit. */
export async function describeLimits(tenantId: string, now: Date, transaction: Transaction): Promise<string> {
  const limits = await listLimits(tenantId, now, transaction);
  const rows = limits.map(({ name, used, max, isOwn }) => [
    name,
    formatLimit(name, max),
    `${formatLimit(name, used)} used${isDailyLimit(name) ? ' today' : ''}`,
    isOwn ? 'set' : 'default',
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) => `  ${row.map((text, at) => text.padEnd(width(at))).join('  ')}`.trimEnd()).join('\n');
}

/** Takes NAME=VALUE pairs, and validates all before setting any. Existing data above a limit is retained. */
export async function setLimits(tenantId: string, texts: readonly string[], transaction: Transaction): Promise<void> {
  const read = texts.map(toLimitSetting);
  throwIfAny(read.filter((one): one is Problem => 'message' in one));
  for (const { name, max } of read.filter((one): one is LimitSetting => 'name' in one)) {
    if (max === undefined) await store.deleteLimit(tenantId, name, transaction);
    else await store.writeLimit(tenantId, { name, max }, transaction);
  }
}

/** Runs hourly: merges each tenant's rows into one, and deletes past days. */
export function usageRollup({ clock, database }: Pick<RequestContext['app'], 'clock' | 'database'>): Job {
  return {
    name: 'usage-rollup',
    cron: '27 * * * *',
    run: async () => {
      const yesterday = toDay(new Date(clock().getTime() - dayMs));
      for (const tenantId of await database.asOwner(store.listTenantsWithSlots))
        await database.asOwner((transaction) => store.foldSlots(tenantId, transaction));
      await database.asOwner((transaction) => store.deleteDaysBefore(yesterday, transaction));
      return undefined;
    },
  };
}

/** YYYY-MM-DD, in UTC. */
function toDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

function nextDay(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / dayMs + 1) * dayMs);
}
