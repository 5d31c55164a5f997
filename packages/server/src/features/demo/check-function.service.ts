// Checks the workbook of a new demo. That takes seconds and engines, so a job does it after the seeding.
import type { Job } from '../../jobs/jobs.ts';
import { UserError } from '../../errors/user-error.ts';
import type { AppParts, Caller } from '../../request/context.ts';
import { rightsOf } from '../../request/rights.ts';
import { checkFunctionFile } from '../templates/kinds/function/function.service.ts';
import { listUncheckedFunctions, type UncheckedFunction } from './check-function.store.ts';

export function demoFunctionCheck(app: AppParts): Job {
  return { name: 'demo-function-check', cron: '*/10 * * * *', isDueAtStart: true, run: () => checkDue(app) };
}

async function checkDue(app: AppParts): Promise<undefined> {
  const due = await app.database.asOwner((transaction) => listUncheckedFunctions(transaction));
  for (const one of due) await check(one, app);
  return undefined;
}

/** A function whose workbook cannot be checked stays without; saving it checks again, and says why. */
async function check({ tenantId, userId, templateId, fileKey }: UncheckedFunction, app: AppParts): Promise<void> {
  const caller: Caller = { tenantId, userId, sessionId: '', rights: rightsOf('ADMINISTRATOR') };
  const { signal } = new AbortController();
  try {
    await checkFunctionFile(templateId, fileKey, { app, caller, signal });
    app.changes.tell(tenantId);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    app.log.warn({ problems: error.problems, templateId, tenantId }, 'the workbook of the demo could not be checked');
  }
}
