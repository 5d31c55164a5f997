/** What a column of conditions decides by, in words: labels of declared inputs, and sentences for usual expressions. */
import { isJsonList, isJsonObject, type Json } from '@coverwright/insurance/json';
import { parseJsonText } from '@coverwright/rules';
import { toFormula } from '@coverwright/rules/formula';
import i18next from 'i18next';

/** The declared inputs by path. */
export type ColumnLabels = ReadonlyMap<string, { readonly label: string; readonly isAnswer: boolean }>;

const comparisons: ReadonlyMap<string, string> = new Map([
  ['==', '='],
  ['===', '='],
  ['!=', '≠'],
  ['!==', '≠'],
  ['<', '<'],
  ['<=', '≤'],
  ['>', '>'],
  ['>=', '≥'],
]);
const arithmetic: ReadonlyMap<string, string> = new Map([
  ['+', '+'],
  ['-', '−'],
  ['*', '×'],
  ['/', '÷'],
]);
/** Longer ones are not read in a heading. */
const maxOperands = 4;
const maxDepth = 3;

class Wording {
  readonly #labels: ColumnLabels;

  constructor(labels: ColumnLabels) {
    this.#labels = labels;
  }

  /** Undefined for what has no words. */
  of(logic: Json, depth = 0): string | undefined {
    if (depth > maxDepth) return undefined;
    if (!isJsonObject(logic)) return this.#ofValue(logic);
    const [[operator, argument] = ['', null], another] = Object.entries(logic);
    const operands = isJsonList(argument) ? argument : [argument];
    if (another !== undefined || operands.length > maxOperands) return undefined;
    if (operator === 'var') return this.#ofVariable(operands, depth);
    const [first, ...others] = operands.map((operand) => this.of(operand, depth + 1));
    if (first === undefined || others.includes(undefined)) return undefined;
    return this.#ofOperator(operator, operands, [first, ...others.flatMap((one) => one ?? [])]);
  }

  #ofValue(value: Json): string | undefined {
    return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
  }

  #ofVariable([path, fallback]: readonly Json[], depth: number): string | undefined {
    if (typeof path !== 'string' || path === '') return undefined;
    const name = this.#labels.get(path)?.label ?? path;
    if (fallback === undefined || fallback === null) return name;
    const otherwise = this.of(fallback, depth + 1);
    return otherwise && i18next.t('logic:decisions.columnWords.otherwise', { value: name, otherwise });
  }

  #ofOperator(operator: string, operands: readonly Json[], words: readonly string[]): string | undefined {
    const [value = '', ...others] = words;
    const t = i18next.t.bind(i18next);
    if (others.length === 0) {
      const { isAnswer = false } = this.#inputOf(operands[0]) ?? {};
      if (operator === '!!') return t(`logic:decisions.columnWords.${isAnswer ? 'answer' : 'given'}`, { value });
      if (operator === '!') return t(`logic:decisions.columnWords.${isAnswer ? 'not' : 'notGiven'}`, { value });
      if (operator === 'length') return t('logic:decisions.columnWords.count', { value: inSentence(value) });
      // Turns a text into a number.
      return operator === '+' ? value : undefined;
    }
    const [other = ''] = others;
    if (operator === '??') return t('logic:decisions.columnWords.otherwise', { value, otherwise: other });
    if (operator === 'min' || operator === 'max') {
      return t(`logic:decisions.columnWords.${operator}`, { values: words.map(inSentence).join(', ') });
    }
    const sign =
      others.length === 1 ? (comparisons.get(operator) ?? arithmetic.get(operator)) : arithmetic.get(operator);
    // Within each other, they would need brackets.
    return sign === undefined || operands.some(hasSign) ? undefined : words.join(` ${sign} `);
  }

  #inputOf(logic: Json | undefined) {
    const argument = isJsonObject(logic) ? logic['var'] : undefined;
    const path = isJsonList(argument) ? argument[0] : argument;
    return typeof path === 'string' ? this.#labels.get(path) : undefined;
  }
}

function hasSign(logic: Json): boolean {
  const [operator = ''] = isJsonObject(logic) ? Object.keys(logic) : [];
  return comparisons.has(operator) || arithmetic.has(operator);
}

/** Words begin with a small letter, except abbreviations and names. */
function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** @param written the JSON text of the logic */
export function columnInWords(written: string, labels: ColumnLabels): string {
  const parsed = parseJsonText(written);
  const words = parsed.ok ? new Wording(labels).of(parsed.value) : undefined;
  if (words !== undefined) return words;
  const shown = toFormula(written);
  // Operators that a formula names in quotes mean nothing to a reader.
  return shown.ok && !shown.formula.includes('`') ? shown.formula : i18next.t('logic:decisions.columnWords.calculated');
}
