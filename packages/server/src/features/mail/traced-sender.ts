import { during } from '../../traces/span.ts';
import type { Tracing } from '../../traces/tracing.ts';
import type { MailSender } from './smtp.adapter.ts';

/** A trace of its own for each attempt, without addresses and what the mail server says about them. */
export function traceSender(sender: MailSender, tracing: Tracing): MailSender {
  return {
    send: (handover) =>
      during(
        tracing.begin({}, () => ({ name: 'send mail', kind: 'client' })),
        async (span) => {
          const delivery = await sender.send(handover);
          const { accepted, refused, failure } = delivery;
          span?.set({ 'coverwright.mail.accepted': accepted.length, 'coverwright.mail.refused': refused.length });
          if (failure === undefined) return delivery;
          const { code = '', phase, responseCode = 0 } = failure;
          span?.set({ 'error.type': code, 'coverwright.mail.phase': phase, 'coverwright.mail.response': responseCode });
          span?.fail();
          return delivery;
        },
      ),
    close: () => sender.close(),
  };
}
