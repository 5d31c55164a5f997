import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRule } from './check-rule.ts';
import { locatePath } from '../json/json-text.ts';
import type { Json } from '../json/json.ts';
import { randomRule } from '../testing/random-rules.ts';

function say(rule: Json): string[] {
  return checkRule(rule).map(({ severity, message }) => `${severity}: ${message}`);
}

describe('checkRule', () => {
  it('finds nothing in a sound rule or in plain values', () => {
    const rule: Json = {
      '*': [{ var: 'insureds.adults' }, { if: [{ '==': [{ var: 'trip.zone' }, 'asia'] }, 118, 206] }],
    };
    for (const sound of [rule, {}, [], null, 5, 'text', { var: '' }, { round: [{ var: 'a' }, 2] }]) {
      expect(checkRule(sound)).toEqual([]);
    }
  });

  it('warns of an unknown operator at its name and suggests a similar one', () => {
    const rule: Json = { '+': [1, { vra: 'a' }] };
    const [finding] = checkRule(rule);
    expect(finding).toMatchObject({
      severity: 'warning',
      code: 'UNKNOWN_OPERATOR',
      message: 'There is no operator "vra". Did you mean "var"?',
      path: ['+', 1, 'vra'],
    });
    const key = locatePath(JSON.stringify(rule), finding?.path ?? [])?.key;
    expect(key && JSON.stringify(rule).slice(key.from, key.to)).toBe('"vra"');
    expect(say({ IF: [1, 2] })).toEqual(['warning: There is no operator "IF". Did you mean "if"?']);
    expect(say({ sum: [1, 2] })).toEqual(['warning: There is no operator "sum". Did you mean "+"?']);
    expect(say({ roundTo: [1, 2] })).toEqual(['warning: There is no operator "roundTo". Did you mean "round_to"?']);
    expect(say({ filtr: [] })).toEqual(['warning: There is no operator "filtr". Did you mean "filter"?']);
    expect(say({ frobnicate: 1 })).toEqual(['warning: There is no operator "frobnicate".']);
    expect(say({ toString: [] })).toEqual(['warning: There is no operator "toString".']);
  });

  it('warns of an object with several keys', () => {
    expect(say({ '+': [1], '-': [1] })).toEqual([
      'warning: A rule has exactly one operator per object: "+" and the other keys of this object each need a separate object.',
    ]);
  });

  it('warns of too few and of ignored arguments', () => {
    expect(say({ '>': [1] })).toEqual(['warning: ">" needs at least 2 arguments and has 1.']);
    expect(say({ '!': [1, 2] })).toEqual(['warning: "!" uses 1 argument and has 2.']);
    expect(say({ map: [[1], { var: '' }, 3] })).toEqual(['warning: "map" uses 2 arguments and has 3.']);
    expect(say({ if: { var: 'a' } })).toEqual(['warning: "if" needs a list of arguments.']);
    expect(say({ '!': 1 })).toEqual([]);
  });

  it('warns of roundings that always fail', () => {
    expect(say({ round: [1, 2.5] })).toEqual(['warning: "round" needs a whole number of decimals from -15 to 15.']);
    expect(say({ round_to: [1, 0] })).toHaveLength(1);
    expect(say({ round_to: [1, 0.05, { var: 'mode' }] })).toEqual([]);
  });

  it('reports prototype names as errors', () => {
    expect(checkRule({ var: 'a.constructor.name' })).toMatchObject([
      { severity: 'error', code: 'PROTOTYPE_NAME', path: ['var'] },
    ]);
    for (const rule of [
      { val: ['a', '__proto__'] },
      { exists: 'prototype' },
      { missing: ['a', '__proto__'] },
      { missing_some: [1, ['constructor']] },
    ]) {
      expect(checkRule(rule)).toMatchObject([{ code: 'PROTOTYPE_NAME' }]);
    }
  });

  it('checks everything that is evaluated, but not preserved data', () => {
    expect(checkRule({ eachKey: { x: { nope: 1 } } })).toMatchObject([{ path: ['eachKey', 'x', 'nope'] }]);
    expect(checkRule({ preserve: { nope: 1 } })).toEqual([]);
  });

  it('reports a rule that is too deep or too large as one error', () => {
    let deep: Json = 1;
    for (let level = 0; level < 100_000; level++) deep = { '!': deep };
    expect(checkRule(deep)).toMatchObject([{ code: 'LIMIT_EXCEEDED', severity: 'error', path: [] }]);
    expect(checkRule(Array.from({ length: 200_001 }, () => 1))).toMatchObject([{ code: 'LIMIT_EXCEEDED' }]);
  });

  it('accepts any rule without throwing, and its paths lead into the rule', () => {
    fc.assert(
      fc.property(randomRule({ withRounding: true, withRefused: true }), (rule) => {
        for (const { path } of checkRule(rule)) expect(locatePath(JSON.stringify(rule), path)).toBeDefined();
      }),
      { numRuns: 2_000 },
    );
  });
});

it('reports integers past the safe range, and no others', () => {
  const rule = JSON.parse(
    '{"if": [{"<": [{"var": "a"}, 9007199254740993]}, 9007199254740991, {"preserve": [-1e20, 0.5]}]}',
  ) as Json;
  expect(checkRule(rule)).toMatchObject([
    { severity: 'warning', code: 'UNSAFE_NUMBER', reason: 'NUMBER_UNSAFE', path: ['if', 0, '<', 1] },
    { severity: 'warning', code: 'UNSAFE_NUMBER', path: ['if', 2, 'preserve', 0] },
  ]);
});
