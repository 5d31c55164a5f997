/** var and val with literal paths: property reads with optional chaining. */
import type { EmitOperator, Emitter, Scope, Value } from './emitter.ts';
import { isJsonList } from '../json/json.ts';
import { freePathLength, toPath } from '../operators/reading.ts';
import { isNameInText, prototypeNames } from '../operators/values.ts';

/** Names of inherited properties: only these, and those of the parts of a text, need the slower checks. */
const inheritedNames: ReadonlySet<string> = new Set(
  [Object, Array, String, Number, Boolean].flatMap((type) =>
    Object.getOwnPropertyNames(type.prototype).filter((name) => name !== 'length'),
  ),
);

interface StaticRead {
  readonly start: string;
  readonly segments: readonly string[];
}

function climbCode(scope: Scope, up: number): string | undefined {
  let left = up;
  let { frame } = scope;
  if (left === 0) return scope.context;
  while (frame !== null) {
    if (left === 1) return frame.isIterator ? `({ iterator: ${frame.item}, index: ${frame.index} })` : frame.item;
    if (left === 2) return frame.context;
    left -= 2;
    frame = frame.parent;
  }
  return 'undefined';
}

function isChecked(segment: string): boolean {
  return inheritedNames.has(segment) || prototypeNames.has(segment) || isNameInText(segment);
}

function readCode(emitter: Emitter, read: StaticRead, fallback: string): Value {
  const { start, segments } = read;
  const code = segments.some(isChecked)
    ? `readSegments(${start}, ${emitter.constant(segments)})`
    : `${start}${segments.map((segment) => `?.[${JSON.stringify(segment)}]`).join('')}`;
  if (fallback === 'null') return emitter.bind(`${code} ?? null`);
  const value = emitter.bind(code);
  return emitter.bind(`${value.code} === undefined ? ${fallback} : ${value.code}`);
}

export const emitVar: EmitOperator = (emitter, argument, scope, node) => {
  const [key, fallback] = isJsonList(argument) ? argument : [argument];
  if (isJsonList(argument) && argument.length > 2) return undefined;
  if (key === undefined || key === null || key === '') {
    return isJsonList(argument) && argument.length > 1 ? undefined : { code: scope.context, kind: 'any' };
  }
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  if (String(key).length >= freePathLength) return undefined;
  const { up, segments } = toPath(String(key));
  if (up > 0 && typeof key === 'number') return undefined;
  if (segments.some((segment) => prototypeNames.has(segment))) return emitter.interpreted(node, scope);
  const start = climbCode(scope, up);
  if (start === undefined) return undefined;
  const absent = fallback === undefined ? 'null' : emitter.emit(fallback, scope).code;
  return readCode(emitter, { start, segments }, absent);
};

export const emitVal: EmitOperator = (emitter, argument, scope) => {
  const keys = isJsonList(argument) ? argument : [argument];
  const [first, ...rest] = keys;
  const step = isJsonList(first) && first.length === 1 ? first[0] : undefined;
  const up = typeof step === 'number' && Number.isInteger(step) ? Math.abs(step) : 0;
  const path = step === undefined ? keys : rest;
  if (step !== undefined && typeof step !== 'number') return undefined;
  if (!path.every((key) => typeof key === 'string' || typeof key === 'number')) return undefined;
  const start = climbCode(scope, up);
  if (start === undefined || (step !== undefined && !Number.isInteger(step))) return undefined;
  return readCode(emitter, { start, segments: path.map(String) }, 'null');
};
