/** How far a sent mail has come, in the terms of the studio. */
import type { SentMailQuery } from '../../../../../api/generated/operations.ts';

export type SentMail = NonNullable<SentMailQuery['sentMail']>;

/**
 * waiting: not tried yet; retrying: refused for a time; mailbox: there is no mail server, and it is on the mailbox page;
 * partly: some of its recipients were refused; uncertain: it may have arrived or not.
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

/** Whether nothing more happens to it unless somebody asks for it. */
export function isFinal(delivery: Delivery): boolean {
  return !['waiting', 'retrying', 'sending'].includes(delivery);
}

export function canSendAgain(delivery: Delivery): boolean {
  return delivery === 'failed' || delivery === 'uncertain';
}
