// Answers requests without a version: each item with the version that is effective on its startDate.
import type { Json } from '@coverwright/rules';
import type { DatedLogic, DatedProduct, ThreadAnswer } from '../../calculation/calculation.ts';
import { budget, OverBudget } from '../../calculation/within-budget.ts';
import { type AnswerText, calculationTimeMs, unreachedText } from '../../calculation/rest/answer-text.ts';
import type { CalculationRequest } from '../../calculation/rest/calculation-request.ts';
import { chooseVersion } from '../../calculation/rest/dated-request.ts';
import { toProblems } from '../../errors/masked-problem.ts';
import { UserError } from '../../errors/user-error.ts';
import type { ProductVersion } from '../products/effective-versions.service.ts';
import type { CompiledCalculation } from './compiled-calculation.service.ts';
import { answerItem, answerWithFunctions, type CalculationParts, refuse } from './product-api.service.ts';
import { inSlices } from './slices.ts';

export interface DatedParts extends Omit<CalculationParts, 'compiled' | 'applied'> {
  /** With the versions that the caller may use. */
  readonly product: DatedProduct<ProductVersion>;
  /** Of those versions that the items need. */
  readonly compiled: ReadonlyMap<ProductVersion, CompiledCalculation>;
}

/** The startDates of a request that is too large for the main thread. */
export async function listDaysInThread(
  body: string,
  { app, caller }: Pick<DatedParts, 'app' | 'caller'>,
  signal: AbortSignal,
): Promise<string[]> {
  const { outcome } = await app.engines.calculation.run(caller, { kind: 'startDates', body }, signal);
  if (!outcome.ok) throw new UserError(...outcome.problems);
  return JSON.parse(outcome.value);
}

/** Whether the main thread answers the request; nothing is parsed for this. */
export function isForMainThread(asked: CalculationRequest | undefined): asked is CalculationRequest {
  return asked !== undefined && asked.items.length <= budget.items;
}

export function answerDatedInThread(
  body: string,
  { product, compiled, caller, locale, language, app }: DatedParts,
  signal: AbortSignal,
): Promise<ThreadAnswer> {
  const versions = product.versions.map((one): DatedLogic => ({ ...one, logic: compiled.get(one)?.logic }));
  const task = { locale, language, body, deadlineMs: calculationTimeMs };
  return app.engines.calculation.answer(
    caller,
    { kind: 'datedRequest', product: { ...product, versions }, ...task },
    signal,
  );
}

/** Throws OverBudget for an item that takes too long for the main thread. */
export function answerDatedItem(item: Json, parts: DatedParts): AnswerText {
  const chosen = choose(item, parts);
  return 'text' in chosen ? chosen : answerItem(item, chosen);
}

/** The responses of the items in their order; undefined if the signal was aborted. */
export function answerDatedItems(
  { items }: CalculationRequest,
  parts: DatedParts,
  signal: AbortSignal,
): Promise<AnswerText[] | undefined> {
  const late: AnswerText = { text: unreachedText(parts.language), problems: [] };
  return inSlices(items, (item) => answerDatedItem(item, parts), late, { signal, deadlineMs: calculationTimeMs });
}

/** The same if the logic of any of the versions calls functions: those of one version are answered together. */
export async function answerDatedWithFunctions(
  { items, isList }: CalculationRequest,
  parts: DatedParts,
  signal: AbortSignal,
): Promise<AnswerText[] | undefined> {
  const answers = new Map<number, AnswerText>();
  const groups = new Map<CompiledCalculation, { readonly parts: CalculationParts; readonly indexes: number[] }>();
  for (const [index, item] of items.entries()) {
    const chosen = choose(item, parts);
    if ('text' in chosen) {
      answers.set(index, chosen);
      continue;
    }
    const group = groups.get(chosen.compiled) ?? { parts: chosen, indexes: [] };
    groups.set(chosen.compiled, group);
    group.indexes.push(index);
  }
  for (const [{ functions }, { parts: own, indexes }] of groups) {
    const request = { isList, items: indexes.map((index) => items[index] ?? null) };
    const texts = await answerWithFunctions(request, functions, own, signal);
    if (texts === undefined) return undefined;
    for (const [nth, index] of indexes.entries()) {
      const text = texts[nth];
      if (text !== undefined) answers.set(index, text);
    }
  }
  return items.flatMap((_item, index) => answers.get(index) ?? []);
}

/** The parts for the version of the item, or its refusal. */
function choose(item: Json, parts: DatedParts): CalculationParts | AnswerText {
  const { product, compiled, ...others } = parts;
  try {
    const applied = chooseVersion(item, product);
    const found = compiled.get(applied);
    if (found === undefined) throw new Error('The version of an item was not loaded.');
    return { ...others, compiled: found, applied };
  } catch (error) {
    if (error instanceof OverBudget) throw error;
    return refuse(toProblems(error, { app: parts.app, facts: parts.facts() }), parts);
  }
}
