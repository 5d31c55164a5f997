// Calls a function for a record: runs the template's query, renders the Liquid of the inputs, and calculates
// the outputs.
import { type FieldValue, toSerial } from '@coverwright/render/workbook';
import { type Problem, throwIfAny } from '../../../errors/user-error.ts';
import type { QueryrenderFunctionTemplateArgs } from '../../../graphql/generated/schema-types.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import {
  actingOn,
  callerOf,
  readValues,
  renderTexts,
  requireInput,
  requireTemplate,
  type TextScope,
} from '../../templates/rendering/render-texts.service.ts';
import type { MatchedInput } from '../workbook/function-state.ts';
import { countLongNumbers } from '@coverwright/rules';
import { missingValue, readLiquidValue, type ReadValue, tooManyDigits } from './input-values.ts';
import { callOnce, type LoadedFunction, loadFunction, toProblems } from './loaded-function.service.ts';

interface LoadedCall extends TextScope {
  readonly loaded: LoadedFunction;
}

export async function loadFunctionTemplate(
  { templateId, input }: QueryrenderFunctionTemplateArgs,
  scope: Scope,
  context: RequestContext,
): Promise<LoadedCall> {
  const given = requireInput(input);
  const reading = actingOn({ scope, context });
  const template = await requireTemplate('function', templateId, reading.scope);
  const loaded = await loadFunction(template, reading.scope);
  return { loaded, values: await readValues(template, given, reading.context), locale: scope.facts.locales[0] };
}

export async function renderFunction({ loaded, values, locale }: LoadedCall, context: RequestContext) {
  const inputs = await readInputs(loaded.inputs, { values, locale }, context);
  const { app, signal } = context;
  const row = { values: inputs, serial: toSerial(app.clock().getTime()) };
  const result = await callOnce(loaded, row, { app, caller: callerOf(context), signal });
  throwIfAny(toProblems(loaded, result));
  const value = loaded.outputs.map(({ output, name, field }, index) => ({
    id: output.id,
    name,
    var: field.variable,
    valueJsonString: JSON.stringify(result.values[index] ?? null),
  }));
  return { value };
}

async function readInputs(
  inputs: readonly MatchedInput[],
  { values, locale }: TextScope,
  context: RequestContext,
): Promise<FieldValue[]> {
  const pathOf = ({ name }: MatchedInput) => `inputs.${name}`;
  const sources = inputs
    .filter(({ input }) => input.liquid.trim() !== '')
    .map((each) => ({ text: each.input.liquid, path: pathOf(each), escape: 'none' as const }));
  const rendered = await renderTexts(sources, { values, locale }, context);
  const problems: Problem[] = [...rendered.problems];
  const read = inputs.flatMap((each) => {
    const text = rendered.texts.get(pathOf(each));
    // Its own problem has already been reported.
    if (text === undefined && each.input.liquid.trim() !== '') return [];
    const value = text === undefined ? readContentValue(each, values) : readLiquidValue(each, text);
    if (value.ok) return [value.value];
    problems.push(value.problem);
    return [];
  });
  throwIfAny(problems);
  return read;
}

/** For an input without Liquid. */
function readContentValue({ name }: MatchedInput, values: TextScope['values']): ReadValue {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined || value === null) return missingValue(name);
  return countLongNumbers(value) > 0
    ? { ok: false, problem: tooManyDigits(name) }
    : { ok: true, value: value as FieldValue };
}
