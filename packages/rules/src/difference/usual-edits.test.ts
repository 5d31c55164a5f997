import { describe, expect, it } from 'vitest';
import type { Json } from '../json/json.ts';
import { differenceOfLogic, sentenceOfDifference } from './difference.ts';

/** The path of each difference, with its sentence. */
function describeEdits(before: Json, after: Json): string[] {
  return differenceOfLogic(before, after).map((difference) => {
    const path = difference.action === 'OMITTED' ? [] : difference.path;
    return `${path.join('.')}: ${sentenceOfDifference(difference).message}`;
  });
}

const value = (name: string): Json => ({ var: name });
const upTo = (limit: number, name = 'age'): Json => ({ '<=': [value(name), limit] });
const isSmoker: Json = { '==': [value('smoker'), true] };

type Bands = readonly (readonly [limit: number, factor: number])[];

interface Premium {
  readonly rate?: number;
  readonly levy?: number;
  readonly bands?: Bands;
  readonly age?: string;
  readonly factors?: readonly Json[];
  readonly terms?: readonly Json[];
}

const bands: Bands = [
  [18, 0.8],
  [60, 1],
  [70, 1.1],
  [80, 1.5],
];

function amount({ rate = 0.002, levy = 0.0004, age = 'age', factors = [], terms = [], ...rest }: Premium = {}): Json {
  const pairs = (rest.bands ?? bands).flatMap(([limit, factor]) => [upTo(limit, age), factor]);
  return {
    '+': [
      { '*': [value('sum'), rate, { if: [...pairs, 2] }, ...factors] },
      { '*': [value('days'), 2.35] },
      { '*': [value('sum'), levy] },
      ...terms,
    ],
  };
}

const premium = (options: Premium = {}): Json => ({ round: [amount(options), 2] });
const table = 'if(age ≤ 18 → 0.8, age ≤ 60 → 1, age ≤ 70 → 1.1, age ≤ 80 → 1.5, else 2)';
const risk = 'sum × 0.002 × if(… → 0.8, … → 1, … → 1.1, … → 1.5, else 2)';
const all = 'sum × 0.002 × if(…) + days × 2.35 + sum × 0.0004';

describe('a usual edit is described as a person would', () => {
  it.each<[string, Json, Json, string[]]>([
    ['one rate', premium(), premium({ rate: 0.0025 }), [`round.0.+.0.*.1: 0.002 was changed to 0.0025 in ${risk}.`]],
    [
      'three rates',
      premium(),
      premium({ rate: 0.0025, levy: 0.0005, bands: bands.with(2, [70, 1.2]) }),
      [
        `round.0.+.0.*.1: 0.002 was changed to 0.0025 in ${risk}.`,
        'round.0.+.0.*.2.if.5: 1.1 was changed to 1.2 in age ≤ 70 → 1.1.',
        'round.0.+.2.*.1: 0.0004 was changed to 0.0005 in sum × 0.0004.',
      ],
    ],
    [
      'a factor added',
      premium(),
      premium({ factors: [{ if: [isSmoker, 1.35, 1] }] }),
      [`round.0.+.0.*.3: The factor if(smoker = true → 1.35, else 1) was added to ${risk}.`],
    ],
    [
      'a band inserted',
      premium(),
      premium({ bands: bands.toSpliced(3, 0, [72, 1.2]) }),
      [`round.0.+.0.*.2.if.6: The branch age ≤ 72 → 1.2 was added to ${table}.`],
    ],
    [
      'a band removed',
      premium(),
      premium({ bands: bands.toSpliced(2, 1) }),
      [`round.0.+.0.*.2.if.4: The branch age ≤ 70 → 1.1 was removed from ${table}.`],
    ],
    [
      'an operator',
      { if: [{ '<': [value('age'), 70] }, 1, 2] },
      { if: [{ '<=': [value('age'), 70] }, 1, 2] },
      ['if.0: < was changed to ≤ in age < 70.'],
    ],
    [
      'terms reordered',
      { '+': [value('base'), value('tax'), value('fee')] },
      { '+': [value('fee'), value('base'), value('tax')] },
      ['+.0: The term fee was moved within base + tax + fee.'],
    ],
    ['rounding removed', premium(), amount(), [`: round(…, 2) around ${all} was removed.`]],
    [
      'wrapped in max',
      { '*': [value('base'), 1.05] },
      { max: [50, { '*': [value('base'), 1.05] }] },
      [': base × 1.05 was wrapped in max(50, …).'],
    ],
    [
      'a variable renamed',
      premium(),
      premium({ age: 'insured.age' }),
      ['round.0.+.0.*.2.if.0.<=.0: age was changed to insured.age in 4 places.'],
    ],
    [
      'the levy changed and a fee added',
      premium(),
      premium({ levy: 0.0005, terms: [25] }),
      [
        'round.0.+.2.*.1: 0.0004 was changed to 0.0005 in sum × 0.0004.',
        `round.0.+.3: The term 25 was added to ${all}.`,
      ],
    ],
    [
      'a condition extended',
      { if: [upTo(70), 1, 2] },
      { if: [{ and: [upTo(70), isSmoker] }, 1, 2] },
      ['if.0: The condition smoker = true was added to age ≤ 70.'],
    ],
  ])('%s', (_name, before, after, described) => {
    expect(describeEdits(before, after)).toEqual(described);
  });
});

