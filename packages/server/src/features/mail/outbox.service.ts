// Sends the mails that wait in the database. Every instance runs one; the database ensures that each mail is
// claimed by only one of them. No mail is lost, and none is sent twice unless a user requests it: a mail whose
// content had been sent when its instance died, or when the server gave no response, is uncertain, and is
// reported as such.
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { randomId } from '../../database/random-id.ts';
import { type Delivery, judgeDelivery, waitingAddresses } from './delivery.ts';
import {
  claimMail,
  type ClaimedMail,
  giveUpMail,
  listWaitingTenants,
  markHandingOver,
  markMailSent,
  markUncertainMails,
  postponeMail,
  readMessage,
  renewLease,
  untilMailIsDueMs,
} from './mails.store.ts';
import { composeMessage } from './message/compose-message.service.ts';
import { defaultSender, domainOf } from './sender.ts';
import type { MailSender } from './smtp.adapter.ts';

interface OutboxOptions {
  readonly config: Pick<Config, 'mailFrom' | 'smtpUrl' | 'publicUrl'>;
  readonly database: Database;
  readonly sender: MailSender;
  readonly log: Logger;
  readonly clock: () => Date;
  /** Called for every attempt, for the metrics. */
  readonly observe: (outcome: MailOutcome) => void;
}

/** The outcome of one attempt: postponed mails are retried, others are not. */
type MailOutcome = 'sent' | 'postponed' | 'failed' | 'uncertain';

export interface Outbox {
  /** Sends due mails without waiting for the next check. */
  wake(): void;
  /** Waits for a limited time for the mails being sent, then stops. */
  close(): Promise<void>;
}

export const attemptsMax = 10;
/** Mails that one instance sends simultaneously: a hanging server blocks only one of them. */
export const sendingMax = 4;
/** Often enough that a lease never ends while its instance lives. */
const renewMs = 30_000;
/** The time limit for mails being sent after closing. */
const closeMs = 20_000;
/** The maximum interval between checks: another instance may have died with mails waiting. */
const idleMs = 60_000;
/** The number of tenants whose turn is stored. */
const servedMax = 1_000;

/** 5 s, 10 s, 20 s … up to half an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(1_800_000, 5_000 * 2 ** (attempts - 1));
}

export function startOutbox(options: OutboxOptions): Outbox {
  const { sender, log, observe } = options;
  let isClosed = false;
  let next: { readonly timer: NodeJS.Timeout; readonly at: number } | undefined;
  /** Each worker sends one mail at a time. */
  const working = new Set<Promise<void>>();
  /** Whether it was woken while all workers were busy. */
  let isAwaited = false;
  /** The latest last. */
  const served = new Set<string>();

  function start(work: () => Promise<number>): boolean {
    if (isClosed || working.size >= sendingMax) return false;
    const ending = work()
      .catch((error: unknown) => {
        log.warn({ error }, 'the mail outbox failed and will try again');
        return idleMs;
      })
      .then((waitMs) => {
        working.delete(ending);
        lookIn(isAwaited ? 0 : waitMs);
        isAwaited = false;
      });
    working.add(ending);
    return true;
  }

  async function look(): Promise<number> {
    await markUncertain(options);
    return sendAll();
  }

  /**
   * Returns the time until the next mail is due. While one worker sends a mail, another claims the next, so a
   * slow server delays only its own.
   */
  async function sendAll(): Promise<number> {
    for (;;) {
      const mail = isClosed ? undefined : await claimNext(options, served);
      if (mail === undefined) break;
      start(sendAll);
      observe(await conclude(mail, await attempt(mail, options), options));
    }
    return untilNextDueMs(options);
  }

  function lookIn(waitMs: number): void {
    const at = performance.now() + waitMs;
    if (isClosed || (next !== undefined && next.at <= at)) return;
    clearTimeout(next?.timer);
    const timer = setTimeout(() => {
      next = undefined;
      start(look);
    }, waitMs).unref();
    next = { timer, at };
  }

  lookIn(0);
  return {
    wake: () => {
      isAwaited = !start(look);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(next?.timer);
      const patience = setTimeout(() => sender.close(), closeMs);
      await Promise.all(working);
      clearTimeout(patience);
      sender.close();
    },
  };
}

async function markUncertain({ database, log, clock }: OutboxOptions): Promise<void> {
  const count = await database.asOwner((transaction) => markUncertainMails(clock(), transaction));
  if (count > 0) log.error({ count }, 'mails are uncertain: an instance stopped while handing them over');
}

