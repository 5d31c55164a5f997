/** The page values available in headers and footers: elements with one of these classes, named as in wkhtmltopdf. */

export const pageVariables = [
  'page',
  'frompage',
  'topage',
  'webpage',
  'section',
  'subsection',
  'date',
  'isodate',
  'time',
  'title',
  'doctitle',
  'sitepage',
  'sitepages',
] as const;

export type PageVariable = (typeof pageVariables)[number];

const names: ReadonlySet<string> = new Set(pageVariables);

export function isPageVariable(name: string): name is PageVariable {
  return names.has(name);
}
