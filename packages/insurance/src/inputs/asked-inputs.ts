/**
 * What a form has to ask for the present values of a product: which declared inputs are asked and required, and which
 * values do not match. The rule is that of calculations, so that a form never requires anything else.
 */
import { isJsonList, type Json } from '../json.ts';
import { valueAt, withoutValue, withValue } from '../value-at.ts';
import { compileInputs, type InputProblem } from './apply-inputs.ts';
import { compileAll, type CompileCondition, type CompiledInput, withDefault } from './compiled-input.ts';
import { fieldSentence } from './field-sentence.ts';
import type { Input } from './input.ts';

export interface AskedInput {
  /** Of the value, such as insureds.1.age. */
  readonly path: string;
  /** Otherwise its condition does not hold, and a value would have no meaning. */
  readonly isAsked: boolean;
  readonly isRequired: boolean;
  /** Worded for the field of the value, which has a label. */
  readonly problem: InputProblem | undefined;
}

export interface AskedInputs {
  /** Without those that are not asked. */
  readonly values: Json;
  /** At most 2,000, in the order of the declaration. */
  readonly inputs: readonly AskedInput[];
}

export type AskInputs = (values: Json) => AskedInputs;

/** Keep in sync with docs/limits.md. */
export const askedInputsMax = 2_000;

/** Nobody fills in a form in which more conditions than this depend on one another. */
const roundsMax = 10;

interface Asked extends Omit<AskedInput, 'problem'> {
  readonly input: CompiledInput;
}

export function compileAskedInputs(inputs: readonly Input[], compileCondition: CompileCondition): AskInputs {
  const compiled = compileAll(inputs, compileCondition);
  const apply = compileInputs(inputs, compileCondition);
  return (given) => {
    const asked: Asked[] = [];
    const values = askAll(compiled, given, '', asked);
    const problems = new Map(apply(values).problems.map((problem) => [problem.path, problem]));
    return {
      values,
      inputs: asked.map(({ input, ...one }) => {
        const problem = problems.get(one.path);
        return { ...one, problem: problem && { ...problem, ...fieldSentence(problem, input) } };
      }),
    };
  };
}

function askAll(inputs: readonly CompiledInput[], given: Json, prefix: string, asked: Asked[]): Json {
  const { unasked, values, filled } = withoutUnasked(inputs, given);
  let left = values;
  for (const input of inputs) {
    if (asked.length >= askedInputsMax) break;
    const path = prefix + input.path;
    const isAsked = !unasked.has(input);
    const isRequired = isAsked && input.default === undefined && input.isRequired(filled);
    asked.push({ path, isAsked, isRequired, input });
    const list = valueAt(left, input.segments);
    if (input.items.length === 0 || !isJsonList(list)) continue;
    const entries = list.map((entry, index) => askEntry(input.items, entry, `${path}.${index}`, asked));
    left = withValue(left, input.segments, entries) ?? left;
  }
  return left;
}

function askEntry(items: readonly CompiledInput[], entry: Json, path: string, asked: Asked[]): Json {
  if (asked.length >= askedInputsMax) return entry;
  return askAll(items, entry, items[0]?.path === '' ? path : `${path}.`, asked);
}

interface Unasked {
  readonly unasked: ReadonlySet<CompiledInput>;
  readonly values: Json;
  /** With the defaults. */
  readonly filled: Json;
}

/**
 * A value that is not asked does not count for other conditions, which may then no longer hold, or hold again. Conditions
 * have no cycles, so that each round decides at least one more input.
 */
function withoutUnasked(inputs: readonly CompiledInput[], given: Json): Unasked {
  let unasked: ReadonlySet<CompiledInput> = new Set();
  for (let round = 0; ; round += 1) {
    const values = inputs.reduce(
      (left, input) => (unasked.has(input) ? withoutValue(left, input.segments) : left),
      given,
    );
    const filled = inputs.reduce((left, input) => withDefault(input, left) ?? left, values);
    const next = new Set(inputs.filter((input) => !input.isAsked(filled)));
    const isDecided = inputs.every((input) => next.has(input) === unasked.has(input));
    if (isDecided || round === roundsMax) return { unasked, values, filled };
    unasked = next;
  }
}
