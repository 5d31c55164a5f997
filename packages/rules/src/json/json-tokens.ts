import { say, type EnglishSentence } from '../problems/sentences.ts';

/** The strings, numbers and keywords of JSON. Each reader returns the offset after the token, or the problem. */
export interface TokenProblem {
  readonly offset: number;
  readonly endOffset: number;
  readonly sentence: EnglishSentence;
}

function problemAt(offset: number, endOffset: number, sentence: EnglishSentence): TokenProblem {
  return { offset, endOffset, sentence };
}

const hexPattern = /^[\da-fA-F]{4}$/;

/** Reads from the opening quote. */
export function readText(text: string, from: number): number | TokenProblem {
  let at = from + 1;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 34) return at + 1;
    if (Number.isNaN(code) || code === 10 || code === 13) {
      return problemAt(from, at, say('TEXT_LEFT_OPEN'));
    }
    if (code < 32) return problemAt(at, at + 1, say('CONTROL_CHARACTER'));
    if (code !== 92) {
      at++;
      continue;
    }
    const escaped = text.charAt(at + 1);
    if (escaped === 'u') {
      if (!hexPattern.test(text.slice(at + 2, at + 6))) {
        return problemAt(at, at + 2, say('UNICODE_ESCAPE'));
      }
      at += 6;
    } else if (escaped !== '' && '"\\/bfnrt'.includes(escaped)) at += 2;
    else return problemAt(at, Math.min(at + 2, text.length), say('BACKSLASH'));
  }
}

const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const numberLike = /[-+.\w]*/y;

function wordFrom(pattern: RegExp, text: string, from: number): string {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0] ?? '';
}

export function readNumber(text: string, from: number): number | TokenProblem {
  const word = wordFrom(numberLike, text, from);
  const number = wordFrom(numberPattern, text, from);
  if (number === word && number !== '') return from + number.length;
  const shown = word.length > 40 ? `${word.slice(0, 40)}…` : word;
  const end = from + Math.max(word.length, 1);
  if (/^-?0\d/.test(word)) return problemAt(from, end, say('NUMBER_BEGINS_WITH_ZERO', { number: shown }));
  if (word.startsWith('+')) return problemAt(from, end, say('NUMBER_BEGINS_WITH_PLUS'));
  if (/^-?\./.test(word)) return problemAt(from, end, say('DIGIT_MISSING_BEFORE_POINT', { number: shown }));
  if (/\.(?!\d)/.test(word)) return problemAt(from, end, say('DIGIT_MISSING_AFTER_POINT', { number: shown }));
  return problemAt(from, end, say('NUMBER_MALFORMED', { number: shown }));
}

const words = ['true', 'false', 'null'];
const wordPattern = /[\w$]*/y;
const meant: ReadonlyMap<string, string> = new Map([
  ['none', 'null'],
  ['nil', 'null'],
  ['undefined', 'null'],
  ['nan', 'null'],
  ['infinity', 'null'],
]);

export function readLiteral(text: string, from: number): number | TokenProblem {
  const word = wordFrom(wordPattern, text, from);
  if (words.includes(word)) return from + word.length;
  const character = text.charAt(from);
  if (character === "'") return problemAt(from, from + 1, say('TEXT_SINGLE_QUOTED'));
  if (character === '“' || character === '”') {
    return problemAt(from, from + 1, say('TEXT_CURLY_QUOTED'));
  }
  if (character === '/') return problemAt(from, from + 1, say('COMMENT'));
  if (character === ':') return problemAt(from, from + 1, say('VALUE_MISSING_BEFORE_COLON'));
  if (word === '') return problemAt(from, from + 1, say('CHARACTER_MISPLACED'));
  const lower = word.toLowerCase();
  const suggestion = words.includes(lower) ? lower : meant.get(lower);
  const shown = word.length > 40 ? `${word.slice(0, 40)}…` : word;
  const sentence =
    suggestion === undefined
      ? say('WORD_UNKNOWN', { word: shown })
      : say('WORD_MEANT', { word: shown, meant: suggestion });
  return problemAt(from, from + word.length, sentence);
}
