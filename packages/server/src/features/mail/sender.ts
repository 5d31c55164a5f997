// What mails are sent from. Pure.
import type { Config } from '../../config.ts';

export interface MessageAddress {
  readonly address: string;
  readonly name?: string | undefined;
}

/** MAIL_FROM; else the user of SMTP_URL where it is an address; else an address of the server's own host. */
export function defaultSender({
  mailFrom,
  smtpUrl,
  publicUrl,
}: Pick<Config, 'mailFrom' | 'smtpUrl' | 'publicUrl'>): string {
  if (mailFrom !== undefined) return mailFrom;
  const user = smtpUrl === undefined ? '' : decodeURIComponent(new URL(smtpUrl).username);
  return user.includes('@') ? user : `no-reply@${new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')}`;
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
