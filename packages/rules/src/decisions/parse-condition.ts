/**
 * Reads the conditions of decision tables: a subset of the unary tests of S-FEEL, the language of DMN tables. Texts may be
 * written without quotes if they cannot be anything else. Numbers are the decimals as which they are written.
 */
import { shorten } from '@coverwright/insurance/shorten';
import { say, type EnglishSentence } from '../problems/sentences.ts';
import type { KeyType } from '../tables/rate-table.ts';
import { dayOf, maxDigits, parseDecimal, toComposed } from '../tables/table-cells.ts';
import type { Condition, Interval } from './condition.ts';
import { decisionLimits } from './decision-limits.ts';

/** Where a condition is, for messages: its row from 1, and the name of its column. */
export interface CellPosition {
  readonly row: number;
  readonly column: string;
}

export type ParsedCondition =
  /** Undefined for `-` and for an empty cell, which match everything. */
  | { readonly ok: true; readonly condition: Condition | undefined }
  | { readonly ok: false; readonly problem: EnglishSentence };

interface Value {
  readonly type: KeyType;
  /** A date is the number of its day. */
  readonly value: string | number | boolean;
}

const maxQuotedLength = 60;
const tooManyDigits = 10n ** BigInt(maxDigits);

class Unreadable extends Error {
  readonly sentence: EnglishSentence;
  constructor(sentence: EnglishSentence) {
    super(sentence.message);
    this.sentence = sentence;
  }
}

class ConditionReader {
  readonly #text: string;
  readonly #position: CellPosition;
  #at = 0;

  constructor(text: string, position: CellPosition) {
    this.#text = text;
    this.#position = position;
  }

  read(): Condition {
    const isNegated = this.#take(/not\s*\(/y) !== undefined;
    const tests = [this.#readTest()];
    while (this.#take(/,/y) !== undefined) tests.push(this.#readTest());
    if (isNegated && this.#take(/\)/y) === undefined) throw this.#unreadable();
    if (this.#at < this.#text.length) throw this.#unreadable();
    const type = tests[0]?.type ?? 'text';
    if (tests.some((test) => test.type !== type)) throw this.#failure('CONDITION_TYPES_MIXED');
    return {
      type,
      isNegated,
      intervals: tests.flatMap(({ test }) => (typeof test === 'object' ? [test] : [])),
      values: tests.flatMap(({ test }) => (typeof test === 'object' ? [] : [test])),
    };
  }

  #readTest(): { readonly type: KeyType; readonly test: Interval | string | boolean } {
    const sign = this.#take(/<=|>=|<|>/y)?.[0];
    if (sign !== undefined) return this.#readComparison(sign);
    const start = this.#take(/[[(\]]/y)?.[0];
    if (start !== undefined) return this.#readRange(start === '[');
    const { type, value } = this.#readValue();
    if (typeof value !== 'number') return { type, test: value };
    return { type, test: { from: value, to: value, includesFrom: true, includesTo: true } };
  }

  #readComparison(sign: string): { readonly type: KeyType; readonly test: Interval } {
    const { type, value } = this.#readEnd();
    const [from, to] = sign.startsWith('<') ? [-Infinity, value] : [value, Infinity];
    return { type, test: { from, to, includesFrom: sign === '>=', includesTo: sign === '<=' } };
  }

  #readRange(includesFrom: boolean): { readonly type: KeyType; readonly test: Interval } {
    const { type, value: from } = this.#readEnd();
    if (this.#take(/\.\./y) === undefined) throw this.#unreadable();
    const { type: endType, value: to } = this.#readEnd();
    const end = this.#take(/[\])[]/y)?.[0];
    if (end === undefined) throw this.#unreadable();
    const includesTo = end === ']';
    if (type !== endType) throw this.#failure('CONDITION_TYPES_MIXED');
    const isEmpty = from > to || (from === to && !(includesFrom && includesTo));
    if (isEmpty) throw this.#failure('CONDITION_RANGE_EMPTY');
    return { type, test: { from, to, includesFrom, includesTo } };
  }

  #readEnd(): { readonly type: 'number' | 'date'; readonly value: number } {
    const { type, value } = this.#readValue();
    if (typeof value !== 'number' || (type !== 'number' && type !== 'date'))
      throw this.#failure('CONDITION_WITHOUT_ORDER');
    return { type, value };
  }

  #readValue(): Value {
    const start = this.#at;
    const date = this.#take(/date\s*\(\s*"([^"]*)"\s*\)/y);
    if (date !== undefined) return this.#toDate(date[1] ?? '');
    const quoted = this.#take(/"(?:[^"\\]|\\.)*"/y)?.[0];
    if (quoted !== undefined) return this.#toQuoted(quoted, start);
    const bare = this.#take(/(?:(?!\.\.)[^,"()[\]<>=!])+/y)?.[0].trim();
    if (bare === undefined || bare === '') throw this.#unreadable();
    if (bare === 'true' || bare === 'false') return { type: 'boolean', value: bare === 'true' };
    if (/^\d{4}-\d{2}-\d{2}$/.test(bare)) return this.#toDate(bare);
    if (/^[-+.\d]/.test(bare)) return this.#toNumber(bare);
    // These are never meant as texts.
    if (/^(?:not|and|or|null|date)(?:\s|$)/i.test(bare)) throw this.#unreadable(start);
    return this.#toText(bare);
  }

