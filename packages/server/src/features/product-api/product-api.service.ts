// Prices and decisions for programs: from the text of a request to the text of its answer. What a product's logic has
// become once it was read and compiled is remembered until the tenant changes.
import type { TurnCaller } from '@coverwright/render/turns';
import type { Json } from '@coverwright/rules';
import type { ThreadAnswer } from '../../calculation/calculation.ts';
import { OverBudget } from '../../calculation/within-budget.ts';
import { toProblems } from '../../errors/masked-problem.ts';
import type { MessageLanguage } from '../../errors/translations/translate-problems.ts';
import type { AppParts, RequestFacts } from '../../request/context.ts';
import { type AnswerText, calculationTimeMs, lateText, refusalText, successText } from './answer-text.ts';
import { type CalculationRequest, toCalculation } from './calculation-request.ts';
import type { PreparedCalculation } from './prepared-calculation.service.ts';
import { inSlices } from './slices.ts';

export interface CalculationParts {
  readonly prepared: PreparedCalculation;
  /** Whose turn it takes where a thread calculates. */
  readonly caller: TurnCaller;
  readonly facts: () => RequestFacts;
  readonly locale: string;
  /** Of the problems. */
  readonly language: MessageLanguage;
  readonly app: AppParts;
}

/** The answer to one item: the fields of the result, or all problems, beside the status. */
export function answerItem(item: Json, { prepared, facts, locale, language, app }: CalculationParts): AnswerText {
  try {
    const result = prepared.calculate(toCalculation(item, prepared.logic.kind), locale);
    return { text: successText(result), problems: [] };
  } catch (error) {
    if (error instanceof OverBudget) throw error;
    const problems = toProblems(error, { app, facts: facts() });
    return { text: refusalText(problems, language), problems };
  }
}

/** The answer to a request that is too much for the server's own thread: a thread reads its body and writes the answer. */
export function answerInThread(
  body: string,
  { prepared, caller, locale, language, app }: CalculationParts,
  signal: AbortSignal,
): Promise<ThreadAnswer> {
  const { logic } = prepared;
  const task = { kind: 'request', logic, locale, language, body, deadlineMs: calculationTimeMs } as const;
  return app.engines.calculation.answer(caller, task, signal);
}

/** A list with the answer of each item in its place; undefined when the signal says that nobody waits for it. */
export async function answerList(
  { items }: CalculationRequest,
  parts: CalculationParts,
  signal: AbortSignal,
): Promise<string | undefined> {
  const texts = await inSlices(items, (item) => answerItem(item, parts).text, lateText(parts.language), {
    signal,
    deadlineMs: calculationTimeMs,
  });
  return texts && `[${texts.join(',')}]`;
}
