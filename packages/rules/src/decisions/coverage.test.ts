import { parseInputs } from '@coverwright/insurance/parse-inputs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateRule } from '../evaluate/evaluate-rule.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { randomDecision, randomInputs, toDecideRule } from '../testing/random-decisions.ts';
import { traceRule } from '../trace/trace-rule.ts';
import { findCoverage, type DecisionCoverage } from './coverage.ts';

const columns = ['age', 'zone'];

function argumentOf(rows: Json, changes: JsonObject = {}, names = columns): Json {
  const keys = Object.fromEntries(names.map((name) => [name, { var: name }]));
  return [{ eachKey: keys }, { preserve: { hit: 'first', outputs: [{ name: 'o' }], rows, ...changes } }];
}

function coverageOf(rows: Json, changes?: JsonObject, inputs: Json = []): DecisionCoverage | undefined {
  const parsed = parseInputs(inputs);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return findCoverage(argumentOf(rows, changes), parsed.inputs);
}

describe('the coverage of a decision table', () => {
  it('finds exactly the whole number between two ranges', () => {
    const rows = [
      ['< 18', '-', 1],
      ['[18..65)', '-', 2],
      ['> 65', '-', 3],
    ];
    expect(coverageOf(rows)).toEqual({ isComplete: true, gaps: [{ age: 65 }], unreachable: [], overlaps: [] });
  });

  it('knows whole numbers, limits and choices from declared inputs', () => {
    const rows = [
      ['[0..17]', 'asia', 1],
      ['[18..120]', '-', 2],
    ];
    const age: Json = { path: 'age', type: 'integer', minimum: 0, maximum: 120, example: 40 };
    const zone: Json = {
      path: 'zone',
      type: 'choice',
      choices: [{ value: 'asia' }, { value: 'europe' }],
      example: 'asia',
    };
    expect(coverageOf(rows, {}, [age, zone])?.gaps).toEqual([{ age: 0, zone: 'europe' }]);
    expect(coverageOf([...rows, ['-', 'europe', 3]], {}, [age, zone])?.gaps).toEqual([]);
    expect(coverageOf([...rows, ['-', 'europe', 3]])?.gaps.length).toBeGreaterThan(0);
  });

  it('finds rows that others hide, also several together, with the row that decides instead', () => {
    const rows = [
      ['< 50', '-', 1],
      ['>= 40', '-', 2],
      ['[30..60]', 'asia', 3],
    ];
    expect(coverageOf(rows)?.unreachable).toEqual([{ row: 3, taken: { by: 1, inputs: { age: 30, zone: 'asia' } } }]);
    const ranked = { hit: 'priority', outputs: [{ name: 'o', values: [3, 2, 1] }] };
    expect(coverageOf(rows, ranked)?.unreachable).toEqual([]);
    expect(
      coverageOf(
        [
          ['-', '-', 1],
          ['1', '-', 1],
        ],
        ranked,
      )?.unreachable,
    ).toMatchObject([{ row: 2, taken: { by: 1 } }]);
  });

  it('finds rows that match no declared value', () => {
    const age: Json = { path: 'age', type: 'integer', minimum: 0, maximum: 120, example: 40 };
    expect(
      coverageOf(
        [
          ['> 120', '-', 1],
          ['-', '-', 2],
        ],
        {},
        [age],
      )?.unreachable,
    ).toEqual([{ row: 1 }]);
  });

  it('finds rows that overlap under unique, and under any those with different outcomes', () => {
    const rows = [
      ['< 18', '-', 1],
      ['[10..20]', 'asia', 1],
      ['-', 'asia', 2],
    ];
    expect(coverageOf(rows, { hit: 'unique' })?.overlaps.map(({ row, otherRow }) => [row, otherRow])).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(coverageOf(rows, { hit: 'any' })?.overlaps).toMatchObject([
      { row: 1, otherRow: 3, inputs: { zone: 'asia' } },
      { row: 2, otherRow: 3, inputs: { zone: 'asia' } },
    ]);
    expect(coverageOf(rows)?.overlaps).toEqual([]);
  });

  it('shows that not everything could be checked', () => {
    const ages = Array.from({ length: 3_000 }, (_, row) => [String(row), '-', row]);
    expect(coverageOf(ages, { hit: 'unique' })).toMatchObject({ isComplete: false, overlaps: [] });
    expect(coverageOf(ages.slice(0, 90), { hit: 'unique' })).toMatchObject({ isComplete: true });
    // Every age between two rows is a gap, too.
    expect(coverageOf(ages.slice(0, 200))?.gaps).toHaveLength(1);
    const same = ages.slice(0, 300).map(() => ['1', '-', 1]);
    expect(coverageOf(same)).toMatchObject({ isComplete: false, unreachable: { length: 100 } });
  });

  it('agrees with evaluation in random tables', () => {
    let [gaps, hidden, overlaps] = [0, 0, 0];
    const cases = fc.record({
      decision: randomDecision,
      samples: fc.array(randomInputs, { minLength: 5, maxLength: 15 }),
    });
    fc.assert(
      fc.property(cases, ({ decision: random, samples }) => {
        const decision = { ...random, default: undefined };
        const rule = toDecideRule(decision);
        const argument = (rule as JsonObject)['decide'] ?? null;
        const coverage = findCoverage(argument);
        if (coverage === undefined) throw new Error('The table has problems.');
        for (const inputs of coverage.gaps) {
          gaps++;
          expect(evaluateRule(rule, inputs)).toMatchObject({ problem: { reason: 'NO_DECISION' } });
        }
        const rowsOf = (inputs: Json): readonly number[] =>
          traceRule(toDecideRule({ ...decision, hit: 'rule order' }), inputs).steps[0]?.decisionRows ?? [];
        for (const { row, otherRow, inputs } of coverage.overlaps.slice(0, 3)) {
          overlaps++;
          if (otherRow <= 20) expect(rowsOf(inputs)).toEqual(expect.arrayContaining([row, otherRow]));
        }
        const unreachable = new Set(coverage.unreachable.map(({ row }) => row));
        hidden += unreachable.size;
        for (const inputs of samples) {
          const outcome = evaluateRule(rule, inputs);
          const isNone = !outcome.ok && outcome.problem.reason === 'NO_DECISION';
          if (coverage.isComplete && coverage.gaps.length === 0)
            expect({ inputs, isNone }).toEqual({ inputs, isNone: false });
          const [decided] = traceRule(rule, inputs).steps[0]?.decisionRows ?? [];
          if (decided !== undefined) expect(unreachable.has(decided)).toBe(false);
        }
      }),
      { numRuns: 80 },
    );
    expect(Math.min(gaps, hidden, overlaps)).toBeGreaterThan(0);
  }, 60_000);
});
