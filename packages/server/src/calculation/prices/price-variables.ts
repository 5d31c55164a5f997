// The variables of a price: those of the pricing logic, and those that only codes read. Pure.
import { isLongNumber } from '@coverwright/insurance/long-number';
import { valueAt } from '@coverwright/insurance/value-at';
import {
  describeVariables,
  isJsonList,
  type Json,
  type PreparedTables,
  type UnknownValue,
  type VariableDescription,
  type VariableType,
} from '@coverwright/rules';
import type { Problem } from '../../errors/user-error.ts';
import { say, type Word, word } from '../../sentences/say.ts';

export interface PriceLogics {
  readonly pricing: Json;
  readonly codes: readonly Json[];
  /** Their keys have the types of the columns. */
  readonly tables: PreparedTables | undefined;
}

/**
 * Variables that only codes read are optional, since they are needed only if such a code is requested; the
 * price so far, which codes read as `premium`, comes from the server.
 */
export function describePriceVariables({ pricing, codes, tables }: PriceLogics): VariableDescription[] {
  const own = describeVariables(pricing, { tables });
  const required = new Set(own.filter(({ isOptional }) => !isOptional).map(({ path }) => path));
  const isOwn = new Set(own.map(({ path }) => path));
  return describeVariables([pricing, ...codes], { tables })
    .filter(({ path }) => path !== 'premium' || isOwn.has(path))
    .map((variable) => ({ ...variable, isOptional: !required.has(variable.path) }));
}

/**
 * Returns a problem for each value whose type differs from its variable's; optional and missing variables may
 * be null.
 */
export type TypeCheck = (values: Json, isNullAllowed: boolean) => readonly Problem[];

/** A variable with precomputed data for its check, so that checking valid values avoids allocations. */
interface TypedVariable extends Pick<VariableDescription, 'segments' | 'isOptional'> {
  readonly type: VariableType;
  readonly items: readonly TypedVariable[];
}

const none: readonly never[] = [];

export function createTypeCheck(variables: readonly VariableDescription[]): TypeCheck {
  const typed = toTyped(variables.filter(({ isDynamic }) => !isDynamic));
  return (values, isNullAllowed) => {
    let problems: Problem[] | undefined;
    for (const variable of typed) {
      const value = valueAt(values, variable.segments);
      if (fits(value, variable, isNullAllowed) && (variable.items.length === 0 || !isJsonList(value))) continue;
      (problems ??= []).push(...listMismatches(variable, values, '', isNullAllowed));
    }
    return problems ?? none;
  };
}

function toTyped(variables: readonly VariableDescription[]): TypedVariable[] {
  return variables.flatMap(({ type, segments, isOptional, items }) =>
    type === undefined ? [] : [{ type, segments, isOptional, items: toTyped(items ?? []) }],
  );
}

function fits(value: Json | undefined, { type, isOptional }: TypedVariable, isNullAllowed: boolean): boolean {
  return value === undefined || typeOf(value) === type || (value === null && (isOptional || isNullAllowed));
}

function listMismatches(variable: TypedVariable, values: Json, prefix: string, isNullAllowed: boolean): Problem[] {
  const { type, segments, items } = variable;
  const value = valueAt(values, segments);
  if (value === undefined) return [];
  const path = [prefix, ...segments].filter((part) => part !== '').join('.');
  if (!fits(value, variable, isNullAllowed)) return [mismatch(path, type, typeOf(value))];
  if (!isJsonList(value)) return [];
  return value.flatMap((element, index) =>
    items.flatMap((item) => listMismatches(item, element, `${path}.${index}`, isNullAllowed)),
  );
}

const names: Readonly<Record<TypeName, Word>> = {
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  list: 'a list',
  object: 'an object',
  null: 'null',
};

type TypeName = VariableType | 'null';

function typeOf(value: Json): TypeName {
  if (value === null) return 'null';
  if (isJsonList(value)) return 'list';
  if (typeof value === 'number' || isLongNumber(value)) return 'number';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

/** For a value of another type than the logic works with, in prices and in decisions. */
export function mismatch(path: string, wanted: VariableType, given: TypeName): Problem {
  const types = { wanted: word(names[wanted]), given: word(names[given]) };
  return { code: 'INVALID', ...say('VARIABLE_TYPE_WRONG', { path, ...types }), path: `values.${path}` };
}

/** For a variable that the pricing logic or an applied code needs. */
export function missingVariable(path: string): Problem {
  const sentence = say('PRICE_VARIABLE_MISSING', { path });
  return { code: 'REQUIRED', ...sentence, path: `values.${path}` };
}

/** For a text that the logic compares with a closed list, if the request refuses such values. */
export function unknownValue({ path, value, nearest }: UnknownValue): Problem {
  const sentence =
    nearest === null
      ? say('VARIABLE_VALUE_UNKNOWN', { value, path })
      : say('VARIABLE_VALUE_MISSPELT', { value, path, nearest });
  return { code: 'INVALID', ...sentence, path: `values.${path}` };
}
