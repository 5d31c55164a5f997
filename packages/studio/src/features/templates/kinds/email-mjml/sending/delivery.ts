/** The delivery status of a sent email, in the studio's terms. */
import type { SentMailQuery } from '../../../../../api/generated/operations.ts';

export type SentMail = NonNullable<SentMailQuery['sentMail']>;

/**
 * waiting: not attempted yet; retrying: temporarily refused; mailbox: there is no mail server, and the email is on
 * the mailbox page; partly: refused for some of its recipients; uncertain: it may or may not have arrived.
 */
export type Delivery = 'waiting' | 'retrying' | 'sending' | 'mailbox' | 'sent' | 'partly' | 'failed' | 'uncertain';

/** @param isDelivering whether a mail server is configured */
export function deliveryOf({ state, attempts, recipients }: SentMail, isDelivering: boolean): Delivery {
  if (state === 'QUEUED') return isDelivering ? (attempts > 0 ? 'retrying' : 'waiting') : 'mailbox';
  if (state === 'SENT') return recipients.some((one) => one.state === 'REFUSED') ? 'partly' : 'sent';
  return ends[state];
}

const ends = {
  SENDING: 'sending',
  HANDING_OVER: 'sending',
  FAILED: 'failed',
  UNCERTAIN: 'uncertain',
} as const satisfies Record<Exclude<SentMail['state'], 'QUEUED' | 'SENT'>, Delivery>;

/** Whether the status no longer changes, unless the user requests another attempt. */
export function isFinal(delivery: Delivery): boolean {
  return !['waiting', 'retrying', 'sending'].includes(delivery);
}

export function canSendAgain(delivery: Delivery): boolean {
  return delivery === 'failed' || delivery === 'uncertain';
}
