/**
 * Outcomes as a person writes them in a cell, and their JSON text: `118.10`, `true`, `asia`, `"18"`, `["a", 1]`; in
 * underwriting also `Accept`, `Decline: CODE, CODE` and `Refer: CODE, reason`. An empty cell is a missing outcome. A decision
 * that is incomplete is `{"unread": "decline"}`, which is not an outcome: the text remains, and the check of the table reports it.
 */
import { isSameOutcome, readUnread } from '../decisions/outcome.ts';
import { writePiece } from '../formula/read-tree.ts';
import { isJsonList, isJsonObject, type Json } from '../json/json.ts';
import { missingOutcome } from './change-decision.ts';
import { findDecisionWord, nearDecision, type DecisionWords } from './outcome-words.ts';

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const literal = /^(?:true|false|null)$/;
/** A code that can be in a list without quotes. */
const plainCode = /^[^\s,，:："[\]{}](?:[^\r\n,，:："[\]{}]*[^\s,，:："[\]{}])?$/u;
const comma = /[,，]/u;

function isValidJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The JSON text of a value that is written as such, if it is. */
function readValue(text: string): string | undefined {
  if (text === '') return missingOutcome;
  if (number.test(text) || literal.test(text)) return text;
  return /^["[{]/.test(text) && isValidJson(text) ? text : undefined;
}

/** Why a text is not a decision. */
export type OutcomeFault =
  | 'missing'
  | 'unread'
  /** It is nearly the word of a decision, or answers yes or no. */
  | 'nearAccept'
  | 'nearDecline'
  | 'nearRefer'
  | 'acceptAlone'
  | 'declineCode'
  | 'referCode'
  | 'referReason';

const nearFaults = { accept: 'nearAccept', decline: 'nearDecline', refer: 'nearRefer' } as const;

type ReadDecision =
  | { readonly ok: true; readonly written: string; readonly fault?: OutcomeFault }
  | { readonly ok: false; readonly fault: OutcomeFault };

/** A code that needs no word before it: `AGE_TOO_LOW`, `A1`, `age.low`, but no ordinary word. */
const bareCode = /^(?=.*\p{Lu})[\p{Lu}\p{N}_.\-/]+$|^[\p{L}\p{N}]+(?:[_.][\p{L}\p{N}]+)+$/u;

/** The codes that are known where the outcome is entered, which can be any texts. */
export type KnownCodes = ReadonlySet<string>;
const noCodes: KnownCodes = new Set();

function isBareCode(text: string, codes: KnownCodes): boolean {
  return codes.has(text) || bareCode.test(text);
}

const quotes: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['‘', '’'],
  ['「', '」'],
  ['『', '』'],
];

/** Quotes around a text belong to no code and no reason. */
function withoutQuotes(text: string): string {
  const around = quotes.some(([open, close]) => text.length > 1 && text.startsWith(open) && text.endsWith(close));
  return around ? text.slice(1, -1).trim() : text;
}

/** One text without a comma is a code, unless it is quoted or has several words, as reasons have. */
function readReferral(rest: string): ReadDecision {
  const at = rest.startsWith('"') || rest.startsWith('“') ? -1 : rest.search(comma);
  const isQuoted = withoutQuotes(rest) !== rest;
  if (at < 0 && (isQuoted || /\s/u.test(rest))) return { ok: false, fault: 'referCode' };
  const parts = at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at + 1)];
  const [code = '', reason = ''] = parts.map((part) => withoutQuotes(part.trim()));
  if (code === '') return { ok: false, fault: 'referCode' };
  const written = `{"refer": ${JSON.stringify(code)}, "reason": ${JSON.stringify(reason)}}`;
  return { ok: true, written, ...(reason === '' && { fault: 'referReason' }) };
}

/** In the decisions of underwriting, a text without a word must be codes of a decline, which no word resembles. */
function readDecision(text: string, words: DecisionWords, known: KnownCodes): ReadDecision {
  const spoken = known.has(text) ? undefined : findDecisionWord(text, words);
  if (spoken?.name === 'accept') {
    return spoken.rest === '' ? { ok: true, written: '[]' } : { ok: false, fault: 'acceptAlone' };
  }
  if (spoken?.name === 'refer') return readReferral(spoken.rest);
  const codes = (spoken?.rest ?? text).split(comma).map((code) => withoutQuotes(code.trim()));
  const named = codes.filter((code) => code !== '');
  // Declining without a code would accept.
  if (named.length === 0) return { ok: false, fault: spoken === undefined ? 'unread' : 'declineCode' };
  if (spoken === undefined) {
    const near = named.map((code) => (known.has(code) ? undefined : nearDecision(code, words))).find(Boolean);
    if (near !== undefined) return { ok: false, fault: nearFaults[near] };
    if (!named.every((code) => isBareCode(code, known))) return { ok: false, fault: 'unread' };
  }
  return { ok: true, written: `[${named.map((code) => JSON.stringify(code)).join(', ')}]` };
}

