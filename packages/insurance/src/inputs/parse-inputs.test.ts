import { describe, expect, it } from 'vitest';
import type { Json } from '../json.ts';
import { parseInputs } from './parse-inputs.ts';

function problems(given: Json): string[] {
  const parsed = parseInputs(given);
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`);
}

const zone = {
  path: 'trip.zone',
  type: 'choice',
  choices: [{ value: 'asia', label: { en: 'Asia', 'zh-HK': '亞洲' } }],
};

describe('declared inputs', () => {
  it('are read with every field', () => {
    const age = {
      path: 'age',
      type: 'integer',
      minimum: 0,
      maximum: 120,
      unit: 'year',
      level: 'refuse',
      isPersonal: true,
    };
    const smoked = { path: 'smoked', type: 'number', unit: { 'en-US': 'years', 'zh-HK': '年' } };
    const insureds = { path: 'insureds', type: 'list', minItems: 1, maxItems: 20, items: [age, smoked] };
    const amount = {
      path: 'sum',
      type: 'amount',
      currency: 'HKD',
      requiredWhen: { '==': [{ var: 'a' }, 1] },
      default: 5,
    };
    const parsed = parseInputs([zone, insureds, { ...amount, help: { en: 'In full' }, example: 7 }]);
    expect(parsed).toMatchObject({
      ok: true,
      inputs: [
        { ...zone, level: 'warn', isPersonal: false },
        { ...insureds, items: [age, smoked] },
        { ...amount, help: { en: 'In full' }, example: 7 },
      ],
    });
  });

  it('treat null as an absent field', () => {
    expect(parseInputs([{ path: 'a', type: 'text', unit: null, choices: null, default: null }])).toEqual(
      parseInputs([{ path: 'a', type: 'text' }]),
    );
  });

  it.each<[string, Json, string]>([
    ['no list', {}, ': The inputs must be a list of objects.'],
    ['no object', ['a'], '0: An input must be an object.'],
    ['no path', [{ type: 'text' }], '0.path: The field path must be a path of up to 10 names'],
    ['an empty path', [{ path: '', type: 'text' }], '0.path: The field path must be'],
    ['an empty name', [{ path: 'a..b', type: 'text' }], '0.path: The field path must be'],
    ['a space', [{ path: 'a b', type: 'text' }], '0.path: The field path must be'],
    ['an inherited name', [{ path: 'a.__proto__', type: 'text' }], '0.path: The field path must be'],
    ['eleven names', [{ path: 'a.a.a.a.a.a.a.a.a.a.a', type: 'text' }], '0.path: The field path must be'],
    ['a long name', [{ path: 'a'.repeat(101), type: 'text' }], '0.path: The field path must be'],
    ['no type', [{ path: 'a' }], '0.type: The field type must be one of text, choice, number'],
    [
      'another level',
      [{ path: 'a', type: 'text', level: 'deny' }],
      '0.level: The field level must be one of warn, refuse.',
    ],
    ['a wrong unit', [{ path: 'a', type: 'number', unit: ' ' }], '0.unit: The field unit must be a text of 1 to 40'],
    ['wrong units by locale', [{ path: 'a', type: 'number', unit: { 'en-US': 3 } }], '0.unit: The field unit must be'],
    ['a long unit', [{ path: 'a', type: 'number', unit: { en: 'x'.repeat(41) } }], '0.unit: The field unit must be'],
    ['a wrong limit', [{ path: 'a', type: 'number', minimum: '1' }], '0.minimum: The field minimum must be a number.'],
    [
      'a wrong currency',
      [{ path: 'a', type: 'amount', currency: 'hkd' }],
      '0.currency: The field currency must be a cu',
    ],
    ['a negative count', [{ path: 'a', type: 'list', maxItems: -1 }], '0.maxItems: The field maxItems must be a whole'],
    [
      'a wrong flag',
      [{ path: 'a', type: 'text', isPersonal: 1 }],
      '0.isPersonal: The field isPersonal must be true or',
    ],
    ['a label that is a text', [{ path: 'a', type: 'text', label: 'A' }], '0.label: The field label must be an object'],
    ['a locale that is none', [{ path: 'a', type: 'text', label: { 'e n': 'A' } }], '0.label: The field label must be'],
    ['a long label', [{ path: 'a', type: 'text', label: { en: 'x'.repeat(301) } }], '0.label: The field label must be'],
    ['choices that are texts', [{ path: 'a', type: 'choice', choices: ['x'] }], '0.choices: The field choices must be'],
    [
      'a long choice',
      [{ path: 'a', type: 'choice', choices: [{ value: 'x'.repeat(201) }] }],
      '0.choices: The field ch',
    ],
    [
      'a choice with more',
      [{ path: 'a', type: 'choice', choices: [{ value: 'x', y: 1 }] }],
      '0.choices: The field cho',
    ],
    ['a long default', [{ path: 'a', type: 'text', default: 'x'.repeat(10_000) }], '0.default: The field default must'],
    ['an unknown field', [{ path: 'a', type: 'text', min: 1 }], '0.min: An input has no field min.'],
    [
      'a field of another type',
      [{ path: 'a', type: 'text', maximum: 1 }],
      '0.maximum: An input of the type text has no',
    ],
    [
      'an item that is wrong',
      [{ path: 'a', type: 'list', items: [{ path: 'b' }] }],
      '0.items.0.type: The field type must',
    ],
  ])('are refused with %s', (_what, given, expected) => {
    expect(problems(given)).toEqual([expect.stringContaining(expected)]);
  });

  it('are limited in number, with the items of lists', () => {
    const many = Array.from({ length: 499 }, (_, index) => ({ path: `p${index}`, type: 'text' }));
    const list = { path: 'list', type: 'list', items: [{ path: '', type: 'text' }] };
    expect(problems([...many, { path: 'one', type: 'text' }])).toEqual([]);
    expect(problems([...many, list])).toEqual(['499.items: There are more than 500 inputs.']);
  });

  it('are limited in the depth of lists and in the number of problems', () => {
    const nest = (depth: number): Json => [{ path: 'l', type: 'list', ...(depth > 1 && { items: nest(depth - 1) }) }];
    expect(problems(nest(3))).toEqual([]);
    expect(problems(nest(4))).toEqual(['0.items.0.items.0.items: Lists can be nested up to 3 levels.']);
    expect(problems(Array.from({ length: 400 }, () => 1))).toHaveLength(20);
  });
});
