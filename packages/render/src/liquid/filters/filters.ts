// The filters of templates: those of liquidjs, overridden by ours.
import type { Liquid } from 'liquidjs';
import { Markup, toHtml, toText } from '../markup.ts';
import { warnOfObject } from '../sealed-context.ts';
import { rangeFilters } from '../parse/whole-ranges.ts';
import { dateFilters } from './date-filters.ts';
import type { FilterUse } from './filter-use.ts';
import { listFilters } from './list-filters.ts';
import { money, number } from './locale-filters.ts';
import { mathFilters } from './math-filters.ts';
import { textFilters } from './text-filters.ts';

type Filters = Liquid['filters'];

export const filters: Filters = {
  money,
  number,
  ...dateFilters,
  ...mathFilters,
  ...listFilters,
  ...textFilters,
  ...rangeFilters,
};

/** When rendering for HTML: the results of these are HTML, and are not escaped again. */
export const htmlFilters: Filters = {
  escape: toMarkup(toHtml),
  xml_escape: toMarkup(toHtml),
  escape_once: toMarkup((value) => toHtml(value).replace(/&amp;(?=(?:#\d+|#x[\da-f]+|\w+);)/gi, '&')),
  newline_to_br: toMarkup((value) => toHtml(value).replace(/\r?\n/g, '<br />\n')),
  raw: { raw: true, handler: toMarkup(toText) },
};

function toMarkup(write: (value: unknown) => string): (this: FilterUse, value: unknown) => Markup {
  return function filter(this: FilterUse, value: unknown): Markup {
    warnOfObject(value, this.context);
    return new Markup(write(value));
  };
}
