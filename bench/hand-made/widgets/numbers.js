const grouped = (whole) => whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** The text displayed during typing: thousands separators, one decimal point, and the characters the field allows. */
export function toShown(text, { decimals = 0, negative = false } = {}) {
  const sign = negative && /^\s*[-−]/.test(text) ? '-' : '';
  const [whole = '', ...rest] = text.replaceAll(/[^\d.]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 15);
  if (rest.length === 0 || decimals === 0) return sign + grouped(digits);
  return `${sign}${grouped(digits || '0')}.${rest.join('').slice(0, decimals)}`;
}

export function toNumber(shown) {
  return /\d/.test(shown) ? Number(shown.replaceAll(',', '')) : null;
}

export function toText(value, format) {
  return typeof value === 'number' && Number.isFinite(value) ? toShown(String(value), format) : '';
}

/** The caret position behind the same digit, counted from the end. */
export function caretIn(shown, before, caret) {
  let behind = before.slice(caret).replaceAll(/[^\d.]/g, '').length;
  let at = shown.length;
  for (; behind > 0 && at > 0; at -= 1) if (/[\d.]/.test(shown[at - 1])) behind -= 1;
  return shown[at - 1] === ',' ? at - 1 : at;
}
