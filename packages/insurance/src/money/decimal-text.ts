/** Numbers as JSON text in the way people read them, digit by digit: nothing here passes through a float. */

/** With thousand separators and every digit that is stored. */
export function formatNumber(json: string): string {
  const [whole = '', fraction] = plainNumber(json).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
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
  const decimals = padded.slice(at).replace(/0+$/, '');
  const integer = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  return `${sign}${decimals === '' ? integer : `${integer}.${decimals}`}`;
}
