// The problems of the REST API in the language of Accept-Language. English is the language in which problems are made;
// the others are tables from the English sentences, so a problem needs no second text where it is made. What no table has
// is worded by its code, with the English sentence behind it. scripts/check-problem-texts.mjs finds what a table lacks. Pure.
import type { Problem } from '../user-error.ts';
import { chineseByCode, chineseSentences, chineseWords } from './zh-hk.ts';

/** What messages are written in. */
export type MessageLanguage = 'en' | 'zh';

/** Prices are calculated in less time than it takes to look through locales; the lists of most requests are the same few. */
const knownLanguages = new WeakMap<readonly string[], MessageLanguage>();

/** The first of the wanted locales that there are messages in. */
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

export function translateProblems(problems: readonly Problem[], language: MessageLanguage): readonly Problem[] {
  if (language === 'en') return problems;
  return problems.map((problem, index) => (index < translatedMax ? toChinese(problem) : problem));
}

function toChinese(problem: Problem): Problem {
  const { code, message } = problem;
  const translated = message.length > translatedMaxLength ? undefined : translate(message);
  return { ...problem, message: translated ?? `${chineseByCode[code]}（${message}）` };
}

/** Programs compare these with the texts of `errors`, which has them in English in every language. */
const comparedTexts = [
  'Specified Object Already Exists in the Bucket',
  'File type is not valid',
  'The file is damaged. Save it again in the program that made it, and upload the new file.',
  'Invalid or expired token',
];

let englishOfCompared: ReadonlyMap<string, string> | undefined;

/** The text of a translated problem in the list of texts alone. */
export function plainText({ message }: Problem): string {
  englishOfCompared ??= new Map(comparedTexts.map((text) => [translate(text) ?? text, text]));
  return englishOfCompared.get(message) ?? message;
}

/** Longer ones contain what a client has sent, and are not searched for sentences. docs/limits.md lists these numbers. */
export const translatedMaxLength = 400;
/** Further ones remain in English. */
export const translatedMax = 50;
/** Sentences in a message, or within one another. */
const sentencesMax = 5;
/** Parts of a message that are compared with all sentences: what a client has sent can be divided in very many ways. */
const partsMax = 100;

interface Translation {
  /** What is before, between and after the values. */
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

/** A sentence, or several of them one after the other; undefined where one of them is unknown. */
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

/** The shortest values between the literals; undefined for another sentence. Takes time that is linear in its length. */
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
