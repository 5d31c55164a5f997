type Range = readonly [least: number, most: number];

/** How many values filters take after `:`; those not listed take what they are given. */
const ranges: readonly (readonly [filters: string, range: Range])[] = [
  ['abs base64_decode base64_encode base64_url_safe_decode base64_url_safe_encode capitalize ceil downcase', [0, 0]],
  ['escape escape_once first floor last lstrip newline_to_br raw reverse rstrip size strip strip_html', [0, 0]],
  ['strip_newlines upcase url_decode url_encode xml_escape', [0, 0]],
  ['append at_least at_most concat map minus modulo plus prepend remove remove_first remove_last split times', [1, 1]],
  ['compact default join money number round sort sort_natural sum uniq', [0, 1]],
  ['divided_by find find_index has reject replace replace_first replace_last slice where', [1, 2]],
  ['date truncate truncatewords', [0, 2]],
];
const rangeOf = new Map(
  ranges.flatMap(([filters, range]) => filters.split(' ').map((filter) => [filter, range] as const)),
);

/** Undefined when a filter may be given so many. */
export function wrongCount(filter: string, given: number): string | undefined {
  const range = rangeOf.get(filter);
  if (range === undefined) return undefined;
  const [least, most] = range;
  if (given >= least && given <= most) return undefined;
  if (most === 0) return `\`${filter}\` takes no value after it.`;
  const count = least === most ? `${least}` : least === 0 ? `at most ${most}` : `${least} to ${most}`;
  return `\`${filter}\` takes ${count} ${most === 1 ? 'value' : 'values'} after \`:\`, and is given ${given}.`;
}
