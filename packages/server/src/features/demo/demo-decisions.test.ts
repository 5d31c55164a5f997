import { decideUnderwriting, type Json, prepareUnderwriting } from '@coverwright/rules';
import { describe, expect, test } from 'vitest';
import { healthProduct } from './health/health-product.ts';
import { lifeProduct } from './life/life-product.ts';
import { travelProduct } from './travel/travel-product.ts';

const rulesOf = ({ versions }: typeof travelProduct): readonly Json[] => versions.map((one) => one.underwritingRules);

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
    ['a journey', rulesOf(travelProduct), travel(41, 6, 'JP', false), 'accept'],
    [
      'a long journey',
      rulesOf(travelProduct),
      travel(86, 181, 'SY', true),
      'decline AGE_ABOVE_LIMIT TRIP_TOO_LONG DESTINATION_EXCLUDED WINTER_SPORTS_AGE',
    ],
    ['a journey in winter', rulesOf(travelProduct), travel(66, 6, 'AT', true), 'decline WINTER_SPORTS_AGE'],
    ['numbers as texts', rulesOf(travelProduct), travel('86', '6', 'JP', false), 'decline AGE_ABOVE_LIMIT'],
    ['a healthy person', rulesOf(healthProduct), health(41, 22.5, [], 1), 'accept'],
    [
      'an ill person',
      rulesOf(healthProduct),
      health(81, 36, ['stroke'], 5),
      'decline AGE_ABOVE_LIMIT BMI_REFERRAL PRE_EXISTING_CONDITION OCCUPATION_REFERRAL',
    ],
    ['another illness', rulesOf(healthProduct), health(41, 22.5, ['asthma'], 3), 'accept'],
    ['a life', rulesOf(lifeProduct), life(40, 20, 1_000_000), 'accept'],
    [
      'a long term',
      rulesOf(lifeProduct),
      life(66, 20, 10_000_001),
      'decline AGE_ABOVE_LIMIT TERM_BEYOND_AGE_80 SUM_REFERRAL',
    ],
    ['an unanswered destination', rulesOf(travelProduct), travel(41, 6, '', false), 'REQUIRED trip.destination'],
    [
      'an unanswered question about sports',
      rulesOf(travelProduct),
      travel(41, 6, 'JP', null),
      'REQUIRED cover.winterSports',
    ],
    ['an unanswered occupation', rulesOf(healthProduct), health(41, 22.5, [], ''), 'REQUIRED insured.occupationClass'],
    ['a condition left empty', rulesOf(healthProduct), health(41, 22.5, [''], 1), 'REQUIRED insured.conditions.0'],
    [
      'a condition instead of a list',
      rulesOf(healthProduct),
      health(41, 22.5, 'stroke', 1),
      'INVALID insured.conditions',
    ],
    ['a body mass index of true', rulesOf(healthProduct), health(41, true, [], 1), 'INVALID insured.bmi'],
  ])('decides on %s', (_what, rules, values, expected) => {
    for (const rule of rules) {
      const decision = decideUnderwriting(rule, values);
      expect(prepareUnderwriting(rule).decide(values)).toEqual(decision);
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
