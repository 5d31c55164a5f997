import { describe, expect, it } from 'vitest';
import { describeVariables, type VariableDescription } from './describe-variables.ts';
import { isJsonObject, type Json } from '../json/json.ts';
import { listVariables } from './variables.ts';

/** In short: path, type, and further properties from the rule. */
function outline(variables: readonly VariableDescription[]): Json {
  return Object.fromEntries(
    variables.map(({ path, type, examples, items, isOptional, isDynamic }) => {
      const name = `${path}${isDynamic ? '*' : ''}${isOptional ? '?' : ''}`;
      const tail = examples.length === 0 ? '' : ` ${JSON.stringify(examples)}`;
      return [name, items === undefined ? `${type ?? '-'}${tail}` : { [`${type ?? '-'}${tail}`]: outline(items) }];
    }),
  );
}

function types(rule: Json): Json {
  return outline(describeVariables(rule));
}

describe('describeVariables', () => {
  it('infers a number from calculations and from comparisons with numbers', () => {
    expect(types({ '*': [{ var: 'a' }, { '-': [{ val: ['b', 'c'] }] }] })).toEqual({ a: 'number', 'b.c': 'number' });
    expect(types({ '>': [{ var: 'age' }, 65] })).toEqual({ age: 'number [65]' });
    expect(types({ '<': [{ var: 'sum' }, { '*': [2, 3] }] })).toEqual({ sum: 'number' });
    expect(types({ round: [{ var: 'premium' }, { var: 'decimals' }] })).toEqual({
      premium: 'number',
      decimals: 'number',
    });
    expect(types({ '*': [{ if: [{ var: 'flag' }, { var: 'a' }, 1] }, 2] })).toEqual({ flag: 'boolean', a: 'number' });
  });

  it('infers a text from comparisons with texts, which become examples', () => {
    const zone: Json = { if: [{ '==': [{ var: 'zone' }, 'asia'] }, 1, { '==': [{ var: 'zone' }, 'europe'] }, 2, 3] };
    expect(types(zone)).toEqual({ zone: 'string ["asia","europe"]' });
    expect(types({ in: [{ var: 'class' }, [1, 2, 2]] })).toEqual({ class: 'number [1,2]' });
    expect(types({ in: [{ var: 'job' }, ['diver', 'pilot']] })).toEqual({ job: 'string ["diver","pilot"]' });
    expect(types({ '<': [{ var: 'start' }, '2027-01-01'] })).toEqual({ start: 'string ["2027-01-01"]' });
    expect(types({ substr: [{ var: 'code' }, 0, 2] })).toEqual({ code: 'string' });
  });

  it('infers a boolean from use as a condition only', () => {
    expect(types({ if: [{ and: [{ var: 'a' }, { '!': [{ var: 'b' }] }] }, 1, 0] })).toEqual({
      a: 'boolean',
      b: 'boolean',
    });
    expect(types({ and: [{ var: 'age' }, { '>': [{ var: 'age' }, 3] }] })).toEqual({ age: 'number [3]' });
    expect(types({ '===': [{ var: 'a' }, true] })).toEqual({ a: 'boolean [true]' });
  });

  it('describes the elements of a list', () => {
    const body: Json = { and: [{ '<': [{ var: 'age' }, 70] }, { '<': [{ var: '../../limit' }, { var: 'sum' }] }] };
    expect(types({ all: [{ var: 'insureds' }, body] })).toEqual({
      insureds: { list: { age: 'number [70]', sum: '-' } },
      limit: '-',
    });
    expect(types({ some: [{ var: 'ages' }, { '>': [{ var: '' }, 70] }] })).toEqual({
      ages: { list: { '': 'number [70]' } },
    });
    const sum: Json = { '+': [{ var: 'accumulator' }, { var: 'current.price' }] };
    expect(types({ reduce: [{ var: 'items' }, sum, 0] })).toEqual({ items: { list: { price: 'number' } } });
    expect(types({ map: [{ filter: [{ var: 'l' }, { var: 'on' }] }, { '*': [{ var: 'n' }, 2] }] })).toEqual({
      l: { list: { on: 'boolean', n: 'number' } },
    });
    expect(types({ max: { var: 'ages' } })).toEqual({ ages: { list: { '': 'number' } } });
    const nested: Json = { map: [{ var: 'policies' }, { map: [{ var: 'claims' }, { '+': [{ var: 'paid' }, 1] }] }] };
    expect(types(nested)).toEqual({ policies: { list: { claims: { list: { paid: 'number' } } } } });
  });

  it('infers from the values a variable is compared with', () => {
    expect(types({ and: [{ '<': [{ var: 'a' }, { var: 'b' }] }, { '>': [{ var: 'b' }, 0] }] })).toEqual({
      a: 'number',
      b: 'number [0]',
    });
  });

  it('infers from fallbacks', () => {
    expect(types([{ var: ['n', 0] }, { var: ['t', ''] }, { var: ['flag', false] }, { var: ['x', null] }])).toEqual({
      'n?': 'number [0]',
      't?': 'string [""]',
      'flag?': 'boolean [false]',
      'x?': '-',
    });
  });

  it('infers no type without evidence, or if the rule contradicts itself', () => {
    expect(types({ cat: [{ var: 'a' }, '!'] })).toEqual({ a: '-' });
    expect(types([{ '+': [{ var: 'a' }] }, { '==': [{ var: 'a' }, 'x'] }])).toEqual({ a: '- ["x"]' });
    expect(types({ in: ['x', { var: 'a' }] })).toEqual({ a: '-' });
    expect(types({ val: ['rates', { var: 'zone' }] })).toEqual({ 'rates*': '-', zone: '-' });
  });

  it('describes several rules together', () => {
    const price: Json = { '*': [{ var: 'days' }, 3] };
    const discount: Json = { if: [{ '==': [{ var: 'zone' }, 'asia'] }, { var: 'premium' }, { var: 'days' }] };
    expect(types([price, discount])).toEqual({ days: 'number', zone: 'string ["asia"]', premium: '-' });
    let deep: Json = { var: 'a' };
    for (let level = 0; level < 199; level++) deep = { '!': [deep] };
    expect(types([deep, price])).toEqual({ a: 'boolean', days: 'number' });
  });

  it('lists at most 20 examples', () => {
    const rule: Json = { in: [{ var: 'country' }, Array.from({ length: 300 }, (_, index) => `C${index}`)] };
    expect(describeVariables(rule)[0]?.examples).toHaveLength(20);
  });

  it('has the same variables as listVariables, for any JSON', () => {
    const rules: Json[] = [null, [], {}, { var: '' }, { a: 1, b: 2 }, { if: 3 }, { map: { var: 'x' } }, { var: [[]] }];
    for (const rule of rules) {
      expect(describeVariables(rule).map(({ path }) => path)).toEqual(listVariables(rule).map(({ path }) => path));
    }
    expect(isJsonObject(describeVariables({ var: '__proto__.x' })[0])).toBe(true);
  });
});

