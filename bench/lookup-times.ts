// How long lookups take, of several engines in one process, alternating.
import jsonLogic from 'json-logic-js';
import { compileRule, type Json } from '../packages/rules/src/rules.ts';
import { median } from './bench-result.ts';

const rounds = 11;
const roundMs = 20;
/** The expanded rules are larger than the limits of rules. */
const limits = { maxRuleNodes: 2_000_000, maxDepth: 200 };

export type Evaluate = (data: Json) => unknown;

export function compiledOf(rule: Json): Evaluate {
  const compiled = compileRule(rule, { limits });
  return (data) => compiled.evaluate(data);
}

export function jsonLogicOf(rule: Json): Evaluate {
  return (data) => jsonLogic.apply(rule as Parameters<typeof jsonLogic.apply>[0], data);
}

/** Nanoseconds of processor time of an evaluation. */
function timeOf(evaluate: Evaluate, samples: readonly Json[]): number {
  const start = process.threadCpuUsage();
  let count = 0;
  let elapsed = 0;
  do {
    for (const sample of samples) evaluate(sample);
    count += samples.length;
    const { user, system } = process.threadCpuUsage(start);
    elapsed = user + system;
  } while (elapsed < roundMs * 1000);
  return (elapsed * 1000) / count;
}

export class Times<Name extends string> {
  readonly #times: ReadonlyMap<Name, readonly number[]>;

  constructor(times: ReadonlyMap<Name, readonly number[]>) {
    this.#times = times;
  }

  /** Nanoseconds, the median of all rounds. */
  ns(name: Name): number {
    return median(this.#times.get(name) ?? []);
  }

  /** How many times as long one takes, the median of the rounds. */
  ratio(name: Name, other: Name): number {
    const others = this.#times.get(other) ?? [];
    return median((this.#times.get(name) ?? []).map((time, round) => time / (others[round] ?? Number.NaN)));
  }

  toString(): string {
    return [...this.#times.keys()].map((name) => `${name} ${this.ns(name).toFixed(0)} ns`).join(', ');
  }
}

export function timesOf<Name extends string>(
  ways: Readonly<Partial<Record<Name, Evaluate>>>,
  samples: readonly Json[],
): Times<Name> {
  const all = Object.entries(ways) as [Name, Evaluate][];
  const times = new Map(all.map(([name]): [Name, number[]] => [name, []]));
  for (const [, evaluate] of all) timeOf(evaluate, samples);
  for (let round = 0; round < rounds; round++) {
    for (const [name, evaluate] of all) times.get(name)?.push(timeOf(evaluate, samples));
  }
  return new Times(times);
}
