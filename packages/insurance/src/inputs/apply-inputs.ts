/**
 * Applies the declared inputs of a product to values: fills in defaults and finds what does not match. Undeclared values
 * are ignored. Knows no product and no request; the caller provides the engine that evaluates JSON Logic.
 */
import { isJsonList, isJsonObject, type Json } from '../json.ts';
import type { Sentence } from '../problems/sentence.ts';
import { valueAt, withValue } from '../value-at.ts';
import { compileAll, type CompileCondition, type CompiledInput, withDefault } from './compiled-input.ts';
import type { Input, InputLevel } from './input.ts';
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
  /** The paths of absent values that are not needed, as their conditions do not hold. */
  readonly unasked: readonly string[];
}

export type ApplyInputs = (values: Json) => AppliedInputs;

/** Further problems would only repeat the first ones. */
const problemsMax = 20;

interface Found {
  readonly defaults: AppliedDefault[];
  readonly problems: InputProblem[];
  readonly unasked: string[];
}

export function compileInputs(inputs: readonly Input[], compileCondition: CompileCondition): ApplyInputs {
  const compiled = compileAll(inputs, compileCondition);
  return (given) => {
    const found: Found = { defaults: [], problems: [], unasked: [] };
    const values = applyAll(compiled, given, '', found);
    return { values, ...found };
  };
}

/** Conditions read the values with their defaults, so that the order of the inputs does not matter. */
function applyAll(inputs: readonly CompiledInput[], given: Json, prefix: string, found: Found): Json {
  let values = given;
  for (const input of inputs) {
    const filled = withDefault(input, values);
    if (filled === undefined || input.default === undefined) continue;
    found.defaults.push({ path: prefix + input.path, value: input.default });
    values = filled;
  }
  for (const input of inputs) {
    if (found.problems.length >= problemsMax) break;
    values = checkAt(input, values, prefix, found);
  }
  return values;
}

function checkAt(input: CompiledInput, values: Json, prefix: string, found: Found): Json {
  const path = prefix + input.path;
  const value = valueAt(values, input.segments);
  if (value === undefined || isAbsent(value, input)) {
    if (!input.isAsked(values)) found.unasked.push(path);
    else if (input.isRequired(values)) report('REQUIRED', sayOfInput('INPUT_MISSING', { path }), input, path, found);
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
