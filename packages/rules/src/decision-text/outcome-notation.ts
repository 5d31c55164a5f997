/**
 * Outcomes as a person writes them in a cell, and their JSON text: `118.10`, `true`, `asia`, `"18"`, `["a", 1]`; in
 * underwriting also `Accept`, `Decline: CODE, CODE` and `Refer: CODE, reason`. An empty cell is a missing outcome. A decision
 * that is incomplete is `{"unread": "decline"}`, which is not an outcome: the text remains, and the check of the table reports it.
 */
import { readUnread } from '../decisions/outcome.ts';
import { writePiece } from '../formula/read-tree.ts';
import { isJsonList, isJsonObject, type Json } from '../json/json.ts';
import { missingOutcome } from './change-decision.ts';

/** The words of decisions in the language of the user. Those in English are always understood. */
export interface DecisionWords {
  readonly accept: string;
  readonly decline: string;
  readonly refer: string;
}

const english: DecisionWords = { accept: 'Accept', decline: 'Decline', refer: 'Refer' };

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
export type OutcomeFault = 'missing' | 'unread' | 'acceptAlone' | 'declineCode' | 'referCode' | 'referReason';

type ReadDecision =
  | { readonly ok: true; readonly written: string; readonly fault?: OutcomeFault }
  | { readonly ok: false; readonly fault: OutcomeFault };

interface Spoken {
  readonly name: keyof DecisionWords;
  /** After the word and what separates it. */
  readonly rest: string;
}

const names = ['accept', 'decline', 'refer'] as const;
const separator = /^\s*[:：,，]?/u;

/** The word that a text begins with, which is separated from what follows by a colon, a comma or a space. */
function findWord(text: string, words: DecisionWords): Spoken | undefined {
  for (const name of names) {
    for (const word of [words[name], english[name]]) {
      const after = text.slice(word.length);
      const isWord = text.slice(0, word.length).toLowerCase() === word.toLowerCase();
      if (isWord && /^(?:$|[\s:：,，])/u.test(after)) return { name, rest: after.replace(separator, '').trim() };
    }
  }
  return undefined;
}

function readReferral(rest: string): ReadDecision {
  const at = rest.search(comma);
  const [code, reason] = at < 0 ? [rest, ''] : [rest.slice(0, at).trim(), rest.slice(at + 1).trim()];
  if (code === '') return { ok: false, fault: 'referCode' };
  const written = `{"refer": ${JSON.stringify(code)}, "reason": ${JSON.stringify(reason)}}`;
  return { ok: true, written, ...(reason === '' && { fault: 'referReason' }) };
}

/** In the decisions of underwriting, a text without a word is the codes of a decline. */
function readDecision(text: string, words: DecisionWords): ReadDecision {
  const spoken = findWord(text, words);
  if (spoken?.name === 'accept') {
    return spoken.rest === '' ? { ok: true, written: '[]' } : { ok: false, fault: 'acceptAlone' };
  }
  if (spoken?.name === 'refer') return readReferral(spoken.rest);
  const codes = (spoken?.rest ?? text).split(comma).map((code) => code.trim());
  const named = codes.filter((code) => code !== '');
  // Declining without a code would accept.
  if (named.length === 0) return { ok: false, fault: spoken === undefined ? 'unread' : 'declineCode' };
  return { ok: true, written: `[${named.map((code) => JSON.stringify(code)).join(', ')}]` };
}

/**
 * The JSON text of an outcome as a cell shows it.
 * @param words set for the decisions of underwriting
 */
export function readOutcome(cell: string, words: DecisionWords | undefined): string {
  const text = cell.trim();
  const value = readValue(text);
  if (value !== undefined) return value;
  if (words === undefined) return JSON.stringify(text);
  const read = readDecision(text, words);
  return read.ok ? read.written : writeUnread(text);
}

function writeUnread(text: string): string {
  return `{"unread": ${JSON.stringify(text)}}`;
}

/** What a decision lacks; undefined for a complete one, and for what is not a decision. */
export function findOutcomeFault(value: Json, words: DecisionWords): OutcomeFault | undefined {
  const unread = readUnread(value);
  if (unread !== undefined) return readDecision(unread.trim(), words).fault ?? 'unread';
  if (!isJsonObject(value)) return undefined;
  if (Object.keys(value).length === 0) return 'missing';
  return value['reason'] === '' && isPlainCode(value['refer'] ?? null) ? 'referReason' : undefined;
}

function isPlainCode(value: Json): value is string {
  return typeof value === 'string' && plainCode.test(value);
}

function showDecision(value: Json, words: DecisionWords): string | undefined {
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
