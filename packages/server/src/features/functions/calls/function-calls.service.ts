// Calls of a function by programs: from the items of a request to the texts of the responses, in their order.
import type { CallOutcome, CallRow, FieldValue } from '@coverwright/render/workbook';
import type { TurnCaller } from '@coverwright/render/turns';
import { slowAfterMs } from '@coverwright/render/processor-time';
import type { Json } from '@coverwright/rules';
import type { Transaction } from '../../../database/database.ts';
import { boundProblems } from '../../../errors/bounded-problems.ts';
import { toProblems as maskProblems } from '../../../errors/masked-problem.ts';
import { type MessageLanguage, wordProblems } from '../../../sentences/language.ts';
import { type Problem, UserError } from '../../../errors/user-error.ts';
import type { AppParts, Caller, RequestFacts } from '../../../request/context.ts';
import { failure, success } from '../../../errors/envelope.ts';
import { say } from '../../../sentences/say.ts';
import type { SavedTemplate } from '../../templates/template.ts';
import { findNamedTemplate } from '../../templates/templates.service.ts';
import { toCallRow } from './function-request.ts';
import { callFunction, type LoadedFunction, loadFunction, readMatched, toProblems } from './loaded-function.service.ts';
import { toFunctionDocument } from './function-openapi.ts';

/** The processor time of the calculations of one request. */
export const functionTimeMs = 30_000;
/** The maximum size of the response to one request. */
export const functionAnswerMaxBytes = 32 * 1024 * 1024;

export interface FunctionAnswer {
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** A snapshot of the caller's tenant. */
export interface FunctionReadScope {
  readonly app: AppParts;
  readonly caller: Caller;
  readonly transaction: Transaction;
}

/** A function with that id takes precedence over one with that logical id. */
export async function findFunction(idOrLogicalId: string, scope: FunctionReadScope): Promise<LoadedFunction> {
  return loadFunction(await requireFunction(idOrLogicalId, scope), scope);
}

async function requireFunction(idOrLogicalId: string, scope: FunctionReadScope): Promise<SavedTemplate> {
  const template = await findNamedTemplate('function', idOrLogicalId, scope);
  if (template !== undefined) return template;
  throw new UserError({ code: 'NOT_FOUND', ...say('FUNCTION_UNKNOWN'), path: 'templateId' });
}

/** The OpenAPI document of a function; if it cannot be called, with the available information. */
export async function describeFunction(idOrLogicalId: string, scope: FunctionReadScope): Promise<string> {
  const template = await requireFunction(idOrLogicalId, scope);
  const { matched } = await readMatched(template, scope);
  const { publicUrl } = scope.app.config;
  return JSON.stringify(toFunctionDocument({ name: template.name, id: idOrLogicalId, publicUrl, matched }));
}

export interface FunctionCalls {
  readonly loaded: LoadedFunction;
  readonly caller: TurnCaller;
  readonly facts: () => RequestFacts;
  readonly language: MessageLanguage;
  readonly signal: AbortSignal;
  readonly app: AppParts;
}

/** One response per item; an invalid item does not affect the others. */
export async function answerCalls(items: readonly Json[], calls: FunctionCalls): Promise<FunctionAnswer[]> {
  const { loaded, app } = calls;
  const now = app.clock();
  const answers: (FunctionAnswer | undefined)[] = [];
  const rows: CallRow[] = [];
  const positions: number[] = [];
  for (const [index, item] of items.entries()) {
    try {
      rows.push(toCallRow(item, loaded.inputs, now));
      positions.push(index);
      answers.push(undefined);
    } catch (error) {
      answers.push(refuse(error, calls));
    }
  }
  const reason = await answerRows(rows, calls, (answer, row) => (answers[positions[row] ?? -1] = answer));
  return answers.map((answer) => answer ?? refuse(new UserError(reason), calls));
}

const late: Problem = {
  code: 'LIMIT_EXCEEDED',
  ...say('CALLS_TOO_LONG', { seconds: functionTimeMs / 1000 }),
};

const unreached: Problem = {
  code: 'BUSY',
  ...say('ITEM_NOT_REACHED', { seconds: slowAfterMs(functionTimeMs) / 1000 }),
};

/** Rows that are not started within the time, or beyond the maximum response size, have no result. Returns the reason. */
async function answerRows(
  rows: readonly CallRow[],
  calls: FunctionCalls,
  answer: (answer: FunctionAnswer, row: number) => void,
): Promise<Problem> {
  const end = performance.now() + slowAfterMs(functionTimeMs);
  let spentMs = 0;
  const spend = (processorMs: number) => (spentMs += processorMs);
  let row = 0;
  let sizeBytes = 0;
  try {
    for await (const outcomes of callFunction(calls.loaded, rows, { ...calls, spend })) {
      for (const outcome of outcomes) {
        const answered = toAnswer(outcome, calls);
        sizeBytes += answered.text.length;
        answer(answered, row++);
      }
      if (spentMs > functionTimeMs || sizeBytes > functionAnswerMaxBytes) return late;
      if (performance.now() > end) return unreached;
    }
  } catch (error) {
    const refused = refuse(error, calls);
    for (; row < rows.length; row++) answer(refused, row);
  }
  return late;
}

const successStart = `${JSON.stringify(success).slice(0, -1)},"outputs":`;

function toAnswer(outcome: CallOutcome, { loaded, language }: FunctionCalls): FunctionAnswer {
  const problems = toProblems(loaded, outcome);
  if (problems.length > 0) return { text: refusalText(problems, language), problems };
  const outputs: Record<string, FieldValue> = Object.fromEntries(
    loaded.outputs.map(({ name }, index) => [name, outcome.values[index] ?? null]),
  );
  return { text: `${successStart}${JSON.stringify(outputs)}}`, problems };
}

function refuse(error: unknown, { app, facts, language }: FunctionCalls): FunctionAnswer {
  const problems = maskProblems(error, { app, facts: facts() });
  return { text: refusalText(problems, language), problems };
}

function refusalText(problems: readonly Problem[], language: MessageLanguage): string {
  return JSON.stringify(failure(boundProblems(wordProblems(problems, language))));
}
