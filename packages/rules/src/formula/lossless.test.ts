import * as fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '../json/json.ts';
import { writeOddly } from '../testing/odd-json.ts';
import { randomRule } from '../testing/random-rules.ts';
import { changesByFormula, toFormula } from './formula.ts';
import { innerNodes, type FormulaNode } from './formula-node.ts';
import { parseFormula } from './parse-formula.ts';
import { readTree } from './read-tree.ts';
import { applyChanges } from './text-changes.ts';

function formulaOf(text: string): string {
  const shown = toFormula(text);
  if (!shown.ok) throw new Error(`${shown.reason}: ${text}`);
  return shown.formula;
}

function edited(text: string, formula: string): string {
  const made = changesByFormula(text, formula);
  if (!made.ok) throw new Error(`${JSON.stringify(made.finding)}: ${formula}`);
  return applyChanges(text, made.changes);
}

function numbersIn(node: FormulaNode): FormulaNode[] {
  const isNumber = node.kind === 'literal' && /^[-\d]/.test(node.written);
  return [...(isNumber ? [node] : []), ...innerNodes(node).flatMap(numbersIn)];
}

function treesOf(text: string, formula: string): readonly [FormulaNode, FormulaNode] {
  const ofText = readTree(text);
  const ofFormula = parseFormula(formula);
  if (typeof ofText === 'string' || !ofFormula.ok) throw new Error(text);
  return [ofText, ofFormula.tree];
}

function expectLossless(text: string): void {
  const formula = formulaOf(text);
  expect(formula).not.toMatch(/[\r\n]/);
  const same = changesByFormula(text, formula);
  expect(same).toEqual({ ok: true, changes: [] });
  const written = edited('null', formula);
  expect(JSON.parse(written)).toEqual(JSON.parse(text));
  expect(formulaOf(written)).toBe(formula);
}

/** Each number in turn is replaced in the formula, and in the text. */
function expectEqualEdits(text: string): void {
  const formula = formulaOf(text);
  if (formula === '') return;
  const [ofText, ofFormula] = treesOf(text, formula);
  const inText = numbersIn(ofText);
  const inFormula = numbersIn(ofFormula);
  expect(inFormula).toHaveLength(inText.length);
  const replaced = (within: string, node: FormulaNode | undefined, by: string) =>
    node && within.slice(0, node.from) + by + within.slice(node.to);
  for (const [index, node] of inFormula.entries()) {
    for (const number of ['271.50', '1']) {
      const newFormula = replaced(formula, node, number) ?? '';
      const newText = replaced(text, inText[index], number) ?? '';
      expect(edited(text, newFormula)).toBe(newText);
      expect(formulaOf(newText)).toBe(formulaOf(edited('null', newFormula)));
    }
  }
}

const suiteFile = new URL('../../../../../shared/data/jsonlogic-official.json', import.meta.url);
const official = existsSync(suiteFile)
  ? (JSON.parse(readFileSync(suiteFile, 'utf8')) as unknown[]).flatMap((entry) =>
      Array.isArray(entry) ? [entry[0] as Json] : [],
    )
  : [];

describe.skipIf(official.length === 0)('the official rules as formulas', () => {
  it.each([1, 2, 3, 4])('are the same after opening and closing, however they are written (%i)', (seed) => {
    expect(official).toHaveLength(280);
    for (const rule of official) expectLossless(writeOddly(rule, seed));
  });

  it('change by an edit as their text does', () => {
    for (const rule of official) expectEqualEdits(writeOddly(rule, 5));
  });
});

describe('generated rules as formulas', () => {
  const rules = randomRule({ withRounding: true, withRefused: true });
  const seeds = fc.nat();

  it('are the same after opening and closing', () => {
    fc.assert(
      fc.property(rules, seeds, (rule, seed) => expectLossless(writeOddly(rule, seed))),
      { seed: 20_271, numRuns: 10_000 },
    );
  });

  it('change by an edit as their text does', () => {
    fc.assert(
      fc.property(rules, seeds, (rule, seed) => expectEqualEdits(writeOddly(rule, seed))),
      { seed: 20_272, numRuns: 10_000 },
    );
  });

  it('become any other rule', () => {
    fc.assert(
      fc.property(rules, rules, seeds, (rule, other, seed) => {
        const formula = formulaOf(JSON.stringify(other));
        const text = edited(writeOddly(rule, seed), formula);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(other)));
        expect(formulaOf(text)).toBe(formula);
      }),
      { seed: 20_273, numRuns: 2_000 },
    );
  });

  it('keep their text when something is written around them, and when it is removed', () => {
    fc.assert(
      fc.property(rules, seeds, (rule, seed) => {
        const text = writeOddly(rule, seed).trim();
        const formula = formulaOf(text);
        fc.pre(formula !== '');
        const wrapped = edited(text, `round_to(${formula}, 0.0625, "half_up")`);
        expect(wrapped).toBe(`{"round_to": [${text}, 0.0625, "half_up"]}`);
        expect(edited(wrapped, formula)).toBe(text);
      }),
      { seed: 20_274, numRuns: 2_000 },
    );
  });
});
