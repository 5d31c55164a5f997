// Checks workbooks of functions that were not selected in the editor: those of an import and of a new demo.
// This takes seconds and an engine, so a job does it without a transaction.
import type { Job } from '../../../jobs/jobs.ts';
import { type ItemOutcome, workOff } from '../../../jobs/work-off.ts';
import { UserError } from '../../../errors/user-error.ts';
import type { AppParts, Caller } from '../../../request/context.ts';
import { rightsOf } from '../../../request/rights.ts';
import { checkFile } from './check-workbook.service.ts';
import { listUncheckedWorkbooks, type UncheckedWorkbook } from './unchecked-workbooks.store.ts';
import { writeCheck } from './workbook-checks.store.ts';

export function workbookCheck(app: AppParts): Job {
  const failed = new Set<string>();
  return { name: 'workbook-check', cron: '* * * * *', isDueAtStart: true, run: () => checkDue(app, failed) };
}

/** Beyond that, the oldest ones are tried once more. */
const failedMax = 1_000;

/** Every workbook is tried until it is checked, or cannot be: this instance does not try those again. */
async function checkDue(app: AppParts, failed: Set<string>): Promise<Date | undefined> {
  const due = await app.database.asOwner((transaction) => listUncheckedWorkbooks(transaction, [...failed]));
  const work = async (one: UncheckedWorkbook) => {
    const outcome = await check(one, app);
    if (outcome === 'done') return 'done';
    const mayCome = outcome === 'missing' && one.isRecent;
    if (outcome !== 'busy' && !mayCome) failed.add(one.state);
    const [oldest] = failed;
    if (failed.size > failedMax && oldest !== undefined) failed.delete(oldest);
    return outcome === 'busy' ? 'busy' : 'done';
  };
  return workOff(due, work, app.clock);
}

/** A workbook that cannot be checked has no report; selecting the file in the editor shows the reason. */
async function check(
  { tenantId, userId, templateId, fileKey }: UncheckedWorkbook,
  app: AppParts,
): Promise<ItemOutcome | 'missing' | 'failed'> {
  const caller: Caller = { tenantId, userId, sessionId: '', rights: rightsOf('ADMINISTRATOR') };
  const { signal } = new AbortController();
  try {
    const checked = await checkFile(fileKey, templateId, { app, caller, signal });
    if (checked !== undefined)
      await app.database.write(caller, (transaction) => writeCheck(transaction, tenantId, templateId, checked));
    app.changes.tell(tenantId);
    return 'done';
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { problems } = error;
    app.log.warn({ problems, templateId, tenantId }, 'the workbook of a function could not be checked');
    if (problems.some(({ code }) => code === 'BUSY')) return 'busy';
    return problems.some(({ code }) => code === 'NOT_FOUND') ? 'missing' : 'failed';
  }
}
