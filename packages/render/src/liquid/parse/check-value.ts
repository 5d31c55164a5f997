// What liquidjs lets pass in a value and its filters, and then renders as something else than was meant.
import { CaseTag, type Expression, type Template, TypeGuards, Value } from 'liquidjs';
import { unknownFilter } from '../failures.ts';
import { wrongCount } from './filter-arguments.ts';
import type { FoundProblem } from '../problems.ts';

/** Of every value that a tag or an output works with. */
export function checkValues(part: Template, isFilter: (name: string) => boolean): FoundProblem[] {
  const { begin } = part.token;
  const values = [...(part.arguments?.() ?? [])].filter((argument) => argument instanceof Value);
  const isEmptyCase = part instanceof CaseTag && part.branches.some((branch) => branch.values.length === 0);
  const ofCase: FoundProblem[] = isEmptyCase
    ? [{ code: 'SYNTAX', message: 'A `when` of this `case` has no value.', offset: begin }]
    : [];
  return [...ofCase, ...values.flatMap((value) => checkValue(value, part, isFilter))];
}

function checkValue(
  value: Value,
  { token: { input, begin } }: Template,
  isFilter: (name: string) => boolean,
): FoundProblem[] {
  const ofFilters = value.filters.flatMap(({ name, args }): FoundProblem[] => {
    // The escaping that liquidjs appends for HTML is named by no template.
    if (name.startsWith('[')) return [];
    const given = args.filter((argument) => !Array.isArray(argument)).length;
    const message = isFilter(name) ? wrongCount(name, given) : unknownFilter(name);
    return message === undefined ? [] : [{ code: 'SYNTAX', message, offset: offsetOfFilter(input, name, begin) }];
  });
  return [...checkExpression(value.initial), ...ofFilters];
}

/** Values alternate with operators; `not` may stand before a value. */
function checkExpression({ postfix }: Expression): FoundProblem[] {
  let isValueDue = true;
  for (const token of postfix.toSorted((a, b) => a.begin - b.begin)) {
    const isOperator = TypeGuards.isOperatorToken(token);
    if (isOperator && token.operator === 'not' && isValueDue) continue;
    if (isOperator === isValueDue) {
      const message = isOperator
        ? `A value is missing before \`${token.operator}\`.`
        : 'There is something here that does not belong: two values stand side by side.';
      return [{ code: 'SYNTAX', message, offset: token.begin }];
    }
    isValueDue = !isValueDue;
  }
  if (!isValueDue) return [];
  return [{ code: 'SYNTAX', message: 'A value is missing after this.', offset: postfix.at(-1)?.begin ?? 0 }];
}

function offsetOfFilter(text: string, name: string, from: number): number {
  const pattern = new RegExp(`\\|\\s*${name.replaceAll('?', '\\?')}(?![\\w-])`, 'g');
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match === null ? from : match.index + match[0].length - name.length;
}
