// A declared input, prepared for many values: when it is asked and required, and its default. A value is asked and
// required by one rule, in calculations as in forms.
import type { Json } from '../json.ts';
import { valueAt, withValue } from '../value-at.ts';
import { type Input, segmentsOf } from './input.ts';
import { isAbsent } from './input-value.ts';

/** Returns whether a condition holds for some values. */
export type CompileCondition = (condition: Json) => (values: Json) => boolean;

export interface CompiledInput extends Omit<Input, 'items'> {
  readonly segments: readonly string[];
  /** For values with their defaults, as those of isRequired. What only some need is not asked of the others. */
  readonly isAsked: (values: Json) => boolean;
  readonly isRequired: (values: Json) => boolean;
  readonly items: readonly CompiledInput[];
}

export function compileAll(inputs: readonly Input[], compileCondition: CompileCondition): readonly CompiledInput[] {
  return inputs.map(({ items, ...input }) => ({
    ...input,
    segments: segmentsOf(input.path),
    ...compileRequirement(input.requiredWhen, compileCondition),
    items: compileAll(items ?? [], compileCondition),
  }));
}

function compileRequirement(
  condition: Json | undefined,
  compileCondition: CompileCondition,
): Pick<CompiledInput, 'isAsked' | 'isRequired'> {
  if (condition === undefined || typeof condition === 'boolean')
    return { isAsked: () => true, isRequired: () => condition === true };
  const holds = compileCondition(condition);
  return { isAsked: holds, isRequired: holds };
}

/** Undefined if the input has no default, or there is a value. */
export function withDefault(input: CompiledInput, values: Json): Json | undefined {
  const { default: value } = input;
  if (value === undefined || !isAbsent(valueAt(values, input.segments), input)) return undefined;
  return withValue(values, input.segments, value);
}
