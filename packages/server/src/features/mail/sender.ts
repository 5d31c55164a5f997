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

/** One mailbox, without a name: commas, groups or comments would add further recipients. */
const mailbox =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const addressMax = 254;

export function isMailbox(address: string): boolean {
  // Mail programs would decode what looks like an encoded word, and an address cannot be encoded as one.
  const isPlain = address.isWellFormed() && !address.includes('=?');
  return address.length <= addressMax && isPlain && mailbox.test(address);
}
