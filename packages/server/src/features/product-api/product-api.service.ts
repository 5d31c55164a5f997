// Prices and decisions for programs: from the text of a request to the text of its answer. What a product's logic has
// become once it was read and compiled is remembered until the tenant changes.
import type { TurnCaller } from '@coverwright/render/turns';
import type { Json } from '@coverwright/rules';
import type { ItemOutcome } from '../../calculation/calculation.ts';
import { OverBudget } from '../../calculation/within-budget.ts';
import { toProblems } from '../../errors/masked-problem.ts';
import type { Problem } from '../../errors/user-error.ts';
import type { AppParts, RequestFacts } from '../../graphql/context.ts';
import { failure, success } from '../../graphql/mutation.ts';
import { type CalculationRequest, toCalculation } from './calculation-request.ts';
import type { PreparedCalculation } from './prepared-calculation.service.ts';
import { inSlices } from './slices.ts';

/** How long one request may calculate. */
export const calculationTimeMs = 30_000;

/** The fields of a success, which the result's own follow. */
const successStart = `${JSON.stringify(success).slice(0, -1)},`;

const lateProblem: Problem = {
  code: 'LIMIT_EXCEEDED',
  message: `The request is over the limit of time: after ${calculationTimeMs / 1000} seconds no more is calculated. Send this one again, with fewer at once.`,
};

export interface CalculationParts {
  readonly prepared: PreparedCalculation;
  /** Whose turn it takes where a thread calculates. */
  readonly caller: TurnCaller;
  readonly facts: () => RequestFacts;
  readonly locale: string;
  readonly app: AppParts;
}

export interface ItemAnswer {
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** The answer to one item: the fields of the result, or all problems, beside the status. */
export function answerItem(item: Json, { prepared, facts, locale, app }: CalculationParts): ItemAnswer {
  try {
    const result = prepared.calculate(toCalculation(item), locale);
    return { text: `${successStart}${JSON.stringify(result).slice(1)}`, problems: [] };
  } catch (error) {
    if (error instanceof OverBudget) throw error;
    return refused(toProblems(error, { app, facts: facts() }));
  }
}

function refused(problems: readonly Problem[]): ItemAnswer {
  return { text: JSON.stringify(failure(problems)), problems };
}

/** The answer to a request that is too much for the server's own thread; its body is read in the thread, too. */
export async function answerInThread(
  body: string,
  { prepared, caller, locale, app }: CalculationParts,
  signal: AbortSignal,
): Promise<ItemAnswer> {
  const { logic } = prepared;
  const task = { kind: 'request', logic, locale, body, deadlineMs: calculationTimeMs } as const;
  const { items, isList } = await app.calculationThreads.run(caller, task, signal);
  const answers = items.map((item) => toAnswer(item));
  const [only] = answers;
  if (isList) return { text: `[${answers.map(({ text }) => text).join(',')}]`, problems: [] };
  if (only === undefined) throw new Error('A thread gave no answer.');
  return only;
}

function toAnswer(item: ItemOutcome): ItemAnswer {
  if (item === 'late') return refused([lateProblem]);
  return item.ok ? { text: `${successStart}${item.value.slice(1)}`, problems: [] } : refused(item.problems);
}

/** A list with the answer of each item in its place; undefined when the signal says that nobody waits for it. */
export async function answerList(
  { items }: CalculationRequest,
  parts: CalculationParts,
  signal: AbortSignal,
): Promise<string | undefined> {
  const late = JSON.stringify(failure([lateProblem]));
  const texts = await inSlices(items, (item) => answerItem(item, parts).text, late, {
    signal,
    deadlineMs: calculationTimeMs,
  });
  return texts && `[${texts.join(',')}]`;
}
