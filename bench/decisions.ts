/**
 * What a decision table of 500 rows and 8 columns covers, for tables whose rows are complete, nearly complete and random,
 * as the editor asks it after an edit: the table is read each time. Every gap that is found is decided, which must fail.
 */
import { compileRule, findCoverage, type DecisionCoverage, type Json } from '../packages/rules/src/rules.ts';
import { type BenchResult, median } from './bench-result.ts';

const rowCount = 500;
const rounds = 5;
const maxMs = 500;

type Row = readonly string[];

const columns = ['age', 'zone', 'days', 'plan', 'sum', 'trips', 'member', 'channel'] as const;
const texts = ['asia', 'europe', 'worldwide', 'local'];

function bandOf(index: number, count: number): string {
  if (index === 0) return '< 10';
  return index === count - 1 ? `>= ${index * 10}` : `[${index * 10}..${index * 10 + 10})`;
}

/** Each text, and all others. */
function textOf(index: number, count: number): string {
  const listed = texts.slice(0, count - 1);
  return index < listed.length ? (listed[index] ?? '') : `not(${listed.join(', ')})`;
}

/** Every combination of 5 bands, 5 texts, 5 bands and 4 texts; the other columns accept anything. */
function completeRows(): Row[] {
  return Array.from({ length: rowCount }, (_, row) => [
    bandOf(row % 5, 5),
    textOf(Math.floor(row / 5) % 5, 5),
    bandOf(Math.floor(row / 25) % 5, 5),
    textOf(Math.floor(row / 125), 4),
    ...Array.from({ length: 4 }, () => '-'),
  ]);
}

/** Two rows are missing, and another one is also for every plan. */
function nearlyCompleteRows(): Row[] {
  const rows = completeRows().filter((_, row) => row !== 117 && row !== 380);
  return rows.map((row, index) => (index === 250 ? row.with(3, '-') : row));
}

function randomRows(conditionCount: number): Row[] {
  let state = conditionCount;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const conditionOf = (column: number): string => {
    if (column % 2 === 1) return texts[random(texts.length)] ?? '';
    const from = random(column === 6 ? 200 : 40);
    return `[${from}..${from + 1 + random(30)})`;
  };
  return Array.from({ length: rowCount }, () => {
    const chosen = new Set<number>();
    while (chosen.size < conditionCount) chosen.add(random(columns.length));
    return columns.map((_, column) => (chosen.has(column) ? conditionOf(column) : '-'));
  });
}

function toArguments(rows: readonly Row[], hit: 'unique' | 'first'): Json {
  const eachKey = Object.fromEntries(columns.map((name) => [name, { var: name }]));
  const table = { hit, outputs: [{ name: 'decision' }], rows: rows.map((row, index) => [...row, `CODE_${index}`]) };
  return [{ eachKey }, { preserve: table }];
}

function coverageOf(text: string): DecisionCoverage {
  const coverage = findCoverage(JSON.parse(text) as Json);
  if (coverage === undefined) throw new Error('The table has problems.');
  return coverage;
}

function checkGaps(text: string, { gaps }: DecisionCoverage): void {
  const { evaluate } = compileRule({ decide: JSON.parse(text) as Json });
  for (const gap of gaps) {
    const outcome = evaluate(gap);
    if (outcome.ok) throw new Error(`A row covers ${JSON.stringify(gap)}.`);
  }
}

const tables: Readonly<Record<string, () => Row[]>> = {
  complete: completeRows,
  'two rows missing, one crossing': nearlyCompleteRows,
  'random, 2 conditions a row': () => randomRows(2),
  'random, 6 conditions a row': () => randomRows(6),
};

function measure(name: string, rows: readonly Row[]): BenchResult[] {
  return (['unique', 'first'] as const).map((hit) => {
    const text = JSON.stringify(toArguments(rows, hit));
    const coverage = coverageOf(text);
    checkGaps(text, coverage);
    const times = Array.from({ length: rounds }, () => {
      const { user, system } = process.threadCpuUsage();
      coverageOf(text);
      const end = process.threadCpuUsage();
      return (end.user + end.system - user - system) / 1000;
    });
    const { gaps, unreachable, overlaps, isComplete } = coverage;
    const found = `${gaps.length} gaps, ${unreachable.length} never reached, ${overlaps.length} overlaps`;
    const ms = median(times);
    console.log(`${name}, ${hit}: ${ms.toFixed(1)} ms, ${found}${isComplete ? '' : ', and maybe more'}`);
    return { name: `coverage of 500 rows x 8 columns, ${name}, ${hit}, of ${maxMs} ms`, ratio: ms / maxMs, atMost: 1 };
  });
}

export async function benchDecisions(): Promise<BenchResult[]> {
  return Object.entries(tables).flatMap(([name, rowsOf]) => measure(name, rowsOf()));
}
