/**
 * Numbers as typed by users and as stored in JSON, handled digit by digit: amounts are never converted to floating
 * point.
 */
import { plainNumber } from '@coverwright/insurance/decimal-text';
import { readTypedNumber } from '@coverwright/insurance/typed-number';

export interface ReadNumber {
  readonly problem: 'notNumber' | 'tooLarge' | 'tooPrecise' | 'negative' | 'tooManyDecimals' | undefined;
  /** JSON text; empty if nothing was typed. */
  readonly json: string;
}

const largest = BigInt(Number.MAX_SAFE_INTEGER);

/** Thousand separators are optional. An amount of money is not negative and has at most two decimals. */
export function readNumber(typed: string, isMoney: boolean): ReadNumber {
  const text = readTypedNumber(typed);
  if (text === '') return { problem: undefined, json: '' };
  const parts =
    text === undefined ? undefined : /^(?<sign>-?)(?<digits>\d+)(?:\.(?<fraction>\d*))?$/.exec(text)?.groups;
  if (!parts) return { problem: 'notNumber', json: '' };
  const { sign = '', digits = '', fraction = '' } = parts;
  const decimals = fraction.replace(/0+$/, '');
  const size = decimals === '' ? digits : `${digits}.${decimals}`;
  const json = sign !== '' && /[1-9]/.test(size) ? `-${size}` : size;
  if (BigInt(digits) > largest) return { problem: 'tooLarge', json };
  // If floating point would change the number, programs that read the value could not rely on it.
  if (plainNumber(JSON.stringify(Number(json))) !== json) return { problem: 'tooPrecise', json };
  if (isMoney && json.startsWith('-')) return { problem: 'negative', json };
  if (isMoney && decimals.length > 2) return { problem: 'tooManyDecimals', json };
  return { problem: undefined, json };
}
