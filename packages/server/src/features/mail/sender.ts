// The sender of mails. Pure.
import type { Config } from '../../config.ts';

export interface MessageAddress {
  readonly address: string;
  readonly name?: string | undefined;
}

/** MAIL_FROM; otherwise the user of SMTP_URL if it is an address; otherwise an address at the server's own host. */
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
