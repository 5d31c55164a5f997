import { expect, test } from 'vitest';
import { canSendAgain, deliveryOf, isFinal, type SentMail } from './delivery.ts';

const mail: SentMail = {
  id: 'm',
  messageId: '<m@insurer.example>',
  state: 'QUEUED',
  subject: 'Renewal',
  from: 'no-reply@insurer.example',
  sizeBytes: 1000,
  createdAt: '2026-11-26T05:00:00Z',
  sentAt: null,
  attempts: 0,
  nextAttemptAt: null,
  phase: null,
  reason: null,
  recipients: [{ address: 'chan@customer.example', kind: 'TO', state: 'WAITING', reason: null }],
};
const refused = [{ address: 'x@customer.example', kind: 'CC', state: 'REFUSED', reason: '550 unknown' }] as const;

test.each([
  [mail, true, 'waiting', false, false],
  [{ ...mail, attempts: 2 }, true, 'retrying', false, false],
  [mail, false, 'mailbox', true, false],
  [{ ...mail, state: 'SENDING' }, true, 'sending', false, false],
  [{ ...mail, state: 'HANDING_OVER' }, true, 'sending', false, false],
  [{ ...mail, state: 'SENT' }, true, 'sent', true, false],
  [{ ...mail, state: 'SENT', recipients: [...refused] }, true, 'partly', true, false],
  [{ ...mail, state: 'FAILED' }, true, 'failed', true, true],
  [{ ...mail, state: 'UNCERTAIN' }, true, 'uncertain', true, true],
] satisfies [SentMail, boolean, string, boolean, boolean][])(
  'a mail of the state %j is distinguished',
  (sent, isDelivering, delivery, final, again) => {
    const told = deliveryOf(sent, isDelivering);
    expect([told, isFinal(told), canSendAgain(told)]).toEqual([delivery, final, again]);
  },
);
