// The mail about a new request. The pending mail is stored with the request; a job renders the app's template
// and enqueues the mail in the outbox, so that neither a broken template nor a limit can lose a request.
import type { Transaction } from '../../database/database.ts';
import { randomId } from '../../database/random-id.ts';
import { UserError } from '../../errors/user-error.ts';
import type { Job } from '../../jobs/jobs.ts';
import type { AppParts, Caller, QueryRunner, RequestFacts } from '../../request/context.ts';
import { createContext } from '../../request/create-context.ts';
import { createReader } from '../../request/reader.ts';
import { rightsOf } from '../../request/rights.ts';
import { type Case, getCase } from '../cases/cases.service.ts';
import { enqueueTemplateMail } from '../mail/mail.service.ts';
import { loadTemplateMail, type TemplateMail } from '../templates/rendering/template-mail.service.ts';
import * as store from './arrival-mails.store.ts';
import { insertNote } from './requests.store.ts';

const jobName = 'request-mail';
/** Over about two hours. After that, a note in the case reports that no one was notified. */
export const attemptsMax = 8;
/** By then, the transaction has been committed. */
const delayMs = 1_000;
/** The maximum per run; the next one continues. */
const mailsMax = 200;
const defaultLocale = 'en-US';

interface Arrival {
  readonly app: AppParts;
  readonly caller: Caller;
  readonly now: Date;
  readonly transaction: Transaction;
}

/** Call in the transaction that stores the request, if its app has a template and an address for it. */
export async function scheduleArrivalMail(caseId: string, { app, caller, now, transaction }: Arrival): Promise<void> {
  const { tenantId, guest } = caller;
  const { onRequestTemplateId: templateId, requestsEmail: recipient } = guest ?? {};
  if (templateId === undefined || recipient === undefined) return;
  await store.insertArrivalMail({ tenantId, caseId, templateId, recipient }, now, transaction);
  app.jobs.runAt(jobName, new Date(now.getTime() + delayMs));
}

/** Runs every minute, and soon after a request has arrived; several instances may run it simultaneously. */
export function requestMail(app: AppParts, queryRunner: QueryRunner): Job {
  return { name: jobName, cron: '* * * * *', run: () => sendArrivalMails(app, queryRunner) };
}

/** Returns the time of the next run if more mails are pending. */
export async function sendArrivalMails(app: AppParts, queryRunner: QueryRunner): Promise<Date | undefined> {
  const { clock, database } = app;
  let tenantIds = await database.asOwner((transaction) => store.listTenantsWithMail(clock(), transaction));
  // One of each tenant in turn.
  for (let left = mailsMax; left > 0; left -= 1) {
    const [tenantId, ...others] = tenantIds;
    if (tenantId === undefined) return undefined;
    const mail = await database.asOwner((transaction) => store.claimArrivalMail(tenantId, clock(), transaction));
    tenantIds = mail === undefined ? others : [...others, tenantId];
    if (mail !== undefined) await sendArrivalMail(mail, app, queryRunner);
  }
  return clock();
}

async function sendArrivalMail(mail: store.ClaimedMail, app: AppParts, queryRunner: QueryRunner): Promise<void> {
  const { tenantId, caseId, attempts } = mail;
  try {
    const { caseNumber, content } = await renderMail(mail, app, queryRunner);
    await app.database.write({ tenantId }, async (transaction) => {
      if (!(await store.deleteArrivalMail(mail, transaction))) return;
      await enqueueTemplateMail(
        { tenantId, recipient: mail.recipient, subject: `${content.name}: ${caseNumber}`, now: app.clock() },
        content,
        { app, transaction },
      );
    });
    app.wakeOutbox();
  } catch (error) {
    app.log.warn({ error, tenantId, caseId, attempts }, 'the mail about a request could not be written');
    if (attempts >= attemptsMax) await giveUp(mail, error, app);
  }
}

async function giveUp(mail: store.ClaimedMail, error: unknown, { clock, database }: AppParts): Promise<void> {
  const { tenantId, caseId } = mail;
  const reason = error instanceof UserError ? ` ${error.message}` : '';
  const content = `The email about this request could not be sent.${reason}`;
  await database.write({ tenantId }, async (transaction) => {
    if (!(await store.deleteArrivalMail(mail, transaction))) return;
    await insertNote({ tenantId, caseId, content, now: clock(), userId: null }, transaction);
  });
}

interface RenderedMail {
  readonly caseNumber: string;
  readonly content: TemplateMail;
}

/** The template's query has a viewer's rights. */
async function renderMail(
  { tenantId, caseId, templateId, locale, appId }: store.ClaimedMail,
  app: AppParts,
  queryRunner: QueryRunner,
): Promise<RenderedMail> {
  const caller: Caller = { tenantId, userId: '', sessionId: '', rights: rightsOf('VIEWER') };
  const facts = factsOfJob(locale ?? defaultLocale);
  const reader = createReader(app.database, caller);
  const { signal } = new AbortController();
  const context = createContext({ app, facts, signal, caller, reader }, queryRunner);
  try {
    const scope = { app, facts, caller, transaction: await reader.open(), now: app.clock() };
    const found = await getCase(caseId, scope);
    const caseNumber = numberOf(found);
    const input = {
      name: 'data',
      variablesJsonString: JSON.stringify({ caseId, caseNumber, appId }),
      contentJsonString: JSON.stringify({ case: found }),
    };
    const loaded = await loadTemplateMail({ id: templateId }, input, { scope, context });
    await reader.close();
    return { caseNumber, content: await loaded.render() };
  } finally {
    await reader.end();
  }
}

function numberOf({ id, caseNumber }: Case): string {
  return caseNumber ?? id;
}

function factsOfJob(locale: string): RequestFacts {
  const locales: RequestFacts['locales'] = locale === defaultLocale ? [defaultLocale] : [locale, defaultLocale];
  return { id: randomId(), address: '', userAgent: '', locales, isLocal: false };
}
