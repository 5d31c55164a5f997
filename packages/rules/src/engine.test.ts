import * as fc from 'fast-check';
import { LogicEngine } from 'json-logic-engine';
import { describe, expect, it } from 'vitest';
import { evaluateRule } from './evaluate/evaluate-rule.ts';
import type { Json } from './json/json.ts';
import { findOperator, operators } from './operators/operators.ts';
import { operatorNames } from './evaluate/interpret.ts';
import { carriesCalculated, judgesCalculated } from './numbers/calculated.ts';
import { randomData, randomRule } from './testing/random-rules.ts';

function toAnswer(evaluate: () => unknown): string {
  try {
    return (
      JSON.stringify(evaluate(), (_key, value: unknown) => {
        if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('no finite number');
        // JSON.stringify omits a name without a value; here null represents it everywhere.
        return value === undefined ? null : value;
      }) ?? 'null'
    );
  } catch {
    return 'failure';
  }
}

/** The engine's three modes: node by node, with its optimizations, compiled. They sometimes differ from each other. */
function askEngine(rule: Json, data: Json): readonly string[] {
  const plain = new LogicEngine(undefined, { disableInline: true, disableInterpretedOptimization: true });
  return [
    toAnswer(() => plain.run(rule, structuredClone(data))),
    toAnswer(() => new LogicEngine().run(rule, structuredClone(data))),
    toAnswer(() => new LogicEngine().build(rule)(structuredClone(data))),
  ];
}

function someNode(rule: Json, holds: (name: string, argument: Json) => boolean): boolean {
  if (typeof rule !== 'object' || rule === null) return false;
  if (Array.isArray(rule)) return (rule as readonly Json[]).some((item) => someNode(item, holds));
  return Object.entries(rule).some(
    ([name, argument]: [string, Json]) => holds(name, argument) || someNode(argument, holds),
  );
}

const comparisons = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!==']);

/**
 * Intended differences even where the engine's modes agree: comparisons of four or more operands (it compares texts as
 * numbers there), a fallback for the name of an inherited method (it returns null), get of a value that is null, and
 * remainders and judged calculations, which are exact here and binary there.
 */
function isKnownDifference(rule: Json): boolean {
  return someNode(
    rule,
    (name, argument) =>
      name === '%' ||
      judgesCalculated(name, argument) ||
      carriesCalculated(name, argument) ||
      (comparisons.has(name) && Array.isArray(argument) && argument.length > 3) ||
      name === 'get' ||
      JSON.stringify(argument).includes('toString'),
  );
}

describe('evaluateRule beside json-logic-engine', () => {
  it("returns the engine's result wherever its three modes agree", () => {
    let compared = 0;
    fc.assert(
      fc.property(randomRule({ withRounding: false, withRefused: false }), randomData, (rule, data) => {
        if (isKnownDifference(rule)) return;
        const [plain, ...others] = askEngine(rule, data);
        if (others.some((answer) => answer !== plain)) return;
        compared++;
        const outcome = evaluateRule(rule, data);
        const ours = outcome.ok ? JSON.stringify(outcome.value) : 'failure';
        if (ours !== plain) expect({ rule, data, answer: ours }).toEqual({ rule, data, answer: plain });
      }),
      { numRuns: 8_000 },
    );
    expect(compared).toBeGreaterThan(6_000);
  }, 60_000);

  it('supports every operator of the engine, and the operator table lists what evaluation supports', () => {
    const engineNames = Object.keys(new LogicEngine().methods as object);
    expect(engineNames.filter((name) => !operatorNames.has(name))).toEqual([]);
    expect([...operatorNames].filter((name) => findOperator(name) === undefined)).toEqual([]);
    expect(operators.map((operator) => operator.name).toSorted()).toEqual([...operatorNames].toSorted());
    expect(operators.filter((operator) => operator.isOwn).map((operator) => operator.name)).toEqual(
      [...operatorNames].filter((name) => !engineNames.includes(name)),
    );
  });
});
