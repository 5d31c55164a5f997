import { describe, expect, it } from 'vitest';
import { changesByFormula, formulaLimits, pathInFormula, rangeInFormula, toFormula } from './formula.ts';
import { applyChanges } from './text-changes.ts';

function edited(text: string, formula: string): string {
  const made = changesByFormula(text, formula);
  if (!made.ok) throw new Error(JSON.stringify(made.finding));
  return applyChanges(text, made.changes);
}

describe('a formula', () => {
  it.each([
    [
      '{"*": [{"var": "base"}, {"+": [1, {"var": "loading"}]}, {"if": [{"<": [{"var": "age"}, 18]}, 0.5, 1]}]}',
      'base * (1 + loading) * if(age < 18, 0.5, 1)',
    ],
    ['{"-": [{"-": [{"var": "a"}, 1.0]}, 1e2]}', 'a - 1.0 - 1e2'],
    ['{"-": [1, {"-": [2, 3]}]}', '1 - (2 - 3)'],
    ['{"-": [1, 2, 3]}', '`-`(1, 2, 3)'],
    ['{"+": [{"+": [1, 2]}, 3]}', '(1 + 2) + 3'],
    ['{"+": [{"-": [1, 2]}, 3, 4]}', '1 - 2 + 3 + 4'],
    ['-5', '-5'],
    ['{"-": [5]}', '-(5)'],
    ['{"-": [-5]}', '--5'],
    ['{"-": 5}', '`-`(...5)'],
    ['{"!": [{"var": "a"}]}', 'not a'],
    ['{"!": {"var": "a"}}', '!a'],
    ['{"!": [[1]]}', 'not [1]'],
    ['{"not": [{"var": "a"}]}', '`not`(a)'],
    ['{"==": [{"!": [{"var": "a"}]}, true]}', '(not a) == true'],
    ['{"<=": [18, {"var": "age"}, 65]}', '18 <= age <= 65'],
    ['{">": [65, {"var": "age"}, 18]}', '`>`(65, age, 18)'],
    [
      '{"??": [{"var": "a"}, {"or": [{"var": "b"}, {"and": [{"in": ["x", ["x", "y"]]}, null]}]}]}',
      'a ?? b or "x" in ["x", "y"] and null',
    ],
    ['{"max": {"var": "ages"}}', 'max(...ages)'],
    ['{"max": [{"var": "ages"}]}', 'max(ages)'],
    ['{"var": "and"}', 'var(..."and")'],
    ['{"var": ["and"]}', 'var("and")'],
    ['{"var": "list.0.x"}', 'list.0.x'],
    ['{"var": ""}', 'var(..."")'],
    ['{"var": "trip-zone"}', 'var(..."trip-zone")'],
    [
      '{"table": ["base", {"eachKey": {"zone": {"var": "zone"}, "no. of days": 3}}, "amount"]}',
      'table("base", {zone: zone, "no. of days": 3}, "amount")',
    ],
    ['{"decide": ["acceptance", {"eachKey": {}}]}', 'decide("acceptance", {})'],
    ['{"no such operator`": [1]}', String.raw`${'`no such operator\\u0060`'}(1)`],
    ['{"preserve": {"a": [1,\n2]}}', 'json`{"preserve": {"a": [1, 2]}}`'],
    ['{"+": [1], "+": [2.50]}', 'json`{"+": [1], "+": [2.50]}`'],
    ['[{}, "\\u00e9"]', String.raw`[${'json`{}`'}, "\u00e9"]`],
    [' {} ', ''],
  ])('of %s is %s', (text, formula) => {
    expect(toFormula(text)).toEqual({ ok: true, formula });
    expect(edited(text, formula)).toBe(text);
    expect(JSON.parse(edited('0', formula))).toEqual(JSON.parse(text));
  });

  it.each([
    ['{"+": [1, ', 'NOT_JSON'],
    [`${'['.repeat(401)}${']'.repeat(401)}`, 'TOO_DEEP'],
    [JSON.stringify(Array.from({ length: formulaLimits.nodes }, () => 1)), 'TOO_LARGE'],
    [JSON.stringify('x'.repeat(formulaLimits.textLength)), 'TOO_LONG'],
  ])('does not exist for %#: %s', (text, reason) => {
    expect(toFormula(text)).toEqual({ ok: false, reason });
  });

  it('of the largest logic is read again', () => {
    const text = JSON.stringify(Array.from({ length: formulaLimits.nodes - 1 }, () => 1));
    const shown = toFormula(text);
    expect(shown.ok && changesByFormula(text, shown.formula)).toEqual({ ok: true, changes: [] });
  });

  it('of the deepest logic is read again', () => {
    const { nesting } = formulaLimits;
    const text = `${'{"!": '.repeat(nesting)}1${'}'.repeat(nesting)}`;
    const shown = toFormula(text);
    expect(shown.ok && changesByFormula(text, shown.formula)).toEqual({ ok: true, changes: [] });
  });
});

