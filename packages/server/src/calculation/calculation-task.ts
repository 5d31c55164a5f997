// What a thread calculates, from texts to texts. Pure.
import { UserError } from '../errors/user-error.ts';
import { evaluateLogicTexts } from '../features/logic/evaluate-logic.ts';
import { toCalculation, toRequest } from '../features/product-api/calculation-request.ts';
import type { CalculationAnswer, CalculationTask, ItemOutcome, Outcome, RequestTask } from './calculation.ts';
import { prepareLogic } from './product-logic.ts';

export function calculateTask(task: CalculationTask): CalculationAnswer {
  const startedAt = performance.now();
  const answered = task.kind === 'request' ? answerRequest(task, startedAt) : only(outcomeOf(() => answerOne(task)));
  return { ...answered, tookMs: performance.now() - startedAt };
}

type Answered = Pick<CalculationAnswer, 'items' | 'isList'>;

function only(item: ItemOutcome): Answered {
  return { items: [item], isList: false };
}

function answerOne(task: Exclude<CalculationTask, RequestTask>): string {
  if (task.kind === 'logic') return evaluateLogicTexts(task.texts);
  return JSON.stringify(prepareLogic(task.logic)(task.calculation, task.locale));
}

function answerRequest({ logic, body, locale, deadlineMs }: RequestTask, startedAt: number): Answered {
  const request = outcomeOf(() => toRequest(body));
  if (!request.ok) return only(request);
  const { items, isList } = request.value;
  let calculate: ReturnType<typeof prepareLogic> | undefined;
  const outcomes = items.map((item): ItemOutcome => {
    if (performance.now() - startedAt > deadlineMs) return 'late';
    return outcomeOf(() => {
      const calculation = toCalculation(item);
      calculate ??= prepareLogic(logic);
      return JSON.stringify(calculate(calculation, locale));
    });
  });
  return { items: outcomes, isList };
}

/** Whatever else is thrown ends the thread, and is logged where its task came from. */
function outcomeOf<Value>(work: () => Value): Outcome<Value> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (error instanceof UserError) return { ok: false, problems: error.problems };
    throw error;
  }
}
