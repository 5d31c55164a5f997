/**
 * Applies the declared inputs of a product to values: fills in defaults and finds what does not match. Undeclared values
 * are ignored. Knows no product and no request; the caller provides the engine that evaluates JSON Logic.
 */
import { isJsonList, isJsonObject, type Json } from '../json.ts';
import type { Sentence } from '../problems/sentence.ts';
import { type Input, type InputLevel, segmentsOf } from './input.ts';
import { sayOfInput } from './input-sentences.ts';
import { faultOfValue, isAbsent, wrongType } from './input-value.ts';

/** A value that does not match. */
export interface InputProblem extends Sentence {
  readonly code: 'REQUIRED' | 'INVALID';
  /** Dotted, such as insureds.1.age. */
  readonly path: string;
  readonly level: InputLevel;
}

export interface AppliedDefault {
  readonly path: string;
  readonly value: Json;
}

export interface AppliedInputs {
  /** With the defaults; the given values themselves if there are none to apply. */
  readonly values: Json;
  readonly defaults: readonly AppliedDefault[];
  /** At most 20. */
  readonly problems: readonly InputProblem[];
}

export type ApplyInputs = (values: Json) => AppliedInputs;

/** Returns whether a condition holds for some values. */
export type CompileCondition = (condition: Json) => (values: Json) => boolean;

/** Further problems would only repeat the first ones. */
const problemsMax = 20;

interface CompiledInput extends Omit<Input, 'items'> {
  readonly segments: readonly string[];
  readonly isRequired: (values: Json) => boolean;
  readonly items: readonly CompiledInput[];
}

interface Found {
  readonly defaults: AppliedDefault[];
  readonly problems: InputProblem[];
}

export function compileInputs(inputs: readonly Input[], compileCondition: CompileCondition): ApplyInputs {
  const compiled = compileAll(inputs, compileCondition);
  return (given) => {
    const found: Found = { defaults: [], problems: [] };
    const values = applyAll(compiled, given, '', found);
    return { values, ...found };
  };
}

function compileAll(inputs: readonly Input[], compileCondition: CompileCondition): readonly CompiledInput[] {
  return inputs.map(({ items, ...input }) => ({
    ...input,
    segments: segmentsOf(input.path),
    isRequired: compileRequired(input.requiredWhen, compileCondition),
    items: compileAll(items ?? [], compileCondition),
  }));
}

function compileRequired(condition: Json | undefined, compileCondition: CompileCondition): (values: Json) => boolean {
  if (condition === undefined || typeof condition === 'boolean') return () => condition === true;
  return compileCondition(condition);
}

/** Conditions read the values with their defaults, so that the order of the inputs does not matter. */
function applyAll(inputs: readonly CompiledInput[], given: Json, prefix: string, found: Found): Json {
  let values = given;
  for (const input of inputs) values = withDefault(input, values, prefix, found);
  for (const input of inputs) {
    if (found.problems.length >= problemsMax) break;
    values = checkAt(input, values, prefix, found);
  }
  return values;
}

function withDefault(input: CompiledInput, values: Json, prefix: string, { defaults }: Found): Json {
  const { default: value, segments } = input;
  if (value === undefined || !isAbsent(valueAt(values, segments), input)) return values;
  const filled = withValue(values, segments, value);
  if (filled === undefined) return values;
  defaults.push({ path: prefix + input.path, value });
  return filled;
}

function checkAt(input: CompiledInput, values: Json, prefix: string, found: Found): Json {
  const path = prefix + input.path;
  const value = valueAt(values, input.segments);
  if (value === undefined || isAbsent(value, input)) {
    if (input.isRequired(values)) report('REQUIRED', sayOfInput('INPUT_MISSING', { path }), input, path, found);
    return values;
  }
  const fault = faultOfValue(value, input, path);
  if (fault !== undefined) {
    report('INVALID', fault, input, path, found);
    return values;
  }
  if (input.items.length === 0 || !isJsonList(value)) return values;
  const entries = applyToEntries(input, value, path, found);
  return entries === value ? values : (withValue(values, input.segments, entries) ?? values);
}

/** The same list if no entry has changed. */
function applyToEntries(input: CompiledInput, list: readonly Json[], path: string, found: Found): readonly Json[] {
  let changed: Json[] | undefined;
  for (const [index, entry] of list.entries()) {
    if (found.problems.length >= problemsMax) break;
    const at = `${path}.${index}`;
    const isWhole = input.items[0]?.path === '';
    if (!isWhole && !isJsonObject(entry)) {
      report('INVALID', wrongType(at, sayOfInput('INPUT_WANTS_OBJECT')), input, at, found);
      continue;
    }
    const applied = applyAll(input.items, entry, isWhole ? at : `${at}.`, found);
    if (applied !== entry) (changed ??= [...list])[index] = applied;
  }
  return changed ?? list;
}

function report(
  code: InputProblem['code'],
  sentence: Sentence,
  { level }: Pick<Input, 'level'>,
  path: string,
  { problems }: Found,
): void {
  problems.push({ code, ...sentence, path, level });
}

function valueAt(values: Json, segments: readonly string[]): Json | undefined {
  let current: Json | undefined = values;
  for (const segment of segments) {
    if (!isJsonObject(current) || !Object.hasOwn(current, segment)) return undefined;
    current = current[segment];
  }
  return current;
}

/** A changed copy; undefined if something other than an object is in the way. */
function withValue(values: Json | undefined, segments: readonly string[], value: Json): Json | undefined {
  const [first, ...rest] = segments;
  if (first === undefined) return value;
  if (values !== undefined && values !== null && !isJsonObject(values)) return undefined;
  const inner = withValue(values && Object.hasOwn(values, first) ? values[first] : undefined, rest, value);
  return inner === undefined ? undefined : { ...values, [first]: inner };
}
