/** Expressions in words, such as `Age < 18 and Zone is Asia`, with what users call the variables. Never code. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { createSay, type Sentence } from '@coverwright/insurance/sentence';
import { shorten } from '@coverwright/insurance/shorten';
import { isJsonList, isJsonObject, type Json } from '../json/json.ts';
import { toOperator } from '../json/shape.ts';
import { fallbackOfVariable, fullPathOf, pathOfVariable, type VariableLabels } from './labels.ts';
import { wordSentences } from './word-sentences.ts';

const say = createSay(wordSentences);

const maxLength = 60;
/** Items of a list in one sentence. */
const maxItems = 8;
/** Parts of one expression; nobody reads more. */
const maxParts = 40;

/** @returns a sentence that is part of another one */
export function logicInWords(logic: Json, labels: VariableLabels): Sentence {
  return new Wording(labels).word(logic, '');
}

/** A part of another sentence, in brackets if it would be read as more than one part. */
export function asPart(inner: Sentence): Sentence {
  return inner.reason === 'WORD_AND' || inner.reason === 'WORD_OR' || inner.reason === 'WORD_NOT'
    ? say('WORD_GROUP', { inner })
    : inner;
}

/** A constant, with the label that it has as a value of the variable. */
export function valueInWords(value: Json, path: string | undefined, labels: VariableLabels): Sentence {
  if (value === null) return say('WORD_NOTHING');
  if (typeof value === 'boolean') return value ? say('WORD_YES') : say('WORD_NO');
  if (value === '') return say('WORD_EMPTY');
  if (typeof value === 'string') {
    const label = path === undefined ? undefined : labels.choices.get(path)?.get(value);
    return say('WORD_NAME', { name: shorten(label ?? value, maxLength) });
  }
  if (typeof value === 'number' || isLongNumber(value)) return say('WORD_NAME', { name: String(value) });
  return say('WORD_SEVERAL_VALUES');
}

type Compared = 'WORD_IS' | 'WORD_IS_NOT' | 'WORD_BELOW' | 'WORD_UP_TO' | 'WORD_ABOVE' | 'WORD_FROM';
const comparisons: ReadonlyMap<string, Compared> = new Map([
  ['==', 'WORD_IS'],
  ['===', 'WORD_IS'],
  ['!=', 'WORD_IS_NOT'],
  ['!==', 'WORD_IS_NOT'],
  ['<', 'WORD_BELOW'],
  ['<=', 'WORD_UP_TO'],
  ['>', 'WORD_ABOVE'],
  ['>=', 'WORD_FROM'],
]);

type Joined = 'WORD_AND' | 'WORD_OR' | 'WORD_PLUS' | 'WORD_MINUS' | 'WORD_TIMES' | 'WORD_DIVIDED' | 'WORD_REMAINDER';
const joins: ReadonlyMap<string, Joined> = new Map([
  ['and', 'WORD_AND'],
  ['or', 'WORD_OR'],
  ['+', 'WORD_PLUS'],
  ['-', 'WORD_MINUS'],
  ['*', 'WORD_TIMES'],
  ['/', 'WORD_DIVIDED'],
  ['%', 'WORD_REMAINDER'],
]);

type OfEntries = 'WORD_ALL' | 'WORD_SOME' | 'WORD_NONE' | 'WORD_FILTERED';
const ofEntries: ReadonlyMap<string, OfEntries> = new Map([
  ['all', 'WORD_ALL'],
  ['every', 'WORD_ALL'],
  ['some', 'WORD_SOME'],
  ['none', 'WORD_NONE'],
  ['filter', 'WORD_FILTERED'],
]);

type OfList = 'WORD_GREATEST' | 'WORD_LEAST' | 'WORD_MERGED' | 'WORD_JOINED' | 'WORD_MISSING';
const ofLists: ReadonlyMap<string, OfList> = new Map([
  ['max', 'WORD_GREATEST'],
  ['min', 'WORD_LEAST'],
  ['merge', 'WORD_MERGED'],
  ['cat', 'WORD_JOINED'],
]);

