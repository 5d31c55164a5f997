/** Turns the JSON of a decision table into the table, or reports every problem with the cell that it is in. */
import { shorten } from '@coverwright/insurance/shorten';
import { isJsonList, isJsonObject, type Json, type JsonObject, type JsonPath } from '../json/json.ts';
import { prototypeNames } from '../operators/values.ts';
import { say } from '../problems/sentences.ts';
import { decisionLimits } from './decision-limits.ts';
import {
  calculatingPolicies,
  hitPolicies,
  rankingPolicies,
  type DecisionOutput,
  type DecisionProblem,
  type DecisionTable,
  type HitPolicy,
  type ReadDecisionTable,
} from './decision-table.ts';
import { isOutcome, keyOfOutcome, readUnread } from './outcome.ts';
import { readRows, resultOf } from './read-decision-rows.ts';

const fields = ['hit', 'outputs', 'rows', 'default'];
const maxShownLength = 60;

function isHitPolicy(value: Json | undefined): value is HitPolicy {
  return hitPolicies.some((policy) => policy === value);
}

/** Names that JavaScript would sort first in an object are refused: columns are in the order in which they are written. */
export function isColumnName(name: string): boolean {
  const isUsable = !prototypeNames.has(name) && !/^\d+$/.test(name);
  return isUsable && name !== '' && name.trim() === name && name.length <= decisionLimits.maxTextLength;
}

function unfitName(name: string, path: JsonPath): DecisionProblem[] {
  return isColumnName(name) ? [] : [{ ...say('DECISION_NAME_UNFIT', { name: shorten(name, maxShownLength) }), path }];
}

function readOutput(given: Json, index: number): DecisionOutput | DecisionProblem {
  const path = ['outputs', index];
  if (!isJsonObject(given) || typeof given['name'] !== 'string') return { ...say('DECISION_OUTPUT_UNFIT'), path };
  const { name, values, ...others } = given;
  const areFit = values === undefined || (isJsonList(values) && values.every(isOutcome));
  if (Object.keys(others).length > 0 || !areFit) return { ...say('DECISION_OUTPUT_UNFIT'), path };
  const [unfit] = unfitName(name, path);
  return unfit ?? { name, values };
}

function readOutputs(given: Json | undefined): { outputs: DecisionOutput[]; problems: DecisionProblem[] } {
  const list = given !== undefined && isJsonList(given) ? given.slice(0, decisionLimits.maxColumns + 1) : [];
  const outputs: DecisionOutput[] = [];
  const problems: DecisionProblem[] = [];
  if (list.length === 0) problems.push({ ...say('DECISION_WITHOUT_OUTPUTS'), path: ['outputs'] });
  for (const [index, item] of list.entries()) {
    const read = readOutput(item, index);
    if ('reason' in read) problems.push(read);
    else if (outputs.some(({ name }) => name === read.name))
      problems.push({ ...say('COLUMN_NAME_TWICE', { name: read.name }), path: ['outputs', index] });
    else outputs.push(read);
  }
  return { outputs, problems };
}

/** An outcome, those of several outputs by name, or a list of these. */
function isDefault(value: Json): boolean {
  if (isOutcome(value)) return true;
  if (isJsonList(value)) return value.every((item) => isOutcome(item) || isResult(item));
  return isResult(value);
}

function isResult(value: Json): boolean {
  if (!isJsonObject(value) || Object.hasOwn(value, 'refer')) return false;
  const outcomes = Object.values(value);
  return outcomes.length > 0 && outcomes.every((outcome) => outcome !== undefined && isOutcome(outcome));
}

