// The field types of import lines. null is equivalent to an absent field everywhere.
import { z } from 'zod';
import { currencyCodeEnumeration } from '../../graphql/generated/schema-types.ts';

export const textMaxLength = 10_000;
export const idMaxLength = 100;
/** Index entries are limited to 2,704 bytes; this leaves room for the ids next to it at three bytes per character. */
export const sortableTextMaxLength = 500;
export const listMaxLength = 1000;

export const text = z.string().max(textMaxLength);
/** For fields that lists are sorted by. */
export const sortableText = z.string().max(sortableTextMaxLength);
export const id = z
  .string()
  .min(1)
  .max(idMaxLength)
  .regex(/^\P{Cc}*$/u, { error: 'has a control character; leave it out' });
export const boolean = z.boolean();
export const number = z.number().max(Number.MAX_SAFE_INTEGER).min(Number.MIN_SAFE_INTEGER);

/** Earlier years belong to other calendars, and later ones have more digits than the database parses. */
const [firstYear, lastYear] = [1000, 9999];
const dayWords = 'must be a day of the calendar, such as 2027-01-31';
const instantWords = 'must be a time with its offset, such as 2027-01-31T08:00:00Z or 2027-01-31T16:00:00+08:00';

export const day = z.iso.date({ error: dayWords }).refine(isInYears, { error: dayWords });
/** Stored in UTC, where the year may differ. */
export const instant = z.iso
  .datetime({ offset: true, error: instantWords })
  .refine(isInYears, { error: instantWords })
  .transform((value) => new Date(value).toISOString());

const { UNDEFINED: _none, ...currencies } = currencyCodeEnumeration;
export const currencyCode = z.enum(currencies, { error: 'must be a currency code of ISO 4217, such as HKD' });

export function list<Item extends z.ZodType>(item: Item) {
  return z.array(item).max(listMaxLength);
}

/** Parts that need a distinguishing id; defaults to their position, from 1. */
export function numbered<Part extends z.ZodType<{ readonly id?: string | null | undefined }>>(part: Part) {
  return list(part).transform((parts) => parts.map((one, index) => ({ ...one, id: one.id ?? `${index + 1}` })));
}

export const facts = numbered(z.strictObject({ id: id.nullish(), type: text.nullish(), value: z.json().nullish() }));

/** References a policy, which may be imported later. */
export const policyReference = z.strictObject({ id });

function isInYears(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return year >= firstYear && year <= lastYear;
}
