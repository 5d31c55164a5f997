/** The tokens of a formula, one at a time. Each character is visited once. */
import { normalizeWithin } from '@coverwright/insurance/bounded-text';
import { parseJsonText, type TextRange } from '../json/json-text.ts';
import { readText } from '../json/json-tokens.ts';
import { FormulaError, type FormulaFinding } from './formula-finding.ts';
import { closingQuotes, currencies, foreignSign, ownSigns, wideDigits } from './foreign-signs.ts';
import { pathFrom } from './notation.ts';
import { writePiece } from './read-tree.ts';

export interface Token extends TextRange {
  /** `word` is a path or a name, `name` one in back quotes, `piece` JSON in back quotes. */
  readonly kind: 'number' | 'text' | 'word' | 'name' | 'piece' | 'sign' | 'end';
  /** As it is written; of `name` and `piece`, what is between the back quotes, decoded. */
  readonly value: string;
}

/** Of a number in wide digits that is offered in plain ones. */
const wideMaxLength = 100;

const space = /\s*/y;
const number = /(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const numberLike = /[.\d][\p{L}\p{N}_$.]*/uy;
const sign = /\.\.\.|===|!==|==|!=|<=|>=|\?\?|[-+*/%<>!()[\]{},:]/y;
function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function fail(finding: FormulaFinding): never {
  throw new FormulaError(finding);
}

/** @throws FormulaError */
export function nextToken(text: string, at: number): Token {
  const from = at + match(space, text, at).length;
  const first = text.charAt(from);
  if (first === '') return { kind: 'end', from, to: from, value: '' };
  if (first === '"') return textToken(text, from);
  if (first === '`') return nameToken(text, from);
  const word = match(pathFrom, text, from);
  if (word === 'json' && text.charAt(from + 4) === '`') return pieceToken(text, from);
  if (word !== '') return { kind: 'word', from, to: from + word.length, value: word };
  const dots = text.startsWith('...', from);
  if (!dots && match(numberLike, text, from) !== '') return numberToken(text, from);
  // The longer foreign sign of two that begin alike: `<>` is not `<`.
  const foreign = match(foreignSign, text, from);
  const own = match(sign, text, from);
  if (own !== '' && own.length >= foreign.length) return { kind: 'sign', from, to: from + own.length, value: own };
  return failAtSign(text, from, foreign);
}

function failAtSign(text: string, from: number, foreign: string): never {
  const to = from + Math.max(foreign.length, 1);
  const meant = ownSigns.get(foreign);
  if (meant !== undefined) {
    fail({ code: 'SIGN_UNKNOWN', from, to, about: foreign, correction: { from, to, text: meant } });
  }
  const wide = match(wideDigits, text, from);
  if (wide !== '') {
    const position = { from, to: from + wide.length };
    const digits = normalizeWithin(wide, wideMaxLength, 'NFKC');
    const correction = digits === undefined ? undefined : { ...position, text: digits };
    fail({ code: 'SIGN_UNKNOWN', ...position, about: wide, ...(correction && { correction }) });
  }
  const character = String.fromCodePoint(text.codePointAt(from) ?? 0);
  if (currencies.includes(character)) {
    fail({ code: 'CURRENCY_UNFIT', from, to, about: character, correction: { from, to, text: '' } });
  }
  const closing = closingQuotes.get(character);
  if (closing === undefined) fail({ code: 'CHARACTER_UNKNOWN', from, to: from + character.length, about: character });
  const end = text.indexOf(closing, from + 1);
  if (end === -1) fail({ code: 'TEXT_QUOTES', from, to: text.length });
  const correction = { from, to: end + 1, text: JSON.stringify(text.slice(from + 1, end)) };
  return fail({ code: 'TEXT_QUOTES', from, to: end + 1, correction });
}

function textToken(text: string, from: number): Token {
  const end = readText(text, from);
  if (typeof end === 'number') return { kind: 'text', from, to: end, value: text.slice(from, end) };
  if (end.offset === from) fail({ code: 'TEXT_OPEN', from, to: end.endOffset });
  return fail({ code: 'TEXT_UNFIT', from: end.offset, to: end.endOffset });
}

function numberToken(text: string, from: number): Token {
  const value = match(number, text, from);
  const end = from + value.length;
  // An exponent with a sign is longer than what looks like a number.
  const like = match(numberLike, text, from);
  if (value.length >= like.length || (value !== '' && text.startsWith('...', end))) {
    return { kind: 'number', from, to: end, value };
  }
  const correction = {
    from,
    to: from + like.length,
    text: like
      .replace(/^\./, '0.')
      .replace(/\.$/, '')
      .replace(/^0+(?=\d)/, ''),
  };
  const isCorrected = match(number, correction.text, 0) === correction.text;
  return fail({
    code: 'NUMBER_UNFIT',
    from,
    to: correction.to,
    about: like.slice(0, 40),
    ...(isCorrected && { correction }),
  });
}

function nameToken(text: string, from: number): Token {
  const end = text.indexOf('`', from + 1);
  if (end === -1) fail({ code: 'NAME_UNFIT', from, to: text.length });
  const parsed = parseJsonText(`"${text.slice(from + 1, end)}"`);
  if (!parsed.ok || typeof parsed.value !== 'string') fail({ code: 'NAME_UNFIT', from, to: end + 1 });
  return { kind: 'name', from, to: end + 1, value: parsed.value };
}

function pieceToken(text: string, from: number): Token {
  const start = from + 'json`'.length;
  const end = text.indexOf('`', start);
  if (end === -1) fail({ code: 'PIECE_UNFIT', from, to: text.length });
  const json = text.slice(start, end);
  if (!parseJsonText(json).ok) fail({ code: 'PIECE_UNFIT', from, to: end + 1 });
  return { kind: 'piece', from, to: end + 1, value: writePiece(json.trim()) };
}
