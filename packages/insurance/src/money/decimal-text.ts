/** Formats numbers in JSON text for people, digit by digit: nothing here is converted to a float. */

/** With thousands separators and every stored digit. */
export function formatNumber(json: string): string {
  const [whole = '', fraction] = plainNumber(json).split('.');
  const grouped = group(whole);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** In linear time, because a value may have 100,000 digits: patterns that look ahead to the end take quadratic time. */
function group(whole: string): string {
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.slice(sign.length);
  if (!/^\d+$/.test(digits)) return whole;
  const first = digits.length % 3;
  const thousands = digits.slice(first).match(/.{3}/g) ?? [];
  return sign + (first === 0 ? thousands : [digits.slice(0, first), ...thousands]).join(',');
}

/** Amounts with a fraction show at least two decimals. */
export function formatAmount(json: string): string {
  const text = formatNumber(json);
  return /\.\d$/.test(text) ? `${text}0` : text;
}

/** Without an exponent: 1.5e3 is 1500. */
export function plainNumber(json: string): string {
  const parts = /^(?<sign>-?)(?<whole>\d+)(?:\.(?<fraction>\d+))?[eE](?<exponent>[+-]?\d{1,3})$/.exec(json)?.groups;
  if (!parts) return json;
  const { sign = '', whole = '', fraction = '', exponent = '0' } = parts;
  const point = whole.length + Number(exponent);
  const digits = (whole + fraction).padEnd(point, '0');
  const padded = point < 1 ? `${'0'.repeat(1 - point)}${digits}` : digits;
  const at = Math.max(point, 1);
  const decimals = withoutLastZeros(padded.slice(at));
  const integer = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  return `${sign}${decimals === '' ? integer : `${integer}.${decimals}`}`;
}

function withoutLastZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charAt(end - 1) === '0') end -= 1;
  return digits.slice(0, end);
}
