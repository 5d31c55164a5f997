import { decideUnderwriting, type Json, compileUnderwriting } from '@coverwright/rules';
import { describe, expect, test } from 'vitest';
import { readDemoProduct } from '../../testing/demo-products.ts';

function rulesOf(name: string): Json {
  const rules: Json = JSON.parse(readDemoProduct(name).underwritingRules ?? 'null');
  return rules;
}

const travelRules = ['travel-plus-2026.2', 'travel-plus-2027.1'].map(rulesOf);
const healthRules = ['health-first-2026.1', 'health-first-2027.1'].map(rulesOf);
const lifeRules = ['life-secure-2027.1'].map(rulesOf);

function travel(oldestAge: Json, days: Json, destination: Json, winterSports: Json): Json {
  return { trip: { days, destination }, insureds: { oldestAge }, cover: { winterSports } };
}

function health(age: Json, bmi: Json, conditions: Json, occupationClass: Json): Json {
  return { insured: { age, bmi, conditions, occupationClass } };
}

function life(age: Json, term: Json, sum: Json): Json {
  return { insured: { age }, cover: { term, sum } };
}

describe('the demo', () => {
  test.each<[string, readonly Json[], Json, string]>([
    ['a journey', travelRules, travel(41, 6, 'JP', false), 'accept'],
    [
      'a long journey',
      travelRules,
      travel(86, 181, 'SY', true),
      'decline AGE_ABOVE_LIMIT TRIP_TOO_LONG DESTINATION_EXCLUDED WINTER_SPORTS_AGE',
    ],
    ['a journey in winter', travelRules, travel(66, 6, 'AT', true), 'decline WINTER_SPORTS_AGE'],
    ['numbers as texts', travelRules, travel('86', '6', 'JP', false), 'decline AGE_ABOVE_LIMIT'],
    ['a healthy person', healthRules, health(41, 22.5, [], 1), 'accept'],
    [
      'an ill person',
      healthRules,
      health(81, 36, ['stroke'], 5),
      'decline AGE_ABOVE_LIMIT BMI_REFERRAL PRE_EXISTING_CONDITION OCCUPATION_REFERRAL',
    ],
    ['another illness', healthRules, health(41, 22.5, ['asthma'], 3), 'accept'],
    ['a life', lifeRules, life(40, 20, 1_000_000), 'accept'],
    ['a long term', lifeRules, life(66, 20, 10_000_001), 'decline AGE_ABOVE_LIMIT TERM_BEYOND_AGE_80 SUM_REFERRAL'],
    ['an unanswered destination', travelRules, travel(41, 6, '', false), 'REQUIRED trip.destination'],
    ['an unanswered question about sports', travelRules, travel(41, 6, 'JP', null), 'REQUIRED cover.winterSports'],
    ['an unanswered occupation', healthRules, health(41, 22.5, [], ''), 'REQUIRED insured.occupationClass'],
    ['a condition left empty', healthRules, health(41, 22.5, [''], 1), 'REQUIRED insured.conditions.0'],
    ['a condition instead of a list', healthRules, health(41, 22.5, 'stroke', 1), 'INVALID insured.conditions'],
    ['a body mass index of true', healthRules, health(41, true, [], 1), 'INVALID insured.bmi'],
  ])('decides on %s', (_what, rules, values, expected) => {
    for (const rule of rules) {
      const decision = decideUnderwriting(rule, values);
      expect(compileUnderwriting(rule).decide(values)).toEqual(decision);
      const told = decision.ok
        ? [decision.decision, ...decision.rejectionCodes]
        : decision.problems.flatMap(({ code, parameters }) => [
            code === 'MISSING_VARIABLE' ? 'REQUIRED' : 'INVALID',
            String(parameters['variable']),
          ]);
      expect(told.join(' ')).toBe(expected);
    }
  });
});
