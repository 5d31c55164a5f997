/** `18 <= age < 65` would compare true or false with 65. What is meant is `18 <= age and age < 65`. */
import type { TextRange } from '../json/json-text.ts';
import type { FormulaFinding } from './formula-finding.ts';
import { findInfix } from './notation.ts';
import type { Token } from './tokens.ts';

export interface Chain {
  /** The comparison that has been read. */
  readonly before: TextRange;
  /** Its last operand, which is compared again. */
  readonly middle: TextRange;
  /** The second comparison. */
  readonly name: string;
  readonly right: TextRange;
}

/** @param following what is after the chain */
export function chainFinding(
  formula: string,
  { before, middle, name, right }: Chain,
  following: Token,
): FormulaFinding {
  const { from } = before;
  const { to } = right;
  const written = ({ from: start, to: end }: TextRange) => formula.slice(start, end);
  const both = `${written(before)} and ${written(middle)} ${name} ${written(right)}`;
  const isLonger = findInfix(following.value)?.strength === findInfix(name)?.strength;
  const isAlone = isLooseBefore(formula.slice(0, from).trimEnd()) && (isLonger || isLooseAfter(following));
  const text = isAlone ? both : `(${both})`;
  return { code: 'COMPARISON_CHAIN', from, to, correction: { from, to, text } };
}

/** Whether nothing before the chain binds more strongly than `and`. */
function isLooseBefore(before: string): boolean {
  return before === '' || /(?:[([{,:]|\?\?|\b(?:and|or))$/u.test(before);
}

function isLooseAfter({ kind, value }: Token): boolean {
  return kind === 'end' || [')', ']', '}', ',', '??', 'and', 'or'].includes(value);
}
