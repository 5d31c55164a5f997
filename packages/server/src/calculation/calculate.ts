// One calculation of a GraphQL document: small ones in the main thread, others in a worker thread.
import type { TurnCaller } from '@coverwright/render/turns';
import type { AnsweredCall } from '@coverwright/rules';
import { UserError } from '../errors/user-error.ts';
import { listQuestions, type QuestionForm, type QuestionTexts } from './questions.ts';
import type { Decision } from './decide-product.ts';
import type {
  Calculation,
  CalculationThreads,
  LogicTexts,
  PriceTexts,
  ProductLogic,
  ResultTask,
  UnderwritingTexts,
} from './calculation.ts';
import type { ExplainedDecision } from './explain-decision.ts';
import type { Calculations } from './calculations.ts';
import { type CallFunction, withFunctions } from './function-calls.ts';
import type { InputProposal, InputTrial, ProposalTexts, TrialTexts } from './input-proposals.ts';
import type { ImportedDecision } from './dmn/from-dmn.ts';
import { isPlain, type PlainTexts } from './plain-logic.ts';
import { type Calculate, type CalculatedPrice, toError } from './product-logic.ts';
import type { ExplainedPrice } from './prices/explain-price.ts';
import { compilePriceHere } from './prices/recent-prices.ts';
import {
  areSmall,
  compileUnderwritingWithinBudget,
  interpretConditionsWithinBudget,
  isSmall,
  isSmallText,
  OverBudget,
} from './within-budget.ts';
import { say } from '../sentences/say.ts';

/** What a calculation needs of a request. */
interface Context {
  readonly app: { readonly engines: { readonly calculation: CalculationThreads } };
  readonly caller: TurnCaller | undefined;
  readonly facts: { readonly locales: readonly [string, ...string[]] };
  readonly signal: AbortSignal;
  readonly calculations: Calculations;
}

/** Calculates a price from the texts; throws a UserError. */
export function calculatePrice(
  texts: PriceTexts,
  calculation: Calculation,
  context: Context,
  callFunction: CallFunction | undefined,
): Promise<CalculatedPrice> {
  const calculate = (answered?: readonly AnsweredCall[]) => {
    const given = answered === undefined ? calculation : { ...calculation, answered };
    return calculateHereOrInThread(texts, () => compilePriceHere(texts), given, context);
  };
  return callFunction === undefined ? calculate() : withFunctions(calculate, callFunction);
}

/** How the price before loadings and discounts came about; throws a UserError. */
export function calculateExplanation(
  texts: PriceTexts,
  calculation: Calculation,
  context: Context,
  callFunction: CallFunction | undefined,
): Promise<ExplainedPrice> {
  const explain = async (answered: readonly AnsweredCall[]): Promise<ExplainedPrice> =>
    JSON.parse(
      await inThread(
        { kind: 'explanation', texts, calculation: { ...calculation, answered }, locales: context.facts.locales },
        context,
      ),
    );
  return callFunction === undefined ? explain([]) : withFunctions(explain, callFunction);
}

/** Calculates a decision from the texts; throws a UserError. */
export function calculateDecision(
  texts: UnderwritingTexts,
  calculation: Calculation,
  context: Context,
): Promise<Decision> {
  const compile = () => (isSmall(texts) ? compileUnderwritingWithinBudget(texts) : undefined);
  return calculateHereOrInThread(texts, compile, calculation, context);
}

/** Why the decision is a decline or a referral; throws a UserError. */
export async function calculateReasons(
  texts: UnderwritingTexts,
  calculation: Calculation,
  context: Context,
): Promise<ExplainedDecision> {
  const { locales } = context.facts;
  return JSON.parse(await inThread({ kind: 'decisionReasons', texts, calculation, locales }, context));
}

/** Returns the result of the logic as JSON text; throws a UserError. */
export function calculateLogic(texts: LogicTexts, context: Context): Promise<string> {
  return inThread({ kind: 'logic', texts }, context);
}

/** The logic in standard JSON Logic; throws a UserError. */
export async function calculatePlainLogic(texts: PlainTexts, context: Context): Promise<string> {
  return isPlain(texts.logic) ? texts.logic : inThread({ kind: 'plain', texts }, context);
}

/** Throws a UserError with every cell that cannot be imported. */
export async function calculateFromDmn(
  texts: { readonly xml: string; readonly decision: string | null },
  context: Context,
): Promise<ImportedDecision> {
  return JSON.parse(await inThread({ kind: 'fromDmn', ...texts }, context));
}

/** Returns XML; throws a UserError. */
export function calculateToDmn(
  texts: { readonly decideJsonString: string; readonly name: string },
  context: Context,
): Promise<string> {
  return inThread({ kind: 'toDmn', ...texts }, context);
}

/** The questions of a form for a product, and what of it the present values need. */
export async function calculateQuestions(texts: QuestionTexts, context: Context): Promise<QuestionForm> {
  const { amountLogic = '', underwritingRules = '', inputs = '' } = texts;
  const areSmallTexts = [amountLogic, underwritingRules, inputs].every(isSmallText) && areSmall(texts.tables);
  const listHere = () => (areSmallTexts ? listQuestions(texts, interpretConditionsWithinBudget()) : undefined);
  const form = await unlessOverBudget(async () => context.calculations.run(listHere));
  return form ?? JSON.parse(await inThread({ kind: 'questions', texts }, context));
}

/** Inputs that the logic of a product suggests. */
export async function calculateProposals(texts: ProposalTexts, context: Context): Promise<readonly InputProposal[]> {
  return JSON.parse(await inThread({ kind: 'proposals', texts }, context));
}

/** What a declaration would mean for values of earlier requests. */
export async function calculateTrial(texts: TrialTexts, context: Context): Promise<InputTrial> {
  return JSON.parse(await inThread({ kind: 'trial', texts }, context));
}

async function calculateHereOrInThread<Result>(
  logic: ProductLogic,
  compile: () => Calculate<Result> | undefined,
  calculation: Calculation,
  context: Context,
): Promise<Result> {
  const result = await within(compile, calculation, context);
  return result ?? JSON.parse(await inThread(toTask(logic, calculation, context), context));
}

function within<Result>(
  compile: () => Calculate<Result> | undefined,
  calculation: Calculation,
  { calculations, facts }: Context,
): Promise<Result | undefined> {
  return unlessOverBudget(async () => calculations.run(() => compile()?.(calculation, facts.locales[0])));
}

/** Undefined if it exceeds the budget of the main thread. */
async function unlessOverBudget<Result>(calculate: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await calculate();
  } catch (error) {
    if (error instanceof OverBudget) return undefined;
    throw error;
  }
}

function toTask(logic: ProductLogic, calculation: Calculation, { facts }: Context): ResultTask {
  return { kind: 'one', logic, calculation, locale: facts.locales[0] };
}

async function inThread(task: ResultTask, { app, caller, signal, calculations }: Context): Promise<string> {
  if (caller === undefined) throw new UserError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') });
  const { outcome } = await calculations.runElsewhere(() => app.engines.calculation.run(caller, task, signal));
  if (!outcome.ok) throw toError(outcome);
  return outcome.value;
}
