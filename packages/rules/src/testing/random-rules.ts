/** Random rules over all operators, and data that their paths often match. For property tests only. */
import * as fc from 'fast-check';
import type { Json } from '../json/json.ts';

const numbers = fc.oneof(
  fc.constantFrom(0, 1, -1, 2, 3, 10, 0.1, 0.2, 1.005, 2.5, -2.5, 1e300),
  fc.integer({ min: -20, max: 20 }),
);
const texts = fc.constantFrom('', 'a', 'abc', '5', '0', '1.15', ' 7 ', 'x.y', 'a.b');
const literals = fc.oneof(numbers, texts, fc.constantFrom(true, false, null), fc.constant<Json>({}));
const paths = fc.constantFrom(
  'a',
  'b',
  'list',
  'objects',
  'a.b',
  'text',
  'none',
  'deep.x.y',
  'list.0',
  'objects.0.price',
  'price',
  'current',
  'accumulator',
  '',
  '../index',
  '../../a',
  '../../list',
  '../../../../a',
  'toString',
  'length',
  'list.length',
  'text.length',
  'nothing',
  'zero',
  'type',
  '0',
);
const dangerousPaths = fc.constantFrom('__proto__', 'a.constructor', 'prototype.x', 'constructor.constructor');

const eager = [
  '+',
  '-',
  '*',
  '/',
  '%',
  'max',
  'min',
  'in',
  'cat',
  'substr',
  'merge',
  'keys',
  'throw',
  '!',
  '!!',
  'not',
  'missing',
  'missing_some',
  'get',
  'exists',
  'val',
];
const lazy = [
  'if',
  '?:',
  'and',
  'or',
  '??',
  'try',
  '<',
  '<=',
  '>',
  '>=',
  '==',
  '===',
  '!=',
  '!==',
  'pipe',
  'length',
  'preserve',
];
const iterators = ['map', 'filter', 'some', 'none', 'all', 'every', 'reduce'];
const roundings = ['round', 'round_half_even', 'round_to'];

type Tied = {
  rule: Json;
  args: Json;
};

export interface RandomRuleOptions {
  /** Our own operators: leave them out to compare with the engine. */
  readonly withRounding: boolean;
  /** Unknown operators, objects with several keys, prototype names. */
  readonly withRefused: boolean;
}

export function randomRule(options: RandomRuleOptions): fc.Arbitrary<Json> {
  const operators = options.withRounding ? [...eager, ...lazy, ...roundings] : [...eager, ...lazy];
  const refused: fc.Arbitrary<Json> = fc.oneof(
    dangerousPaths.map((path): Json => ({ var: path })),
    fc.constantFrom<Json>({ toString: [] }, { nope: [1] }, { '+': [1], '-': [2] }, { val: ['a', '__proto__'] }),
    fc.constantFrom<Json>({ exists: 'constructor' }, { missing: ['__proto__'] }, { constructor: [1] }),
  );
  return fc.letrec<Tied>((tie) => ({
    rule: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'rule' },
      { arbitrary: literals, weight: 4 },
      { arbitrary: paths.map((path): Json => ({ var: path })), weight: 4 },
      { arbitrary: fc.tuple(paths, literals).map(([path, other]): Json => ({ var: [path, other] })), weight: 1 },
      {
        arbitrary: fc.tuple(fc.integer({ min: -4, max: 4 }), paths).map(([up, path]): Json => ({ val: [[up], path] })),
        weight: 1,
      },
      {
        arbitrary: fc.tuple(fc.constantFrom(...operators), tie('args')).map(([name, args]): Json => ({ [name]: args })),
        weight: 8,
      },
      {
        arbitrary: fc
          .tuple(fc.constantFrom(...iterators), tie('rule'), tie('rule'), fc.option(tie('rule'), { nil: undefined }))
          .map(([name, list, body, rest]): Json => ({
            [name]: rest === undefined ? [list, body] : [list, body, rest],
          })),
        weight: 3,
      },
      {
        arbitrary: fc
          .dictionary(fc.constantFrom('k', 'l', '1'), tie('rule'), { maxKeys: 2 })
          .map((keys): Json => ({ eachKey: keys })),
        weight: 1,
      },
      { arbitrary: fc.array(tie('rule'), { maxLength: 3 }) as fc.Arbitrary<Json>, weight: 2 },
      { arbitrary: options.withRefused ? refused : literals, weight: 1 },
    ),
    args: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'rule' },
      { arbitrary: literals, weight: 1 },
      { arbitrary: fc.array(tie('rule'), { maxLength: 4 }) as fc.Arbitrary<Json>, weight: 6 },
      { arbitrary: tie('rule'), weight: 1 },
    ),
  })).rule;
}

export const randomData: fc.Arbitrary<Json> = fc.oneof(
  literals,
  fc.record(
    {
      a: fc.oneof(numbers, texts, fc.constant<Json>({ b: 3 })),
      b: numbers,
      list: fc.array(fc.oneof(numbers, literals), { maxLength: 4 }),
      objects: fc.array(fc.record({ price: numbers, a: literals }), { maxLength: 3 }),
      text: texts,
      nothing: fc.constant(null),
      zero: fc.constant(0),
      deep: fc.constant<Json>({ x: { y: 2.675 } }),
      price: numbers,
      type: texts,
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Json>,
);
