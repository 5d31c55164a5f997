// JSON text and JSON Logic as requests bring them: read, refused with a place, and evaluated within limits.
import { compileRule, type Json, parseJsonText, type RuleProblem } from '@coverwright/rules';
import { type Problem, requireNone, UserError } from '../../errors/user-error.ts';
import { validateText } from '../../errors/validate-text.ts';
import type { keyValueInput } from '../../graphql/generated/schema-types.ts';
import { fromKeyValues } from './scalar-value.ts';

/** Longest JSON text that is kept or evaluated, in UTF-16 units. */
export const jsonTextMaxLength = 2_000_000;

export interface GivenValues {
  readonly values?: readonly (keyValueInput | null)[] | null | undefined;
  /** Wins over values. */
  readonly valuesJsonString?: string | null | undefined;
}

/** Says why a text is no JSON that can be kept, with its line; name is what the text is called in words. */
export function validateJsonText(text: string, path: string, name: string): Problem[] {
  const tooLong = validateText(text, path, { name, maxLength: jsonTextMaxLength });
  if (tooLong.length > 0) return tooLong;
  const parsed = parseJsonText(text);
  if (parsed.ok) return [];
  return [{ code: 'INVALID', message: `The ${name} is no valid JSON. ${parsed.message}`, path }];
}

export function requireJson(text: string, path: string, name: string): Json {
  requireNone(validateJsonText(text, path, name));
  const parsed = parseJsonText(text);
  return parsed.ok ? parsed.value : null;
}

/** The variables that a request gives; undefined when it gives none. */
export function toVariables({ values, valuesJsonString }: GivenValues): Json | undefined {
  if (valuesJsonString !== null && valuesJsonString !== undefined) {
    return requireJson(valuesJsonString, 'valuesJsonString', 'text of the values');
  }
  return values === null || values === undefined ? undefined : fromKeyValues(values);
}

/** The result of logic on variables; a failure of the logic is told under the given path. */
export function evaluate(logic: Json, variables: Json, path: string): Json {
  const outcome = compileRule(logic).evaluate(variables);
  if (outcome.ok) return outcome.value;
  throw new UserError(toProblem(outcome.problem, path));
}

export function toProblem(problem: RuleProblem, path: string): Problem {
  return { code: problem.code === 'LIMIT_EXCEEDED' ? 'LIMIT_EXCEEDED' : 'INVALID', message: problem.message, path };
}
