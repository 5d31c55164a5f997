// The calculations of worker threads, from texts to texts. Pure, except that the most recent logic is cached.
import { checkTable, compileRule, type Json } from '@coverwright/rules';
import { processorDeadline, threadProcessorMs } from '@coverwright/render/processor-time';
import type { MessageLanguage } from '../sentences/language.ts';
import { UserError } from '../errors/user-error.ts';
import { evaluateLogicTexts } from './evaluate-logic.ts';
import { type AnswerText, lateText, refusalText, successText } from './rest/answer-text.ts';
import { toCalculation, toRequest } from './rest/calculation-request.ts';
import { chooseVersion, listStartDates } from './rest/dated-request.ts';
import { explainDecision } from './explain-decision.ts';
import { explainPrice } from './prices/explain-price.ts';
import { toOpenapiText } from './rest/openapi-text.ts';
import { proposeInputs, tryInputs } from './input-proposals.ts';
import { fromDmn } from './dmn/from-dmn.ts';
import { toDmn } from './dmn/to-dmn.ts';
import { toPlainText } from './plain-logic.ts';
import { listQuestions } from './questions.ts';
import type {
  CalculationTask,
  DatedRequestTask,
  OpenapiTask,
  Outcome,
  ProductLogic,
  RequestTask,
  ResultTask,
  ThreadAnswer,
  ThreadResult,
} from './calculation.ts';
import { FunctionNeeded } from './function-calls.ts';
import { readSharedTable } from './lookup-tables.ts';
import { compileLogic } from './product-logic.ts';
import { type TableFileTask, writeTableFile } from './tables/table-file.ts';
import { readWrittenTable } from './tables/written-table.ts';

export function runTask(task: CalculationTask): ThreadResult | ThreadAnswer {
  if (task.kind === 'tableFile') return { kind: 'answer', bytes: writeTableFile(task), problems: [] };
  return isAnswerTask(task) ? answerTask(task) : calculateTask(task);
}

function isAnswerTask(task: Exclude<CalculationTask, TableFileTask>): task is RestTask {
  return task.kind === 'request' || task.kind === 'datedRequest' || task.kind === 'openapi';
}

function calculateTask(task: ResultTask): ThreadResult {
  const startMs = threadProcessorMs();
  const outcome = outcomeOf(() => {
    if (task.kind === 'startDates') return JSON.stringify(listStartDates(toRequest(task.body).items));
    if (task.kind === 'table') return JSON.stringify(checkTable(readSharedTable(task.table)));
    if (task.kind === 'tableRows') return JSON.stringify(readWrittenTable(task.written));
    if (task.kind === 'plain') return toPlainText(task.texts);
    if (task.kind === 'fromDmn') return JSON.stringify(fromDmn(task.xml, task.decision));
    if (task.kind === 'toDmn') return toDmn(task.decideJsonString, task.name);
    if (task.kind === 'logic') return evaluateLogicTexts(task.texts);
    if (task.kind === 'proposals') return JSON.stringify(proposeInputs(task.texts));
    if (task.kind === 'trial') return JSON.stringify(tryInputs(task.texts));
    if (task.kind === 'explanation') return JSON.stringify(explainPrice(task.texts, task.calculation, task.locales));
    if (task.kind === 'decisionReasons')
      return JSON.stringify(explainDecision(task.texts, task.calculation, task.locales));
    if (task.kind === 'questions') return JSON.stringify(listQuestions(task.texts, compileRule));
    return JSON.stringify(recallLogic(task.logic)(task.calculation, task.locale));
  });
  return { kind: 'result', outcome, tookMs: threadProcessorMs() - startMs };
}

const utf8 = new TextEncoder();

type RestTask = RequestTask | DatedRequestTask | OpenapiTask;

function answerTask(task: RestTask): ThreadAnswer {
  const outcome = outcomeOf(() => {
    if (task.kind === 'openapi') return toAnswer(toOpenapiText(task));
    return task.kind === 'request' ? answerRequest(task) : answerDatedRequest(task);
  });
  const { text, problems } = outcome.ok ? outcome.value : toRefusal(outcome.problems, task.language);
  return { kind: 'answer', bytes: utf8.encode(text), problems };
}

function toAnswer(text: string): AnswerText {
  return { text, problems: [] };
}

function toRefusal(problems: UserError['problems'], language: MessageLanguage): AnswerText {
  return { text: refusalText(problems, language), problems };
}

function answerRequest(task: RequestTask): AnswerText {
  const { logic, locale, language } = task;
  return answerItems(task, (item) =>
    successText(recallLogic(logic)(toCalculation(item, logic.kind), locale), language),
  );
}

/** Each version is compiled once, although the versions of the items alternate. */
function answerDatedRequest(task: DatedRequestTask): AnswerText {
  const { product, locale, language } = task;
  const compiled = new Map<ProductLogic, RecalledLogic['calculate']>();
  return answerItems(task, (item) => {
    const chosen = chooseVersion(item, product);
    const { logic } = chosen;
    if (logic === undefined) throw new Error('A task has no logic for the version of an item.');
    const calculate = compiled.get(logic) ?? recallLogic(logic);
    compiled.set(logic, calculate);
    return successText(calculate(toCalculation(item, logic.kind, true), locale), language, chosen);
  });
}

function answerItems(
  { body, language, deadlineMs }: Omit<RequestTask, 'kind' | 'logic'>,
  toText: (item: Json) => string,
): AnswerText {
  const isLate = processorDeadline(deadlineMs);
  const { items, isList } = toRequest(body);
  const answers = items.map((item): AnswerText => {
    if (isLate()) return toAnswer(lateText(language));
    const outcome = outcomeOf(() => toText(item));
    return outcome.ok ? toAnswer(outcome.value) : toRefusal(outcome.problems, language);
  });
  const [only] = answers;
  if (isList || only === undefined) return toAnswer(`[${answers.map(({ text }) => text).join(',')}]`);
  return only;
}

interface RecalledLogic {
  readonly logic: ProductLogic;
  readonly text: string;
  readonly calculate: ReturnType<typeof compileLogic>;
}

let recalled: RecalledLogic | undefined;

/**
 * Successive requests are often about the same product, whose logic is compiled once. The cache does not depend
 * on the tenant. Tables are in the text with their hashes.
 */
function recallLogic(logic: ProductLogic): RecalledLogic['calculate'] {
  if (recalled?.logic === logic) return recalled.calculate;
  const text = JSON.stringify(logic);
  const calculate = recalled?.text === text ? recalled.calculate : compileLogic(logic);
  recalled = { logic, text, calculate };
  return calculate;
}

/** Any other error ends the thread, and is logged by the caller. */
function outcomeOf<Value>(work: () => Value): Outcome<Value> {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    if (error instanceof FunctionNeeded) return { ok: false, problems: error.problems, needed: error.call };
    if (error instanceof UserError) return { ok: false, problems: error.problems };
    throw error;
  }
}
