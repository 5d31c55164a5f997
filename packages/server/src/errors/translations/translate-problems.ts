// Translates problems of the REST API to the language of Accept-Language. Problems are created in English; the
// other languages are tables from the English sentences, so no second text is needed where a problem is
// created. A sentence without a translation becomes the text for its code, followed by the English sentence.
// scripts/check-problem-texts.mjs finds missing translations. Pure.
import { wordInChinese } from '@coverwright/insurance/sentence';
import { chineseSentences as chineseReasons } from '../../sentences/chinese.ts';
import { wordings } from '../../sentences/say.ts';
import type { Problem } from '../user-error.ts';
import { chineseByCode, chineseSentences, chineseWords } from './zh-hk.ts';

/** The languages of messages. */
export type MessageLanguage = 'en' | 'zh';

/** Prices are calculated faster than locales can be searched; the lists of most requests are the same few. */
const knownLanguages = new WeakMap<readonly string[], MessageLanguage>();

/** The first of the requested locales for which there are messages. */
export function messageLanguageOf(locales: readonly string[]): MessageLanguage {
  const known = knownLanguages.get(locales);
  if (known !== undefined) return known;
  const language = readLanguage(locales);
  knownLanguages.set(locales, language);
  return language;
}

function readLanguage(locales: readonly string[]): MessageLanguage {
  const wanted = locales
    .map((locale) => locale.split('-')[0])
    .find((language) => language === 'en' || language === 'zh');
  return wanted === 'zh' ? 'zh' : 'en';
}

/** Without their reasons, which only GraphQL returns. */
export function translateProblems(problems: readonly Problem[], language: MessageLanguage): readonly Problem[] {
  return problems.map(({ reason, params, ...problem }, index) => {
    if (language === 'en') return problem;
    if (reason !== undefined) {
      const message = wordInChinese(chineseReasons, { reason, ...(params !== undefined && { params }) });
      if (message !== undefined) return { ...problem, message };
    }
    return index < translatedMax ? toChinese(problem) : problem;
  });
}

function toChinese(problem: Problem): Problem {
  const { code, message } = problem;
  const translated = message.length > translatedMaxLength ? undefined : translate(message);
  return { ...problem, message: translated ?? `${chineseByCode[code]}（${message}）` };
}

/** Programs compare their texts in `errors`, which are in English in every language. */
const compared = ['FILE_TAKEN', 'FILE_TYPE_INVALID', 'FILE_DAMAGED', 'TOKEN_INVALID'] as const;
const englishOfCompared: ReadonlyMap<string, string> = new Map(
  compared.map((reason) => [wordings[reason].zh, wordings[reason].en]),
);

/** The text of a translated problem for the list of messages without codes. */
export function plainText({ message }: Problem): string {
  return englishOfCompared.get(message) ?? message;
}

/**
 * Longer messages contain text sent by a client, and are not searched for sentences. Keep in sync with
 * docs/limits.md.
 */
export const translatedMaxLength = 400;
/** Further ones remain in English. */
export const translatedMax = 50;
/** Sentences in a message, or nested in one another. */
const sentencesMax = 5;
/** Parts of a message that are compared with all sentences: text sent by a client can be split in very many ways. */
const partsMax = 100;

interface Translation {
  /** The texts before, between and after the values. */
  readonly literals: readonly string[];
  readonly text: string;
}

const translations: readonly Translation[] = chineseSentences.map(([english, text]) => ({
  literals: english.split('{}'),
  text,
}));

interface Search {
  partsLeft: number;
}

/** Translates one or several consecutive sentences; undefined if one of them is unknown. */
function translate(message: string, search: Search = { partsLeft: partsMax }, depth = 0): string | undefined {
  if (depth > sentencesMax) return undefined;
  const known = translateSentence(message, search, depth);
  if (known !== undefined) return known;
  for (const { index } of message.matchAll(/(?<=[.?]) (?=\S)/g)) {
    const first = translateSentence(message.slice(0, index), search, depth);
    const others = first && translate(message.slice(index + 1), search, depth + 1);
    if (others !== undefined) return `${first}${others}`;
  }
  return undefined;
}

function translateSentence(sentence: string, search: Search, depth: number): string | undefined {
  if (search.partsLeft === 0) return undefined;
  search.partsLeft -= 1;
  for (const { literals, text } of translations) {
    const values = readValues(sentence, literals);
    if (values !== undefined) return fill(text, values, search, depth);
  }
  return undefined;
}

/** The shortest values between the literals; undefined for another sentence. Takes linear time. */
function readValues(sentence: string, [begin = '', ...others]: readonly string[]): string[] | undefined {
  const end = others.pop();
  if (end === undefined) return sentence === begin ? [] : undefined;
  if (!sentence.startsWith(begin) || !sentence.endsWith(end)) return undefined;
  const values: string[] = [];
  let at = begin.length;
  for (const literal of others) {
    const next = sentence.indexOf(literal, at);
    if (next < 0) return undefined;
    values.push(sentence.slice(at, next));
    at = next + literal.length;
  }
  const endsAt = sentence.length - end.length;
  return endsAt < at ? undefined : [...values, sentence.slice(at, endsAt)];
}

function fill(text: string, values: readonly string[], search: Search, depth: number): string {
  return text.replaceAll(/\{(\d)(:text)?\}/g, (_, index: string, isText: string | undefined) => {
    const value = values[Number(index)] ?? '';
    return isText === undefined
      ? value
      : (chineseWords.get(value) ?? translate(value.trim(), search, depth + 1) ?? value);
  });
}