/** Problems of the table as such, without its rows. */
function checkHeader(columns: readonly string[], given: JsonObject, outputs: readonly DecisionOutput[]) {
  const problems: DecisionProblem[] = [];
  for (const field of Object.keys(given)) {
    if (fields.includes(field)) continue;
    problems.push({ ...say('DECISION_FIELD_UNKNOWN', { field: shorten(field, maxShownLength) }), path: [field] });
  }
  const { hit } = given;
  const unread = readUnread(given['default']);
  if (unread !== undefined)
    problems.push({ ...say('DECISION_DEFAULT_UNREAD', { text: shorten(unread, maxShownLength) }), path: ['default'] });
  else if (!isDefault(given['default'] ?? null)) problems.push({ ...say('DECISION_DEFAULT_UNFIT'), path: ['default'] });
  if (!isHitPolicy(hit)) {
    const policies = hitPolicies.map((policy) => JSON.stringify(policy)).join(', ');
    problems.push({ ...say('DECISION_HIT_UNKNOWN', { policies }), path: ['hit'] });
  } else if (hit.startsWith('collect ') && outputs.length > 1) {
    problems.push({ ...say('DECISION_OUTPUTS_TOO_MANY', { hit }), path: ['outputs'] });
  } else if (rankingPolicies.has(hit) && outputs.every(({ values }) => values === undefined)) {
    problems.push({ ...say('DECISION_WITHOUT_RANKING', { hit }), path: ['outputs'] });
  }
  if (columns.length === 0) problems.push({ ...say('DECISION_WITHOUT_CONDITIONS'), path: [] });
  const limit = decisionLimits.maxColumns;
  if (columns.length + outputs.length > limit)
    problems.push({ ...say('DECISION_TOO_MANY_COLUMNS', { limit }), path: [] });
  else problems.push(...columns.flatMap((name) => unfitName(name, [])));
  return problems;
}

/**
 * By row, its rank in the priority of its outputs: the first output decides, then the second. Outputs without values do
 * not count, and rows that do not differ have the same rank.
 */
function rankRows(outputs: readonly DecisionOutput[], rows: DecisionTable['rows']): number[] {
  const orders = outputs.map(({ values }) => new Map(values?.map((value, rank) => [keyOfOutcome(value), rank])));
  const keys = rows.map(({ outcomes }) =>
    outcomes.map((outcome, index) => orders[index]?.get(keyOfOutcome(outcome)) ?? 0),
  );
  const compare = (a: number, b: number): number => {
    const [left = [], right = []] = [keys[a], keys[b]];
    const at = left.findIndex((rank, index) => rank !== right[index]);
    return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
  };
  const sorted = rows.map((_, row) => row).sort(compare);
  const ranks = rows.map(() => 0);
  for (const [position, row] of sorted.entries()) {
    const previous = sorted[position - 1];
    const rank = previous === undefined ? 0 : (ranks[previous] ?? 0);
    ranks[row] = previous === undefined || compare(previous, row) === 0 ? rank : rank + 1;
  }
  return ranks;
}

/** @param columns the names of the conditions, in their order */
export function readDecisionTable(columns: readonly string[], given: Json): ReadDecisionTable {
  if (!isJsonObject(given)) return { ok: false, problems: [{ ...say('DECISION_TABLE_NEEDED'), path: [] }] };
  const { outputs, problems } = readOutputs(given['outputs']);
  problems.push(...checkHeader(columns, given, outputs));
  const { hit } = given;
  // Cells are only counted, and named, in the columns that the header declares.
  if (problems.length > 0 || !isHitPolicy(hit)) return { ok: false, problems };
  const isRanked = rankingPolicies.has(hit);
  const areNumbers = calculatingPolicies.has(hit);
  const read = readRows({ columns, outputs, areNumbers, isRanked }, given['rows']);
  if (read.problems.length > 0) return { ok: false, problems: read.problems };
  const { rows, types } = read;
  const table: DecisionTable = {
    hit,
    columns: columns.map((name, index) => ({ name, type: types[index] })),
    outputs,
    rows: rows.map((row) => ({ ...row, result: resultOf(outputs, row.outcomes) })),
    ranks: [],
    default: given['default'],
  };
  return { ok: true, table: isRanked ? { ...table, ranks: rankRows(outputs, table.rows) } : table };
}