describe('a rarer edit is described as a person would', () => {
  const [a, b, c] = [value('a'), value('b'), value('c')];
  const loading: Json = { max: [1, value('loading')] };
  const zone: Json = { if: [{ '==': [value('zone'), 'asia'] }, 1, 1.4] };

  it.each<[string, Json, Json, string[]]>([
    [
      'all factors of a table, and a band inserted',
      amount(),
      amount({
        bands: [
          [18, 0.85],
          [60, 1.05],
          [65, 1.1],
          [70, 1.3],
          [80, 1.6],
        ],
      }),
      [
        '+.0.*.2.if.1: 0.8 was changed to 0.85 in age ≤ 18 → 0.8.',
        '+.0.*.2.if.3: 1 was changed to 1.05 in age ≤ 60 → 1.',
        `+.0.*.2.if.4: The branch age ≤ 65 → 1.1 was added to ${table}.`,
        '+.0.*.2.if.7: 1.1 was changed to 1.3 in age ≤ 70 → 1.1.',
        '+.0.*.2.if.9: 1.5 was changed to 1.6 in age ≤ 80 → 1.5.',
      ],
    ],
    [
      'a band moved',
      amount(),
      amount({ bands: [...bands.slice(1, 3), ...bands.slice(0, 1), ...bands.slice(3)] }),
      [`+.0.*.2.if.4: The branch age ≤ 18 → 0.8 was moved within ${table}.`],
    ],
    [
      'a default result added',
      { if: [upTo(70), 1] },
      { if: [upTo(70), 1, 2] },
      ['if.2: The default result 2 was added to if(age ≤ 70 → 1).'],
    ],
    [
      'a band replaced by another one',
      { if: [isSmoker, a, 2] },
      { if: [upTo(70), b, 2] },
      ['if.0: smoker = true → a was changed to age ≤ 70 → b in if(smoker = true → a, else 2).'],
    ],
    [
      'wrapped and a rate changed',
      amount(),
      { max: [50, amount({ levy: 0.0005 })] },
      [`: ${all} was wrapped in max(50, …).`, 'max.1.+.2.*.1: 0.0004 was changed to 0.0005 in sum × 0.0004.'],
    ],
    [
      'rounding removed and a rate changed',
      premium(),
      amount({ levy: 0.0005 }),
      [
        ': round(…, 2) around sum × 0.002 × if(…) + days × 2.35 + sum × 0.0005 was removed.',
        '+.2.*.1: 0.0004 was changed to 0.0005 in sum × 0.0004.',
      ],
    ],
    ['wrapped twice', a, { max: [0, { round: [a, 2] }] }, [': a was wrapped in max(0, round(…, 2)).']],
    [
      'wrapped in the same way in several places',
      { '+': [a, { max: [b, 1] }] },
      { '+': [{ round: [a, 2] }, { max: [{ round: [b, 2] }, 1] }] },
      ['+.0: 2 expressions were wrapped in round(…, 2).'],
    ],
    ['the only factor added', a, { '*': [a, 1.05] }, [': The factor 1.05 was added to a.']],
    ['the only factor removed', { '*': [a, 1.05] }, a, [': The factor 1.05 was removed from a.']],
    ['a constant replaced by an expression', 5, { '*': [a, 5] }, [': 5 was changed to a × 5.']],
    [
      'the same factor in several places',
      { '+': [{ '*': [a, b] }, { '*': [b, c] }] },
      { '+': [{ '*': [a, b, 1.02] }, { '*': [b, c, 1.02] }] },
      ['+.0.*.2: The factor 1.02 was added in 2 places.'],
    ],
    [
      'an order reversed',
      { '+': [a, b, c] },
      { '+': [c, b, a] },
      ['+.1: The order was changed from a + b + c to c + b + a.'],
    ],
    [
      'a factor moved to another term',
      { '+': [{ '*': [a, { if: [upTo(70), 1, 2] }, loading] }, { '*': [b, zone] }] },
      { '+': [{ '*': [a, { if: [upTo(70), 1, 2] }] }, { '*': [b, zone, loading] }] },
      [
        '+.1.*.2: max(1, loading) was moved from a × if(age ≤ 70 → 1, else 2) × max(1, loading) to ' +
          'b × if(zone = "asia" → 1, else 1.4).',
      ],
    ],
    [
      'an operator and one of its arguments',
      { '<': [a, 70] },
      { '<=': [a, 71] },
      [': < was changed to ≤ in a < 70.', '<=.1: 70 was changed to 71 in a < 70.'],
    ],
    ['an argument added', { round: a }, { round: [a, 2] }, ['round.1: The argument 2 was added to round(a).']],
    [
      'a rate replaced beside a new one',
      { '*': [a, 1.05] },
      { '*': [a, 0.9, 1.06] },
      ['*.1: The factor 0.9 was added to a × 1.05.', '*.2: 1.05 was changed to 1.06 in a × 1.05.'],
    ],
    [
      'entries of an object',
      { function: ['rate', { eachKey: { age: a, sum: b } }] },
      { function: ['rate', { eachKey: { sum: c, term: 5 } }] },
      [
        'function.1.eachKey.age: The entry age: a was removed from {age: a, sum: b}.',
        'function.1.eachKey.sum: b was changed to c in {age: a, sum: b}.',
        'function.1.eachKey.term: The entry term: 5 was added to {age: a, sum: b}.',
      ],
    ],
    [
      'items of a list',
      { in: [a, ['HK', 'MO']] },
      { in: [a, ['HK', 'SG', 'MO']] },
      ['in.1.1: The item "SG" was added to ["HK", "MO"].'],
    ],
    ['everything', { max: [a, 1] }, { cat: ['x', b] }, [': max(a, 1) was changed to cat("x", b).']],
    [
      'another way to write the same',
      a,
      { var: ['a'] },
      [': a was changed in a way that its short form does not show.'],
    ],
  ])('%s', (_name, before, after, described) => {
    expect(describeEdits(before, after)).toEqual(described);
  });
});