async function untilNextDueMs({ database }: OutboxOptions): Promise<number> {
  const dueInMs = await database.asOwner((transaction) => untilMailIsDueMs(transaction));
  return Math.min(idleMs, Math.max(100, dueInMs ?? idleMs));
}

/** Undefined if no mail is due. */
async function claimNext({ config, database }: OutboxOptions, served: Set<string>): Promise<ClaimedMail | undefined> {
  const claiming = {
    claim: randomId(),
    domain: domainOf(defaultSender(config)),
    served: [...served],
  };
  const mail = await database.asOwner(async (transaction) => {
    for (const tenantId of await listWaitingTenants(claiming, transaction)) {
      const claimed = await claimMail(tenantId, claiming, transaction);
      if (claimed !== undefined) return claimed;
    }
    return undefined;
  });
  if (mail === undefined) return undefined;
  served.delete(mail.tenantId);
  served.add(mail.tenantId);
  const [oldest] = served;
  if (served.size > servedMax && oldest !== undefined) served.delete(oldest);
  return mail;
}

/** Renews the lease during the attempt. */
async function attempt(mail: ClaimedMail, options: OutboxOptions): Promise<Delivery> {
  const { config, database, sender, log, clock } = options;
  const renewal = setInterval(() => {
    database
      .asOwner((transaction) => renewLease(mail, transaction))
      .catch((error: unknown) => log.warn({ error, mailId: mail.id }, 'the lease of a mail was not renewed'));
  }, renewMs).unref();
  try {
    return await sender.send({
      from: addressOf(mail.sender) ?? defaultSender(config),
      to: waitingAddresses(mail.recipients),
      message: await toMessage(mail, options),
      mark: async () => {
        const isMine = await database.asOwner((transaction) => markHandingOver(mail, clock(), transaction));
        if (!isMine) throw new Error('Another instance has taken over this mail.');
      },
    });
  } finally {
    clearInterval(renewal);
  }
}

/** The stored message; mails from the server itself are composed from their texts. */
async function toMessage(mail: ClaimedMail, { config, database }: OutboxOptions): Promise<Buffer> {
  const stored = await database.asOwner((transaction) => readMessage(mail, transaction));
  if (stored !== undefined) return stored;
  const { id, messageId, recipient, subject, text, html, createdAt } = mail;
  return composeMessage(
    { subject, text, html, attachments: [] },
    {
      messageId,
      mailId: id,
      from: { address: defaultSender(config) },
      to: [{ address: recipient }],
      date: createdAt,
    },
  );
}

/** The address part of a stored sender, which may be a name with the address in angle brackets. */
function addressOf(sender: string | undefined): string | undefined {
  return sender === undefined ? undefined : (/<([^<>]+)>$/.exec(sender)?.[1] ?? sender);
}

async function conclude(mail: ClaimedMail, delivery: Delivery, options: OutboxOptions): Promise<MailOutcome> {
  const { database, log, clock } = options;
  const { tenantId, id: mailId, attempts, isRepeatable = false } = mail;
  const { recipients, next } = judgeDelivery(mail.recipients, delivery, {
    isLast: attempts >= attemptsMax,
    isRepeatable,
  });
  const { failure } = delivery;
  const now = clock();
  const error = next.kind === 'sent' ? undefined : next.reason;
  const result = { now, recipients, error, phase: failure?.phase };
  // Logs outlive accounts, so they contain no personal addresses.
  const recipientDomain = domainOf(mail.recipient);
  const { code, responseCode } = failure ?? {};
  const line = { tenantId, mailId, attempts, recipientDomain, code, responseCode };
  if (next.kind === 'sent') {
    await database.asOwner((transaction) => markMailSent(mail, result, transaction));
    log.info({ tenantId, mailId, refused: delivery.refused.length }, 'mail sent');
  } else if (next.kind === 'postponed') {
    const delayMs = retryDelayMs(attempts);
    await database.asOwner((transaction) => postponeMail(mail, { ...result, delayMs }, transaction));
    log.warn(line, 'mail was not sent; it will be tried again');
  } else {
    const { kind } = next;
    await database.asOwner((transaction) => giveUpMail(mail, { ...result, kind }, transaction));
    if (kind === 'failed') log.error(line, 'mail failed for good; see: npm run admin -- mail failed');
    else log.error(line, 'a mail may or may not have arrived; it is sent again on request only');
  }
  return next.kind;
}
