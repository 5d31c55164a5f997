import { editDistance } from '@coverwright/insurance/edit-distance';

/** The operators that an editor offers, with the argument counts that check uses. */
export interface RuleOperator {
  readonly name: OperatorName;
  /** Minimum number of arguments; with fewer it fails or returns nothing useful. */
  readonly minArguments: number;
  /** Maximum number of arguments used; Infinity if there is no limit. */
  readonly maxArguments: number;
  /** A one-line description for a completion list. */
  readonly description: string;
  /** True if the operator is this package's own and not part of JSON Logic. */
  readonly isOwn: boolean;
}

type Row = readonly [name: string, minArguments: number, maxArguments: number, description: string];
const any = Infinity;

const engineRows = [
  ['var', 0, 2, 'The value at a path of the data, or a fallback when it is absent'],
  ['val', 0, any, 'The value at a path given name by name; [[2], …] starts in the scope above'],
  ['exists', 1, any, 'Whether a path given name by name leads to a value'],
  ['missing', 0, any, 'The given paths that are absent, null or empty'],
  ['missing_some', 2, 2, 'The absent, null or empty paths, if fewer than the required number are present'],
  ['get', 2, 3, 'The value at a path of another value, or a fallback'],
  ['if', 1, any, 'Condition, result, further pairs, and the result otherwise'],
  ['?:', 1, any, 'The same as if'],
  ['and', 1, any, 'Whether all are true: the first value that is false or empty, or the last'],
  ['or', 1, any, 'Whether one of them is true: the first value that is neither false nor empty, or the last'],
  ['??', 1, any, 'The first value that is not null'],
  ['!', 1, 1, 'Whether a value is false or empty'],
  ['not', 1, 1, 'The same as !'],
  ['!!', 1, 1, 'Whether a value is neither false nor empty'],
  ['==', 2, any, 'Equal; compared as numbers unless both are texts'],
  ['===', 2, any, 'Equal and of the same type'],
  ['!=', 2, any, 'Not equal'],
  ['!==', 2, any, 'Not equal or not of the same type'],
  ['<', 2, any, 'Less than; with three values, between'],
  ['<=', 2, any, 'At most; with three values, between or equal'],
  ['>', 2, any, 'Greater than'],
  ['>=', 2, any, 'At least'],
  ['+', 0, any, 'The sum; with one value, the value as a number'],
  ['-', 1, any, 'The difference; with one value, its negative'],
  ['*', 0, any, 'The product'],
  ['/', 1, any, 'The quotient; with one value, one divided by it'],
  ['%', 2, any, 'The remainder of a division'],
  ['max', 1, any, 'The greatest of some numbers'],
  ['min', 1, any, 'The least of some numbers'],
  ['map', 2, 2, 'A list with every element replaced'],
  ['filter', 2, 2, 'The elements for which a condition holds'],
  ['reduce', 2, 3, 'One value from a list: var "accumulator" and var "current"'],
  ['all', 2, 2, 'Whether a condition holds for all elements; false for none'],
  ['every', 2, 2, 'The same as all'],
  ['some', 2, 2, 'Whether a condition holds for at least one element'],
  ['none', 2, 2, 'Whether a condition holds for no element'],
  ['merge', 0, any, 'One list of several'],
  ['in', 2, 2, 'Whether a list has an element, or a text contains another'],
  ['length', 1, 1, 'How long a text or list is, or how many keys an object has'],
  ['keys', 1, 1, 'The names in an object'],
  ['cat', 0, any, 'The texts joined'],
  ['substr', 2, 3, 'A part of a text: start, and length'],
  ['pipe', 1, any, 'Each step receives the result of the previous one as its data'],
  ['eachKey', 1, 1, 'An object with each value calculated'],
  ['preserve', 0, any, 'The argument itself, not evaluated'],
  ['try', 1, any, 'The first branch that does not fail'],
  ['throw', 1, 1, 'Fails, with a type'],
] as const satisfies readonly Row[];

