// The values of page variables in headers and footers.
import type { PageVariable } from '@coverwright/insurance/page-variables';
import type { SectionsOfPage } from './layout/sections.ts';

/** The values on one page, as plain text. */
export type PageFacts = Readonly<Record<PageVariable, string>>;

export interface DocumentFacts {
  readonly pageCount: number;
  /** One per page; may be omitted if no part uses them. */
  readonly sections?: readonly SectionsOfPage[];
  /** The title of the body's document. */
  readonly title: string;
  readonly address?: string;
  readonly locale: string;
  readonly printedAt: Date;
}

export function toPageFacts(document: DocumentFacts): PageFacts[] {
  const topage = String(document.pageCount);
  const ofAll = {
    frompage: '1',
    topage,
    sitepages: topage,
    webpage: document.address ?? '',
    title: document.title,
    doctitle: document.title,
    ...toClock(document.printedAt, document.locale),
  };
  return Array.from({ length: document.pageCount }, (_, index) => {
    const page = String(index + 1);
    const { section = '', subsection = '' } = document.sections?.[index] ?? {};
    return { ...ofAll, page, sitepage: page, section, subsection };
  });
}

/** `Nov 21, 2026` and `10:05 PM`, or the locale's equivalent: an unambiguous date. */
function toClock(printedAt: Date, locale: string): { date: string; isodate: string; time: string } {
  const { date, time } = clockOf(isLocale(locale) ? locale : 'en-US');
  // Which kind of space precedes PM depends on the version of the locale data.
  const write = (format: Intl.DateTimeFormat) => format.format(printedAt).replace(/[\u00a0\u202f]/g, ' ');
  return {
    date: write(date),
    time: write(time),
    isodate: printedAt.toISOString().slice(0, 10),
  };
}

interface Clock {
  readonly date: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
}

/** Creating them takes longer than the rest of a header. */
const clocks = new Map<string, Clock>();
const mostClocks = 100;

function clockOf(locale: string): Clock {
  const known = clocks.get(locale);
  if (known !== undefined) return known;
  const clock = {
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }),
  };
  if (clocks.size >= mostClocks) clocks.clear();
  clocks.set(locale, clock);
  return clock;
}

export function isLocale(locale: string): boolean {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(locale) && Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0;
}
