// Parses a limit entered by an administrator, such as fileBytes=20GB or records=default. Pure.
import type { Sentence } from '@coverwright/insurance/sentence';
import { isBytesLimit, isTenantLimitName, type TenantLimitName, tenantLimitNames } from '../../errors/tenant-limits.ts';
import type { Problem } from '../../errors/user-error.ts';
import { say } from '../../sentences/say.ts';

export interface LimitSetting {
  readonly name: TenantLimitName;
  /** Undefined restores the default. */
  readonly max: number | undefined;
}

const stepsOfUnit: Readonly<Record<string, number>> = { B: 0, KB: 1, MB: 2, GB: 3, TB: 4 };

/** The setting, or the problem with it. */
export function toLimitSetting(text: string): LimitSetting | Problem {
  const [name = '', value, ...rest] = text.split('=');
  if (value === undefined || rest.length > 0) return invalid(say('LIMIT_NOT_NAME_AND_VALUE', { text }));
  if (!isTenantLimitName(name)) return invalid(say('LIMIT_NAME_UNKNOWN', { name, names: tenantLimitNames.join(', ') }));
  if (value === 'default') return { name, max: undefined };
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(B|KB|MB|GB|TB)?$/i.exec(value.replaceAll(',', '')) ?? [];
  if (digits === undefined) return invalid(notAValue(name, value));
  if (unit !== undefined && !isBytesLimit(name)) return invalid(say('LIMIT_WITHOUT_UNIT', { name }));
  const max = Number(digits) * 1024 ** (stepsOfUnit[unit?.toUpperCase() ?? 'B'] ?? 0);
  if (!Number.isSafeInteger(Math.round(max)) || (unit === undefined && digits.includes('.')))
    return invalid(notAValue(name, value));
  return { name, max: Math.round(max) };
}

function notAValue(name: TenantLimitName, value: string): Sentence {
  return isBytesLimit(name)
    ? say('LIMIT_NOT_IN_BYTES', { name, value })
    : say('LIMIT_NOT_A_WHOLE_NUMBER', { name, value });
}

function invalid(sentence: Sentence): Problem {
  return { code: 'INVALID', ...sentence, path: 'limit' };
}
