/**
 * How a value came about, in the steps in which a person would calculate it: which rate of which table, which branch and
 * why, what was added and multiplied. Steps that do not contribute, such as other branches and the keys of tables, are
 * omitted.
 */
import { createSay, type Sentence } from '@coverwright/insurance/sentence';
import { shorten } from '@coverwright/insurance/shorten';
import { valueAt } from '@coverwright/insurance/value-at';
import { isJsonList, type Json, type JsonPath } from '../json/json.ts';
import { toOperator } from '../json/shape.ts';
import type { EvaluateOptions } from '../limits.ts';
import { truthy } from '../operators/values.ts';
import type { RuleOutcome } from '../problems/problems.ts';
import { toTableCall } from '../tables/table-call.ts';
import { traceRule, type TraceStep } from '../trace/trace-rule.ts';
import { noLabels, pathOfVariable, type VariableLabels } from './labels.ts';
import { logicInWords, valueInWords } from './logic-in-words.ts';
import { conditionsInWords, listInWords, rowInWords } from './row-words.ts';
import { explanationSentences } from './sentences.ts';

export { explainFired, type FiredReason } from './explain-fired.ts';
export { logicInWords } from './logic-in-words.ts';
export { keyInWords, listInWords } from './row-words.ts';
export { explanationSentences };
export { wordSentences } from './word-sentences.ts';
export { noLabels, type VariableLabels } from './labels.ts';

const say = createSay(explanationSentences);

/** Nobody reads more. */
export const explainedStepsMax = 400;
const maxNameLength = 60;

/** How a value enters that of the step around it. */
export type Sign = '+' | '-' | '*' | '/';

export interface ExplainedStep {
  /** The number of steps around it. */
  readonly depth: number;
  /** Absent for the first operand, and where values are not combined by a sign. */
  readonly sign?: Sign;
  /** Long values are shortened. */
  readonly value: Json;
  readonly sentence: Sentence;
  /** The expression in the rule. */
  readonly path: JsonPath;
  /** The row of a table that contains the value, from 1. */
  readonly row?: { readonly table: string; readonly number: number };
}

export interface Explanation {
  /** That of evaluateRule. */
  readonly outcome: RuleOutcome;
  /** Outer ones first; empty if there is no value. */
  readonly steps: readonly ExplainedStep[];
  /** True if there are more steps than are returned. */
  readonly isCut: boolean;
}

/** Evaluates a rule on data like evaluateRule, and explains its value. Never throws. */
export function explainValue(
  rule: Json,
  data: Json,
  options: EvaluateOptions & { readonly labels?: VariableLabels } = {},
): Explanation {
  const trace = traceRule(rule, data, options);
  if (!trace.outcome.ok) return { outcome: trace.outcome, steps: [], isCut: false };
  const isGiven = (path: string) => (valueAt(data, path.split('.')) ?? null) !== null;
  const explainer = new Explainer(trace.steps, options.tables, { labels: options.labels ?? noLabels, isGiven });
  explainer.explain({ node: rule, path: [], depth: 0 });
  return { outcome: trace.outcome, steps: explainer.steps, isCut: explainer.isCut };
}

interface Place {
  readonly node: Json;
  readonly path: JsonPath;
  readonly depth: number;
  readonly sign?: Sign | undefined;
}

interface Operation {
  readonly name: string;
  readonly args: readonly Json[];
  readonly step: TraceStep;
  readonly at: Place;
}

/** Operators between operands: the sign of all but the first, and which of them may continue a row of the others. */
const signs: ReadonlyMap<
  string,
  { readonly sign: Sign; readonly isAdditive: boolean; readonly isAssociative: boolean }
> = new Map([
  ['+', { sign: '+', isAdditive: true, isAssociative: true }],
  ['-', { sign: '-', isAdditive: true, isAssociative: false }],
  ['*', { sign: '*', isAdditive: false, isAssociative: true }],
  ['/', { sign: '/', isAdditive: false, isAssociative: false }],
]);

const extremes: ReadonlyMap<string, Sentence> = new Map([
  ['max', say('VALUE_IS_GREATEST')],
  ['min', say('VALUE_IS_LEAST')],
]);

