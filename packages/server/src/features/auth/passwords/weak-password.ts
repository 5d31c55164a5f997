// Detects passwords that are guessed first. Uses only look-ups and one pass over a bounded text: a strength
// estimate that tries every substitution would let strangers cause expensive work.
import { normalizeWithin } from '@coverwright/insurance/bounded-text';
import { dictionary } from '@zxcvbn-ts/language-common';

export type Weakness = 'blank' | 'repeated' | 'common' | 'own-name' | 'product-name';

/** The 49,000 most common passwords, in lower case. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Rows of keys, which the list of common passwords leaves out. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789'.repeat(13),
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const walks = rows.flatMap((row) => [row, Array.from(row).toReversed().join('')]);

const productName = 'coverwright';
/** Shorter names are part of too many words. */
const nameLengthMin = 4;
const stemLengthMin = 4;
const differentCharactersMin = 5;
const repeatedLengthMin = 12;
/** The maximum length of validated text, in UTF-16 units. */
const textMaxLength = 256;

const signsForLetters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * Why a password would be among the first guesses; undefined if it would not. The length of the password must
 * be bounded.
 */
export function findWeakness(password: string, email: string): Weakness | undefined {
  const text = (normalizeWithin(password, textMaxLength, 'NFKC') ?? password).toLowerCase();
  if (isBlank(text)) return 'blank';
  if (isRepeated(text)) return 'repeated';
  if (text.includes(productName)) return 'product-name';
  if (hasName(text, email.toLowerCase())) return 'own-name';
  return stemsOf(text).some(isCommon) ? 'common' : undefined;
}

/** Separators and invisible characters, such as U+2800 and the Hangul fillers. */
function isBlank(text: string): boolean {
  return /^[\p{Z}\p{C}\u115f\u1160\u2800\u3164\uffa0]*$/u.test(text);
}

/** Few different characters, or repetitions of one part that would be too short on its own. */
function isRepeated(text: string): boolean {
  const characters = Array.from(text);
  if (new Set(characters).size < differentCharactersMin) return true;
  for (let length = 1; length < repeatedLengthMin && length <= characters.length / 2; length += 1) {
    if (characters.every((character, index) => character === characters[index % length])) return true;
  }
  return false;
}

function hasName(text: string, email: string): boolean {
  const [name = ''] = email.split('@', 1);
  if (name.length >= nameLengthMin && text.includes(name)) return true;
  const names = new Set([name, ...name.split(/[^\p{L}\p{N}]+/u)].filter((part) => part !== ''));
  return [text, lettersWithin(text)].some((stem) => names.has(stem));
}

/** The password as typed and without its outer digits and signs; both also with signs within replaced by letters. */
function stemsOf(text: string): string[] {
  const stem = lettersWithin(text);
  return [text, stem, withLetters(text), withLetters(stem)].filter((one) => one.length >= stemLengthMin);
}

/** The text from its first to its last letter: short passwords are often padded with digits and signs. */
function lettersWithin(text: string): string {
  return text.replace(/^\P{L}+/u, '').replace(/(?<=\p{L})\P{L}+$/u, '');
}

function withLetters(text: string): string {
  return Array.from(text, (character) => signsForLetters[character] ?? character).join('');
}

function isCommon(stem: string): boolean {
  return commonPasswords.has(stem) || walks.some((walk) => walk.includes(stem)) || isRepeatOfCommon(stem);
}

/** A repetition such as qwertyqwerty, or a stem of one letter. */
function isRepeatOfCommon(stem: string): boolean {
  const half = stem.slice(0, stem.length / 2);
  return new Set(stem).size === 1 || (half + half === stem && commonPasswords.has(half));
}
