/** Finds problems in a rule without running it. Never rejects one: a rule with findings can still be saved. */
import { checkArithmetic } from './check-arithmetic.ts';
import { checkDecideCall } from './check-decide-call.ts';
import { checkNames } from './check-names.ts';
import type { DeclaredName } from './declared-name.ts';
import { checkTableCall, type TableHeaders } from './check-table-call.ts';
import { toLimits } from '../problems/failures.ts';
import { isJsonList, isJsonObject, type Json, type JsonPath } from '../json/json.ts';
import type { EvaluateOptions } from '../limits.ts';
import { findOperator, suggestOperator, type RuleOperator } from '../operators/operators.ts';
import { toPath } from '../operators/reading.ts';
import { isRoundingOperator, toRounding } from '../numbers/rounding.ts';
import { say, type EnglishSentence } from '../problems/sentences.ts';
import { isConstant, measureRule, toOperator } from '../json/shape.ts';
import { prototypeNames } from '../operators/values.ts';

/**
 * - `UNKNOWN_OPERATOR` warning: fails if it is reached
 * - `WRONG_ARITY`      warning: too few arguments, or some that are ignored
 * - `WRONG_ARGUMENT`   warning: an argument that always fails, such as 2.5 decimals; error for functions, tables and decisions
 * - `UNKNOWN_TABLE`    error: a table, column or key that does not exist, or a key that is missing; only with tables
 * - `UNDECLARED_NAME`  warning: a variable that is not an input of the product, so it has no value; only with inputs
 * - `UNSAFE_NUMBER`    warning: a whole number past the safe range, which calculation does not represent exactly
 * - `PROTOTYPE_NAME`   error: fails whenever it is reached
 * - `LIMIT_EXCEEDED`   error: the rule fails before anything is evaluated
 * - `UNHANDLED_ABSENCE` info, only for decisions: there is no decision if a variable is unknown
 */
export type RuleFindingCode =
  | 'UNKNOWN_OPERATOR'
  | 'WRONG_ARITY'
  | 'WRONG_ARGUMENT'
  | 'UNKNOWN_TABLE'
  | 'UNDECLARED_NAME'
  | 'UNSAFE_NUMBER'
  | 'PROTOTYPE_NAME'
  | 'LIMIT_EXCEEDED'
  | 'UNHANDLED_ABSENCE';

export interface RuleFinding extends EnglishSentence {
  readonly severity: 'info' | 'warning' | 'error';
  readonly code: RuleFindingCode;
  /** Path in the rule; for a finding about an operator it ends with the operator's name. */
  readonly path: JsonPath;
}

type Report = (finding: RuleFinding) => void;

interface Check {
  readonly report: Report;
  readonly tables: TableHeaders | undefined;
  readonly inputs: readonly DeclaredName[];
}

/** Limits the number of findings: a table of wrong rows must not freeze an editor. */
const maxFindings = 1000;

function checkArity(operator: RuleOperator, argument: Json, path: JsonPath, report: Report): void {
  const { name, minArguments, maxArguments } = operator;
  // A single operator or value instead of the list may evaluate to a list.
  if (!Array.isArray(argument) && (isJsonObject(argument) || minArguments <= 1)) return;
  if (name === 'length' || name === 'eachKey' || name === 'preserve') return;
  const count = Array.isArray(argument) ? argument.length : 1;
  if (count < minArguments) {
    const sentence =
      minArguments === 1
        ? say('ARGUMENT_MISSING', { operator: name, given: count })
        : say('ARGUMENTS_MISSING', { operator: name, needed: minArguments, given: count });
    report({ severity: 'warning', code: 'WRONG_ARITY', ...sentence, path });
  } else if (count > maxArguments) {
    const sentence =
      maxArguments === 1
        ? say('ONE_ARGUMENT_READ', { operator: name, given: count })
        : say('ARGUMENTS_READ', { operator: name, read: maxArguments, given: count });
    report({ severity: 'warning', code: 'WRONG_ARITY', ...sentence, path });
  }
}

const needList = new Set([
  'if',
  '?:',
  'and',
  'or',
  '??',
  'map',
  'filter',
  'reduce',
  'all',
  'every',
  'some',
  'none',
  'pipe',
  '<',
  '<=',
  '>',
  '>=',
  '==',
  '===',
  '!=',
  '!==',
]);

function checkArguments(name: string, argument: Json, path: JsonPath, report: Report): void {
  if (needList.has(name) && !Array.isArray(argument)) {
    report({ severity: 'warning', code: 'WRONG_ARGUMENT', ...say('LIST_NEEDED', { operator: name }), path });
  }
  if (name === 'eachKey' && (typeof argument !== 'object' || argument === null)) {
    report({ severity: 'warning', code: 'WRONG_ARGUMENT', ...say('OBJECT_NEEDED', { operator: name }), path });
  }
  if (!isRoundingOperator(name) || !Array.isArray(argument)) return;
  const settings = (argument as readonly Json[]).slice(1);
  if (settings.length === 0 || !settings.every(isConstant)) return;
  try {
    toRounding(name, settings);
  } catch {
    const sentence = say(name === 'round_to' ? 'STEP_NEEDED' : 'DECIMALS_NEEDED', { operator: name });
    report({ severity: 'warning', code: 'WRONG_ARGUMENT', ...sentence, path });
  }
}

/** A rule's functions must be known before it runs, so their names must be literals. */
function checkFunctionCall(argument: Json, path: JsonPath, report: Report): void {
  const [name, inputs = null]: readonly Json[] = Array.isArray(argument) ? argument : [argument];
  const needs = (sentence: EnglishSentence): void =>
    report({ severity: 'error', code: 'WRONG_ARGUMENT', ...sentence, path });
  if (typeof name !== 'string') needs(say('FUNCTION_NAME_NEEDED'));
  const operator = toOperator(inputs);
  const isCalculated = operator?.isSingle === true && findOperator(operator.name) !== undefined;
  if (!isCalculated) needs(say('FUNCTION_INPUTS_NEEDED'));
}

