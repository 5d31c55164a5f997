/**
 * JSON Logic side by side: rules compiled by packages/rules against json-logic-js, in one process, alternating, medians.
 * The peer gets a naive round operation (the usual Math.round with a power of ten), so it does less work than our code.
 */
import jsonLogic from 'json-logic-js';
import { pathToFileURL } from 'node:url';
import { compileRule, evaluateRule, type Json } from '../packages/rules/src/rules.ts';

export interface BenchRatio {
  readonly name: string;
  /** The ratio of evaluations per second to the peer's. */
  readonly ratio: number;
  /** The ratio the project claims. */
  readonly atLeast: number;
}

const sampleCount = 512;
const rounds = 15;
const roundMs = 30;

function nodesOf(rule: Json): number {
  if (typeof rule !== 'object' || rule === null) return 1;
  return Object.values(rule).reduce((sum: number, item: Json) => sum + nodesOf(item), 1);
}

/** A small linear congruential generator: the same data in every run. */
function randomSource(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function sampleData(): Json[] {
  const random = randomSource(7);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  return Array.from({ length: sampleCount }, () => ({
    age: 18 + Math.floor(random() * 62),
    sum: 10_000 + Math.floor(random() * 90) * 1000,
    zone: pick(['asia', 'europe', 'world']),
    days: 1 + Math.floor(random() * 30),
    insured: {
      smoker: random() < 0.2,
      adults: 1 + Math.floor(random() * 4),
      occupation: pick(['office', 'driver', 'diver']),
    },
    discount: { code: random() < 0.3 ? 'EARLY' : null },
  }));
}

/** One underwriting condition with a result; about 12 nodes. */
function band(index: number): Json {
  return {
    if: [
      { and: [{ '>=': [{ var: 'age' }, 18 + index] }, { '<': [{ var: 'sum' }, 20_000 + index * 1000] }] },
      { '*': [{ var: 'days' }, 1 + index / 8] },
      { '+': [{ var: 'insured.adults' }, index] },
    ],
  };
}

function sumOfBands(nodes: number): Json {
  const terms: Json[] = [];
  for (let index = 0; nodesOf({ '+': terms }) < nodes - 20; index++) terms.push(band(index));
  while (nodesOf({ '+': terms }) < nodes) terms.push(1);
  return { '+': terms };
}

const smallRule: Json = {
  if: [
    { and: [{ '>=': [{ var: 'age' }, 18] }, { '==': [{ var: 'zone' }, 'asia'] }] },
    { '*': [{ var: 'sum' }, 0.002] },
    { '+': [{ var: 'days' }, 3, 2] },
  ],
};

const ageFactor: Json = { if: [{ '<': [{ var: 'age' }, 30] }, 1.15, { '<': [{ var: 'age' }, 45] }, 1.62, 2.87] };
const smokerFactor: Json = { if: [{ var: 'insured.smoker' }, 1.35, 1] };
const discount: Json = { if: [{ '==': [{ var: 'discount.code' }, 'EARLY'] }, 0.925, 1] };

const occupationFactor: Json = { if: [{ '==': [{ var: 'insured.occupation' }, 'diver'] }, 1.75, 1] };
const policyFee = 35;
const stampDuty = 1.5;

/** Age bands, two loadings, a discount, a levy and fees: a premium of 60 nodes, and of 66 with its two roundings. */
function rate(toRounded: (amount: Json, decimals: number) => Json): Json {
  const factors = [ageFactor, smokerFactor, occupationFactor, discount];
  const risk = toRounded({ '*': [{ '/': [{ var: 'sum' }, 1000] }, ...factors] }, 2);
  const perDay = { '*': [{ var: 'days' }, 2.35] };
  const levy = { '*': [{ var: 'sum' }, 0.00041] };
  return toRounded({ '+': [risk, perDay, levy, policyFee, stampDuty] }, 1);
}

function roundNaively(value: number, decimals = 0): number {
  const power = 10 ** decimals;
  return Math.round(value * power) / power;
}

/** Evaluations per millisecond over whole passes of the samples. */
function speed(evaluate: (data: Json) => unknown, samples: readonly Json[]): number {
  const start = performance.now();
  let count = 0;
  let kept: unknown;
  let elapsed = 0;
  do {
    for (const sample of samples) kept = evaluate(sample);
    count += samples.length;
    elapsed = performance.now() - start;
  } while (elapsed < roundMs);
  if (kept === undefined) throw new Error('The rule gave nothing.');
  return count / elapsed;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function compare(title: string, rule: Json, atLeast: number, isRounding: boolean): BenchRatio {
  const samples = sampleData();
  const compiled = compileRule(rule);
  const peerRule = rule as Parameters<typeof jsonLogic.apply>[0];
  for (const data of samples) {
    const ours = compiled.evaluate(data);
    const interpreted = evaluateRule(rule, data);
    const theirs: unknown = jsonLogic.apply(peerRule, data);
    if (!ours.ok || !interpreted.ok || ours.value !== interpreted.value)
      throw new Error(`${title}: our two ways differ.`);
    // The naive rounding may be off by a digit; everything else must be equal.
    const tolerance = isRounding ? 0.11 : 0;
    if (Math.abs(Number(ours.value) - Number(theirs)) > tolerance)
      throw new Error(`${title}: another answer than the peer's.`);
  }
  const ours = (data: Json): unknown => compiled.evaluate(data);
  const theirs = (data: Json): unknown => jsonLogic.apply(peerRule, data);
  speed(ours, samples);
  speed(theirs, samples);
  const ratios: number[] = [];
  const speeds: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const peer = speed(theirs, samples);
    const own = speed(ours, samples);
    speeds.push(own);
    ratios.push(own / peer);
  }
  const ratio = median(ratios);
  const name = `rules: ${title}, ${nodesOf(rule)} nodes`;
  console.log(
    `${name}: ${ratio.toFixed(1)} times json-logic-js (claim ${atLeast}), ${Math.round(median(speeds))} per ms`,
  );
  return { name, ratio, atLeast };
}

export async function benchRules(): Promise<BenchRatio[]> {
  jsonLogic.add_operation('round', roundNaively);
  return [
    compare('small rule', smallRule, 40, false),
    compare('medium rule', sumOfBands(157), 25, false),
    compare('large rule', sumOfBands(1500), 15, false),
    compare(
      'rate',
      rate((amount) => amount),
      20,
      false,
    ),
    compare(
      'the same rate with rounding',
      rate((amount, decimals) => ({ round: [amount, decimals] })),
      10,
      true,
    ),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await benchRules();
