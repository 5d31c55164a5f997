import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileRule } from '../compile/compile-rule.ts';
import { evaluateAndLocate, evaluateRule } from '../evaluate/evaluate-rule.ts';
import type { Json } from '../json/json.ts';
import { operatorRows, operatorTable, operatorTables, valueKinds } from '../testing/operator-table.ts';
import { traceRule } from '../trace/trace-rule.ts';
import { decideUnderwriting } from './decide-underwriting.ts';
import { compileUnderwriting } from './compile-underwriting.ts';

const documentation = new URL('../../../../docs/pricing.md', import.meta.url);

/** The cells of a table in Markdown, without the blanks that align its columns. */
function cellsOf(markdown: string): string[][] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|') && !/^[|\s-]+$/.test(line));
  return lines.map((line) => line.split('|').map((cell) => cell.trim()));
}

describe('the operators of a decision by kind of value', () => {
  it('are documented by the table in docs/pricing.md; after a change run node scripts/operator-table.mjs', () => {
    const [, documented = ''] = readFileSync(documentation, 'utf8').split(/<!-- \/?operators -->/);
    expect(cellsOf(documented)).toEqual(cellsOf(operatorTable()));
  });

  it.each(
    operatorRows.flatMap(([row, condition]) => valueKinds.map(([kind, data]) => [row, kind, condition, data] as const)),
  )('%s: all evaluators agree on %s', (_row, _kind, condition, data) => {
    for (const rule of [condition, { if: [condition, 'CODE'] }, { merge: [[{ if: [condition, 'CODE'] }]] }] as Json[]) {
      const options = { isDecision: true, tables: operatorTables };
      const outcome = evaluateRule(rule, data, options);
      expect(compileRule(rule, options).evaluate(data)).toEqual(outcome);
      expect(traceRule(rule, data, options).outcome).toEqual(evaluateAndLocate(rule, data, options));
      const decision = decideUnderwriting(rule, data, options);
      expect(compileUnderwriting(rule, options).decide(data)).toEqual(decision);
      if (decision.ok) expect(outcome).toEqual({ ok: true, value: decision.result });
    }
  });

  it('never accept a value that is unknown or of a wrong type', () => {
    for (const [row, condition, handlesAbsence] of operatorRows) {
      if (handlesAbsence) continue;
      for (const [kind, data] of valueKinds.slice(0, 4)) {
        const decision = decideUnderwriting([{ if: [condition, 'CODE'] }], data, { tables: operatorTables });
        const problems = decision.ok
          ? []
          : decision.problems.map(({ code, parameters }) => [code, parameters['variable']]);
        expect([row, kind, problems]).toEqual([row, kind, [['MISSING_VARIABLE', 'a']]]);
      }
    }
  });
});
