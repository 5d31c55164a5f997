import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../json/json.ts';
import { randomData, randomRule } from '../testing/random-rules.ts';
import { findUnknownValues, listChoices, listChoicesBeside } from './choices.ts';

const zone: Json = { var: 'zone' };
const chain: Json = { if: [{ '==': [zone, 'asia'] }, 1, { '==': [zone, 'europe'] }, 2, 3] };

function unknown(rule: Json, values: Json): string[] {
  return findUnknownValues(listChoices(rule), values).map(({ path, value, nearest }) => `${path} ${value} ${nearest}`);
}

describe('values that a rule compares with a closed list of texts', () => {
  it.each<[Json, string[]]>([
    ['asia', []],
    ['europe', []],
    ['Europe', ['zone Europe europe']],
    [' europe ', ['zone  europe  europe']],
    ['europ', ['zone europ europe']],
    ['mars', ['zone mars null']],
    ['', ['zone  null']],
    [null, []],
    [5, []],
    [['mars'], []],
  ])('%j', (value, expected) => {
    expect(unknown(chain, { zone: value })).toEqual(expected);
    expect(unknown({ if: [{ in: [zone, ['asia', 'europe']] }, 1, 2] }, { zone: value })).toEqual(expected);
    expect(unknown(chain, {})).toEqual([]);
  });

  it.each<[string, Json]>([
    ['!= and ===', [{ '!=': ['asia', zone] }, { '===': [zone, 'europe'] }]],
    ['several lists', [{ in: [zone, ['asia']] }, { in: [zone, ['europe']] }]],
    ['a fallback', [{ '==': [{ '??': [zone, 'asia'] }, 'asia'] }, { '==': [{ var: ['zone', 'asia'] }, 'europe'] }]],
    ['a test for absence', { if: [{ '==': [zone, null] }, 0, chain] }],
    ['a test for truth', { if: [zone, chain, 0] }],
    ['val', [{ '==': [{ val: 'zone' }, 'asia'] }, { '==': [{ val: ['zone'] }, 'europe'] }]],
  ])('are found for %s', (_what, rule) => {
    expect(unknown(rule, { zone: 'europ' })).toEqual(['zone europ europe']);
    expect(unknown(rule, { zone: 'asia' })).toEqual([]);
  });

  it('include the fallback and an empty text that the rule names', () => {
    const withFallback: Json = { if: [{ in: [{ var: ['zone', 'worldwide'] }, ['asia', 'europe']] }, 1, 2] };
    expect(unknown(withFallback, { zone: 'worldwide' })).toEqual([]);
    expect(unknown([chain, { '==': [zone, ''] }], { zone: '' })).toEqual([]);
  });

  it.each<[string, Json]>([
    ['a single text', { if: [{ '==': [zone, 'asia'] }, 1, 2] }],
    ['a list of one', { if: [{ in: [zone, ['asia']] }, 1, 2] }],
    ['texts and numbers', [chain, { '==': [zone, 5] }]],
    ['a list of texts and numbers', { in: [zone, ['asia', 'europe', 5]] }],
    ['numbers', { in: [zone, [1, 2]] }],
    ['an output', [chain, { cat: ['zone ', zone] }]],
    ['a result', [chain, zone]],
    ['a part of a text', [chain, { in: ['a', zone] }]],
    ['an order', [chain, { '<': [zone, 'm'] }]],
    ['another variable', [chain, { '==': [zone, { var: 'home' }] }]],
    ['a calculated list', [chain, { in: [zone, { var: 'zones' }] }]],
    ['a computed path', [chain, { val: ['rates', zone] }]],
    ['an input of a function', [chain, { function: ['f', { eachKey: { zone } }] }]],
  ])('are not closed if compared with or used as %s', (_what, rule) => {
    expect(listChoices(rule)).toEqual([]);
  });

  it('are found in the elements of lists, by their path', () => {
    const job: Json = { in: [{ var: 'job' }, ['pilot', 'diver']] };
    const values = { people: [{ job: 'pilot' }, { job: 'Diver' }, {}] };
    expect(unknown({ some: [{ var: 'people' }, job] }, values)).toEqual(['people.1.job Diver diver']);
    const ill: Json = { none: [{ var: 'a.ills' }, { in: [{ var: '' }, ['cancer', 'stroke']] }] };
    expect(unknown(ill, { a: { ills: ['stroke', 'strok'] } })).toEqual(['a.ills.1 strok stroke']);
    expect(unknown([ill, { cat: { var: 'a.ills' } }], { a: { ills: ['x'] } })).toEqual([]);
  });

  it.each<[string, Json, string[]]>([
    ['knows the text', [chain, { '==': [zone, 'world'] }], []],
    ['knows only this text', { '==': [zone, 'world'] }, []],
    ['does not know the text either', chain, ['world']],
    ['uses the variable otherwise', [chain, { cat: ['zone ', zone] }], []],
    ['does not read the variable', { '+': [1, { var: 'age' }] }, ['world']],
  ])('beside a rule that %s', (_what, other, expected) => {
    const choices = listChoicesBeside(other, { in: [zone, ['asia', 'europe']] });
    expect(findUnknownValues(choices, { zone: 'world' }).map(({ value }) => value)).toEqual(expected);
    expect(listChoicesBeside(other, { '==': [zone, 'mars'] })).toEqual([]);
  });

  it('are limited in number and in length', () => {
    const many = Array.from({ length: 300 }, (_, index) => `choice-${index}`);
    const rule: Json = { map: [{ var: 'l' }, { in: [{ var: '' }, many] }] };
    const found = findUnknownValues(listChoices(rule), { l: Array.from({ length: 100 }, () => 'x'.repeat(5_000)) });
    expect(found).toHaveLength(20);
    expect(found[0]).toMatchObject({ path: 'l.0', value: `${'x'.repeat(100)}…`, nearest: null });
    expect(found[0]?.choices).toHaveLength(50);
  });

  it('never fail for random rules and data', () => {
    fc.assert(
      fc.property(randomRule({ withRounding: true, withRefused: true }), randomData, (rule, data) => {
        expect(findUnknownValues(listChoices(rule), data).length).toBeLessThan(21);
      }),
      { numRuns: 2_000 },
    );
  }, 60_000);
});
