// The filters of templates: those of liquidjs, overridden by ours.
import type { Liquid } from 'liquidjs';
import { Markup, toHtml, toText } from '../markup.ts';
import { dateFilters } from './date-filters.ts';
import { listFilters } from './list-filters.ts';
import { money, number } from './locale-filters.ts';
import { mathFilters } from './math-filters.ts';
import { textFilters } from './text-filters.ts';

type Filters = Liquid['filters'];

export const filters: Filters = { money, number, ...dateFilters, ...mathFilters, ...listFilters, ...textFilters };

/** When rendering for HTML: the results of these are HTML, and are not escaped again. */
export const htmlFilters: Filters = {
  escape: (value: unknown) => new Markup(toHtml(value)),
  xml_escape: (value: unknown) => new Markup(toHtml(value)),
  escape_once: (value: unknown) => new Markup(toHtml(value).replace(/&amp;(?=(?:#\d+|#x[\da-f]+|\w+);)/gi, '&')),
  newline_to_br: (value: unknown) => new Markup(toHtml(value).replace(/\r?\n/g, '<br />\n')),
  raw: { raw: true, handler: (value: unknown) => new Markup(toText(value)) },
};
