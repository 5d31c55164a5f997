/** Summarizes in a few words what an operator did: "trip.zone is asia", "118 + 67.5". In the display language. */
import { isJsonObject, type Json } from '@coverwright/rules';
import i18next from 'i18next';
import { previewJson } from '../logic-test/json-preview.ts';
import { argumentsOf, innerSteps, isDecision, type StepTree } from './step-tree.ts';

const longest = 160;
const longestOperand = 40;
const shownOperands = 8;
const deepest = 3;

/** The signs between the operands of a calculation, each with its value. */
const signs: Readonly<Record<string, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷', '%': 'mod' };

const comparisons = {
  '==': 'is',
  '===': 'is',
  '!=': 'isNot',
  '!==': 'isNot',
  '>': 'over',
  '>=': 'atLeast',
  '<': 'under',
  '<=': 'atMost',
} as const;

export function readStep(tree: StepTree, index: number): string {
  const step = tree.steps[index];
  if (!step) return '';
  const text = isDecision(step.operator) ? readDecision(tree, index) : readOperator(tree, index);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The condition that decided; the last one evaluated if none was met. */
function readDecision(tree: StepTree, index: number): string {
  const written = argumentsOf(tree, index);
  const inner = innerSteps(tree, index);
  const times = tree.steps[index]?.times ?? 0;
  const conditions = written.filter((_, place) => place % 2 === 0 && place + 1 < written.length);
  const first = readCondition(conditions[0] ?? null);
  if (times !== 1) return conditions.length > 1 ? i18next.t('logic:read.choice', { first }) : first;
  const held = conditions.findIndex((condition, order) => {
    const asked = inner.map((one) => tree.steps[one]).find((one) => one?.path.at(-1) === order * 2);
    return asked ? asked.times > 0 && asked.isTruthy : Boolean(condition);
  });
  if (held !== -1) return readCondition(conditions[held] ?? null);
  if (conditions.length === 1) return i18next.t('logic:read.no', { condition: first });
  return i18next.t('logic:read.otherwise', { count: conditions.length });
}

function readOperator(tree: StepTree, index: number): string {
  const { operator = '' } = tree.steps[index] ?? {};
  const written = argumentsOf(tree, index);
  const sign = signs[operator];
  if (sign !== undefined && written.length > 1) return join(operandTexts(tree, index), ` ${sign} `);
  if (operator === 'max' || operator === 'min') {
    return i18next.t(`logic:read.${operator}`, { values: join(operandTexts(tree, index), ', ') });
  }
  if (operator.startsWith('round')) {
    const [value = '', to = '0'] = operandTexts(tree, index);
    return i18next.t(operator === 'round_to' ? 'logic:read.roundTo' : 'logic:read.round', { value, to });
  }
  return readNode(operator, written, 0);
}

/** An operand as its value; for a variable with the last part of its name, as in "2 adults". */
function operandTexts(tree: StepTree, index: number): string[] {
  const inner = new Map(innerSteps(tree, index).map((one) => [tree.steps[one]?.path.at(-1), tree.steps[one]]));
  return argumentsOf(tree, index).map((operand, place) => {
    const step = inner.get(place) ?? (isJsonObject(operand) ? inner.get(tree.steps[index]?.operator) : undefined);
    if (!step) return plainText(operand);
    if (step.times !== 1 || !step.value) return readAny(operand, 1);
    const value = step.value.text.slice(0, longestOperand);
    const name = step.operator === 'var' ? variableName(operand)?.split('.').at(-1) : undefined;
    return name === undefined ? value : `${value} ${name}`;
  });
}

function readCondition(condition: Json): string {
  return readAny(condition, 0);
}

function readAny(node: Json, depth: number): string {
  if (!isJsonObject(node)) return plainText(node);
  const [operator] = Object.keys(node);
  if (operator === undefined) return '{}';
  if (depth > deepest) return `${operator} …`;
  const argument = node[operator] ?? null;
  return readNode(operator, Array.isArray(argument) ? argument : [argument], depth);
}

function readNode(operator: string, written: readonly Json[], depth: number): string {
  const [left = null, right = null] = written;
  const inner = (node: Json): string => readAny(node, depth + 1);
  const named = operator === 'var' || operator === 'val' ? variableName({ [operator]: written }) : undefined;
  if (named !== undefined) return named;
  const comparison = isComparison(operator) && written.length === 2 ? comparisons[operator] : undefined;
  if (comparison) return i18next.t(`logic:read.${comparison}`, { left: inner(left), right: inner(right) });
  if (operator === 'in') return i18next.t('logic:read.in', { left: inner(left), right: inner(right) });
  if (operator === '!' || operator === 'not') return i18next.t('logic:read.not', { value: inner(left) });
  if (operator === '!!') return inner(left);
  if (operator === 'and' || operator === 'or') {
    return join(written.map(inner), i18next.t(operator === 'and' ? 'logic:read.and' : 'logic:read.or'));
  }
  if (operator === 'merge') return i18next.t('logic:read.merge', { count: written.length });
  if (loops.has(operator)) return i18next.t('logic:read.each', { list: inner(left) });
  const sign = signs[operator] ?? (isComparison(operator) ? operator : undefined);
  if (sign !== undefined && written.length > 1) return join(written.map(inner), ` ${sign} `);
  // Their inputs and keys are a separate step.
  if (operator === 'function' || operator === 'table') return join([left, ...written.slice(2)].map(inner), ': ');
  if (operator === 'decide') return inner(left);
  if (operator === 'eachKey' && isJsonObject(left)) return join(Object.keys(left), ', ');
  const list = join(written.map(inner), ', ');
  // The operator itself is shown beside the summary.
  return depth === 0 ? list : `${operator}(${list})`;
}

const loops = new Set(['map', 'filter', 'reduce', 'some', 'none', 'all', 'every']);

function isComparison(operator: string): operator is keyof typeof comparisons {
  return Object.hasOwn(comparisons, operator);
}

/** Undefined if the logic calculates the name. */
function variableName(node: Json): string | undefined {
  if (!isJsonObject(node)) return undefined;
  const { var: named, val } = node;
  const parts = [named ?? val ?? null].flat();
  const names = named === undefined ? parts : parts.slice(0, 1);
  if (names.some((name) => typeof name !== 'string' && typeof name !== 'number')) return undefined;
  const name = names.map(String).join('.');
  return name === '' ? i18next.t('logic:read.current') : name;
}

/** A text without quotes, since it is part of a sentence. */
function plainText(value: Json): string {
  const text = previewJson(value, longestOperand);
  return typeof value === 'string' && value !== '' ? text.replaceAll('"', '') : text;
}

function join(parts: readonly string[], separator: string): string {
  const shown = parts.slice(0, shownOperands).join(separator);
  return parts.length > shownOperands ? `${shown}${separator}…` : shown;
}