const ownRows = [
  ['function', 2, 3, 'The outputs of a function on inputs, or one of them by name'],
  ['table', 3, 3, 'The value in a column of a table, in the row that matches the keys'],
  ['decide', 2, 2, 'The outcome of a decision table, by the rows whose conditions match'],
  ['round', 1, 2, 'Rounds exactly to decimals (0 when left out), half away from zero'],
  ['round_half_even', 1, 2, 'Rounds exactly to decimals, half to the even digit'],
  ['round_to', 2, 3, 'Rounds exactly to a step such as 0.05: "half_up" or "half_even"'],
] as const satisfies readonly Row[];

export type OperatorName = (typeof engineRows)[number][0] | (typeof ownRows)[number][0];

function toOperators(rows: typeof engineRows | typeof ownRows, isOwn: boolean): RuleOperator[] {
  return rows.map(([name, minArguments, maxArguments, description]) => ({
    name,
    minArguments,
    maxArguments,
    description,
    isOwn,
  }));
}

/** All operators: those of json-logic-engine 5 and this package's own, for money, functions, tables and decisions. */
export const operators: readonly RuleOperator[] = [...toOperators(engineRows, false), ...toOperators(ownRows, true)];

const byName: ReadonlyMap<string, RuleOperator> = new Map<string, RuleOperator>(
  operators.map((operator) => [operator.name, operator]),
);

export function findOperator(name: string): RuleOperator | undefined {
  return byName.get(name);
}

/** Names in other languages for operators that have a different name here. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['sum', '+'],
  ['add', '+'],
  ['plus', '+'],
  ['subtract', '-'],
  ['minus', '-'],
  ['multiply', '*'],
  ['times', '*'],
  ['divide', '/'],
  ['mod', '%'],
  ['modulo', '%'],
  ['concat', 'cat'],
  ['equals', '=='],
  ['eq', '=='],
  ['=', '=='],
  ['ne', '!='],
  ['<>', '!='],
  ['lt', '<'],
  ['lte', '<='],
  ['gt', '>'],
  ['gte', '>='],
  ['&&', 'and'],
  ['||', 'or'],
  ['any', 'some'],
  ['find', 'filter'],
  ['includes', 'in'],
  ['contains', 'in'],
  ['count', 'length'],
  ['size', 'length'],
  ['roundto', 'round_to'],
  ['roundhalfeven', 'round_half_even'],
  ['substring', 'substr'],
  ['exist', 'exists'],
  ['lookup', 'table'],
  ['vlookup', 'table'],
  ['xlookup', 'table'],
  ['若', 'if'],
  ['如', 'if'],
  ['如果', 'if'],
  ['假如', 'if'],
  ['且', 'and'],
  ['及', 'and'],
  ['並且', 'and'],
  ['或', 'or'],
  ['或者', 'or'],
  ['非', 'not'],
  ['否', 'not'],
  ['最大', 'max'],
  ['最大值', 'max'],
  ['最小', 'min'],
  ['最小值', 'min'],
  ['四捨五入', 'round'],
  ['捨入', 'round'],
  ['查表', 'table'],
  ['費率表', 'table'],
  ['總和', '+'],
  ['合計', '+'],
]);

/** The operator that was probably meant; undefined if no name is similar. */
export function suggestOperator(name: string): string | undefined {
  if (name.length > 40) return undefined;
  const lower = name.toLowerCase();
  const synonym = synonyms.get(lower);
  if (synonym !== undefined) return synonym;
  const limit = lower.length <= 2 ? 0 : lower.length <= 5 ? 1 : 2;
  let best: { readonly name: string; readonly edits: number } | undefined;
  for (const operator of operators) {
    const edits = editDistance(lower, operator.name.toLowerCase(), limit);
    if (edits <= limit && edits < (best?.edits ?? Infinity)) best = { name: operator.name, edits };
  }
  return best?.name;
}
