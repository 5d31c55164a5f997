/**
 * Outcomes as a person writes them in a cell, and their JSON text: `118.10`, `true`, `asia`, `"18"`, `["a", 1]`; in
 * underwriting also `Accept`, `Decline: CODE, CODE` and `Refer: CODE, reason`. Nothing is an outcome that is missing.
 */
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

function isWord(text: string, name: keyof DecisionWords, words: DecisionWords): boolean {
  const typed = text.trim().toLowerCase();
  return typed === words[name].toLowerCase() || typed === english[name].toLowerCase();
}

/** In the decisions of underwriting, a text without a word is the codes of a decline. */
function readDecision(text: string, words: DecisionWords): string {
  if (isWord(text, 'accept', words)) return '[]';
  const [, word = '', rest = ''] = /^([^:：]*)[:：](.*)$/su.exec(text) ?? [];
  if (isWord(word, 'refer', words)) {
    const at = rest.search(comma);
    const [code, reason] = at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at + 1)];
    return `{"refer": ${JSON.stringify(code.trim())}, "reason": ${JSON.stringify(reason.trim())}}`;
  }
  const codes = (isWord(word, 'decline', words) ? rest : text).split(comma);
  const named = codes.map((code) => code.trim()).filter((code) => code !== '');
  // Declining without a code would accept.
  return named.length === 0 ? missingOutcome : `[${named.map((code) => JSON.stringify(code)).join(', ')}]`;
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
  if (isWord(text, 'decline', words) || isWord(text, 'refer', words)) return missingOutcome;
  return readDecision(text, words);
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
  const { refer, reason, ...others } = value;
  const isShown = refer !== undefined && isPlainCode(refer) && typeof reason === 'string' && reason.trim() === reason;
  if (!isShown || Object.keys(others).length > 0 || /[\r\n]/.test(reason)) return undefined;
  return `${words.refer}: ${refer}, ${reason}`;
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

/** Whether outcomes are decisions of underwriting: lists of codes, or referrals. */
export function isDecisionOutcome(written: string): boolean {
  if (!/^[[{]/.test(written)) return false;
  const value = JSON.parse(written) as Json;
  const isReferral = isJsonObject(value) && 'refer' in value;
  return isReferral || (isJsonList(value) && value.every((code) => typeof code === 'string'));
}
