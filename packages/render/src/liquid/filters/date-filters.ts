// Dates formatted for the reader's locale. The value's own zone applies, never that of the server.
import { toValue } from 'liquidjs';
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../sentences/say.ts';
import { inZone, isZone } from '../dates/zones.ts';
import { readDate } from '../dates/read-date.ts';
import { unknownDirective, writeDate } from '../dates/write-date.ts';
import type { Moment } from '../dates/moment.ts';
import { TemplateMistake } from '../failures.ts';
import { toText } from '../markup.ts';
import { SealedContext } from '../sealed-context.ts';
import type { FilterUse } from './filter-use.ts';

const namedDates: Readonly<Record<string, 'medium' | 'long' | 'full'>> = {
  medium: 'medium',
  long: 'long',
  full: 'full',
};

/** Locales come from requests, so the number of cached formats is limited. */
const formatsMax = 500;
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function namedFormat(locale: string, dateStyle: 'medium' | 'long' | 'full'): Intl.DateTimeFormat {
  const key = `${locale} ${dateStyle}`;
  const known = dateFormats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
  if (dateFormats.size >= formatsMax) dateFormats.clear();
  dateFormats.set(key, made);
  return made;
}

/** Also used when a template is parsed, for a format that is written in it. */
export function directiveMistake(format: string): { sentence: Sentence; index: number } | undefined {
  const unknown = unknownDirective(format);
  if (unknown === undefined) return undefined;
  const { directive, index } = unknown;
  return { sentence: say('LIQUID_DATE_DIRECTIVE_UNKNOWN', { directive }), index };
}

export function zoneMistake(name: string): Sentence | undefined {
  const zone = name.trim();
  return zone === '' || isZone(zone) ? undefined : say('LIQUID_ZONE_UNKNOWN', { zone });
}

function write({ context }: FilterUse, moment: Moment, format: string, locale = context.opts.locale): string {
  const use = (length: number) => context.memoryLimit.use(length);
  use(format.length);
  return writeDate(moment, format, { locale, use });
}

function shown(use: FilterUse, moment: Moment, givenFormat: unknown): string {
  const { locale, dateFormat } = use.context.opts;
  const format = toText(givenFormat);
  const style = Object.hasOwn(namedDates, format) ? namedDates[format] : undefined;
  if (style !== undefined) return namedFormat(locale, style).format(moment.clockMs);
  if (format === '') return write(use, moment, dateFormat);
  if (format === 'iso') return write(use, moment, '%Y-%m-%d');
  const mistake = directiveMistake(format);
  if (mistake !== undefined) throw new TemplateMistake(mistake.sentence);
  return write(use, moment, format);
}

/** Whatever is not a date is shown unchanged, with a warning. */
function withMoment(use: FilterUse, given: unknown, toShown: (moment: Moment) => string): unknown {
  const value: unknown = toValue(given);
  const moment = readDate(value);
  if (moment !== undefined) return toShown(moment);
  const text = toText(value);
  if (text.trim() !== '' && use.context instanceof SealedContext) {
    use.context.warn('DATE', say('LIQUID_NOT_A_DATE', { text: text.slice(0, 40) }));
  }
  return given;
}

function ordinalFormat(month: '%b' | '%B', kind: unknown, style: unknown): string {
  if (kind !== 'ordinal') return `%d ${month} %Y`;
  return style === 'US' ? `${month} %-d%q, %Y` : `%-d%q ${month} %Y`;
}

export const dateFilters = {
  /** DD/MM/YYYY; the arguments select a named or strftime format, and a zone for a time that has one. */
  date(this: FilterUse, given: unknown, format?: unknown, zone?: unknown): unknown {
    const zoneName = toText(zone).trim();
    return withMoment(this, given, (moment) => {
      // Also for a day or a time without a zone, so that a mistake in the name does not depend on the data.
      const there = zoneName === '' ? moment : inZone(moment, zoneName);
      return shown(this, moment.zone === undefined ? moment : there, format);
    });
  },
  date_to_xmlschema(this: FilterUse, given: unknown): unknown {
    return withMoment(this, given, (moment) => write(this, moment, '%Y-%m-%dT%H:%M:%S%:z'));
  },
  date_to_rfc822(this: FilterUse, given: unknown): unknown {
    return withMoment(this, given, (moment) => write(this, moment, '%a, %d %b %Y %H:%M:%S %z', 'en-US'));
  },
  date_to_string(this: FilterUse, given: unknown, kind?: unknown, style?: unknown): unknown {
    return withMoment(this, given, (moment) => write(this, moment, ordinalFormat('%b', kind, style)));
  },
  date_to_long_string(this: FilterUse, given: unknown, kind?: unknown, style?: unknown): unknown {
    return withMoment(this, given, (moment) => write(this, moment, ordinalFormat('%B', kind, style)));
  },
};
