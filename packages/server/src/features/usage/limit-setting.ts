// Parses a limit entered by an administrator, such as fileBytes=20GB or records=default. Pure.
import { isBytesLimit, isTenantLimitName, type TenantLimitName, tenantLimitNames } from '../../errors/tenant-limits.ts';
import type { Problem } from '../../errors/user-error.ts';

export interface LimitSetting {
  readonly name: TenantLimitName;
  /** Undefined restores the default. */
  readonly max: number | undefined;
}

const stepsOfUnit: Readonly<Record<string, number>> = { B: 0, KB: 1, MB: 2, GB: 3, TB: 4 };

/** The setting, or the problem with it. */
export function toLimitSetting(text: string): LimitSetting | Problem {
  const [name = '', value, ...rest] = text.split('=');
  if (value === undefined || rest.length > 0) return invalid(`${text} is not a limit. Use NAME=VALUE.`);
  if (!isTenantLimitName(name)) return invalid(`There is no limit ${name}. Use one of ${tenantLimitNames.join(', ')}.`);
  if (value === 'default') return { name, max: undefined };
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(B|KB|MB|GB|TB)?$/i.exec(value.replaceAll(',', '')) ?? [];
  if (digits === undefined) return invalid(`${value} is not a value of ${name}. ${examplesOf(name)}`);
  if (unit !== undefined && !isBytesLimit(name)) return invalid(`${name} is a number without a unit, such as 5000.`);
  const max = Number(digits) * 1024 ** (stepsOfUnit[unit?.toUpperCase() ?? 'B'] ?? 0);
  if (!Number.isSafeInteger(Math.round(max)) || (unit === undefined && digits.includes('.')))
    return invalid(`${value} is not a value of ${name}. ${examplesOf(name)}`);
  return { name, max: Math.round(max) };
}

function examplesOf(name: TenantLimitName): string {
  return isBytesLimit(name)
    ? 'Use a number of bytes, a number with KB, MB, GB or TB, such as 20GB, or default.'
    : 'Use a whole number, such as 5000, or default.';
}

function invalid(message: string): Problem {
  return { code: 'INVALID', message, path: 'limit' };
}
