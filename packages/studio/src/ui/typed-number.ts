/** Numbers as people type them and as JSON holds them, digit by digit: no amount ever goes through a float. */

export interface ReadNumber {
  readonly problem: 'notNumber' | 'tooLarge' | 'tooPrecise' | 'negative' | 'tooManyDecimals' | undefined;
  /** JSON text; empty for nothing typed. */
  readonly json: string;
}

const largest = BigInt(Number.MAX_SAFE_INTEGER);

/** Thousand separators may be typed or left out. An amount of money is not negative and has at most two decimals. */
export function readNumber(typed: string, isMoney: boolean): ReadNumber {
  const text = typed.replaceAll(/[\s,]/g, '');
  if (text === '') return { problem: undefined, json: '' };
  const parts = /^(?<sign>[-−]?)(?<whole>\d*)(?:\.(?<fraction>\d*))?$/.exec(text)?.groups;
  const { sign = '', whole = '', fraction = '' } = parts ?? {};
  if (!parts || whole + fraction === '') return { problem: 'notNumber', json: '' };
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const decimals = fraction.replace(/0+$/, '');
  const size = decimals === '' ? digits : `${digits}.${decimals}`;
  const json = sign !== '' && /[1-9]/.test(size) ? `-${size}` : size;
  if (BigInt(digits) > largest) return { problem: 'tooLarge', json };
  // What a float would print differently cannot be relied on by whoever reads the value.
  if (plainNumber(JSON.stringify(Number(json))) !== json) return { problem: 'tooPrecise', json };
  if (isMoney && json.startsWith('-')) return { problem: 'negative', json };
  if (isMoney && decimals.length > 2) return { problem: 'tooManyDecimals', json };
  return { problem: undefined, json };
}

/** With thousand separators, and every digit as it was stored. */
export function formatNumber(json: string): string {
  const [whole = '', fraction] = plainNumber(json).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Amounts with a fraction show two decimals at least. */
export function formatAmount(json: string): string {
  const text = formatNumber(json);
  return /\.\d$/.test(text) ? `${text}0` : text;
}

/** What is being typed, with its separators where they belong; a text that is no number stays as it is. */
export function groupTyped(typed: string): string {
  const text = typed.replaceAll(',', '');
  const parts = /^(?<sign>[-−]?)(?<whole>\d*)(?<rest>\.\d*)?$/.exec(text.trim())?.groups;
  if (!parts) return typed;
  const { sign = '', whole = '', rest = '' } = parts;
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${rest}`;
}

/** Without an exponent: 1.5e3 is 1500. */
function plainNumber(json: string): string {
  const parts = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<fraction>\d+))?[eE](?<exponent>[+-]?\d{1,3})$/.exec(json)?.groups;
  if (!parts) return json;
  const { sign = '', whole = '', fraction = '', exponent = '0' } = parts;
  const point = whole.length + Number(exponent);
  const digits = (whole + fraction).padEnd(point, '0');
  const padded = point < 1 ? `${'0'.repeat(1 - point)}${digits}` : digits;
  const at = Math.max(point, 1);
  const decimals = padded.slice(at).replace(/0+$/, '');
  const integer = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  return `${sign}${decimals === '' ? integer : `${integer}.${decimals}`}`;
}
