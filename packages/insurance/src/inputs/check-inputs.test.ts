import { describe, expect, it } from 'vitest';
import { isJsonList, isJsonObject, type Json } from '../json.ts';
import { checkInputs, type ConditionFacts } from './check-inputs.ts';
import { parseInputs } from './parse-inputs.ts';

/** Knows {"var": path}; a computed path has no text, and "broken" is a fault. */
function describeCondition(condition: Json): ConditionFacts {
  const read = findRead(condition);
  const faults = condition === 'broken' ? [{ reason: 'BROKEN', message: 'it is broken.' }] : [];
  return { reads: typeof read === 'string' ? [read] : [], isComputed: isJsonObject(read), faults };
}

function findRead(condition: Json): Json | undefined {
  if (isJsonList(condition)) return condition.map(findRead).find((read) => read !== undefined);
  if (!isJsonObject(condition)) return undefined;
  return condition['var'] ?? findRead(Object.values(condition));
}

function problems(given: Json): string[] {
  const parsed = parseInputs(given);
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join(' '));
  return checkInputs(parsed.inputs, describeCondition).map(({ path, message }) => `${path}: ${message}`);
}

const a = { path: 'a', type: 'text' };
const reads = (path: string): Json => ({ '==': [{ var: path }, 'x'] });

describe('inputs that do not fit together', () => {
  it.each<[string, Json, string[]]>([
    ['none', [a, { path: 'b', type: 'text', requiredWhen: reads('a') }], []],
    ['a path twice', [a, { path: 'a', type: 'date' }], ['1.path: There is another input a.']],
    [
      'a path in another',
      [{ path: 'a.b.c', type: 'text' }, a],
      ['0.path: The input a.b.c is part of the input a, which must then be a list with items, or not be declared.'],
    ],
    ['names that only begin alike', [a, { path: 'ab', type: 'text' }], []],
    ['no choices', [{ path: 'c', type: 'choice' }], ['0.choices: A choice needs at least one choice. To allow any te']],
    [
      'a choice twice',
      [{ path: 'c', type: 'choice', choices: [{ value: 'x' }, { value: 'y' }, { value: 'x' }] }],
      ['0.choices.2.value: The choice "x" is listed twice.'],
    ],
    [
      'a range backwards',
      [{ path: 'n', type: 'number', minimum: 2, maximum: 1 }],
      ['0.maximum: The maximum 1 is below the minimum 2.'],
    ],
    ['a range of one value', [{ path: 'n', type: 'number', minimum: 2, maximum: 2 }], []],
    [
      'a number of entries backwards',
      [{ path: 'l', type: 'list', minItems: 2, maxItems: 1 }],
      ['0.maxItems: The maximum 1 is below the minimum 2.'],
    ],
    [
      'a default outside its choices',
      [{ path: 'c', type: 'choice', choices: [{ value: 'asia' }], default: 'Asia' }],
      ['0.default: The default does not match the input. "Asia" is not one of the choices of value. The nearest are: '],
    ],
    [
      'an example outside its range',
      [{ path: 'n', type: 'integer', maximum: 5, example: 6 }],
      ['0.example: The example does not match the input. The value value must be at most 5.'],
    ],
    [
      'an entry outside its range',
      [{ path: 'l', type: 'list', items: [{ path: 'n', type: 'number', minimum: 0 }], default: [{ n: -1 }] }],
      ['0.default: The default does not match the input. The value value.0.n must be at least 0.'],
    ],
    [
      'a condition on what is not declared',
      [{ ...a, requiredWhen: reads('b') }],
      ['0.requiredWhen: The condition reads b, which is not a declared input.'],
    ],
    [
      'a condition on a computed name',
      [{ ...a, requiredWhen: { var: { cat: ['a'] } } }],
      ['0.requiredWhen: The condition computes the name of a value. Name the inputs that it reads.'],
    ],
    [
      'a condition that is no logic',
      [{ ...a, requiredWhen: 'broken' }],
      ['0.requiredWhen: The condition cannot be evalua'],
    ],
    [
      'a condition on itself',
      [{ ...a, requiredWhen: reads('a') }],
      ['0.requiredWhen: Whether a is required depends on itself: a → a.'],
    ],
    [
      'conditions in a circle',
      [
        { ...a, requiredWhen: reads('b') },
        { path: 'b', type: 'text', requiredWhen: reads('c') },
        { path: 'c', type: 'text', requiredWhen: reads('b') },
      ],
      [
        '1.requiredWhen: Whether b is required depends on itself: b → c → b.',
        '2.requiredWhen: Whether c is required depends on itself: c → b → c.',
      ],
    ],
    [
      'items with the same faults',
      [
        a,
        {
          path: 'l',
          type: 'list',
          items: [
            { path: 'b', type: 'text', requiredWhen: reads('a') },
            { path: 'b', type: 'text' },
          ],
        },
      ],
      [
        '1.items.1.path: There is another input b.',
        '1.items.0.requiredWhen: The condition reads a, which is not a declared input.',
      ],
    ],
    [
      'an entry and its parts',
      [
        {
          path: 'l',
          type: 'list',
          items: [
            { path: '', type: 'text' },
            { path: 'b', type: 'text' },
          ],
        },
      ],
      ['0.items.1.path: The input b is part of the input , which must'],
    ],
  ])('%s', (_what, given, expected) => {
    expect(problems(given)).toEqual(expected.map((start) => expect.stringContaining(start)));
  });
});