/**
 * The JSON text of an outcome as a cell shows it.
 * @param words set for the decisions of underwriting
 * @param codes that need no word before them
 */
export function readOutcome(cell: string, words: DecisionWords | undefined, codes = noCodes): string {
  const text = cell.trim();
  const value = readValue(text);
  if (value !== undefined) return value;
  if (words === undefined) return JSON.stringify(text);
  const read = readDecision(text, words, codes);
  return read.ok ? read.written : writeUnread(text);
}

function writeUnread(text: string): string {
  return `{"unread": ${JSON.stringify(text)}}`;
}

/** What a decision lacks; undefined for a complete one, and for what is not a decision. */
export function findOutcomeFault(value: Json, words: DecisionWords): OutcomeFault | undefined {
  const unread = readUnread(value);
  if (unread !== undefined) return readDecision(unread.trim(), words, noCodes).fault ?? 'unread';
  if (!isJsonObject(value)) return undefined;
  if (Object.keys(value).length === 0) return 'missing';
  return value['reason'] === '' && isPlainCode(value['refer'] ?? null) ? 'referReason' : undefined;
}

function isPlainCode(value: Json): value is string {
  return typeof value === 'string' && plainCode.test(value);
}

/** What is shown in words, if these are read as the same value. */
function showDecision(value: Json, words: DecisionWords): string | undefined {
  const shown = sayDecision(value, words);
  if (shown === undefined || readUnread(value) !== undefined) return shown;
  return isSameOutcome(JSON.parse(readOutcome(shown, words)) as Json, value) ? shown : undefined;
}

function sayDecision(value: Json, words: DecisionWords): string | undefined {
  if (isJsonList(value)) {
    if (value.length === 0) return words.accept;
    return value.every(isPlainCode) ? `${words.decline}: ${value.join(', ')}` : undefined;
  }
  if (!isJsonObject(value)) return undefined;
  const unread = readUnread(value);
  // A text that could be read would become another value.
  if (unread !== undefined) return readOutcome(unread, words) === writeUnread(unread) ? unread : undefined;
  const { refer, reason, ...others } = value;
  const isShown = refer !== undefined && isPlainCode(refer) && typeof reason === 'string' && reason.trim() === reason;
  if (!isShown || Object.keys(others).length > 0 || /[\r\n]/.test(reason)) return undefined;
  return `${words.refer}: ${refer}${reason === '' ? '' : `, ${reason}`}`;
}

/**
 * What is shown in a cell of outcomes for JSON text; readOutcome turns it into the same value.
 * @param written valid JSON
 */
export function showOutcome(written: string, words: DecisionWords | undefined): string {
  const value = JSON.parse(written) as Json;
  const decision = words === undefined ? undefined : showDecision(value, words);
  if (decision !== undefined) return decision;
  if (typeof value === 'string') {
    const isPlain = words === undefined && value.trim() === value && !/[\r\n]/.test(value);
    return isPlain && readValue(value) === undefined ? value : JSON.stringify(value);
  }
  const line = writePiece(written);
  return line === missingOutcome ? '' : line;
}

/** Whether outcomes are decisions of underwriting: lists of codes, or referrals, also incomplete ones. */
export function isDecisionOutcome(written: string): boolean {
  if (!/^[[{]/.test(written)) return false;
  const value = JSON.parse(written) as Json;
  if (isJsonObject(value)) return 'refer' in value || readUnread(value) !== undefined;
  return isJsonList(value) && value.every((code) => typeof code === 'string');
}

const generalCode = 'REFER';
const longestCode = 30;

/** A code for a reason, of its own words if they are short. */
function codeFor(reason: string): string {
  const code = reason
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  const isPlain = /^[\x20-\x7e]+$/.test(reason) && code !== '' && code.length <= longestCode;
  return isPlain ? code : generalCode;
}

/** What an incomplete decision has certainly or probably been meant to be; each can be read. */
export function correctOutcome(value: Json, words: DecisionWords): readonly string[] {
  const text = readUnread(value)?.trim();
  if (text === undefined || text === '') return [];
  const fault = findOutcomeFault(value, words);
  const decline = withoutQuotes(text);
  const declined = isPlainCode(decline) ? [`${words.decline}: ${decline}`] : [];
  if (fault === 'nearAccept') return [words.accept];
  if (fault === 'unread') return declined;
  const spoken = findDecisionWord(text, words);
  if (fault === 'referCode' && spoken !== undefined && spoken.rest !== '') {
    const reason = withoutQuotes(spoken.rest);
    const code = codeFor(reason);
    return reason === '' || spoken.rest.startsWith(',') ? [] : [`${words.refer}: ${code}, ${reason}`];
  }
  return [];
}
