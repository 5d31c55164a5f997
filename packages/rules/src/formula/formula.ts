/**
 * Logic as one line of text, such as `base * (1 + loading) * if(age < 18, 0.5, 1)`. JSON text is the document: a formula
 * is printed from it, and an edited formula changes only what differs in it. Pure; knows no editor.
 */
import type { JsonPath } from '../json/json.ts';
import type { TextRange } from '../json/json-text.ts';
import type { FormulaFinding } from './formula-finding.ts';
import { formulaLimits } from './formula-limits.ts';
import { pathInTree, rangeInTree } from './formula-places.ts';
import { parseFormula } from './parse-formula.ts';
import { printFormula } from './print-formula.ts';
import { readTree, type UnshownReason } from './read-tree.ts';
import { rewriteText } from './rewrite-text.ts';
import { applyChanges, type TextChange } from './text-changes.ts';

export type { FormulaFinding, FormulaFindingCode } from './formula-finding.ts';
export { formulaLimits } from './formula-limits.ts';
export { isBarePath } from './notation.ts';
export type { UnshownReason } from './read-tree.ts';
export type { TextChange } from './text-changes.ts';

export type FormulaOfText =
  | { readonly ok: true; readonly formula: string }
  | { readonly ok: false; readonly reason: UnshownReason };

/** The formula of JSON text. That of `{}` or of no text, with which new logic begins, is empty. */
export function toFormula(text: string): FormulaOfText {
  if (text.trim() === '') return { ok: true, formula: '' };
  const tree = readTree(text);
  if (typeof tree === 'string') return { ok: false, reason: tree };
  const isEmpty = tree.kind === 'piece' && tree.written === '{}';
  return { ok: true, formula: isEmpty ? '' : printFormula(tree) };
}

export type ChangesByFormula =
  | { readonly ok: true; readonly changes: readonly TextChange[] }
  | { readonly ok: false; readonly finding: FormulaFinding };

/**
 * The changes of JSON text after which it has the structure of a formula. All other characters remain as they are.
 * Text that has no formula is replaced.
 */
export function changesByFormula(text: string, formula: string): ChangesByFormula {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return parsed;
  const before = readTree(text);
  const whole = { kind: 'piece', from: 0, to: text.length, written: '' } as const;
  const changes = rewriteText(text, typeof before === 'string' ? whole : before, parsed.tree);
  const unshown = readTree(applyChanges(text, changes));
  if (typeof unshown !== 'string') return { ok: true, changes };
  const code = unshown === 'TOO_DEEP' || unshown === 'TOO_LONG' ? unshown : 'TOO_LARGE';
  return { ok: false, finding: { code, from: 0, to: formula.length, about: limitsByCode[code] } };
}

const limitsByCode = {
  TOO_LONG: formulaLimits.textLength,
  TOO_DEEP: formulaLimits.nesting,
  TOO_LARGE: formulaLimits.nodes,
} as const;

/** The range of what is at a path in the JSON of a formula; undefined if the formula cannot be read. */
export function rangeInFormula(formula: string, path: JsonPath): TextRange | undefined {
  const parsed = parseFormula(formula);
  return parsed.ok ? rangeInTree(parsed.tree, path) : undefined;
}

/** The path in the JSON of a formula of what is at an offset; empty if the formula cannot be read. */
export function pathInFormula(formula: string, offset: number): JsonPath {
  const parsed = parseFormula(formula);
  return parsed.ok ? pathInTree(parsed.tree, offset) : [];
}
