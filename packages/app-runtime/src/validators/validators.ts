// What a form may require of a value. A validator returns true for an empty value: only `required` checks whether there
// is one. Nine come from vuelidate 0.7. Pure.
import alphaModule from 'vuelidate/lib/validators/alpha.js';
import emailModule from 'vuelidate/lib/validators/email.js';
import maxLengthModule from 'vuelidate/lib/validators/maxLength.js';
import maxValueModule from 'vuelidate/lib/validators/maxValue.js';
import minLengthModule from 'vuelidate/lib/validators/minLength.js';
import minValueModule from 'vuelidate/lib/validators/minValue.js';
import numericModule from 'vuelidate/lib/validators/numeric.js';
import requiredModule from 'vuelidate/lib/validators/required.js';
import sameAsModule from 'vuelidate/lib/validators/sameAs.js';
import { ageOn, dayOfDate, parseDay } from '../widgets/date/calendar-days.ts';
import { isHkid } from './hkid.ts';

export type Validator = (value: unknown) => boolean;

/** See vuelidate-validators.d.ts. */
function unwrap<Exported extends (...values: never[]) => unknown>(
  module: Exported | { readonly default: Exported },
): Exported {
  return typeof module === 'function' ? module : module.default;
}

const isEmail = unwrap(emailModule);

/** The limit of RFC 5321 for an address. A longer text is rejected before it is matched. */
const maxEmailLength = 254;

export const required: Validator = unwrap(requiredModule);
export const alpha: Validator = unwrap(alphaModule);
export const numeric: Validator = unwrap(numericModule);
export const minLength = unwrap(minLengthModule);
export const maxLength = unwrap(maxLengthModule);
export const minValue = unwrap(minValueModule);
export const maxValue = unwrap(maxValueModule);
/** Compares with another field of the same form, given its name, or with a function's result. */
export const sameAs = unwrap(sameAsModule);

export function email(value: unknown): boolean {
  return isEmpty(value) || (String(value).length <= maxEmailLength && isEmail(value));
}

/** The number of a Hong Kong identity card with its check digit, such as A123456(3). */
export function hkid(value: unknown): boolean {
  return isEmpty(value) || (typeof value === 'string' && isHkid(value));
}

/**
 * Requires at least this many words. Chinese and Japanese, which have no spaces between words, are segmented by the
 * browser.
 */
export function minimumWords(count: number): Validator {
  return (value) => isEmpty(value) || (typeof value === 'string' && countWords(value) >= count);
}

export function countWords(text: string): number {
  const segments = new Intl.Segmenter('zh-HK', { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike === true).length;
}

/**
 * For a date of birth, as YYYY-MM-DD or a Date: requires an age in complete years within both bounds.
 * @param today the day for calculating the age; defaults to the device's date
 */
export function ageBetween(min: number, max: number, today?: string): Validator {
  return (value) => {
    if (isEmpty(value)) return true;
    const birth = value instanceof Date ? dayOfDate(value) : parseDay(value) && String(value);
    const reference = today ?? dayOfDate(new Date());
    if (birth === undefined || reference === undefined || birth > reference) return false;
    const age = ageOn(birth, reference);
    return age >= min && age <= max;
  };
}

export function noChineseCharacters(value: unknown): boolean {
  return isEmpty(value) || !/\p{Script=Han}/u.test(String(value));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
