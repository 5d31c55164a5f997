import { createTransport } from 'nodemailer';
import type { Mail } from './mails.store.ts';

export interface MailSender {
  /** Resolves when the server of the next hop has taken the mail; rejects when it has not. */
  send(mail: Mail): Promise<void>;
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
    send: async ({ id, recipient, subject, text }) => {
      // The same id at every attempt, so that a mail that arrives twice can be told to be one.
      await transport.sendMail({
        from,
        to: { name: '', address: recipient },
        subject,
        text,
        headers: { 'x-mail-id': id },
      });
    },
    close: () => {
      transport.close();
    },
  };
}
