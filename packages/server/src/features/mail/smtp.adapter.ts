import { createTransport } from 'nodemailer';
import type { Mail } from './mails.store.ts';

export type SendOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** Another attempt would be refused as well: there is no such mailbox, or the mail itself is refused. */
      readonly isFinal: boolean;
      /** Such as EENVELOPE or ECONNECTION. */
      readonly code: string | undefined;
      /** The status of SMTP, such as 550. */
      readonly responseCode: number | undefined;
      /** In words, which may name the recipient. */
      readonly reason: string;
    };

export interface MailSender {
  /** Whether the server of the next hop has taken the mail. */
  send(mail: Mail): Promise<SendOutcome>;
  close(): void;
}

/** The user part of SMTP_URL is the sender where it is an address. */
export function createSmtpSender(smtpUrl: string, publicUrl: string): MailSender {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  const from = user.includes('@') ? user : `no-reply@${new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')}`;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  });
  return {
    send: async ({ id, recipient, subject, text, html }) => {
      // The same id at every attempt, so that a mail that arrives twice can be recognized as one.
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          subject,
          text,
          ...(html !== undefined && { html }),
          headers: { 'x-mail-id': id },
        });
        return { ok: true };
      } catch (error) {
        return toFailure(error);
      }
    },
    close: () => {
      transport.close();
    },
  };
}

/** Steps in which the server judges this mail; in others it refuses the sender or the account of SMTP_URL. */
const stepsOfMail = ['RCPT TO', 'DATA'];

function toFailure(error: unknown): SendOutcome {
  const code = fieldOf(error, 'code');
  const responseCode = fieldOf(error, 'responseCode');
  const command = fieldOf(error, 'command');
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
  return {
    ok: false,
    isFinal: isPermanent && typeof command === 'string' && stepsOfMail.includes(command),
    code: typeof code === 'string' ? code : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    reason: error instanceof Error ? error.message : String(error),
  };
}

function fieldOf(error: unknown, name: string): unknown {
  return error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined;
}