type OfOne = 'WORD_LENGTH' | 'WORD_NAMES_IN' | 'WORD_PART_OF' | 'WORD_ROUNDED';
const ofOne: ReadonlyMap<string, OfOne> = new Map([
  ['length', 'WORD_LENGTH'],
  ['keys', 'WORD_NAMES_IN'],
  ['substr', 'WORD_PART_OF'],
  ['round', 'WORD_ROUNDED'],
  ['round_half_even', 'WORD_ROUNDED'],
  ['round_to', 'WORD_ROUNDED'],
]);

class Wording {
  readonly #labels: VariableLabels;
  #partsLeft = maxParts;

  constructor(labels: VariableLabels) {
    this.#labels = labels;
  }

  /** @param scope the path of the list whose entries the variables are relative to */
  word(logic: Json, scope: string): Sentence {
    this.#partsLeft -= 1;
    if (this.#partsLeft < 0) return say('WORD_CALCULATED');
    const operator = toOperator(logic);
    if (operator?.isSingle !== true) {
      return isJsonList(logic) ? this.#list(logic, scope, undefined) : valueInWords(logic, undefined, this.#labels);
    }
    const args = isJsonList(operator.argument) ? operator.argument : [operator.argument];
    return (
      this.#variable(logic, scope) ??
      this.#condition(operator.name, args, scope) ??
      this.#calculation(operator.name, args, scope) ??
      this.#named(operator.name, args, scope) ??
      say('WORD_CALCULATED')
    );
  }

  #variable(logic: Json, scope: string): Sentence | undefined {
    const path = pathOfVariable(logic);
    if (path === undefined) return undefined;
    const name = this.#name(path, scope);
    const fallback = fallbackOfVariable(logic);
    if (fallback === undefined || fallback === null || fallback === '') return name;
    return say('WORD_WITH_FALLBACK', { a: name, b: this.word(fallback, scope) });
  }

