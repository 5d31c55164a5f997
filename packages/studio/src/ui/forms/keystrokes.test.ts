// A render that throws replaces the page, so no text may make a function throw that runs while it is typed.
import { formatDateTimeIn, isTimeZone, toInstantIn } from '@coverwright/insurance/zoned-time';
import { toCamelCase, toKebabCase, toPascalCase } from '@coverwright/insurance/identifiers';
import { regroupTyped } from '@coverwright/insurance/typed-number';
import { test } from 'vitest';
import { expectSafe } from '../../testing/keystrokes.ts';
import { formatDate, formatDateTime } from '../formats/date-time.ts';
import { decodeUriPart } from '../formats/decode-uri-part.ts';
import { showAmount, usualFractionDigits } from '../formats/price-amount.ts';
import { toLocale } from '../text-locale/to-locale.ts';
import { readNumber } from './typed-number.ts';

const times = ['2027-01-31T09:30', '0002-01-31T09:30', '0000-01-01T00:00', '20270-12-31T23:59', '275760-09-13T00:00Z'];
const numbers = ['1,234,567.89', '-0.5', '9007199254740993', '99999999999999999999999999', '1e308'];

test.each<[string, readonly string[], (typed: string) => unknown]>([
  ['a local time', times, (typed) => toInstantIn('America/New_York', typed)],
  [
    'a time that is shown',
    times,
    (typed) => [formatDateTimeIn('Asia/Hong_Kong', typed), formatDate(typed), formatDateTime(typed)],
  ],
  [
    'a time zone',
    ['Asia/Hong_Kong', 'UTC', '+08:00'],
    (typed) => [isTimeZone(typed), formatDateTimeIn(typed, '2027-01-31'), toInstantIn(typed, '2027-01-31')],
  ],
  [
    'a number',
    numbers,
    (typed) => [
      readNumber(typed, true),
      readNumber(typed, false),
      regroupTyped({ before: '1,234', typed, inserted: undefined }),
    ],
  ],
  ['a currency', ['HKD', 'US$', 'hkd'], (typed) => [showAmount(12.5, typed), usualFractionDigits(typed)]],
  ['a locale', ['zh-Hant-HK', 'en_US'], toLocale],
  ['an address', ['/products/a%20b/%E4%BF%9D', 'fonts/a%2.woff2'], decodeUriPart],
  [
    'a name',
    ['Nomad2 travel', 'Réseau', '自願醫保'],
    (typed) => [toCamelCase(typed), toKebabCase(typed), toPascalCase(typed)],
  ],
])('%s can be typed', (_what, texts, read) => {
  expectSafe(texts, read);
});