/** What returns the first operand of a kind. */
const selections: ReadonlyMap<string, (value: Json | undefined) => boolean> = new Map([
  ['??', (value) => value !== null && value !== undefined],
  ['or', (value) => truthy(value)],
  ['try', (value) => value !== undefined],
]);

/** @param rows from 1 */
function sayDecided(argument: Json, rows: readonly number[], labels: VariableLabels): Sentence {
  const [row] = rows;
  if (row === undefined) return say('VALUE_DEFAULT_OF_DECISION');
  if (rows.length > 1) return say('VALUE_DECIDED_BY_ROWS', { rows: rows.join(', ') });
  const keys = listInWords(conditionsInWords(argument, row - 1, labels));
  return keys.length > 0 ? say('VALUE_DECIDED', { row, keys }) : say('VALUE_DECIDED_FOR_ANY', { row });
}

/** What the rule itself does not show. */
interface Situation {
  readonly labels: VariableLabels;
  /** Whether the data has a value for a variable. */
  readonly isGiven: (path: string) => boolean;
}

class Explainer {
  readonly steps: ExplainedStep[] = [];
  isCut = false;
  readonly #traced: ReadonlyMap<string, TraceStep>;
  readonly #tables: EvaluateOptions['tables'];
  readonly #labels: VariableLabels;
  readonly #isGiven: Situation['isGiven'];

  constructor(traced: readonly TraceStep[], tables: EvaluateOptions['tables'], { labels, isGiven }: Situation) {
    this.#labels = labels;
    this.#isGiven = isGiven;
    this.#traced = new Map(traced.map((step) => [JSON.stringify(step.path), step]));
    this.#tables = tables;
  }

  explain(at: Place): void {
    const operator = toOperator(at.node);
    if (operator?.isSingle !== true) {
      this.#add(at, at.node, isJsonList(at.node) ? this.#words(at) : say('VALUE_FIXED'));
      return;
    }
    const step = this.#stepOf(at.path);
    // It was not reached.
    if (step?.value === undefined) return;
    const { name, argument } = operator;
    const args = isJsonList(argument) ? argument : [argument];
    const isExplained = this.#explainOperation({ name, args, step, at });
    if (!isExplained) this.#add(at, step.value, this.#sayValue(at, step.value));
  }

