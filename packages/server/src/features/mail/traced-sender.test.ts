import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-servers.ts';
import { startTraceSink, type TraceSink, traceTo } from '../../testing/trace-sink.ts';
import type { Tracing } from '../../traces/tracing.ts';
import { createSmtpSender, type Handover } from './smtp.adapter.ts';
import { traceSender } from './traced-sender.ts';

let sink: TraceSink;
let tracing: Tracing;
beforeEach(async () => {
  sink = await startTraceSink();
  tracing = await traceTo(sink);
});
afterEach(async () => {
  await tracing.close();
  await sink.close();
});

const handover: Handover = {
  from: 'studio@insurer.test',
  to: ['ada@insurer.test', 'unknown@insurer.test'],
  message: Buffer.from('Subject: A policy\r\n\r\nYour policy'),
  mark: () => Promise.resolve(),
};

test.each([
  ['accepts one of two', ['unknown@insurer.test'], { 'coverwright.mail.accepted': 1, 'coverwright.mail.refused': 1 }],
  [
    'refuses all',
    handover.to,
    { 'coverwright.mail.accepted': 0, 'coverwright.mail.phase': 'RCPT TO', 'coverwright.mail.response': 550 },
  ],
])('an attempt at a mail server that %s is a trace without addresses', async (_name, refused, attributes) => {
  const smtp = await startMailServer({ refused });
  const sender = createSmtpSender({ smtpUrl: smtp.url, dkim: undefined });
  const traced = traceSender(sender, tracing);
  const delivery = await traced.send(handover);
  traced.close();
  await smtp.close();
  await tracing.flush();
  const hasFailed = delivery.failure !== undefined;
  expect(hasFailed).toBe(delivery.accepted.length === 0);
  expect(sink.spans).toMatchObject([{ name: 'send mail', parentSpanId: '', hasFailed, attributes }]);
  expect(sink.bodies.join('')).not.toMatch(/insurer\.test|mailbox|policy/i);
});
