// Detects values and filters that liquidjs accepts but renders as something other than intended.
import { type Expression, type Template, type Token, TypeGuards, Value } from 'liquidjs';
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../sentences/say.ts';
import { CaseTag } from '../tags/case-tag.ts';
import { directiveMistake, zoneMistake } from '../filters/date-filters.ts';
import { keepLiteral } from '../kept-number.ts';
import type { FoundProblem } from '../problems.ts';

type ArgumentOf<Part extends Template> =
  ReturnType<NonNullable<Part['arguments']>> extends Iterable<infer One> ? One : never;

/** Checks every value used by a tag or an output. */
export function checkValues(part: Template, isFilter: (name: string) => boolean): FoundProblem[] {
  const { begin } = part.token;
  const used = [...(part.arguments?.() ?? [])];
  const values = used.filter((argument) => argument instanceof Value);
  for (const literal of used.flatMap(literalsOf)) keepLiteral(literal);
  const isEmptyCase = part instanceof CaseTag && part.branches.some((branch) => branch.values?.length === 0);
  const ofCase: FoundProblem[] = isEmptyCase
    ? [{ code: 'SYNTAX', ...say('LIQUID_WHEN_WITHOUT_VALUE'), offset: begin }]
    : [];
  return [...ofCase, ...values.flatMap((value) => checkValue(value, part, isFilter))];
}

/** The tokens of a value and of the arguments of its filters. */
function literalsOf(argument: ArgumentOf<Template>): Token[] {
  if (!(argument instanceof Value)) return [argument];
  const ofFilters = argument.filters.flatMap(({ args }) =>
    args.map((given) => (Array.isArray(given) ? given[1] : given)),
  );
  return [...argument.initial.postfix, ...ofFilters].filter((token) => token !== undefined);
}

function checkValue(
  value: Value,
  { token: { input, begin } }: Template,
  isFilter: (name: string) => boolean,
): FoundProblem[] {
  const ofFilters = value.filters.flatMap(({ name, args }): FoundProblem[] => {
    // The escape filter that liquidjs appends for HTML does not occur in the template.
    if (name.startsWith('[')) return [];
    const named = args.flatMap((argument) => (Array.isArray(argument) ? [argument[0] ?? ''] : []));
    const mistake = isFilter(name)
      ? (wrongName(name, named) ?? wrongCount(name, args.length - named.length))
      : say('LIQUID_FILTER_UNKNOWN', { name });
    if (mistake !== undefined) return [{ code: 'SYNTAX', ...mistake, offset: offsetOfFilter(input, name, begin) }];
    return name === 'date' ? checkDate(args) : [];
  });
  return [...checkExpression(value.initial), ...ofFilters];
}

/** Values alternate with operators; `not` may precede a value. */
function checkExpression({ postfix }: Expression): FoundProblem[] {
  let isValueDue = true;
  for (const token of postfix.toSorted((a, b) => a.begin - b.begin)) {
    const isOperator = TypeGuards.isOperatorToken(token);
    if (isOperator && token.operator === 'not' && isValueDue) continue;
    if (isOperator === isValueDue) {
      const mistake = isOperator
        ? say('LIQUID_VALUE_MISSING_BEFORE', { operator: token.operator })
        : say('LIQUID_OPERATOR_MISSING');
      return [{ code: 'SYNTAX', ...mistake, offset: token.begin }];
    }
    isValueDue = !isValueDue;
  }
  if (!isValueDue) return [];
  return [{ code: 'SYNTAX', ...say('LIQUID_VALUE_MISSING_AFTER'), offset: postfix.at(-1)?.begin ?? 0 }];
}

/** A format and a zone that the template contains are checked even where they are not used. */
function checkDate([format, zone]: Value['filters'][number]['args']): FoundProblem[] {
  const problems: FoundProblem[] = [];
  if (format !== undefined && !Array.isArray(format) && TypeGuards.isQuotedToken(format)) {
    const mistake = directiveMistake(format.content);
    if (mistake !== undefined) {
      problems.push({ code: 'SYNTAX', ...mistake.sentence, offset: format.begin + 1 + mistake.index });
    }
  }
  if (zone !== undefined && !Array.isArray(zone) && TypeGuards.isQuotedToken(zone)) {
    const mistake = zoneMistake(zone.content);
    if (mistake !== undefined) problems.push({ code: 'SYNTAX', ...mistake, offset: zone.begin + 1 });
  }
  return problems;
}

function offsetOfFilter(text: string, name: string, from: number): number {
  const pattern = new RegExp(`\\|\\s*${name.replaceAll('?', '\\?')}(?![\\w-])`, 'g');
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match === null ? from : match.index + match[0].length - name.length;
}

type Range = readonly [least: number, most: number];

/** How many arguments filters take after `:`. */
const ranges: readonly (readonly [filters: string, range: Range])[] = [
  ['abs base64_decode base64_encode base64_url_safe_decode base64_url_safe_encode capitalize ceil downcase', [0, 0]],
  ['escape escape_once first floor last lstrip newline_to_br raw reverse rstrip size strip strip_html', [0, 0]],
  ['strip_newlines upcase url_decode url_encode xml_escape cgi_escape uri_escape pop shift squish', [0, 0]],
  ['date_to_xmlschema date_to_rfc822 inspect normalize_whitespace sha256 to_integer', [0, 0]],
  ['append at_least at_most concat map minus modulo plus prepend remove remove_first remove_last split times', [1, 1]],
  ['group_by hmac_sha256 push unshift', [1, 1]],
  ['array_to_sentence_string compact default join json jsonify money number number_of_words round sample', [0, 1]],
  ['sort sort_natural sum uniq', [0, 1]],
  ['divided_by find find_index has reject replace replace_first slice where', [1, 2]],
  ['find_exp find_index_exp group_by_exp has_exp reject_exp replace_last where_exp', [2, 2]],
  ['date date_to_long_string date_to_string slugify truncate truncatewords', [0, 2]],
];
const rangeOf = new Map(
  ranges.flatMap(([filters, range]) => filters.split(' ').map((filter) => [filter, range] as const)),
);

/** `default` alone takes a named value. */
function wrongName(filter: string, named: readonly string[]): Sentence | undefined {
  const unknown = named.find((name) => filter !== 'default' || name !== 'allow_false');
  return unknown === undefined ? undefined : say('LIQUID_FILTER_NAMED_VALUE_UNKNOWN', { filter, name: unknown });
}

/** Undefined if the filter accepts that many. */
function wrongCount(filter: string, given: number): Sentence | undefined {
  const range = rangeOf.get(filter);
  if (range === undefined) return undefined;
  const [least, most] = range;
  if (given >= least && given <= most) return undefined;
  if (most === 0) return say('LIQUID_FILTER_TAKES_NO_VALUE', { filter });
  if (most === 1)
    return say(least === 1 ? 'LIQUID_FILTER_VALUE_COUNT' : 'LIQUID_FILTER_VALUE_AT_MOST', { filter, given });
  if (least === most) return say('LIQUID_FILTER_VALUES_COUNT', { filter, count: most, given });
  if (least === 0) return say('LIQUID_FILTER_VALUES_AT_MOST', { filter, most, given });
  return say('LIQUID_FILTER_VALUES_RANGE', { filter, least, most, given });
}
