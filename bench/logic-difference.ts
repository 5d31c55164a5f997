/** The processor time in which two versions of logic are compared, against the time that a request may take for it. */
import { differenceOfLogic } from '../packages/rules/src/difference/difference.ts';
import type { Json } from '../packages/rules/src/rules.ts';
import { type BenchResult, median } from './bench-result.ts';

const budgetMs = 100;
const rounds = 15;

/** Of 24 nodes each. */
const terms = 208;

function term(index: number, factor: number): Json {
  const isCovered = { and: [{ '>=': [{ var: 'age' }, 18 + index] }, { '<': [{ var: 'sum' }, 20_000 + index * 1000] }] };
  return { if: [isCovered, { '*': [{ var: 'days' }, factor] }, { '+': [{ var: 'insured.adults' }, index] }] };
}

function rate(factorOf: (index: number) => number): Json {
  return { '+': Array.from({ length: terms }, (_, index) => term(index, factorOf(index))) };
}

function measure(title: string, edits: number, factorOf: (index: number) => number): BenchResult {
  const [before, after] = [rate((index) => 1 + index / 8), rate(factorOf)];
  const times = Array.from({ length: rounds }, () => {
    const start = process.cpuUsage();
    const found = differenceOfLogic(before, after).length;
    const { user, system } = process.cpuUsage(start);
    if (found !== edits) throw new Error(`${title}: ${found} edits were found instead of ${edits}.`);
    return (user + system) / 1000;
  });
  const name = `logic difference: ${title} in 5,000 nodes`;
  console.log(`${name}: ${median(times).toFixed(0)} ms`);
  return { name, ratio: median(times) / budgetMs, atMost: 1 };
}

export async function benchLogicDifference(): Promise<BenchResult[]> {
  return [
    measure('5 edits', 5, (index) => (index % 46 === 7 ? 77.7 : 1 + index / 8)),
    measure('all factors', terms, (index) => 2 + index / 7),
  ];
}
