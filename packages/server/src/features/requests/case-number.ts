// The number that customers refer to: the date, and random characters that are not easily confused. Pure.

/** Crockford's: without I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** About a billion numbers per day, so that they cannot be guessed and do not reveal the number of cases. */
const length = 6;

/** @param random hexadecimal, at least 8 digits */
export function toCaseNumber(now: Date, random: string): string {
  let rest = Number.parseInt(random.slice(0, 8), 16);
  let text = '';
  for (let index = 0; index < length; index += 1) {
    text += alphabet.charAt(rest % alphabet.length);
    rest = Math.floor(rest / alphabet.length);
  }
  return `R-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${text}`;
}