describe('the choices of describeVariables', () => {
  const choices = (rule: Json): Json =>
    Object.fromEntries(
      describeVariables(rule).map(({ path, choices: own, fallback }) => [
        path,
        fallback === undefined ? own : { choices: own, fallback },
      ]),
    );

  it('are the texts compared by equality or in, on either side', () => {
    expect(
      choices({ if: [{ '==': [{ var: 'zone' }, 'asia'] }, 1, { '===': ['europe', { val: 'zone' }] }, 2, 3] }),
    ).toEqual({
      zone: ['asia', 'europe'],
    });
    expect(choices({ in: [{ var: 'job' }, ['diver', 'pilot', 3]] })).toEqual({ job: ['diver', 'pilot'] });
    expect(choices({ '!=': [{ var: 'job' }, 'pilot'] })).toEqual({ job: ['pilot'] });
  });

  it('are empty for numbers, parts of texts, and texts whose order matters', () => {
    const dates: Json = {
      and: [{ '<': [{ var: 'start' }, '2027-01-01'] }, { '==': [{ var: 'start' }, '2026-01-01'] }],
    };
    expect(choices(dates)).toEqual({ start: [] });
    expect(choices({ in: [{ var: 'code' }, 'ABC'] })).toEqual({ code: [] });
    expect(choices({ '==': [{ var: 'class' }, 4] })).toEqual({ class: [] });
    const many = Array.from({ length: 201 }, (_, index) => `code ${index}`);
    expect(choices({ in: [{ var: 'code' }, many] })).toEqual({ code: [] });
  });

  it('come with the constant that replaces an absent value', () => {
    expect(choices({ '==': [{ var: ['ward', 'general'] }, 'semi_private'] })).toEqual({
      ward: { choices: ['semi_private'], fallback: 'general' },
    });
  });

  it('describe the entries of a list', () => {
    const rule: Json = { in: ['cancer', { var: 'conditions' }] };
    expect(describeVariables(rule)[0]?.items ?? []).toEqual([]);
    const some: Json = { some: [{ var: 'conditions' }, { in: [{ var: '' }, ['cancer', 'stroke']] }] };
    expect(describeVariables(some)[0]?.items?.[0]?.choices).toEqual(['cancer', 'stroke']);
  });
});
