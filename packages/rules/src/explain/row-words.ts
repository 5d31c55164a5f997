/** The keys of a row in words, such as `zone asia, days from 5 to below 8`. */
import { createSay, type Sentence } from '@coverwright/insurance/sentence';
import { shorten } from '@coverwright/insurance/shorten';
import { isJsonList, isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import { toOperator } from '../json/shape.ts';
import type { KeyColumn, RateTable, TableKey } from '../tables/rate-table.ts';
import { keyAt } from '../tables/table-cells.ts';
import type { VariableLabels } from './labels.ts';
import { labelsOfKey } from './labels.ts';
import { conditionInWords } from '../decisions/decision-in-words.ts';
import { explanationSentences } from './sentences.ts';

const say = createSay(explanationSentences);
const maxShownLength = 40;

/**
 * @param row from 0
 * @param logics by key, what it is looked up by
 * @returns one sentence for each key that has no cell for any value
 */
export function rowInWords({ keys }: RateTable, row: number, logics: JsonObject, labels: VariableLabels): Sentence[] {
  return keys.flatMap((key) => {
    const { name = key.name, choices } = labelsOfKey(logics[key.name] ?? null, labels);
    const cells = cellsOfRow(key, row).map((cell) => choices?.get(cell) ?? cell);
    return keyInWords({ ...key, name }, cells) ?? [];
  });
}

/** @param row from 0 @returns one sentence for each column that has a condition */
export function conditionsInWords(argument: Json, row: number, labels: VariableLabels): Sentence[] {
  const [inputs = null, literal = null] = isJsonList(argument) ? argument : [];
  const [columns, table] = [toOperator(inputs)?.argument, toOperator(literal)?.argument];
  const rows = isJsonObject(table) ? table['rows'] : undefined;
  const cells = isJsonList(rows) ? rows[row] : undefined;
  if (!isJsonObject(columns) || !isJsonList(cells)) return [];
  return Object.entries(columns).flatMap(([name, logic], index) => {
    const { name: label, choices } = labelsOfKey(logic, labels);
    return conditionInWords(label ?? name, cells[index] ?? null, choices) ?? [];
  });
}

/** With what separates them in a sentence. */
export function listInWords(keys: readonly Sentence[]): Sentence[] {
  return keys.map((key, index) => (index === keys.length - 1 ? key : say('KEY_CONTINUED', { key })));
}

function cellsOfRow(key: TableKey, row: number): string[] {
  const columns = key.match === 'exact' ? [key.cells] : [key.from, key.to];
  return columns.map((cells) => String(keyAt(cells, key.type, row) ?? ''));
}

/** @param cells of the row: two of a range; an empty one is open, or matches any value @returns undefined for any value */
export function keyInWords({ name, match, type }: KeyColumn, cells: readonly string[]): Sentence | undefined {
  const [from = '', to = ''] = cells.map((cell) => shorten(cell, maxShownLength));
  const key = shorten(name, maxShownLength);
  if (match === 'exact') return from === '' ? undefined : say('KEY_IS', { key, value: from });
  const isDate = type === 'date';
  if (to === '') return from === '' ? undefined : say('KEY_FROM', { key, from });
  if (from === '') return say(isDate ? 'KEY_BEFORE' : 'KEY_BELOW', { key, to });
  return say(isDate ? 'KEY_BETWEEN_DATES' : 'KEY_FROM_TO', { key, from, to });
}