/** The names in the literal paths of a reading operator; computed paths are checked at run time. */
function literalNames(name: string, argument: Json): readonly string[] {
  const items: readonly Json[] = Array.isArray(argument) ? argument : [argument];
  const split = (item: Json | undefined): readonly string[] => (typeof item === 'string' ? toPath(item).segments : []);
  if (name === 'var') return split(items[0]);
  if (name === 'get') return split(items[1]);
  if (name === 'missing') return items.flatMap(split);
  if (name === 'missing_some') return Array.isArray(items[1]) ? (items[1] as readonly Json[]).flatMap(split) : [];
  if (name === 'val' || name === 'exists') return items.filter((item) => typeof item === 'string');
  if (name === 'eachKey') return isJsonObject(argument) ? Object.keys(argument) : [];
  return [];
}

function checkOperator(name: string, argument: Json, path: JsonPath, { report, tables, inputs }: Check): void {
  const operator = findOperator(name);
  if (operator === undefined) {
    const near = suggestOperator(name);
    const sentence =
      near === undefined
        ? say('OPERATOR_UNKNOWN', { operator: name })
        : say('OPERATOR_MISSPELT', { operator: name, near });
    report({ severity: 'warning', code: 'UNKNOWN_OPERATOR', ...sentence, path });
    return;
  }
  checkArity(operator, argument, path, report);
  checkArguments(name, argument, path, report);
  for (const finding of checkArithmetic(name, argument, path, inputs))
    report({ severity: 'warning', code: 'WRONG_ARGUMENT', ...finding });
  if (name === 'function') checkFunctionCall(argument, path, report);
  if (name === 'table')
    for (const finding of checkTableCall(argument, path, tables, inputs)) report({ severity: 'error', ...finding });
  if (name === 'decide')
    for (const finding of checkDecideCall(argument, path)) report({ severity: 'error', ...finding });
  for (const segment of literalNames(name, argument)) {
    if (!prototypeNames.has(segment)) continue;
    report({ severity: 'error', code: 'PROTOTYPE_NAME', ...say('NAME_FORBIDDEN', { name: segment }), path });
  }
}

function checkNumber(node: number, path: JsonPath, report: Report): void {
  if (!Number.isInteger(node) || Number.isSafeInteger(node)) return;
  report({ severity: 'warning', code: 'UNSAFE_NUMBER', ...say('NUMBER_UNSAFE', { number: node }), path });
}

/** Checks the parts that are not evaluated. */
function checkNumbers(node: Json, path: JsonPath, report: Report): void {
  if (typeof node === 'number') checkNumber(node, path, report);
  if (typeof node !== 'object' || node === null) return;
  if (isJsonList(node)) node.forEach((item, index) => checkNumbers(item, [...path, index], report));
  else for (const [key, item] of Object.entries(node)) checkNumbers(item, [...path, key], report);
}

function checkNode(node: Json, path: JsonPath, check: Check): void {
  const { report } = check;
  if (typeof node === 'number') return checkNumber(node, path, report);
  if (Array.isArray(node)) {
    (node as readonly Json[]).forEach((item, index) => checkNode(item, [...path, index], check));
    return;
  }
  const operator = toOperator(node);
  if (operator === undefined) return;
  const { name, argument, isSingle } = operator;
  const here = [...path, name];
  if (!isSingle) {
    report({ severity: 'warning', code: 'UNKNOWN_OPERATOR', ...say('SEVERAL_KEYS', { key: name }), path: here });
    return;
  }
  checkOperator(name, argument, here, check);
  if (name === 'preserve') return checkNumbers(argument, here, report);
  if (name === 'eachKey' && isJsonObject(argument)) {
    for (const [key, item] of Object.entries(argument)) checkNode(item, [...here, key], check);
    return;
  }
  checkNode(argument, here, check);
}

export interface CheckOptions extends Pick<EvaluateOptions, 'limits'> {
  /** If undefined, lookups are not compared with tables. */
  readonly tables?: TableHeaders | undefined;
  /** The declared inputs of a product. If there are none, names of variables are not compared. */
  readonly inputs?: readonly DeclaredName[] | undefined;
}

/**
 * Returns every problem of a rule that can be found without data, in document order, at most 1,000 of them.
 * Accepts any JSON; never throws. The `operators` table defines the operators and their argument counts.
 */
export function checkRule(rule: Json, options?: CheckOptions): RuleFinding[] {
  const limits = toLimits(options?.limits);
  const size = measureRule(rule, limits.maxDepth, limits.maxRuleNodes);
  const tooMuch = (sentence: EnglishSentence): RuleFinding[] => [
    { severity: 'error', code: 'LIMIT_EXCEEDED', ...sentence, path: [] },
  ];
  if (size.depth > limits.maxDepth) return tooMuch(say('RULE_TOO_DEEP', { limit: limits.maxDepth }));
  if (size.nodes > limits.maxRuleNodes) return tooMuch(say('RULE_TOO_LARGE', { limit: limits.maxRuleNodes }));
  const findings: RuleFinding[] = [];
  const report: Report = (finding) => {
    if (findings.length < maxFindings) findings.push(finding);
  };
  const { tables, inputs = [] } = options ?? {};
  checkNode(rule, [], { report, tables, inputs });
  for (const finding of inputs.length === 0 ? [] : checkNames(rule, inputs, tables))
    report({ severity: 'warning', code: 'UNDECLARED_NAME', ...finding });
  return findings;
}
