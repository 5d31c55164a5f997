/**
 * Variables that a rule only compares with texts that it contains, and values of them that are none of these texts. Such a
 * value is not a failure: the rule treats it like any other, so that a misspelt zone gets the price of "otherwise".
 */
import { comparedMaxLength, nearestTexts } from '@coverwright/insurance/nearest-texts';
import { isJsonList, isJsonObject, type Json } from '../json/json.ts';
import { copyRule, isConstant, measureRule, toOperator } from '../json/shape.ts';
import { limitsOfSeveral, type EvaluateOptions } from '../limits.ts';
import { isUnknown } from '../operators/unknown.ts';
import { equalityNames, iteratorNames } from '../operators/values.ts';
import { visitOperators } from '../trace/visit-operators.ts';
import { collectEvidence } from './collect-evidence.ts';
import type { Evidence } from './variable-evidence.ts';
import { joinPath } from './variables.ts';

/** The step from a list to each of its elements. */
const eachElement = Symbol('each element');

export interface VariableChoices {
  readonly steps: readonly (string | typeof eachElement)[];
  /** At least two texts, in the order of the rule. */
  readonly choices: ReadonlySet<string>;
}

export interface UnknownValue {
  /** Dotted, such as insureds.1.job. */
  readonly path: string;
  /** Shortened if it is very long. */
  readonly value: string;
  /** The first 50 of the texts. */
  readonly choices: readonly string[];
  /** The text that was probably meant; null if none is similar. */
  readonly nearest: string | null;
}

/** Limits of a list of unknown values, and of each of its items. */
const maxUnknown = 20;
const maxChoices = 50;

/** The texts that reads are compared with; without an entry if a read is used otherwise. */
type Uses = Map<Json, readonly string[]>;

/** The reads whose values a node may return unchanged. */
function readsPassedOn(node: Json | undefined): readonly Json[] {
  const operator = toOperator(node ?? null);
  if (node === undefined || operator === undefined) return [];
  const { name, argument } = operator;
  if (name === 'var' || name === 'val') return [node];
  if (!isJsonList(argument)) return [];
  if (name === '??' || name === 'or' || name === 'and') return argument.flatMap(readsPassedOn);
  if (name !== 'if' && name !== '?:') return [];
  return argument.filter((_, index) => index % 2 === 1 || index === argument.length - 1).flatMap(readsPassedOn);
}

/** The texts of literals; undefined if one of them is not a text. Null, which handles absence, is none. */
function textsOf(literals: readonly Json[]): readonly string[] | undefined {
  const texts: string[] = [];
  for (const literal of literals) {
    if (typeof literal === 'string') texts.push(literal);
    else if (literal !== null) return undefined;
  }
  return texts;
}

/** Adds the operands of one operator that are compared with texts, tested for truth or iterated over. */
function addUses(name: string, argument: Json, uses: Uses): void {
  const operands: readonly Json[] = isJsonList(argument) ? argument : [argument];
  const add = (operand: Json | undefined, texts: readonly string[] | undefined): void => {
    if (texts !== undefined) for (const read of readsPassedOn(operand)) uses.set(read, texts);
  };
  if (equalityNames.has(name)) {
    for (const [index, operand] of operands.entries()) add(operand, textsOf(operands.toSpliced(index, 1)));
  } else if (name === 'in') {
    const [item, list] = operands;
    if (isJsonList(list) && isConstant(list)) add(item, textsOf(list));
  } else if (iteratorNames.has(name) || name === 'length' || name === '!' || name === '!!' || name === 'not') {
    add(operands[0], []);
  } else if (name === 'if' || name === '?:') {
    for (const [index, operand] of operands.entries())
      if (index % 2 === 0 && index < operands.length - 1) add(operand, []);
  } else if (name === 'and') for (const operand of operands.slice(0, -1)) add(operand, []);
}

interface Compared {
  isOpen: boolean;
  readonly texts: Set<string>;
  readonly fallbacks: Set<string>;
}

function fallbackOf(read: Json): Json | undefined {
  const operator = toOperator(read);
  return operator?.name === 'var' && isJsonList(operator.argument) ? operator.argument[1] : undefined;
}

/**
 * Variables of which all uses are comparisons (`==`, `===`, `!=`, `!==`, `in` a list) with texts written in the rule, at
 * least two different ones. Tests for truth, absence and length do not matter; any other use, such as `cat` or a number
 * as an alternative, admits values that the rule does not contain. Accepts any JSON; never throws.
 */
