// The delivery state of a mail, for each of its recipients, and how the response of a mail server changes it. Pure.
import { isJsonObject } from '@coverwright/rules';

export type RecipientKind = 'TO' | 'CC' | 'BCC';

export interface Recipient {
  readonly address: string;
  readonly kind: RecipientKind;
  readonly state: 'WAITING' | 'ACCEPTED' | 'REFUSED';
  /** The mail server's response for a refused recipient. */
  readonly reason?: string | undefined;
}

export type MailProgress = 'QUEUED' | 'SENDING' | 'HANDING_OVER' | 'SENT' | 'FAILED' | 'UNCERTAIN';

export interface MailMarks {
  readonly sentAt: Date | undefined;
  readonly failedAt: Date | undefined;
  readonly uncertainAt: Date | undefined;
  readonly handingOverAt: Date | undefined;
  readonly isClaimed: boolean;
}

export function toProgress({ sentAt, failedAt, uncertainAt, handingOverAt, isClaimed }: MailMarks): MailProgress {
  if (sentAt !== undefined) return 'SENT';
  if (failedAt !== undefined) return 'FAILED';
  if (uncertainAt !== undefined) return 'UNCERTAIN';
  if (handingOverAt !== undefined) return 'HANDING_OVER';
  return isClaimed ? 'SENDING' : 'QUEUED';
}

/** The stored recipients; a mail sent by the server itself has one. */
export function readRecipients(stored: unknown, only: string): Recipient[] {
  if (!Array.isArray(stored)) return [{ address: only, kind: 'TO', state: 'WAITING' }];
  return stored.filter(isJsonObject).flatMap(({ address, kind, state, reason }) =>
    typeof address === 'string'
      ? [
          {
            address,
            kind: kind === 'CC' || kind === 'BCC' ? kind : 'TO',
            state: state === 'ACCEPTED' || state === 'REFUSED' ? state : 'WAITING',
            ...(typeof reason === 'string' && { reason }),
          },
        ]
      : [],
  );
}

export function waitingAddresses(recipients: readonly Recipient[]): string[] {
  return recipients.filter(({ state }) => state === 'WAITING').map(({ address }) => address);
}

/** The outcome of one attempt. */
export interface Delivery {
  /** The recipients that the server accepted. */
  readonly accepted: readonly string[];
  readonly refused: readonly RefusedRecipient[];
  /** The failure of the entire mail, if it was accepted for no recipient. */
  readonly failure?: DeliveryFailure;
}

export interface RefusedRecipient {
  readonly address: string;
  readonly reason: string;
  /** Whether another attempt would also be refused. */
  readonly isFinal: boolean;
}

export interface DeliveryFailure {
  readonly reason: string;
  /** A step such as CONNECT, MAIL FROM, RCPT TO or DATA. */
  readonly phase: string;
  /** A code such as EENVELOPE or ECONNECTION. */
  readonly code: string | undefined;
  /** The SMTP status, such as 550. */
  readonly responseCode: number | undefined;
  /** Whether the content had been sent without a response. */
  readonly isUncertain: boolean;
}

/** Steps in which the server judges the mail; in other steps it refuses the account of SMTP_URL. */
const stepsOfMail = ['MAIL FROM', 'RCPT TO', 'DATA'];

export function isFinalFailure({ phase, responseCode, isUncertain }: DeliveryFailure): boolean {
  return !isUncertain && responseCode !== undefined && responseCode >= 500 && stepsOfMail.includes(phase);
}

export type NextStep =
  | { readonly kind: 'sent' }
  | { readonly kind: 'uncertain'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'postponed'; readonly reason: string };

export interface Verdict {
  readonly recipients: readonly Recipient[];
  readonly next: NextStep;
}

/** Judges the waiting recipients after an attempt; `isLast` if there are no further attempts. */
export function judgeDelivery(
  recipients: readonly Recipient[],
  { accepted, refused, failure }: Delivery,
  { isLast, isRepeatable }: { readonly isLast: boolean; readonly isRepeatable: boolean },
): Verdict {
  const isFinal = failure !== undefined && isFinalFailure(failure);
  const judged = recipients.map((recipient): Recipient => {
    if (recipient.state !== 'WAITING') return recipient;
    if (accepted.includes(recipient.address)) return { ...recipient, state: 'ACCEPTED' };
    const refusal = refused.find(({ address }) => address === recipient.address);
    if (refusal !== undefined) {
      const isOver = refusal.isFinal || isLast;
      return { ...recipient, state: isOver ? 'REFUSED' : 'WAITING', reason: refusal.reason };
    }
    return isFinal || (isLast && failure?.isUncertain !== true)
      ? { ...recipient, state: 'REFUSED', reason: failure?.reason }
      : recipient;
  });
  if (failure?.isUncertain === true && !isRepeatable) {
    return { recipients: judged, next: { kind: 'uncertain', reason: failure.reason } };
  }
  const waiting = judged.find(({ state }) => state === 'WAITING');
  const reason = failure?.reason ?? refused[0]?.reason ?? '';
  if (waiting !== undefined && !isLast)
    return { recipients: judged, next: { kind: 'postponed', reason: waiting.reason ?? reason } };
  const isSent = judged.some(({ state }) => state === 'ACCEPTED');
  return { recipients: judged, next: isSent ? { kind: 'sent' } : { kind: 'failed', reason } };
}
