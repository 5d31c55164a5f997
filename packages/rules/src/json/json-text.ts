/**
 * Parses JSON text typed by a person: accepts the same texts as JSON.parse, and reports for all others in one sentence
 * which line has the problem. Not recursive, so no nesting can exhaust the stack.
 */
import { parseKeepingNumbers } from '@coverwright/insurance/parse-keeping-numbers';
import { maxNesting, scanJson, type JsonEvents } from './json-scanner.ts';
import { jsonOverLimit } from './json-shape.ts';
import type { Json, JsonPath } from './json.ts';
import type { Sentence } from '../problems/sentences.ts';

export type JsonTextResult =
  | { readonly ok: true; readonly value: Json }
  | (Sentence & {
      readonly ok: false;
      /** 1-based line of `offset`. */
      readonly line: number;
      /** 1-based, in UTF-16 units. */
      readonly column: number;
      /** 0-based offset of the first character to mark. */
      readonly offset: number;
      /** 0-based offset after the last character to mark; the same as offset at the end of the text. */
      readonly endOffset: number;
      /** One English sentence that begins with "Line N: ". */
      readonly message: string;
    });

const noEvents: JsonEvents = {};

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

export function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let index = text.indexOf('\n'); index !== -1 && index < offset; index = text.indexOf('\n', index + 1)) line++;
  return line;
}

/**
 * Parses JSON text. Accepts exactly what JSON.parse accepts, except that lists and objects nested deeper than 2,000
 * levels are rejected. Never throws.
 */
export function parseJsonText(text: string): JsonTextResult {
  return parseBy(JSON.parse, text);
}

/**
 * Like parseJsonText, for logic, its values and the data of templates: a number that a double would change remains as it
 * is written, as a LongNumber.
 */
export function parseLogicText(text: string): JsonTextResult {
  return parseBy(parseKeepingNumbers, text);
}

function parseBy(parse: (text: string) => Json, text: string): JsonTextResult {
  const value = parseWithin(parse, text);
  if (value !== undefined) return { ok: true, value };
  const problem = scanJson(text, noEvents);
  if (problem === undefined) return { ok: true, value: parse(text) };
  const { offset, endOffset, sentence } = problem;
  const { message, ...said } = sentence;
  const line = lineOf(text, offset);
  return {
    ok: false,
    ...said,
    line,
    column: offset - lineStart(text, offset) + 1,
    offset,
    endOffset,
    message: `Line ${line}: ${message}`,
  };
}

/** Undefined if a message has to describe the problem, which takes far longer. */
function parseWithin(parse: (text: string) => Json, text: string): Json | undefined {
  // The nesting depth cannot exceed the length of the text.
  if (text.length > maxNesting && jsonOverLimit(text, { nesting: maxNesting }) !== undefined) return undefined;
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Offsets in the text, 0-based; `to` is after the last character. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

export interface LocatedValue extends TextRange {
  /** The name with its quotes, if the value is in an object. */
  readonly key?: TextRange;
}

/**
 * The range of the value at a path in a JSON text, and of its name. If a name occurs twice, the last one counts, as in
 * JSON.parse. Undefined if the text is not valid JSON or has no value at the path.
 */
export function locatePath(text: string, path: JsonPath): LocatedValue | undefined {
  let found: LocatedValue | undefined;
  /** The number of open containers that lie on the path. */
  let matched = 0;
  let open = 0;
  const isNext = (segment: string | number): boolean => open === matched + 1 && segment === path[matched];
  let target: { from: number; key: TextRange | undefined; open: number } | undefined;
  let pendingKey: TextRange | undefined;
  let isOnPath = path.length === 0;
  const problem = scanJson(text, {
    name(name, from, to) {
      isOnPath = isNext(name);
      pendingKey = { from, to };
      if (isOnPath) found = undefined;
    },
    index(index) {
      isOnPath = isNext(index);
      pendingKey = undefined;
    },
    begin(from) {
      if (isOnPath && open === path.length && matched >= path.length - 1 && target === undefined) {
        target = { from, key: pendingKey, open };
      }
      if (isOnPath && open > 0) matched++;
      isOnPath = false;
      open++;
    },
    end(to) {
      open--;
      if (target?.open === open) {
        found = { from: target.from, to, ...(target.key === undefined ? {} : { key: target.key }) };
        target = undefined;
      }
      if (matched > 0 && matched >= open) matched = Math.max(open - 1, 0);
    },
  });
  return problem === undefined ? found : undefined;
}
