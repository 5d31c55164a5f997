// The delivery state of mails sent by users, and resending them.
import { UserError } from '../../../errors/user-error.ts';
import type {
  MutationsendMailAgainArgs,
  QuerysentMailArgs,
  QuerysentMailsArgs,
} from '../../../graphql/generated/schema-types.ts';
import type { RequireRoom } from '../../../graphql/operations.ts';
import type { Caller, RequestContext, Scope } from '../../../request/context.ts';
import { isStorable } from '../../../errors/validate-text.ts';
import { say } from '../../../sentences/say.ts';
import { countMail } from '../../usage/usage.service.ts';
import { toProgress, waitingAddresses } from '../delivery.ts';
import * as store from '../mails.store.ts';
import { findSentMail, listSentMails, requeueMail, type SentMails, type StoredMail } from '../mails.store.ts';

/** More would not fit on a screen. */
const listedMax = 100;

/** Administrators see the mails of all users. */
function whose({ tenantId, userId, rights }: Caller) {
  return { tenantId, sentBy: rights.has('tenant:manage') ? undefined : userId };
}

export async function getSentMail({ id }: QuerysentMailArgs, { caller, transaction }: Scope) {
  const mail = isStorable(id) ? await findSentMail(id, whose(caller), transaction) : undefined;
  return mail && toShown(mail);
}

export async function getSentMails({ templateId }: QuerysentMailsArgs, { caller, transaction }: Scope) {
  const sent = { ...whose(caller), templateId: templateId ?? undefined };
  const list = await listSentMails(sent, listedMax, transaction);
  return { sent, list: list.map(toShown) };
}

export async function countSentMails({ sent }: { readonly sent: SentMails }, { transaction }: Scope, atMost?: number) {
  return store.countSentMails(sent, transaction, atMost);
}

function toShown(mail: StoredMail) {
  const {
    id,
    messageId = '',
    subject,
    sender = '',
    recipients,
    templateId,
    sizeBytes,
    createdAt,
    sentAt,
    attempts,
  } = mail;
  const state = toProgress(mail);
  return {
    id,
    messageId,
    state,
    subject,
    from: sender,
    recipients,
    templateId,
    sizeBytes,
    createdAt,
    sentAt,
    attempts,
    nextAttemptAt: state === 'QUEUED' ? mail.nextAttemptAt : undefined,
    phase: mail.phase,
    reason: mail.lastError,
  };
}

export async function sendMailAgain(
  { mailId }: MutationsendMailAgainArgs,
  { app, caller, signal }: RequestContext,
  requireRoom: RequireRoom,
): Promise<void> {
  if (caller === undefined) throw new Error('A mail is sent again by a user.');
  await app.database.write(
    caller,
    async (transaction) => {
      await requeue(mailId, { caller, transaction, now: app.clock() });
      await requireRoom(transaction);
    },
    signal,
  );
  app.wakeOutbox();
}

async function requeue(mailId: string, scope: Pick<Scope, 'caller' | 'transaction' | 'now'>): Promise<void> {
  const { caller, transaction, now } = scope;
  const mail = isStorable(mailId)
    ? await findSentMail(mailId, whose(caller), transaction, { isLocking: true })
    : undefined;
  if (mail === undefined) {
    throw new UserError({ code: 'NOT_FOUND', ...say('MAIL_UNKNOWN'), path: 'mailId' });
  }
  const state = toProgress(mail);
  if (state === 'SENT') {
    throw new UserError({ code: 'CONFLICT', ...say('MAIL_ALREADY_SENT'), path: 'mailId' });
  }
  if (state !== 'FAILED' && state !== 'UNCERTAIN') {
    throw new UserError({ code: 'CONFLICT', ...say('MAIL_BEING_SENT'), path: 'mailId' });
  }
  const recipients = mail.recipients.map((one) =>
    one.state === 'REFUSED' ? { ...one, state: 'WAITING' as const } : one,
  );
  const count = waitingAddresses(recipients).length;
  await countMail('mailsPerDay', { tenantId: caller.tenantId, now }, transaction, count);
  await requeueMail({ ...mail, recipients }, transaction);
}
