// Prices and decisions for programs: from the text of a request to the text of its response. A product's
// compiled logic is cached until the tenant changes.
import type { TurnCaller } from '@coverwright/render/turns';
import type { AnsweredCall, FunctionCall, Json } from '@coverwright/rules';
import type { AppliedVersion, ThreadAnswer } from '../../calculation/calculation.ts';
import { FunctionNeeded } from '../../calculation/function-calls.ts';
import { OverBudget } from '../../calculation/within-budget.ts';
import { toProblems } from '../../errors/masked-problem.ts';
import type { Problem } from '../../errors/user-error.ts';
import type { MessageLanguage } from '../../sentences/language.ts';
import type { AppParts, RequestFacts } from '../../request/context.ts';
import { type CalledFunctions, callAll } from '../functions/calls/called-functions.service.ts';
import {
  type AnswerText,
  calculationTimeMs,
  unreachedText,
  refusalText,
  successText,
} from '../../calculation/rest/answer-text.ts';
import { type CalculationRequest, toCalculation } from '../../calculation/rest/calculation-request.ts';
import type { CompiledCalculation } from './compiled-calculation.service.ts';
import { inSlices } from './slices.ts';

export interface CalculationParts {
  readonly compiled: CompiledCalculation;
  /** If the startDate of the item decided the version. */
  readonly applied?: AppliedVersion;
  /** Whose turn a calculation in a thread uses. */
  readonly caller: TurnCaller;
  readonly facts: () => RequestFacts;
  readonly locale: string;
  /** The language of the problems. */
  readonly language: MessageLanguage;
  readonly app: AppParts;
}

/** The response for one item: the fields of the result or all problems, after the status. */
export function answerItem(item: Json, parts: CalculationParts): AnswerText {
  const { compiled, applied, facts, locale, language, app } = parts;
  try {
    const result = compiled.calculate(toCalculation(item, compiled.logic.kind, applied !== undefined), locale);
    return { text: successText(result, language, applied), problems: [] };
  } catch (error) {
    if (error instanceof OverBudget) throw error;
    return refuse(toProblems(error, { app, facts: facts() }), parts);
  }
}

/**
 * The response to a request that is too large for the main thread: a worker thread parses its body and writes
 * the response.
 */
export function answerInThread(
  body: string,
  { compiled, caller, locale, language, app }: CalculationParts,
  signal: AbortSignal,
): Promise<ThreadAnswer> {
  const { logic } = compiled;
  const task = { kind: 'request', logic, locale, language, body, deadlineMs: calculationTimeMs } as const;
  return app.engines.calculation.answer(caller, task, signal);
}

/** The responses of logic that may call functions; undefined if the signal was aborted. */
export async function answerWithFunctions(
  { items }: CalculationRequest,
  functions: CalledFunctions | undefined,
  parts: CalculationParts,
  signal: AbortSignal,
): Promise<AnswerText[] | undefined> {
  const { app, caller, language } = parts;
  const late: AnswerText = { text: unreachedText(language), problems: [] };
  const deadline = performance.now() + calculationTimeMs;
  const answers: (AnswerText | undefined)[] = items.map(() => undefined);
  const answered: AnsweredCall[][] = items.map(() => []);
  let waiting = [...items.keys()];
  while (waiting.length > 0) {
    const options = { signal, deadlineMs: deadline - performance.now() };
    const results = await inSlices(
      waiting,
      (index) => answerOrCall(items[index] ?? null, answered[index] ?? [], parts),
      late,
      options,
    );
    if (results === undefined) return undefined;
    const calls: FunctionCall[] = [];
    const calling: number[] = [];
    for (const [nth, index] of waiting.entries()) {
      const result = (await results[nth]) ?? late;
      if ('text' in result) answers[index] = result;
      else {
        calls.push(result);
        calling.push(index);
      }
    }
    const given = functions === undefined ? [] : await callAll(functions, calls, { app, caller, signal });
    for (const [nth, call] of calls.entries()) {
      const answer = given[nth];
      if (answer !== undefined) answered[calling[nth] ?? -1]?.push({ call, answer });
    }
    waiting = calling;
  }
  return answers.map((answer) => answer ?? late);
}

/** A calculation that is too large for the main thread runs in a worker thread. */
function answerOrCall(
  item: Json,
  answered: readonly AnsweredCall[],
  parts: CalculationParts,
): AnswerText | FunctionCall | Promise<AnswerText | FunctionCall> {
  const { compiled, applied, locale, language, app, caller } = parts;
  try {
    const calculation = { ...toCalculation(item, compiled.logic.kind, applied !== undefined), answered };
    try {
      return { text: successText(compiled.calculate(calculation, locale), language, applied), problems: [] };
    } catch (error) {
      if (!(error instanceof OverBudget)) throw error;
      const task = { kind: 'one', logic: compiled.logic, calculation, locale } as const;
      return app.engines.calculation.run(caller, task).then(({ outcome }) => {
        if (outcome.ok)
          return { text: successText(JSON.parse(outcome.value) as object, language, applied), problems: [] };
        return outcome.needed ?? refuse(outcome.problems, parts);
      });
    }
  } catch (error) {
    if (error instanceof FunctionNeeded) return error.call;
    return refuse(toProblems(error, { app, facts: parts.facts() }), parts);
  }
}

export function refuse(problems: readonly Problem[], { language }: Pick<CalculationParts, 'language'>): AnswerText {
  return { text: refusalText(problems, language), problems };
}

/** A list with the response of each item in its position; undefined if the signal was aborted. */
export async function answerList(
  { items }: CalculationRequest,
  parts: CalculationParts,
  signal: AbortSignal,
): Promise<string | undefined> {
  const texts = await inSlices(items, (item) => answerItem(item, parts).text, unreachedText(parts.language), {
    signal,
    deadlineMs: calculationTimeMs,
  });
  return texts && `[${texts.join(',')}]`;
}
