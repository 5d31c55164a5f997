// The limits of a tenant: their names, formatted amounts, and the texts of refusals. Pure.
import { type Problem, UserError } from './user-error.ts';
import { say, term } from '../sentences/say.ts';

/** In display order. The database contains the defaults, in limit_defaults(). */
export const tenantLimitNames = [
  'fileBytes',
  'textBytes',
  'records',
  'documentsPerDay',
  'mailsPerDay',
  'passwordMailsPerDay',
] as const;

export type TenantLimitName = (typeof tenantLimitNames)[number];

export interface ReachedLimit {
  readonly name: TenantLimitName;
  readonly used: number;
  /** How much more the change needs, if known. */
  readonly growth?: number;
  readonly max: number;
}

interface Wording {
  readonly subject: string;
  readonly isBytes: boolean;
  readonly isDaily: boolean;
  /** What a user can do besides contacting the administrator. */
  readonly advice: string;
}

const wordings: Readonly<Record<TenantLimitName, Wording>> = {
  fileBytes: { subject: 'stored files', isBytes: true, isDaily: false, advice: 'Delete files that are not needed' },
  textBytes: {
    subject: 'stored texts',
    isBytes: true,
    isDaily: false,
    advice: 'Delete products, templates or translations that are not needed',
  },
  records: {
    subject: 'records',
    isBytes: false,
    isDaily: false,
    advice: 'Delete products, templates, files or other records that are not needed',
  },
  documentsPerDay: {
    subject: 'printed documents per day',
    isBytes: false,
    isDaily: true,
    advice: 'Try again after midnight UTC',
  },
  mailsPerDay: { subject: 'emails per day', isBytes: false, isDaily: true, advice: 'Try again after midnight UTC' },
  passwordMailsPerDay: {
    subject: 'password emails per day',
    isBytes: false,
    isDaily: true,
    advice: 'Try again after midnight UTC',
  },
};

export function isTenantLimitName(name: string): name is TenantLimitName {
  return (tenantLimitNames as readonly string[]).includes(name);
}

export function isBytesLimit(name: TenantLimitName): boolean {
  return wordings[name].isBytes;
}

export function isDailyLimit(name: TenantLimitName): boolean {
  return wordings[name].isDaily;
}

export function limitReached({ name, used, growth, max }: ReachedLimit): Problem {
  const { subject, advice } = wordings[name];
  const amount = (value: number) => formatLimit(name, value);
  const known = {
    subject: term(subject),
    max: amount(max),
    used: amount(used),
    left: amount(Math.max(0, max - used)),
    advice: term(advice),
  };
  const sentence =
    growth === undefined
      ? say('TENANT_LIMIT_REACHED', known)
      : say('TENANT_LIMIT_EXCEEDED', { ...known, growth: amount(growth) });
  return { code: 'LIMIT_EXCEEDED', ...sentence, limit: name };
}

/** The maximum growth by one change, and the maximum written by all changes of one request; as in check_limits(). */
export const changeMaxBytes = 33_554_432;

export function requestWritesTooMuch(written: number): UserError {
  const sizes = { size: formatBytes(written), max: formatBytes(changeMaxBytes) };
  return new UserError({ code: 'LIMIT_EXCEEDED', ...say('REQUEST_WRITES_TOO_MUCH', sizes) });
}

/** More than one request can contain, so only a copy can store it. */
export function changeTooLarge({ growth, max }: { readonly growth: number; readonly max: number }): UserError {
  const sizes = { size: formatBytes(growth), max: formatBytes(max) };
  return new UserError({ code: 'LIMIT_EXCEEDED', ...say('CHANGE_TOO_LARGE', sizes) });
}

export function formatLimit(name: TenantLimitName, value: number): string {
  return isBytesLimit(name) ? formatBytes(value) : value.toLocaleString('en-US');
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** Exact if a unit divides the size, otherwise with two decimals; units are multiples of 1,024. */
export function formatBytes(sizeBytes: number): string {
  let value = sizeBytes;
  let step = 0;
  while (Math.round(value * 100) >= 102_400 && step < units.length - 1) {
    value /= 1024;
    step += 1;
  }
  return `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })} ${units[step] ?? ''}`;
}
