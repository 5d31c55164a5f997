// A callable function: matched with its workbook, or refused with every reason.
import type { CallOutcome, CallRow, WorkbookCalls } from '@coverwright/render/workbook';
import type { TurnCaller } from '@coverwright/render/turns';
import { ofPart } from '../../../errors/part-problem.ts';
import { throwIfAny, UserError, type Problem } from '../../../errors/user-error.ts';
import { fromWorkbookFailure } from '../../../errors/workbook-failure.ts';
import type { AppParts, Scope } from '../../../request/context.ts';
import { say } from '../../../sentences/say.ts';
import type { SavedTemplate } from '../../templates/template.ts';
import { toSource } from '../workbook/check-workbook.service.ts';
import { findWorkbook } from '../workbook/found-workbook.service.ts';
import {
  matchFunction,
  type MatchedFunction,
  type MatchedInput,
  type MatchedOutput,
} from '../workbook/function-state.ts';
import { readFunction } from '../definition/function.ts';

export interface LoadedFunction {
  readonly inputs: readonly MatchedInput[];
  readonly outputs: readonly MatchedOutput[];
  readonly calls: Omit<WorkbookCalls, 'rows'>;
}

type StoredFunction = Pick<SavedTemplate, 'id' | 'content' | 'state'>;

type FunctionScope = Pick<Scope, 'transaction' | 'caller'> & { readonly app: Pick<AppParts, 'objects'> };

/** Throws the reasons why it cannot be called. */
export async function loadFunction(stored: StoredFunction, scope: FunctionScope): Promise<LoadedFunction> {
  const { matched, file, check } = await readMatched(stored, scope);
  throwIfAny(matched.problems);
  const calculation = check?.report.calculation;
  if (file === undefined || calculation === undefined) throw new Error('A function without problems has a workbook.');
  const { inputs, outputs } = matched;
  return {
    inputs,
    outputs,
    calls: {
      source: toSource(file, scope.app, 'fileKey'),
      calculation,
      inputs: inputs.map(({ field }) => field.variable),
      outputs: outputs.map(({ field }) => field.variable),
    },
  };
}

/** The same with its problems, for display. */
export async function readMatched(stored: StoredFunction, scope: FunctionScope) {
  const read = readFunction(stored.content);
  const { file, check } = await findWorkbook(stored, read, scope);
  const matched: MatchedFunction = matchFunction(read, check, file?.version);
  return { matched, file, check };
}

interface CallParts {
  readonly app: Pick<AppParts, 'engines'>;
  readonly caller: TurnCaller;
  readonly signal: AbortSignal;
  readonly spend?: (processorMs: number) => void;
}

/** Yields outcomes in the order of the rows. Throws a UserError. */
export async function* callFunction(
  { calls }: Pick<LoadedFunction, 'calls'>,
  rows: readonly CallRow[],
  { app, caller, signal, spend }: CallParts,
): AsyncGenerator<readonly CallOutcome[], void> {
  try {
    yield* app.engines.workbooks.call({ ...calls, rows }, { caller, signal, ...(spend && { spend }) });
  } catch (error) {
    throw fromWorkbookFailure(error);
  }
}

/** Problems of the inputs or outputs of a call, with the function's names. */
export function toProblems({ inputs, outputs }: LoadedFunction, { problems }: CallOutcome): Problem[] {
  return problems.map(({ kind, variable, ...sentence }) => {
    const items: readonly { name: string; field: { variable: string } }[] = kind === 'input' ? inputs : outputs;
    const name = items.find(({ field }) => field.variable === variable)?.name ?? variable;
    const problem: Problem = { code: 'INVALID', ...sentence, path: `${kind}s.${name}` };
    return kind === 'input' ? problem : ofPart(name, problem);
  });
}

export async function callOnce(loaded: LoadedFunction, row: CallRow, parts: CallParts): Promise<CallOutcome> {
  for await (const [outcome] of callFunction(loaded, [row], parts)) if (outcome !== undefined) return outcome;
  throw new UserError({ code: 'BUSY', ...say('CALCULATION_CANCELED') });
}
