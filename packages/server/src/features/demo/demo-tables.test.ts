import {
  compileRule,
  compileUnderwriting,
  decideUnderwriting,
  type Json,
  type JsonObject,
  listTables,
  listVariables,
  parseJsonText,
} from '@coverwright/rules';
import { describe, expect, test } from 'vitest';
import { readDemoProduct, readDemoTables } from '../../testing/demo-products.ts';
import { nestedDecisions, nestedPrices } from '../../testing/nested-demo-logic.ts';
import { compileDeclared } from '../../calculation/compile-declared.ts';

type Choices = Readonly<Record<string, readonly (Json | undefined)[]>>;

const ages = [undefined, null, '', 0, 4, 5, 17, 18, 24, 25, 34, 35, 65, 66, 70, 71, 75, 76, 80, 81, 85, 86, 120];

/** Every combination of these values is tried, undefined being an absent one. */
const choices: Readonly<Record<string, Choices>> = {
  travel: {
    'insureds.oldestAge': [...ages, '86', true],
    'trip.zone': [undefined, null, '', 'asia', 'europe', 'worldwide'],
    'trip.days': [undefined, 1, 3, 4, 180, 181],
    'trip.destination': [undefined, 'JP', 'SY'],
    'cover.winterSports': [undefined, null, '', false, true, 0, 1],
    'insureds.adults': [2],
    'insureds.children': [undefined, 1],
    'discount.code': [undefined, 'EARLYBIRD'],
  },
  health: {
    'insured.age': [...ages, '81', 29, 30, 39, 40, 44, 45, 49, 50, 54, 55, 59, 60, 64, 69, 74],
    'insured.smoker': [undefined, false, true],
    'insured.bmi': [undefined, 22.5, 36],
    'insured.conditions': [undefined, [], ['asthma', 'stroke']],
    'insured.occupationClass': [undefined, null, '', '4', 1, 3, 4, 5],
    'cover.deductible': [undefined, null, '', 0, 15_999, 16_000, 49_999, 50_000],
    'cover.ward': [undefined, 'semi_private'],
    'family.members': [undefined, 3],
  },
};

/** The combinations of the values that this logic reads. */
function combine(logic: Json, all: Choices): readonly JsonObject[] {
  const paths = new Set(listVariables(logic).map(({ path }) => path));
  return Object.entries(all).reduce<readonly JsonObject[]>(
    (combined, [path, values]) =>
      paths.has(path) ? combined.flatMap((one) => values.map((value) => withValue(one, path, value))) : combined,
    [{}],
  );
}

function withValue(values: JsonObject, path: string, value: Json | undefined): JsonObject {
  const [group = '', name = ''] = path.split('.');
  if (value === undefined) return values;
  return { ...values, [group]: { ...(values[group] as JsonObject | undefined), [name]: value } };
}

describe.each(['travel-plus-2027.1', 'health-first-2026.1', 'health-first-2027.1'])('the tables of %s', (name) => {
  const product = readDemoProduct(name);
  const tables = readDemoTables(name);
  const parse = (text: string | undefined | null): Json => {
    const parsed = parseJsonText(text ?? '');
    if (!parsed.ok) throw new Error(`${name} has logic that is not JSON.`);
    return parsed.value;
  };
  const all = choices[name.split('-')[0] ?? ''] ?? {};
  const pricing = parse(product.pricing?.amountLogic);
  const nestedPrice = nestedPrices[name] ?? null;
  const decision = parse(product.underwritingRules);
  const nestedDecision = nestedDecisions[name] ?? null;

  test('are looked up, and none beside them', () => {
    expect(listTables(pricing).toSorted()).toEqual([...tables.keys()]);
    expect(JSON.stringify(decision)).toContain('"decide"');
  });

  test('give the prices of nested conditions for all values that the declared inputs accept', () => {
    const accept = compileDeclared(product.inputs ?? '[]', compileRule);
    const isAccepted = (values: Json) => accept(values).problems.every(({ level }) => level !== 'refuse');
    const accepted = combine(nestedPrice, all).filter(isAccepted);
    expect(accepted.length).toBeGreaterThan(500);
    const [own, nested] = [compileRule(pricing, { tables }), compileRule(nestedPrice)];
    const different = accepted.filter((values) => {
      const price = own.evaluate(values);
      const expected = nested.evaluate(values);
      return !price.ok || !expected.ok || price.value !== expected.value;
    });
    expect(different).toEqual([]);
  });

  test('need the same values for a price', () => {
    const needed = (logic: Json) => listVariables(logic).map(({ path, optional }) => ({ path, optional }));
    expect(needed(pricing)).toEqual(needed(nestedPrice));
  });

  test('give the decisions of nested conditions, also for missing values and values of another type', () => {
    const compiled = [decision, nestedDecision].map((rules) => compileUnderwriting(rules, { tables }));
    for (const values of combine(nestedDecision, all)) {
      const [own, nested] = compiled.map((rules) => outcomeOf(rules.decide(values)));
      expect(own, JSON.stringify(values)).toEqual(nested);
    }
    const sample = combine(nestedDecision, all).filter((_, index) => index % 7 === 0);
    for (const values of sample)
      expect(outcomeOf(decideUnderwriting(decision, values, { tables })), JSON.stringify(values)).toEqual(
        outcomeOf(decideUnderwriting(nestedDecision, values)),
      );
  });
});

/** Without the positions in the logic, which differ. */
function outcomeOf(decided: ReturnType<typeof decideUnderwriting>) {
  if (decided.ok) return { decision: decided.decision, codes: decided.rejectionCodes };
  return decided.problems.map(({ code, parameters }) => ({ code, variable: parameters['variable'] }));
}
