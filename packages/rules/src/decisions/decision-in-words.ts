/** Cells and rows of decision tables as a person reads them: `age < 18, zone asia → decline MINOR`. */
import { createSay, type Sentence } from '@coverwright/insurance/sentence';
import { shorten } from '@coverwright/insurance/shorten';
import { isJsonList, isJsonObject, type Json } from '../json/json.ts';
import { dateOf } from '../tables/table-cells.ts';
import type { Condition, Interval } from './condition.ts';
import { decisionSentences } from './decision-sentences.ts';
import { parseCondition } from './parse-condition.ts';

const say = createSay(decisionSentences);

const maxLength = 60;
/** Values and ranges of one condition; nobody reads more. */
const maxTests = 10;

/** The names of the columns of a table, in the order of its cells. */
export interface DecisionNames {
  readonly columns: readonly string[];
  readonly outputs: readonly string[];
}

export function decisionRowInWords({ columns, outputs }: DecisionNames, cells: readonly Json[]): Sentence {
  const conditions = columns.flatMap((column, index) => conditionInWords(column, cells[index] ?? null) ?? []);
  const outcomes = outputs.map((output, index) => {
    const value = outcomeInWords(cells[columns.length + index] ?? null);
    return outputs.length === 1 ? value : say('OUTCOME_OF_COLUMN', { column: shorten(output, maxLength), value });
  });
  return say('DECISION_ROW', {
    conditions: conditions.length === 0 ? say('CONDITIONS_ANY') : separated(conditions),
    outcomes: separated(outcomes),
  });
}

/**
 * Undefined for a cell that matches everything.
 * @param labels of texts
 */
export function conditionInWords(
  column: string,
  cell: Json,
  labels?: ReadonlyMap<string, string>,
): Sentence | undefined {
  const tests = testsOf(cell, labels);
  return tests.length === 0 ? undefined : say('CONDITION_OF_COLUMN', { column: shorten(column, maxLength), tests });
}

/** A cell without the name of its column. */
export function cellInWords(cell: Json): readonly Sentence[] {
  const tests = testsOf(cell);
  return tests.length === 0 ? [say('CONDITION_ANY')] : tests;
}

/** A list of texts is the codes of a decline, without any an acceptance. */
export function outcomeInWords(outcome: Json): Sentence {
  if (outcome === null) return say('OUTCOME_NOTHING');
  if (isJsonList(outcome) && outcome.every((code) => typeof code === 'string')) {
    if (outcome.length === 0) return say('OUTCOME_ACCEPT');
    return say('OUTCOME_DECLINE', { codes: shorten(outcome.join(', '), maxLength) });
  }
  if (isJsonObject(outcome) && typeof outcome['refer'] === 'string') {
    const { refer, reason } = outcome;
    return say('OUTCOME_REFER', {
      code: shorten(refer, maxLength),
      reason: typeof reason === 'string' ? shorten(reason, maxLength) : '',
    });
  }
  return say('OUTCOME_VALUE', { value: shorten(toText(outcome), maxLength) });
}

/** With what separates them in a sentence. */
export function separated(sentences: readonly Sentence[]): Sentence[] {
  return sentences.map((test, index) => (index === sentences.length - 1 ? test : say('TEST_CONTINUED', { test })));
}

function toText(value: Json): string {
  if (typeof value === 'string') return value;
  return isJsonList(value) ? value.slice(0, maxTests).map(toText).join(', ') : JSON.stringify(value);
}

/** Empty for a cell that matches everything. */
function testsOf(cell: Json, labels?: ReadonlyMap<string, string>): Sentence[] {
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell);
  const parsed = parseCondition(text, { row: 1, column: '' });
  if (!parsed.ok) return [sayValue(text)];
  const { condition } = parsed;
  if (condition === undefined) return [];
  const tests = separated(toTests(condition, labels));
  return condition.isNegated ? [say('TEST_NOT', { tests })] : tests;
}

function toTests({ type, intervals, values }: Condition, labels?: ReadonlyMap<string, string>): Sentence[] {
  const print = (end: number) => (type === 'date' ? dateOf(end) : String(end));
  const shown = [
    ...intervals.slice(0, maxTests).map((interval) => testOf(interval, print)),
    ...values
      .slice(0, maxTests)
      .map((value) =>
        typeof value === 'boolean' ? (value ? say('TEST_YES') : say('TEST_NO')) : sayValue(labels?.get(value) ?? value),
      ),
  ];
  const count = intervals.length + values.length - shown.length;
  return count === 0 ? shown : [...shown, say('TEST_MORE', { count })];
}

function sayValue(value: string): Sentence {
  return say('TEST_VALUE', { value: shorten(value, maxLength) });
}

function testOf({ from, to, includesFrom, includesTo }: Interval, print: (end: number) => string): Sentence {
  if (from === to) return sayValue(print(from));
  if (from === -Infinity) return say(includesTo ? 'TEST_UP_TO' : 'TEST_BELOW', { to: print(to) });
  if (to === Infinity) return say(includesFrom ? 'TEST_FROM' : 'TEST_ABOVE', { from: print(from) });
  const ends = { from: print(from), to: print(to) };
  if (includesFrom) return say(includesTo ? 'TEST_RANGE' : 'TEST_RANGE_BELOW', ends);
  return say(includesTo ? 'TEST_RANGE_ABOVE' : 'TEST_RANGE_BETWEEN', ends);
}
