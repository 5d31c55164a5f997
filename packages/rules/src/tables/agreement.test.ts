import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRule } from '../compile/build-rule.ts';
import { compileRule } from '../compile/compile-rule.ts';
import { evaluateAndLocate, evaluateRule } from '../evaluate/evaluate-rule.ts';
import type { Json } from '../json/json.ts';
import { defaultLimits } from '../limits.ts';
import { lookUpNaively, randomKeys, randomTable } from '../testing/random-tables.ts';
import { traceRule } from '../trace/trace-rule.ts';
import { checkTable } from './check-table.ts';
import { prepareTable } from './prepare-table.ts';
import type { TableHeader } from './rate-table.ts';
import { readTable } from './read-table.ts';

function lookUp({ name, keys }: TableHeader, keyOf = (key: string): Json => ({ var: key })): Json {
  return { table: [name, { eachKey: Object.fromEntries(keys.map((key) => [key.name, keyOf(key.name)])) }, 'amount'] };
}

const cases = randomTable.chain((table) =>
  fc.record({
    table: fc.constant(table),
    samples: fc.array(randomKeys(table.header), { minLength: 1, maxLength: 12 }),
  }),
);

describe('a lookup in a random table', () => {
  it('finds the same row compiled, interpreted, traced and by reading row after row', () => {
    let found = 0;
    fc.assert(
      fc.property(cases, ({ table, samples }) => {
        const prepared = prepareTable(readTable(table.header, table.rows).table);
        const tables = new Map([[table.header.name, prepared]]);
        const rule = lookUp(table.header);
        const compiled = buildRule(rule, defaultLimits, false, tables);
        const caught = buildRule({ try: [rule, { var: 'type' }] }, defaultLimits, false, tables);
        for (const keys of samples) {
          const expected = lookUpNaively(table, keys);
          const outcome = evaluateRule(rule, keys, { tables });
          expect({ keys, value: outcome.ok ? outcome.value : outcome.problem.code }).toEqual({ keys, value: expected });
          expect(compiled.evaluate(keys)).toEqual(outcome);
          expect(traceRule(rule, keys, { tables }).outcome).toEqual(evaluateAndLocate(rule, keys, { tables }));
          if (outcome.ok) found++;
          const type = expected === 'INVALID_ARGUMENTS' ? 'Invalid Arguments' : expected;
          expect(caught.evaluate(keys)).toEqual({ ok: true, value: type });
        }
      }),
      { numRuns: 1_000 },
    );
    expect(found).toBeGreaterThan(1_000);
  }, 60_000);

  it('is the same for keys that are calculated, exactly and in a rounding', () => {
    const calculated = (key: string): Json => {
      const number: Json = { '-': [{ '+': [{ var: key }, 0.1] }, 0.1] };
      return { if: [{ in: [key, ['b', 'e', 'f']] }, number, { var: key }] };
    };
    fc.assert(
      fc.property(cases, ({ table, samples }) => {
        const prepared = prepareTable(readTable(table.header, table.rows).table);
        const tables = new Map([[table.header.name, prepared]]);
        const rule = lookUp(table.header, calculated);
        const isNumber = (key: string): boolean => ['b', 'e', 'f'].includes(key);
        for (const keys of samples) {
          if (Object.entries(keys).some(([key, value]) => isNumber(key) && typeof value !== 'number')) continue;
          const plain = evaluateRule(lookUp(table.header), keys, { tables });
          for (const wrapped of [rule, { round: [rule, 2] }, { round: [{ '*': [1.005, rule, 3] }, 2] }]) {
            const outcome = evaluateRule(wrapped, keys, { tables });
            expect(compileRule(wrapped, { tables }).evaluate(keys)).toEqual(outcome);
            if (wrapped === rule) expect({ keys, outcome }).toEqual({ keys, outcome: plain });
          }
        }
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it('is not ambiguous if the check reports no error', () => {
    let checked = 0;
    fc.assert(
      fc.property(cases, ({ table, samples }) => {
        const read = readTable(table.header, table.rows);
        const errors = checkTable(read.table).filter(({ severity }) => severity === 'error');
        if (errors.length > 0 || read.problems.length > 0) return;
        checked++;
        // Whatever the order of the rows is, the result is the same.
        const backwards = { ...table, rows: table.rows.toReversed() };
        for (const keys of samples) expect(lookUpNaively(backwards, keys)).toEqual(lookUpNaively(table, keys));
      }),
      { numRuns: 2_000 },
    );
    expect(checked).toBeGreaterThan(100);
  }, 60_000);
});