describe('an edited formula', () => {
  const text = `{ "if" : [
    {"<": [ {"var":"age"}, 18.0 ]},   0.50,
    1
  ] }`;

  it.each([
    ['a number', 'if(age < 21, 0.50, 1)', ['18.0', '21']],
    ['a path', 'if(insured.age < 18.0, 0.50, 1)', ['"age"', '"insured.age"']],
    ['an operator', 'if(age <= 18.0, 0.50, 1)', ['"<"', '"<="']],
    ['a name', 'choose(age < 18.0, 0.50, 1)', ['"if"', '"choose"']],
    [
      'an added argument',
      'if(age < 18.0, 0.50, age > 70, 2, 1)',
      ['   0.50,\n    1', '   0.50,   {">": [{"var": "age"}, 70]},   2,\n    1'],
    ],
    ['an added first argument', 'if(0, age < 18.0, 0.50, 1)', ['{"<"', '0,   {"<"']],
    ['a removed argument', 'if(age < 18.0, 0.50)', [',\n    1', '']],
    ['a removed first argument', 'if(0.50, 1)', ['{"<": [ {"var":"age"}, 18.0 ]},   ', '']],
    ['all arguments removed', 'if()', [/\[[^]*\n {2}\]/, '[]']],
    [
      'something around a part',
      'if(not (age < 18.0), 0.50, 1)',
      ['{"<": [ {"var":"age"}, 18.0 ]}', '{"!": [{"<": [ {"var":"age"}, 18.0 ]}]}'],
    ],
    [
      'something around a part that changes too',
      'if(f(age < 18.0, 3), 0.50, 1)',
      ['{"<": [ {"var":"age"}, 18.0 ]}', '{"f": [{"<": [ {"var":"age"}, 18.0 ]}, 3]}'],
    ],
    ['something removed from around a part', 'if(age, 0.50, 1)', ['{"<": [ {"var":"age"}, 18.0 ]}', '{"var":"age"}']],
    ['another kind of argument', 'if(...age < 18.0)', [/\[[^]*\n {2}\]/, '{"<": [ {"var":"age"}, 18.0 ]}']],
  ] as const)('changes only %s in the text', (_, formula, [from, to]) => {
    expect(edited(text, formula)).toBe(text.replace(from, to));
  });

  it('changes members of an object by name', () => {
    const object = '{"eachKey" : { "a": 1,  "b" : 2.0,  "c":3 }}';
    expect(edited(object, '{b: 2.0, c: 3}')).toBe('{"eachKey" : { "b" : 2.0,  "c":3 }}');
    expect(edited(object, '{a: 1, beta: 2.0, c: 3}')).toBe('{"eachKey" : { "a": 1,  "beta" : 2.0,  "c":3 }}');
    expect(edited(object, '{a: 1, b: 2.0, new: x, c: 3}')).toBe(
      '{"eachKey" : { "a": 1,  "b" : 2.0,  "new": {"var": "x"},  "c":3 }}',
    );
    expect(edited(object, '{}')).toBe('{"eachKey" : {}}');
  });

  it('is one operator for some signs and nested pairs for others', () => {
    expect(edited('0', 'a + b + c')).toBe('{"+": [{"var": "a"}, {"var": "b"}, {"var": "c"}]}');
    expect(edited('0', 'a - b - c')).toBe('{"-": [{"-": [{"var": "a"}, {"var": "b"}]}, {"var": "c"}]}');
  });

  it('can have any space, and more brackets than necessary', () => {
    expect(edited('{"+": [1,2]}', ' ( (1)\n + 2 ) ')).toBe('{"+": [1,2]}');
  });

  it('replaces text that is not JSON', () => {
    expect(edited('{"+": [', '1 + 2')).toBe('{"+": [1, 2]}');
  });

  it('cannot exceed what can be shown', () => {
    const { nesting, nodes } = formulaLimits;
    const deep = changesByFormula('0', `${'['.repeat(nesting + 1)}${']'.repeat(nesting + 1)}`);
    expect(deep).toMatchObject({ ok: false, finding: { code: 'TOO_DEEP', about: nesting } });
    const veryDeep = changesByFormula('0', '('.repeat(90_000));
    expect(veryDeep).toMatchObject({ ok: false, finding: { code: 'TOO_DEEP' } });
    const large = changesByFormula('0', `[${'1,'.repeat(nodes)}1]`);
    expect(large).toMatchObject({ ok: false, finding: { code: 'TOO_LARGE', about: nodes } });
    const long = changesByFormula('0', `"${'x'.repeat(formulaLimits.formulaLength)}"`);
    expect(long).toMatchObject({ ok: false, finding: { code: 'TOO_LONG', about: formulaLimits.formulaLength } });
  });
});

describe('a place in a formula', () => {
  const formula = 'base * if(age < 18, max(...ages), rond(x, 2)) + table("t", {zone: trip.zone}, "rate")';

  it.each([
    [['+', 0, '*', 1, 'if'], 'if', 'if('],
    [['+', 0, '*', 1, 'if', 0], 'age < 18', '< 18'],
    [['+', 0, '*', 1, 'if', 1, 'max'], 'max', 'max('],
    [['+', 0, '*', 1, 'if', 2, 'rond'], 'rond', 'rond('],
    [['+', 1, 'table', 1, 'eachKey', 'zone'], 'trip.zone', 'trip'],
    [['+', 0, '*', 1, 'if', 2, 'rond', 1], '2', '2))'],
  ] as const)('%j is at %s', (path, marked, at) => {
    const range = rangeInFormula(formula, path);
    expect(formula.slice(range?.from, range?.to)).toBe(marked);
    const found = pathInFormula(formula, formula.indexOf(at));
    expect(path.slice(0, found.length)).toEqual(found);
    expect(path.length - found.length).toBeLessThanOrEqual(1);
  });

  it('is the nearest that exists', () => {
    expect(rangeInFormula('max(...ages)', ['max', 'var'])).toEqual({ from: 7, to: 11 });
    expect(rangeInFormula('a + b', ['-', 3])).toEqual({ from: 0, to: 5 });
    expect(rangeInFormula('a +', ['+', 0])).toBeUndefined();
  });
});
