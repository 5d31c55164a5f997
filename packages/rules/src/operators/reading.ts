/** The operators that read data, with arguments already evaluated: var, val, exists, missing, missing_some, get. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { invalidArguments, spend, type Run } from '../problems/failures.ts';
import { readNumber } from '../numbers/number-text.ts';
import { climb, type Frame } from './scope.ts';
import { isAbsent, isUnknown } from './unknown.ts';
import { readKey, readSegments, refusePrototypeName, splitPath, toText } from './values.ts';

/** var's key if it is a path, split into the steps up and the rest. */
export function toPath(key: string): { readonly up: number; readonly segments: readonly string[] } {
  let up = 0;
  let rest = key;
  while (rest.startsWith('../')) {
    rest = rest.slice(3);
    up++;
  }
  return { up, segments: rest === '' ? [] : splitPath(rest) };
}

/** `{"var": [key, fallback]}`: the fallback replaces an absent value, but not null. */
export function readVariable(input: unknown, context: unknown, frame: Frame | null, run: Run): unknown {
  const key: unknown = Array.isArray(input) ? input[0] : input;
  const hasFallback = Array.isArray(input) && input[1] !== undefined;
  const fallback: unknown = hasFallback ? input[1] : null;
  if (key === undefined || key === null || key === '') {
    run.observer?.onRead?.(context, [], 'value', 0, frame);
    return context;
  }
  const { up, segments } =
    typeof key === 'string'
      ? toPath(spendPath(key, run))
      : { up: 0, segments: splitPath(spendPath(toText(key, run), run)) };
  const start = climb(context, frame, up);
  run.observer?.onRead?.(start, segments, hasFallback ? 'fallback' : 'value', up, frame);
  const value = readSegments(start, segments);
  return value === undefined ? fallback : value;
}

interface ValPath {
  readonly up: number;
  readonly keys: readonly unknown[];
}

function toValPath(input: unknown): ValPath {
  if (!Array.isArray(input)) return { up: 0, keys: [input] };
  const [first, ...rest] = input as unknown[];
  if (!Array.isArray(first) || first.length !== 1) return { up: 0, keys: input };
  const step: unknown = first[0];
  const up = typeof step === 'object' && step !== null ? 0 : Math.abs(readNumber(step));
  return { up: Number.isNaN(up) ? 0 : Math.ceil(up), keys: rest };
}

/** Maximum length of a path that is split at no cost. */
export const freePathLength = 128;

function spendPath(path: string, run: Run): string {
  if (path.length >= freePathLength) spend(run, path.length >>> 5);
  return path;
}

/** `{"val": ["a", "b"]}`, with `[[steps], "a"]` from a scope above. Absent is null. */
export function readVal(input: unknown, context: unknown, frame: Frame | null, run: Run): unknown {
  const { up, keys } = toValPath(input);
  const segments = keys.map((key) => toText(key, run));
  const start = climb(context, frame, up);
  run.observer?.onRead?.(start, segments, 'value', up, frame);
  const value = readSegments(start, segments);
  return value === undefined ? null : value;
}

/** Whether a path of val leads to a value; null counts as a value, except in decisions. */
export function existsVal(args: unknown[], context: unknown, frame: Frame | null, run: Run): boolean {
  spend(run, args.length >>> 3);
  const { up, keys } = toValPath(args);
  const segments = keys.map((key) => toText(key, run));
  for (const segment of segments) refusePrototypeName(segment);
  let current = climb(context, frame, up);
  run.observer?.onRead?.(current, segments, 'test', up, frame);
  for (const segment of segments) {
    if (current === null || current === undefined || current === '' || current === 0 || current === false) return false;
    if (typeof current !== 'object' || isLongNumber(current)) throw invalidArguments('exists');
    if (!Object.hasOwn(current, segment)) return false;
    current = readKey(current, segment);
  }
  return run.isDecision ? !isUnknown(current) : current !== undefined;
}

/** The paths that are absent, null or empty texts, as in json-logic-js. */
export function listMissing(checked: unknown, context: unknown, run: Run): unknown[] {
  if (checked === null || checked === undefined) throw invalidArguments('missing');
  if (typeof checked !== 'string' && !Array.isArray(checked)) return [];
  const missing: unknown[] = [];
  for (let index = 0; index < checked.length; index++) {
    spend(run, index & 1);
    const path: unknown = checked[index];
    const segments = splitPath(spendPath(toText(path, run), run));
    for (const segment of segments) refusePrototypeName(segment);
    run.observer?.onRead?.(context, segments, 'test');
    if (isMissing(context, segments, run)) missing.push(path);
  }
  return missing;
}

function isMissing(context: unknown, segments: readonly string[], run: Run): boolean {
  let current = context;
  for (const segment of segments) {
    if (!current) return true;
    current = readKey(current, segment);
    if (current === '' || isAbsent(current, run)) return true;
  }
  return false;
}

export function listMissingSome(args: unknown[], context: unknown, run: Run): unknown[] {
  const [needed, options] = args;
  const missing = listMissing(options, context, run);
  const length = typeof options === 'string' || Array.isArray(options) ? options.length : Number.NaN;
  return length - missing.length >=
    readNumber(typeof needed === 'object' && needed !== null ? toText(needed, run) : needed)
    ? []
    : missing;
}

/** `{"get": [value, path, fallback]}`. */
export function readFrom(args: unknown[], run: Run): unknown {
  const [value, path, fallback] = args;
  const segments = splitPath(spendPath(toText(path, run), run));
  run.observer?.onRead?.(value, segments, fallback === undefined ? 'part' : 'fallback');
  const found = readSegments(value, segments);
  return found === undefined || value === null ? (fallback ?? null) : found;
}
