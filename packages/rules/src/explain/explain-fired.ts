/** Why a part of underwriting logic caused a decline or a referral: the row of a decision table, or conditions in words. */
import { createSay, type Sentence } from '@coverwright/insurance/sentence';
import { isRejection } from '../decide/fired-rules.ts';
import { isJsonList, isJsonObject, type Json, type JsonPath } from '../json/json.ts';
import { toOperator } from '../json/shape.ts';
import type { EvaluateOptions } from '../limits.ts';
import { traceRule } from '../trace/trace-rule.ts';
import type { VariableLabels } from './labels.ts';
import { asPart, logicInWords } from './logic-in-words.ts';
import { conditionsInWords, listInWords } from './row-words.ts';
import { explanationSentences } from './sentences.ts';
import { wordSentences } from './word-sentences.ts';

const say = createSay({ ...explanationSentences, ...wordSentences });

/** Conditions around one another, the innermost ones first. */
const maxConditions = 5;

export interface FiredReason {
  readonly sentence: Sentence;
  /** What the sentence is about: the row of a decision table, or the part of the logic. */
  readonly path: JsonPath;
  /** Of a decision table, from 1. */
  readonly row?: number;
}

/**
 * Empty if the part is not decided by a condition or a decision table, or the path does not lead to one.
 * @param path of a fired rule, with dots
 * @param data the values that were decided on
 * @param options those of the decision, such as the rate tables that its columns look up
 */
export function explainFired(
  logic: Json,
  path: string,
  data: Json,
  { labels, ...options }: EvaluateOptions & { readonly labels: VariableLabels },
): readonly FiredReason[] {
  const conditions: Sentence[] = [];
  const steps = path === '' ? [] : path.split('.');
  const taken: (string | number)[] = [];
  let node = logic;
  for (const step of steps) {
    const operator = toOperator(node);
    const args = operator?.isSingle === true && operator.name === step ? operator.argument : undefined;
    if (args === undefined && !isJsonList(node)) return [];
    taken.push(isJsonList(node) ? Number(step) : step);
    const parent = taken.at(-2);
    if (isJsonList(node) && (parent === 'if' || parent === '?:'))
      conditions.push(...conditionOf(node, Number(step), labels));
    node = args ?? (isJsonList(node) ? (node[Number(step)] ?? null) : null);
  }
  const operator = toOperator(node);
  if (operator?.name === 'decide' && operator.isSingle)
    return rowReasons({ decide: node, path: taken }, data, labels, options);
  if (conditions.length === 0) return [];
  const shown = conditions.length === 1 ? conditions : conditions.slice(-maxConditions).map(asPart);
  if (conditions.length > maxConditions) shown.push(say('WORD_MORE'));
  const all = shown.reduce((a, b) => say('WORD_AND', { a, b }));
  return [{ sentence: say('FIRED_BECAUSE', { condition: all }), path: taken }];
}

/** What holds for the result at an index of the arguments of `if`. */
function conditionOf(args: readonly Json[], index: number, labels: VariableLabels): Sentence[] {
  if (index % 2 === 1) return [logicInWords(args[index - 1] ?? null, labels)];
  const [only = null] = args;
  if (args.length > 3) return [say('FIRED_OTHERWISE')];
  return index === 2 ? [say('WORD_NOT', { a: asPart(logicInWords(only, labels)) })] : [];
}

function rowReasons(
  { decide, path }: { readonly decide: Json; readonly path: JsonPath },
  data: Json,
  labels: VariableLabels,
  options: EvaluateOptions,
): FiredReason[] {
  const { steps } = traceRule(decide, data, { ...options, isDecision: true });
  const rows = steps.find((step) => step.path.length === 0)?.decisionRows;
  if (rows === undefined) return [];
  const argument = toOperator(decide)?.argument ?? null;
  if (rows.length === 0) return [{ sentence: say('FIRED_BY_DEFAULT'), path }];
  return rows
    .filter((row) => isRejectedBy(argument, row))
    .map((row): FiredReason => {
      const keys = listInWords(conditionsInWords(argument, row - 1, labels));
      const sentence = keys.length > 0 ? say('FIRED_BY_ROW', { row, keys }) : say('FIRED_BY_ROW_FOR_ANY', { row });
      return { sentence, path: [...path, 'decide', 1, 'preserve', 'rows', row - 1], row };
    });
}

/** Whether one of the outcomes of a row is a rejection. */
function isRejectedBy(argument: Json, row: number): boolean {
  const [inputs = null, literal = null] = isJsonList(argument) ? argument : [];
  const [columns, table] = [toOperator(inputs)?.argument, toOperator(literal)?.argument];
  const rows = isJsonObject(table) ? table['rows'] : undefined;
  const cells = isJsonList(rows) ? rows[row - 1] : undefined;
  if (!isJsonObject(columns) || !isJsonList(cells)) return false;
  return cells.slice(Object.keys(columns).length).some(isRejection);
}
