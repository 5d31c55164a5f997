/** Calendar dates as people and spreadsheets write them. Pure. */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]00:00(?::00)?)?$/u;
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/u;
const named = /^(\d{1,2})[- ]([a-z]{3})[a-z]*\.?[- ,]+(\d{4})$/iu;

function toDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

interface Readings {
  readonly dayFirst: string | undefined;
  readonly monthFirst: string | undefined;
}

function readingsOf(written: string): Readings | undefined {
  const text = written.trim();
  const last = yearLast.exec(text);
  if (last !== null) {
    const [one, other, year] = [Number(last[1]), Number(last[2]), Number(last[3])];
    return { dayFirst: toDate(year, other, one), monthFirst: toDate(year, one, other) };
  }
  const first = yearFirst.exec(text);
  const month = named.exec(text);
  const date =
    first !== null
      ? toDate(Number(first[1]), Number(first[2]), Number(first[3]))
      : month !== null
        ? toDate(Number(month[3]), months.indexOf((month[2] ?? '').toLowerCase()) + 1, Number(month[1]))
        : undefined;
  return date === undefined ? undefined : { dayFirst: date, monthFirst: date };
}

/**
 * Reads dates that were written together, as `2027-01-31`. The day is before the month, unless one of them can only be read
 * the other way; if they contradict each other, ambiguous ones are not read.
 */
export function readDates(texts: readonly string[]): readonly (string | undefined)[] {
  const read = texts.map(readingsOf);
  const onlyDay = read.some((one) => one?.dayFirst !== undefined && one.monthFirst === undefined);
  const onlyMonth = read.some((one) => one?.monthFirst !== undefined && one.dayFirst === undefined);
  return read.map((one) => {
    if (one === undefined) return undefined;
    const { dayFirst, monthFirst } = one;
    if (dayFirst === undefined || monthFirst === undefined) return dayFirst ?? monthFirst;
    if (dayFirst === monthFirst) return dayFirst;
    if (onlyDay && onlyMonth) return undefined;
    return onlyMonth ? monthFirst : dayFirst;
  });
}

const turned = new RegExp(
  String.raw`^(?:\d{1,2}-(?:${months.join('|')})|(?:${months.join('|')})-\d{2}|\d{1,2}月\d{1,2}日|\d{1,2}/\d{1,2}/\d{4})$`,
  'iu',
);

/** Whether a spreadsheet has probably turned a text such as 1-5 into a date, which it shows as 5-Jan or 1月5日. */
export function isTurnedIntoDate(text: string): boolean {
  return text.length <= 10 && turned.test(text.trim());
}
