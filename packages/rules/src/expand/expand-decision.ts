/** A decision table as nested `if`: its result, and whether it has none. */
import type { Condition, Interval } from '../decisions/condition.ts';
import { listingPolicies, type DecisionRow, type DecisionTable } from '../decisions/decision-table.ts';
import { keyOfOutcome } from '../decisions/outcome.ts';
import { toReferral } from '../decisions/referral.ts';
import { isJsonList, isJsonObject, type Json } from '../json/json.ts';
import type { KeyType } from '../tables/rate-table.ts';
import { dateOf } from '../tables/table-cells.ts';
import { allOf, anyOf, chain, choose, isOfType, not, spendNodes, type ExpansionBudget } from './plain-node.ts';

/** The code of a referral: programs without referrals read a decline. */
export function plainOutcome(outcome: Json): Json {
  if (isJsonList(outcome)) return outcome.map(plainOutcome);
  const referral = toReferral(outcome);
  if (referral !== undefined) return referral.code;
  if (!isJsonObject(outcome)) return outcome;
  return Object.fromEntries(Object.entries(outcome).map(([name, value]) => [name, plainOutcome(value)]));
}

function withinInterval({ from, to, includesFrom, includesTo }: Interval, type: KeyType, key: Json): Json {
  const literal = (end: number): Json => (type === 'date' ? dateOf(end) : end);
  if (from === to) return { '===': [key, literal(from)] };
  return allOf([
    Number.isFinite(from) ? { [includesFrom ? '<=' : '<']: [literal(from), key] } : true,
    Number.isFinite(to) ? { [includesTo ? '<=' : '<']: [key, literal(to)] } : true,
  ]);
}

function meets({ type, isNegated, intervals, values }: Condition, key: Json): Json {
  const isListed =
    type === 'text' && values.length > 1
      ? { in: [key, values] }
      : anyOf([
          ...intervals.map((interval) => withinInterval(interval, type, key)),
          ...values.map((value): Json => ({ '===': [key, value] })),
        ]);
  return isNegated ? not(isListed) : isListed;
}

interface Tested {
  readonly row: DecisionRow;
  /** Whether the row matches. */
  readonly test: Json;
}

const counted = (test: Json): Json => choose(test, 1, 0);

export class DecisionExpansion {
  readonly #table: DecisionTable;
  readonly #budget: ExpansionBudget;

  constructor(table: DecisionTable, budget: ExpansionBudget) {
    this.#table = table;
    this.#budget = budget;
  }

  /** @param keys logic that reads the value of each column, which is evaluated several times */
  value(keys: readonly Json[]): Json {
    const { hit, default: given } = this.#table;
    const fallback = given === undefined ? null : plainOutcome(given);
    const tested = this.#testRows(keys);
    if (!listingPolicies.has(hit) && hit !== 'collect sum' && hit !== 'collect count')
      return chain(
        this.#inOrder(tested).map(({ row, test }) => [test, plainOutcome(row.result)]),
        fallback,
      );
    if (listingPolicies.has(hit)) {
      const parts = this.#inOrder(tested).map(({ row, test }) => choose(test, [plainOutcome(row.result)], []));
      // An empty list is false.
      return given === undefined ? { merge: parts } : { or: [{ merge: parts }, fallback] };
    }
    const sum: Json = { '+': tested.map(({ row, test }) => choose(test, hit === 'collect sum' ? row.result : 1, 0)) };
    return given === undefined ? sum : choose(anyOf(tested.map(({ test }) => test)), sum, fallback);
  }

  /** True if the decision fails: no row, rows that contradict each other, or a value of another type. */
  failure(keys: readonly Json[]): Json {
    const { columns, hit, default: given } = this.#table;
    const areWrong = columns.flatMap(({ type }, index) =>
      type === undefined ? [] : not(isOfType(type, keys[index] ?? null)),
    );
    const tested = this.#testRows(keys);
    const isNone = given === undefined ? not(anyOf(tested.map(({ test }) => test))) : false;
    return anyOf([...areWrong, isNone, hit === 'unique' || hit === 'any' ? this.#isAmbiguous(tested) : false]);
  }

  /** Whether rows with different outcomes match, or under `unique` any two. */
  #isAmbiguous(tested: readonly Tested[]): Json {
    const groups =
      this.#table.hit === 'unique'
        ? tested.map((one) => [one])
        : [...Map.groupBy(tested, ({ row }) => keyOfOutcome(row.outcomes)).values()];
    if (groups.length < 2) return false;
    return { '>': [{ '+': groups.map((those) => counted(anyOf(those.map(({ test }) => test)))) }, 1] };
  }

  #testRows(keys: readonly Json[]): Tested[] {
    return this.#table.rows.map((row) => {
      const parts = row.conditions.map((condition, index) =>
        condition === undefined ? true : meets(condition, keys[index] ?? null),
      );
      const tests = row.conditions.reduce(
        (sum, one) => sum + (one?.intervals.length ?? 0) * 2 + (one?.values.length ?? 0),
        0,
      );
      spendNodes(this.#budget, 4 + tests * 4);
      return { row, test: allOf(parts) };
    });
  }

  /** The rows in the order in which they decide: the first one that matches, or all of them. */
  #inOrder(tested: readonly Tested[]): readonly Tested[] {
    const { hit, ranks, rows } = this.#table;
    const sign = hit === 'collect min' ? 1 : hit === 'collect max' ? -1 : 0;
    if (sign !== 0) return tested.toSorted((a, b) => sign * (Number(a.row.result) - Number(b.row.result)));
    if (hit !== 'priority' && hit !== 'output order') return tested;
    const rankOf = new Map(rows.map((row, index) => [row, ranks[index] ?? 0]));
    return tested.toSorted((a, b) => (rankOf.get(a.row) ?? 0) - (rankOf.get(b.row) ?? 0));
  }
}
