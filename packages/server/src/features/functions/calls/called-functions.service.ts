// Functions called by pricing logic: by logical id, with values instead of the Liquid of their inputs.
import type { TurnCaller } from '@coverwright/render/turns';
import type { CallOutcome, CallRow } from '@coverwright/render/workbook';
import type { FunctionAnswer, FunctionCall, Json, JsonObject } from '@coverwright/rules';
import type { CallFunction } from '../../../calculation/function-calls.ts';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import { requireJson } from '../../../errors/validate-json-text.ts';
import type { QuerycallFunctionArgs } from '../../../graphql/generated/schema-types.ts';
import type { AppParts, RequestContext, Scope } from '../../../request/context.ts';
import { say } from '../../../sentences/say.ts';
import { callerOf } from '../../templates/rendering/render-texts.service.ts';
import { findFunction, type FunctionReadScope } from './function-calls.service.ts';
import { toCallRow } from './function-request.ts';
import { callFunction, callOnce, type LoadedFunction, toProblems } from './loaded-function.service.ts';

/** By logical id; for a function that cannot be called, the reasons. */
export type CalledFunctions = ReadonlyMap<string, LoadedFunction | readonly Problem[]>;

export async function loadCalledFunctions(
  names: readonly string[],
  scope: FunctionReadScope,
): Promise<CalledFunctions> {
  const functions = new Map<string, LoadedFunction | readonly Problem[]>();
  for (const name of names) functions.set(name, await findOrProblems(name, scope));
  return functions;
}

async function findOrProblems(name: string, scope: FunctionReadScope): Promise<LoadedFunction | readonly Problem[]> {
  try {
    return await findFunction(name, scope);
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    throw error;
  }
}

interface CallParts {
  readonly app: Pick<AppParts, 'engines' | 'clock'>;
  readonly caller: TurnCaller;
  readonly signal: AbortSignal;
}

/** One call at a time. Throws BUSY and similar errors; problems of the function or its inputs are returned. */
export function callsOf(functions: CalledFunctions, parts: CallParts): CallFunction {
  return async (call) => {
    const [answer] = await callAll(functions, [call], parts);
    return answer ?? refuse([unanswered]);
  };
}

/** The results of many calls, in their order: calls of the same function are calculated together. */
export async function callAll(
  functions: CalledFunctions,
  calls: readonly FunctionCall[],
  parts: CallParts,
): Promise<FunctionAnswer[]> {
  const answers = calls.map((): FunctionAnswer => refuse([unanswered]));
  for (const name of new Set(calls.map((call) => call.name))) {
    const loaded = functions.get(name);
    const isCallable = loaded !== undefined && 'calls' in loaded;
    if (!isCallable) requireReady(loaded ?? []);
    const rows: CallRow[] = [];
    const positions: number[] = [];
    for (const [position, call] of calls.entries()) {
      if (call.name !== name) continue;
      const row = isCallable ? readRow(call, loaded, parts.app) : (loaded ?? [notNamed]);
      if ('serial' in row) {
        rows.push(row);
        positions.push(position);
      } else answers[position] = refuse(row);
    }
    if (!isCallable || rows.length === 0) continue;
    let nth = 0;
    for await (const outcomes of callFunction(loaded, rows, parts)) {
      for (const outcome of outcomes) answers[positions[nth++] ?? -1] = toAnswer(loaded, outcome);
    }
  }
  return answers;
}

/** A function that is about to become callable is no problem of the logic. */
function requireReady(problems: readonly Problem[]): void {
  if (problems.some(({ code }) => code === 'BUSY')) throw new UserError(...problems);
}

function readRow(
  { inputs }: FunctionCall,
  loaded: LoadedFunction,
  { clock }: CallParts['app'],
): CallRow | readonly Problem[] {
  try {
    return toCallRow({ inputs }, loaded.inputs, clock());
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    throw error;
  }
}

function toAnswer(loaded: LoadedFunction, outcome: CallOutcome): FunctionAnswer {
  const problems = toProblems(loaded, outcome);
  return problems.length > 0 ? refuse(problems) : { ok: true, outputs: outputsOf(loaded, outcome.values) };
}

function outputsOf({ outputs }: LoadedFunction, values: readonly unknown[]): JsonObject {
  return Object.fromEntries(outputs.map(({ name }, index) => [name, (values[index] ?? null) as Json]));
}

const unanswered: Problem = { code: 'BUSY', ...say('CALCULATION_CANCELED') };

const notNamed: Problem = { code: 'INVALID', ...say('LOGICAL_ID_NOT_WRITTEN_OUT') };

function refuse(problems: readonly Problem[]): FunctionAnswer {
  return { ok: false, message: problems[0]?.message ?? '' };
}

interface LoadedFunctionCall {
  readonly loaded: LoadedFunction;
  readonly row: CallRow;
}

/** Throws if the function cannot be called with these inputs. */
export async function loadFunctionCall(
  { name, inputsJsonString, asOf }: QuerycallFunctionArgs,
  { transaction, caller }: Scope,
  { app }: RequestContext,
): Promise<LoadedFunctionCall> {
  const inputs = requireJson(inputsJsonString, 'inputsJsonString', 'inputs');
  const loaded = await findFunction(name, { app, caller, transaction });
  return { loaded, row: toCallRow({ inputs, asOf: asOf ?? null }, loaded.inputs, app.clock()) };
}

export async function answerFunctionCall({ loaded, row }: LoadedFunctionCall, context: RequestContext) {
  const { app, signal } = context;
  const outcome = await callOnce(loaded, row, { app, caller: callerOf(context), signal });
  throwIfAny(toProblems(loaded, outcome));
  return { value: { outputsJsonString: JSON.stringify(outputsOf(loaded, outcome.values)) } };
}