export function listChoices(given: Json, options?: EvaluateOptions): VariableChoices[] {
  const limits = limitsOfSeveral(options?.limits);
  const size = measureRule(given, limits.maxDepth, limits.maxRuleNodes);
  if (size.depth > limits.maxDepth || size.nodes > limits.maxRuleNodes) return [];
  // Every read must be a distinct object.
  const rule = copyRule(given);
  const uses: Uses = new Map();
  visitOperators(rule, ({ node, operator }) => {
    addUses(operator, toOperator(node)?.argument ?? null, uses);
    return true;
  });
  const compared = new Map<Evidence, Compared>();
  const root = collectEvidence(rule, (read, evidence) => {
    const known = compared.get(evidence) ?? { isOpen: false, texts: new Set(), fallbacks: new Set() };
    compared.set(evidence, known);
    const texts = uses.get(read);
    if (texts === undefined) known.isOpen = true;
    else for (const text of texts) known.texts.add(text);
    const fallback = fallbackOf(read);
    if (typeof fallback === 'string') known.fallbacks.add(fallback);
  });
  return choicesBelow(root, [], compared);
}

/**
 * The choices of a rule that is applied beside another one: a text that the other names is known as well, and a variable
 * that the other uses otherwise is not closed.
 */
export function listChoicesBeside(other: Json, rule: Json): VariableChoices[] {
  const own = new Set(listChoices(rule).map(keyOf));
  return own.size === 0 ? [] : listChoices([rule, other]).filter((variable) => own.has(keyOf(variable)));
}

function keyOf({ steps }: VariableChoices): string {
  return JSON.stringify(steps.map((step) => (step === eachElement ? null : step)));
}

function choicesBelow(
  evidence: Evidence,
  steps: VariableChoices['steps'],
  compared: ReadonlyMap<Evidence, Compared>,
): VariableChoices[] {
  const own = compared.get(evidence);
  if (own?.isOpen) return [];
  const texts = [...(own?.texts ?? [])].filter((text) => !isUnknown(text));
  const closed =
    texts.length < 2 ? [] : [{ steps, choices: new Set([...(own?.texts ?? []), ...(own?.fallbacks ?? [])]) }];
  return [
    ...closed,
    ...[...evidence.members].flatMap(([name, member]) => choicesBelow(member, [...steps, name], compared)),
    ...(evidence.item === undefined ? [] : choicesBelow(evidence.item, [...steps, eachElement], compared)),
  ];
}

const nothing: readonly never[] = [];

/** The texts among the values that are none of the choices of their variable, at most 20. */
export function findUnknownValues(variables: readonly VariableChoices[], values: Json): readonly UnknownValue[] {
  let unknown: UnknownValue[] | undefined;
  for (const { steps, choices } of variables) {
    for (const { path, value } of textsAt(values, steps, 0, [])) {
      if (choices.has(value)) continue;
      unknown ??= [];
      if (unknown.length >= maxUnknown) return unknown;
      unknown.push(toUnknownValue(path, value, choices));
    }
  }
  return unknown ?? nothing;
}

interface FoundText {
  readonly path: readonly string[];
  readonly value: string;
}

function textsAt(
  value: Json | undefined,
  steps: VariableChoices['steps'],
  at: number,
  path: readonly string[],
): readonly FoundText[] {
  const step = steps[at];
  if (step === undefined) return typeof value === 'string' ? [{ path, value }] : nothing;
  if (step === eachElement) {
    if (!isJsonList(value)) return nothing;
    return value.flatMap((element, index) => textsAt(element, steps, at + 1, [...path, String(index)]));
  }
  if (isJsonObject(value) && Object.hasOwn(value, step)) return textsAt(value[step], steps, at + 1, [...path, step]);
  if (isJsonList(value)) return textsAt(value[Number(step)], steps, at + 1, [...path, step]);
  return nothing;
}

function toUnknownValue(path: readonly string[], value: string, choices: ReadonlySet<string>): UnknownValue {
  const shown = [...choices].filter((choice) => !isUnknown(choice)).slice(0, maxChoices);
  const [nearest = null] = nearestTexts(value, choices, 1);
  const isLong = value.length > comparedMaxLength;
  return {
    path: joinPath(path),
    value: isLong ? `${value.slice(0, comparedMaxLength)}…` : value,
    choices: shown,
    nearest,
  };
}
