/** What people who calculate in spreadsheets meant by a formula that cannot be read. Looks only near the finding. Pure. */
import type { TextRange } from '../json/json-text.ts';
import type { FormulaFinding } from './formula-finding.ts';
import { isReserved } from './notation.ts';

/** In UTF-16 units, before and after a finding. */
const nearLength = 80;

const wordSigns: ReadonlyMap<string, string> = new Map([
  ['and', 'and'],
  ['or', 'or'],
  ['in', 'in'],
  ['is', '=='],
  ['equals', '=='],
  ['plus', '+'],
  ['minus', '-'],
  ['times', '*'],
  ['mod', '%'],
]);

const notInWord = String.raw`(?<![\p{L}\p{N}_$.])`;
const percentBefore = new RegExp(String.raw`${notInWord}(\d+)(?:\.(\d+))?\s*%\s*$`, 'u');
const thousandsBefore = new RegExp(String.raw`${notInWord}\d{1,3}(?:[, ]\d{3})*[, ]?$`, 'u');
const thousandsAfter = /^[, ]?\d{3}(?:[, ]\d{3})*(?:\.\d+)?(?![\p{L}\p{N}_$.])/u;
const ifBefore = new RegExp(String.raw`${notInWord}if\s+$`, 'iu');

const powerBase = new RegExp(String.raw`${notInWord}([\p{L}_$][\p{L}\p{M}\p{N}_$.]*|\d+(?:\.\d+)?)\s*$`, 'u');
const powerExponent = /^\s*([2-5])(?![\p{L}\p{N}_$.])/u;

export function refineFinding(formula: string, finding: FormulaFinding): FormulaFinding {
  const { code, from, to } = finding;
  const before = formula.slice(Math.max(0, from - nearLength), from);
  const written = formula.slice(from, Math.min(to, from + nearLength));
  if (code === 'SIGN_UNKNOWN') return refineSign(finding, formula);
  if (code === 'CHARACTER_UNKNOWN' && finding.about === '^') return power({ from, to }, before, formula);
  if (code === 'VALUE_MISSING' && written === '*' && before.endsWith('*'))
    return power({ from: from - 1, to }, before.slice(0, -1), formula);
  if (code === 'VALUE_MISSING') return wordInCapitals(finding, written) ?? percent(finding, before) ?? finding;
  if (code === 'NUMBER_UNFIT') return thousands(finding, before, formula) ?? finding;
  if (code === 'OPERATOR_MISSING') {
    return thousands(finding, before, formula) ?? wordSign(finding, formula) ?? bareIf(finding, before) ?? finding;
  }
  if (code === 'BRACKET_MISSING' && from === formula.length) {
    return { ...finding, correction: { from, to, text: String(finding.about) } };
  }
  return finding;
}

/** `=base * 1.1` */
function refineSign(finding: FormulaFinding, formula: string): FormulaFinding {
  const { about = '', from, to } = finding;
  const isFirst = (about === '=' || about === '＝') && formula.slice(0, from).trim() === '';
  return isFirst ? { code: 'EQUALS_FIRST', from, to, about, correction: { from, to, text: '' } } : finding;
}

/** `TRUE`, and `NOT x` */
function wordInCapitals({ from, to }: FormulaFinding, written: string): FormulaFinding | undefined {
  const text = written.toLowerCase();
  if (written === text || !isReserved(text) || wordSigns.has(text)) return undefined;
  return { code: 'SIGN_UNKNOWN', from, to, about: written, correction: { from, to, text } };
}

/** `10%`, which could be a remainder up to this point. */
function percent({ from }: FormulaFinding, before: string): FormulaFinding | undefined {
  const found = percentBefore.exec(before);
  if (found === null) {
    const at = before.trimEnd().length - 1;
    if (before.charAt(at) !== '%') return undefined;
    const start = from - before.length + at;
    return { code: 'PERCENT_UNFIT', from: start, to: start + 1, about: '%' };
  }
  const [whole, units = '', decimals = ''] = found;
  const start = from - before.length + found.index;
  const range = { from: start, to: start + whole.trimEnd().length };
  const correction = { ...range, text: hundredth(units, decimals) };
  return { code: 'PERCENT_UNFIT', ...range, about: whole.trimEnd(), correction };
}

/** Exact, since the decimal point moves in the digits. */
function hundredth(units: string, decimals: string): string {
  const digits = units.padStart(3, '0');
  const moved = `${digits.slice(0, -2).replace(/^0+(?=\d)/, '')}.${digits.slice(-2)}${decimals}`;
  return moved.replace(/\.?0+$/, '');
}

/** `rate^2` and `rate ** 2`, in brackets as a divisor can be a power. */
function power({ from, to }: TextRange, before: string, formula: string): FormulaFinding {
  const base = powerBase.exec(before);
  const exponent = powerExponent.exec(formula.slice(to, to + nearLength));
  const sign = formula.slice(from, to);
  if (base === null || exponent === null) return { code: 'POWER_UNKNOWN', from, to, about: sign };
  const range = { from: from - base[0].length, to: to + exponent[0].length };
  const text = `(${Array<string>(Number(exponent[1]))
    .fill(base[1] ?? '')
    .join(' * ')})`;
  return { code: 'POWER_UNFIT', ...range, about: formula.slice(range.from, range.to), correction: { ...range, text } };
}

/** `1,000.50` and `1 000`, where a comma separates nothing. */
function thousands({ from }: FormulaFinding, before: string, formula: string): FormulaFinding | undefined {
  const start = thousandsBefore.exec(before);
  const end = thousandsAfter.exec(formula.slice(from, from + nearLength));
  if (start === null || end === null) return undefined;
  const range = { from: from - start[0].length, to: from + end[0].length };
  const about = formula.slice(range.from, range.to);
  // Digits that follow digits without a separator are another mistake.
  if (!/[, ]/.test(about) || !/^\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?$/.test(about)) return undefined;
  return { code: 'THOUSANDS_UNFIT', ...range, about, correction: { ...range, text: about.replaceAll(/[, ]/g, '') } };
}

/** `x AND y` and `age is not 18` */
function wordSign({ from }: FormulaFinding, formula: string): FormulaFinding | undefined {
  const [about = '', word = '', not] =
    /^(\p{L}+)(\s+not)?(?![\p{L}\p{N}_$.(])/iu.exec(formula.slice(from, from + nearLength)) ?? [];
  const name = word.toLowerCase();
  const sign = wordSigns.get(name);
  if (sign === undefined) return undefined;
  const isNegated = sign === '==' && not !== undefined;
  const written = isNegated ? about : word;
  const range = { from, to: from + written.length };
  const correction = { ...range, text: isNegated ? '!=' : sign };
  return { code: 'SIGN_UNKNOWN', ...range, about: written, correction };
}

/** `if age > 18 then 1 else 2` */
function bareIf({ from }: FormulaFinding, before: string): FormulaFinding | undefined {
  const found = ifBefore.exec(before);
  if (found === null) return undefined;
  const start = from - before.length + found.index;
  return { code: 'IF_UNFIT', from: start, to: start + 'if'.length };
}
