// Checks workbooks of functions that were not selected in the editor: those of an import and of a new demo.
// This takes seconds and an engine, so a job does it without a transaction.
import type { Job } from '../../../../jobs/jobs.ts';
import { UserError } from '../../../../errors/user-error.ts';
import type { AppParts, Caller } from '../../../../request/context.ts';
import { rightsOf } from '../../../../request/rights.ts';
import { checkFunctionFile } from './function.service.ts';
import { listUncheckedWorkbooks, type UncheckedWorkbook } from './unchecked-workbooks.store.ts';

export function workbookCheck(app: AppParts): Job {
  return { name: 'workbook-check', cron: '* * * * *', isDueAtStart: true, run: () => checkDue(app) };
}

async function checkDue(app: AppParts): Promise<undefined> {
  const due = await app.database.asOwner((transaction) => listUncheckedWorkbooks(transaction));
  for (const one of due) await check(one, app);
  return undefined;
}

/** A workbook that cannot be checked has no report; selecting the file in the editor shows the reason. */
async function check({ tenantId, userId, templateId, fileKey }: UncheckedWorkbook, app: AppParts): Promise<void> {
  const caller: Caller = { tenantId, userId, sessionId: '', rights: rightsOf('ADMINISTRATOR') };
  const { signal } = new AbortController();
  try {
    await checkFunctionFile(templateId, fileKey, { app, caller, signal });
    app.changes.tell(tenantId);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    app.log.warn({ problems: error.problems, templateId, tenantId }, 'the workbook of a function could not be checked');
  }
}
