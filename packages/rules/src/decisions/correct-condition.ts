/**
 * What a person has probably meant by a condition that cannot be read, or that is read as a text although it looks like
 * something else: `60-65`, `under 18`, `asia or europe`, `≥ 18`. Only readings that are certain, for the person to take. Pure.
 */
import type { KeyType } from '../tables/rate-table.ts';
import type { Condition } from './condition.ts';
import { readPhrase, toPlainSigns } from './condition-phrases.ts';
import { parseCondition } from './parse-condition.ts';

export interface ConditionCorrection {
  /** Each can be read; the most probable one first. */
  readonly corrections: readonly string[];
  /** Whether the text is a condition as it is, so that it may be meant. */
  readonly isReadable: boolean;
}

/** Longer texts were not typed into a cell. */
const maxLength = 300;
const maxTests = 40;
const none: ConditionCorrection = { corrections: [], isReadable: true };
const position = { row: 1, column: '' };

function parse(text: string): Condition | 'any' | undefined {
  const parsed = parseCondition(text, position);
  if (!parsed.ok) return undefined;
  return parsed.condition ?? 'any';
}

/** The tests of a list, whatever separates them; commas in quotes and in brackets do not. */
function splitTests(text: string): readonly string[] {
  const parts = text.match(/"[^"]*"|\[[^\])[]*[\])]|\s+or\s+|或|[,;|\n]|(?:(?!\s+or\s+)[^"[,;|\n或])+|["[]/giu) ?? [];
  const tests = [''];
  for (const part of parts) {
    const before = tests.at(-1)?.trim() ?? '';
    if (/^(?:\s+or\s+|或|[,;|\n])$/iu.test(part)) tests.push('');
    // Two texts in quotes that nothing separates.
    else if (part.startsWith('"') && part.length > 1 && before.endsWith('"')) tests.push(part);
    else tests[tests.length - 1] += part;
  }
  return tests.map((test) => test.trim());
}

function correctList(text: string, mayBeText: boolean): readonly string[] {
  const tests = splitTests(text);
  if (tests.length < 2 || tests.length > maxTests || tests.includes('')) return [];
  const corrected = tests.map((test) => {
    const phrases = mayBeText ? readPhrase(test) : [];
    return phrases[0] ?? test;
  });
  return [corrected.join(', ')];
}

/** `>= 60, < 65` is every value, since one of the tests is enough. */
function spanOf({ intervals, isNegated }: Condition, text: string): readonly string[] {
  const [first, second] = intervals;
  if (isNegated || intervals.length !== 2 || first === undefined || second === undefined) return [];
  const [lower, upper] = first.to === Infinity ? [first, second] : [second, first];
  if (lower.to !== Infinity || upper.from !== -Infinity || !(lower.from < upper.to)) return [];
  return readPhrase(text.replace(',', ' and '));
}

/** `> 1,250` is `> 1` or 250, but was probably meant as one number. The second correction is the list as it is read. */
function thousandsOf({ type, isNegated }: Condition, text: string): readonly string[] {
  const isNumber = type === 'number' && !isNegated && /^(?:[<>]=?)?\s*-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/u.test(text);
  return isNumber ? [text.replaceAll(',', ''), text.replaceAll(',', ', ')] : [];
}

function isPlainText(condition: Condition): boolean {
  return condition.type === 'text' && !condition.isNegated;
}

/** Whether it is so different from the text as it is read that a person should decide. */
function isOther(candidate: Condition | 'any', known: Condition, text: string, written: string): boolean {
  if (candidate === 'any') return true;
  if (candidate.type !== known.type || candidate.isNegated !== known.isNegated) return true;
  return candidate.values.length !== known.values.length || (written.startsWith('"') && !text.startsWith('"'));
}

/** Of the values that a text is certainly a condition for: it cannot be meant as another one. */
export function typeOfCondition(text: string): KeyType | undefined {
  const known = parse(text.trim());
  if (known === undefined || known === 'any' || correctCondition(text).corrections.length > 0) return undefined;
  return known.type;
}

/** @param type of the values in the column, if that is known */
export function correctCondition(text: string, type?: KeyType): ConditionCorrection {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '-' || trimmed.length > maxLength) return none;
  const known = parse(trimmed);
  const plain = toPlainSigns(trimmed);
  if (known === 'any') return none;
  if (known !== undefined && !isPlainText(known)) {
    const readings = [...thousandsOf(known, trimmed), ...spanOf(known, trimmed)];
    return { corrections: readings.filter((one) => parse(one) !== undefined), isReadable: true };
  }
  if (known !== undefined && trimmed.startsWith('"')) return none;
  const mayBeNumber = type !== 'text' || known === undefined;
  const candidates = [
    ...(mayBeNumber ? readPhrase(plain) : []),
    plain,
    ...(type === 'boolean' ? readAnswer(plain) : []),
    ...correctList(plain, mayBeNumber),
    ...(known === undefined && type === 'text' ? [JSON.stringify(trimmed)] : []),
  ];
  const corrections = new Map<string, string>();
  for (const one of candidates) {
    const read = one === trimmed ? undefined : parse(one);
    if (read === undefined || (type !== undefined && read !== 'any' && read.type !== type)) continue;
    // Each condition once, however it is written.
    const key = JSON.stringify(read);
    if (!corrections.has(key) && (known === undefined || isOther(read, known, trimmed, one))) corrections.set(key, one);
  }
  const isReadable = known !== undefined;
  const found = [...corrections.values()];
  return { corrections: isReadable && found.length > 0 ? [...found, JSON.stringify(trimmed)] : found, isReadable };
}

function readAnswer(text: string): readonly string[] {
  if (/^(?:yes|y|true|是|有)$/iu.test(text)) return ['true'];
  return /^(?:no|n|false|否|沒有|无)$/iu.test(text) ? ['false'] : [];
}