  #explainOperation(operation: Operation): boolean {
    const { name } = operation;
    if (name === 'table') return this.#explainRate(operation);
    if (name === 'decide') return this.#explainDecision(operation);
    if (name === 'if' || name === '?:') return this.#explainBranch(operation);
    if (name.startsWith('round')) return this.#explainRounding(operation);
    return this.#explainSelection(operation) || this.#explainCalculation(operation) || this.#explainExtreme(operation);
  }

  #explainCalculation({ name, args, step, at }: Operation): boolean {
    if (!signs.has(name)) return false;
    if (args.length > 1) {
      this.#add(at, step.value ?? null, say('VALUE_CALCULATED'));
      this.#explainOperands({ name, args, at }, at.depth + 1, undefined);
      return true;
    }
    if (name !== '-') return false;
    this.#add(at, step.value ?? null, say('VALUE_IS_NEGATIVE'));
    this.explain({ ...this.#operand(at, name, 0), depth: at.depth + 1 });
    return true;
  }

  /** As one row, without brackets that change nothing: (a + b) - c, but not a - (b + c). */
  #explainOperands({ name, args, at }: Omit<Operation, 'step'>, depth: number, first: Sign | undefined): void {
    const own = signs.get(name);
    for (const index of args.keys()) {
      const operand = { ...this.#operand(at, name, index), depth, sign: index === 0 ? first : own?.sign };
      const inner = toOperator(operand.node);
      const innerSign = inner?.isSingle === true ? signs.get(inner.name) : undefined;
      const isRow = innerSign?.isAdditive === own?.isAdditive && (index === 0 || own?.isAssociative === true);
      if (isRow && isJsonList(inner?.argument) && inner.argument.length > 1)
        this.#explainOperands({ name: inner.name, args: inner.argument, at: operand }, depth, operand.sign);
      else this.explain(operand);
    }
  }

  #explainExtreme({ name, args, step, at }: Operation): boolean {
    const sentence = extremes.get(name);
    if (sentence === undefined || args.length === 1) return false;
    this.#add(at, step.value ?? null, sentence);
    for (const index of args.keys()) this.explain({ ...this.#operand(at, name, index), depth: at.depth + 1 });
    return true;
  }

  #explainSelection({ name, args, step, at }: Operation): boolean {
    const isSelected = selections.get(name);
    if (isSelected === undefined) return false;
    const selected = args.findIndex((_, position) => isSelected(this.#valueOf(this.#operand(at, name, position))));
    // Without any, the result is that of the last one.
    const index = selected === -1 && name !== 'try' ? args.length - 1 : selected;
    const first = this.#operand(at, name, 0);
    const isCondition = name === 'or' && index > 0 && pathOfVariable(first.node) === undefined;
    if (index === -1 || isCondition) return false;
    // An alternative that was not needed is no news.
    if (index === 0) this.explain({ ...first, depth: at.depth, sign: at.sign });
    else this.#explainReplacement(name, this.#operand(at, name, index), { first, step, at });
    return true;
  }

  /** The first operand has no value that can be used. */
  #explainReplacement(
    name: string,
    selected: Place,
    { first, step, at }: Pick<Operation, 'step' | 'at'> & { readonly first: Place },
  ): void {
    const given = this.#inWords(withoutFallback(first.node));
    const path = pathOfVariable(first.node);
    const value = step.value ?? null;
    if (path !== undefined && this.#isGiven(path) && this.#valueOf(first) === value) {
      this.#add(at, value, say('VALUE_OF_LOGIC', { logic: given }));
      return;
    }
    const unusable = this.#unusable(name, first, path);
    const isFixed = toOperator(selected.node) === undefined && !isJsonList(selected.node);
    if (isFixed && name !== 'try') {
      const words = valueInWords(selected.node, path, this.#labels);
      this.#add(
        at,
        value,
        unusable === undefined
          ? say('VALUE_REPLACED', { name: given, value: words })
          : say('VALUE_NOT_USED', { name: given, given: unusable, value: words }),
      );
      return;
    }
    const alternative = name === 'try' ? 'VALUE_AFTER_FAILURE' : 'VALUE_REPLACED_BY';
    this.#add(
      at,
      value,
      unusable === undefined
        ? say(alternative, { name: given })
        : say('VALUE_NOT_USED_BUT', { name: given, given: unusable }),
    );
    this.explain({ ...selected, depth: at.depth + 1 });
  }

  /** In words, the value of a variable that "or" does not use although there is one: 0, no or an empty text. */
  #unusable(name: string, first: Place, path: string | undefined): Sentence | undefined {
    const value = this.#valueOf(first);
    if (name !== 'or' || path === undefined || !this.#isGiven(path) || value === undefined) return undefined;
    return valueInWords(value, path, this.#labels);
  }

  #explainBranch({ name, args, step, at }: Operation): boolean {
    let index = 0;
    while (index + 1 < args.length && !truthy(this.#valueOf(this.#operand(at, name, index)))) index += 2;
    const condition = index + 1 < args.length ? this.#operand(at, name, index) : undefined;
    this.#add(at, step.value ?? null, this.#sayBranch(args, condition));
    const result = condition ? index + 1 : index;
    if (toOperator(args[result] ?? null) !== undefined)
      this.explain({ ...this.#operand(at, name, result), depth: at.depth + 1 });
    return true;
  }

  /** @param condition the one that holds */
  #sayBranch(args: readonly Json[], condition: Place | undefined): Sentence {
    if (condition === undefined) {
      const [only = null] = args;
      return args.length > 3 ? say('VALUE_OTHERWISE') : say('VALUE_BECAUSE_NOT', { condition: this.#inWords(only) });
    }
    const words = this.#inWords(condition.node);
    const isVariable = toOperator(condition.node)?.name === 'var';
    if (!isVariable) return say('VALUE_BECAUSE', { condition: words });
    return this.#valueOf(condition) === true
      ? say('VALUE_BECAUSE_TRUE', { variable: words })
      : say('VALUE_BECAUSE_GIVEN', { variable: words });
  }

  #explainRounding({ name, args, step, at }: Operation): boolean {
    const [, second] = args;
    const operand = this.#operand(at, name, 0);
    // A value that is round already is no step.
    if (isSameNumber(this.#valueOf(operand), step.value)) {
      this.explain({ ...operand, depth: at.depth, sign: at.sign });
      return true;
    }
    const given = this.#inWords(second ?? 0);
    const sentence =
      name === 'round_to'
        ? say('VALUE_ROUNDED_TO_STEP', { step: given })
        : say(name === 'round' ? 'VALUE_ROUNDED' : 'VALUE_ROUNDED_TO_EVEN', { decimals: given });
    this.#add(at, step.value ?? null, sentence);
    this.explain({ ...operand, depth: at.depth + 1 });
    return true;
  }

  #explainRate({ args, step, at }: Operation): boolean {
    const call = toTableCall(args);
    const prepared = call && this.#tables?.get(call.name);
    if (call === undefined || prepared === undefined) return false;
    const names = { column: shorten(call.column, maxNameLength), table: shorten(call.name, maxNameLength) };
    if (step.row === undefined) {
      this.#add(at, step.value ?? null, say('VALUE_DEFAULT_OF_TABLE', names));
      return true;
    }
    const keys = listInWords(rowInWords(prepared.table, step.row.number - 1, call.keys, this.#labels));
    const sentence = keys.length > 0 ? say('VALUE_IN_TABLE', { ...names, keys }) : say('VALUE_IN_TABLE_FOR_ANY', names);
    this.#add(at, step.value ?? null, sentence, step.row);
    return true;
  }

  #explainDecision({ args, step, at }: Operation): boolean {
    this.#add(at, step.value ?? null, sayDecided(args, step.decisionRows ?? [], this.#labels));
    return true;
  }

  #add({ path, depth, sign }: Place, value: Json, sentence: Sentence, row?: TraceStep['row']): void {
    this.isCut ||= this.steps.length >= explainedStepsMax;
    if (this.isCut) return;
    this.steps.push({ depth, ...(sign && { sign }), value, sentence, path, ...(row && { row }) });
  }

  #words({ node }: Place): Sentence {
    return say('VALUE_OF_LOGIC', { logic: this.#inWords(node) });
  }

  #inWords(logic: Json): Sentence {
    return logicInWords(logic, this.#labels);
  }

  /** A variable with a fallback says whether it was needed: only then is the value that of the fallback. */
  #sayValue(at: Place, value: Json): Sentence {
    const path = pathOfVariable(at.node);
    if (path === undefined || path === '') return this.#words(at);
    const name = this.#inWords(withoutFallback(at.node));
    const isGiven = this.#isGiven(path);
    if (isGiven) return say('VALUE_OF_LOGIC', { logic: name });
    if (value === null) return say('VALUE_NOT_GIVEN', { name });
    return say('VALUE_REPLACED', { name, value: valueInWords(value, path, this.#labels) });
  }

  #operand({ node, path, depth }: Place, name: string, index: number): Place {
    const argument = toOperator(node)?.argument ?? null;
    const isList = isJsonList(argument);
    return {
      node: (isList ? argument[index] : argument) ?? null,
      path: isList ? [...path, name, index] : [...path, name],
      depth,
    };
  }

  /** Undefined if it was not calculated or failed. */
  #valueOf({ node, path }: Place): Json | undefined {
    return toOperator(node) === undefined ? node : this.#stepOf(path)?.value;
  }

  #stepOf(path: JsonPath): TraceStep | undefined {
    return this.#traced.get(JSON.stringify(path));
  }
}

function withoutFallback(logic: Json): Json {
  const path = pathOfVariable(logic);
  return path === undefined ? logic : { var: path };
}

function isSameNumber(a: Json | undefined, b: Json | undefined): boolean {
  return typeof a === 'number' && a === b;
}