  #name(path: string, scope: string): Sentence {
    const full = fullPathOf(path, scope);
    const label = this.#labels.names.get(full) ?? this.#labels.names.get(fullPathOf(path, ''));
    if (label === undefined && path === '') return say('WORD_ENTRY');
    return say('WORD_NAME', { name: shorten(label ?? path, maxLength) });
  }

  #condition(name: string, args: readonly Json[], scope: string): Sentence | undefined {
    const [a = null, b = null, c] = args;
    const reason = comparisons.get(name);
    if (reason !== undefined) {
      if (c === undefined) return say(reason, { a: this.word(a, scope), b: this.#valueOf(b, a, scope) });
      const ends = { a: this.word(b, scope), from: this.word(a, scope), to: this.word(c, scope) };
      return name === '<=' ? say('WORD_BETWEEN', ends) : say('WORD_STRICTLY_BETWEEN', ends);
    }
    if (name === '!' || name === 'not') {
      const inner = this.word(a, scope);
      return pathOfVariable(a) === undefined
        ? say('WORD_NOT', { a: asPart(inner) })
        : say('WORD_NOT_GIVEN', { a: inner });
    }
    if (name === '!!') return this.word(a, scope);
    if (name === 'exists') return say('WORD_GIVEN', { a: this.#name(args.filter(isName).join('.'), scope) });
    if (name !== 'in') return undefined;
    return isJsonList(b)
      ? say('WORD_ONE_OF', { a: this.word(a, scope), list: this.#list(b, scope, a) })
      : say('WORD_IN', { a: this.#valueOf(a, b, scope), b: this.word(b, scope) });
  }

  #calculation(name: string, args: readonly Json[], scope: string): Sentence | undefined {
    const [a = null, b] = args;
    const reason = joins.get(name);
    const isChoice = name === 'or' && b !== undefined && toOperator(b) === undefined;
    if (name === '??' || name === 'try' || isChoice) {
      if (b === undefined) return this.word(a, scope);
      const both = { a: this.word(a, scope), b: this.#valueOf(b, a, scope) };
      return name === 'try' ? say('WORD_AFTER_FAILURE', both) : say('WORD_WITH_FALLBACK', both);
    }
    if (reason === undefined) return undefined;
    if (args.length === 0) return say('WORD_NOTHING');
    if (args.length === 1) return name === '-' ? say('WORD_NEGATIVE', { a: this.word(a, scope) }) : this.word(a, scope);
    const words = args.slice(0, maxItems).map((arg) => this.#operand(arg, scope));
    if (args.length > maxItems) words.push(say('WORD_MORE'));
    return words.reduce((before, next) => say(reason, { a: before, b: next }));
  }

  /** What has operands of its own is in brackets. */
  #operand(logic: Json, scope: string): Sentence {
    const operator = toOperator(logic);
    const isJoined = operator !== undefined && joins.has(operator.name) && isJsonList(operator.argument);
    const inner = this.word(logic, scope);
    return isJoined && inner.reason !== 'WORD_WITH_FALLBACK' ? say('WORD_GROUP', { inner }) : asPart(inner);
  }

  #named(name: string, args: readonly Json[], scope: string): Sentence | undefined {
    const [a = null, b = null, c] = args;
    const within = fullPathOf(pathOfVariable(a) ?? '', scope);
    const entries = ofEntries.get(name);
    if (entries !== undefined) return say(entries, { list: this.word(a, scope), condition: this.word(b, within) });
    const lists = ofLists.get(name);
    if (lists !== undefined) return say(lists, { list: this.#list(args, scope, undefined) });
    const one = ofOne.get(name);
    if (one !== undefined) return say(one, { a: this.word(a, scope) });
    if (name === 'map') return say('WORD_MAPPED', { list: this.word(a, scope), value: this.word(b, within) });
    if (name === 'reduce') return say('WORD_COMBINED', { list: this.word(a, scope) });
    if (name === 'get') return say('WORD_MEMBER_OF', { a: this.word(a, scope), name: this.word(b, scope) });
    if (name === 'missing' || name === 'missing_some') {
      const wanted = (name === 'missing' ? args : isJsonList(b) ? b : [b]).map((path) => ({ var: path }));
      return say('WORD_MISSING', { list: this.#list(wanted, scope, undefined) });
    }
    if (name === 'throw') return say('WORD_FAILURE', { name: this.word(a, scope) });
    if (name === 'function')
      return say('WORD_OF_FUNCTION', { name: this.word(a, scope), output: this.word(c ?? null, scope) });
    if (name === 'table')
      return say('WORD_OF_TABLE', { name: this.word(a, scope), column: this.word(c ?? null, scope) });
    if (name === 'decide') return say('WORD_OF_DECISION');
    if (name === 'if' || name === '?:') return say('WORD_DEPENDS');
    if (name === 'preserve') return valueInWords(args.length === 1 ? a : [], undefined, this.#labels);
    return name === 'eachKey' ? say('WORD_SEVERAL_VALUES') : undefined;
  }

  #list(items: readonly Json[], scope: string, of: Json | undefined): Sentence {
    const words = items.slice(0, maxItems).map((item) => this.#valueOf(item, of ?? null, scope));
    if (items.length > maxItems) words.push(say('WORD_MORE'));
    const last = words.pop();
    if (last === undefined) return say('WORD_NOTHING');
    return words.reduceRight((rest, first) => say('WORD_LIST', { first, rest }), last);
  }

  /** A constant that a variable is compared with has the label of its choice. */
  #valueOf(logic: Json, of: Json, scope: string): Sentence {
    if (isJsonObject(logic) || isJsonList(logic)) return this.word(logic, scope);
    const path = pathOfVariable(of);
    return valueInWords(logic, path === undefined ? undefined : fullPathOf(path, scope), this.#labels);
  }
}

function isName(step: Json): step is string | number {
  return typeof step === 'string' || typeof step === 'number';
}