  #toDate(text: string): Value {
    const value = dayOf(text);
    if (Number.isNaN(value)) throw this.#failure('CONDITION_DATE_UNFIT', text);
    return { type: 'date', value };
  }

  /** A code such as 007 would lose its zeros as a number. */
  #toNumber(text: string): Value {
    const written = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? parseDecimal(text) : undefined;
    const isShort = written !== undefined && written.digits < tooManyDigits && written.digits > -tooManyDigits;
    if (!isShort) throw this.#failure('CONDITION_NUMBER_UNFIT', text);
    return { type: 'number', value: Number(text) + 0 };
  }

  #toQuoted(quoted: string, start: number): Value {
    let text: unknown;
    try {
      text = JSON.parse(quoted);
    } catch {
      throw this.#unreadable(start);
    }
    return this.#toText(String(text));
  }

  #toText(text: string): Value {
    if (text.length <= decisionLimits.maxTextLength) return { type: 'text', value: toComposed(text) };
    throw new Unreadable(say('CONDITION_TEXT_TOO_LONG', { ...this.#position, limit: decisionLimits.maxTextLength }));
  }

  /** @param pattern sticky */
  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match === null) return undefined;
    this.#at = pattern.lastIndex;
    while (/\s/.test(this.#text.charAt(this.#at))) this.#at += 1;
    return match;
  }

  #failure(
    reason:
      | 'CONDITION_TYPES_MIXED'
      | 'CONDITION_RANGE_EMPTY'
      | 'CONDITION_WITHOUT_ORDER'
      | 'CONDITION_DATE_UNFIT'
      | 'CONDITION_NUMBER_UNFIT',
    text = this.#text,
  ): Unreadable {
    return new Unreadable(say(reason, { ...this.#position, condition: shorten(text, maxQuotedLength) }));
  }

  #unreadable(from = this.#at): Unreadable {
    const rest = shorten(this.#text.slice(from), maxQuotedLength);
    const condition = shorten(this.#text, maxQuotedLength);
    if (rest === '') return new Unreadable(say('CONDITION_INCOMPLETE', { ...this.#position, condition }));
    return new Unreadable(say('CONDITION_UNREADABLE', { ...this.#position, condition, rest }));
  }
}

/** Takes time in proportion to the length of the text, which is limited. Never throws. */
export function parseCondition(text: string, position: CellPosition): ParsedCondition {
  if (text.length > decisionLimits.maxCellLength) {
    const limit = decisionLimits.maxCellLength;
    return { ok: false, problem: say('CONDITION_TOO_LONG', { ...position, limit }) };
  }
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '-') return { ok: true, condition: undefined };
  try {
    return { ok: true, condition: new ConditionReader(trimmed, position).read() };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ok: false, problem: error.sentence };
  }
}
