import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLogicText } from '../json/json-text.ts';
import type { Json } from '../json/json.ts';
import { applyDifferences } from '../testing/apply-differences.ts';
import { randomEdits } from '../testing/random-edits.ts';
import { randomRule } from '../testing/random-rules.ts';
import { differenceOfLogic, differencesMax, type LogicDifference, sentenceOfDifference } from './difference.ts';

const rules = randomRule({ withRounding: true, withRefused: true });

function sentencesOf(differences: readonly LogicDifference[]): string[] {
  return differences.map((difference) => sentenceOfDifference(difference).message);
}

function parse(text: string): Json {
  const parsed = parseLogicText(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

function sum(length: number, toTerm: (index: number) => Json): Json {
  return { '+': Array.from({ length }, (_, index) => toTerm(index)) };
}

function nested(depth: number, inner: Json): Json {
  let node = inner;
  for (let level = 0; level < depth; level += 1) node = { '+': [node, level] };
  return node;
}

describe('differenceOfLogic', () => {
  it('finds nothing in equal logic', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        expect(differenceOfLogic(rule, structuredClone(rule))).toEqual([]);
      }),
    );
  });

  it('finds edits that lead from one logic to an edited one', () => {
    fc.assert(
      fc.property(rules, randomEdits, (before, edit) => {
        const after = edit(before);
        const differences = differenceOfLogic(before, after);
        expect(applyDifferences(before, differences)).toEqual(after);
        for (const sentence of sentencesOf(differences)) expect(sentence.length).toBeLessThan(400);
      }),
      { numRuns: 1000 },
    );
  });

  it('finds edits that lead from one logic to any other one', () => {
    fc.assert(
      fc.property(rules, rules, (before, after) => {
        expect(applyDifferences(before, differenceOfLogic(before, after))).toEqual(after);
      }),
    );
  });

  it('ignores the order of names, which has no meaning', () => {
    expect(differenceOfLogic({ eachKey: { a: 1, b: 2 } }, { eachKey: { b: 2, a: 1 } })).toEqual([]);
  });

  it('has each place of equal edits, and the subtrees of the first one', () => {
    const before = { '+': [{ '*': [{ var: 'a' }, 1.05] }, { max: [2, { var: 'a' }] }] };
    const after = { '+': [{ '*': [{ var: 'b' }, 1.05] }, { max: [2, { var: 'b' }] }] };
    expect(differenceOfLogic(before, after)).toEqual([
      {
        action: 'CHANGED',
        role: 'FACTOR',
        path: ['+', 0, '*', 0],
        places: [
          { before: ['+', 0, '*', 0], after: ['+', 0, '*', 0] },
          { before: ['+', 1, 'max', 1], after: ['+', 1, 'max', 1] },
        ],
        before: { var: 'a' },
        after: { var: 'b' },
        within: { before: before['+'][0], after: after['+'][0], isBranch: false },
      },
    ]);
  });
});

describe('hostile logic', () => {
  it.each<[unknown, unknown, string]>([
    [null, 5, 'null was changed to 5.'],
    ['a', 'b', '"a" was changed to "b".'],
    [{}, [], '{} was changed to [].'],
    [0, -0, '0 was changed to -0.'],
    [1, Infinity, '1 was changed to Infinity.'],
    [[undefined, 1], [null, 2], '1 was changed to 2 in [null, 1].'],
    [{ var: [] }, { var: null }, 'var() was changed to var(null).'],
    [{ constructor: [1] }, { constructor: [2] }, '1 was changed to 2 in constructor(1).'],
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, '2 was changed to 3 in {a: 1, b: 2}.'],
  ])('%j and %j: %s', (before, after, sentence) => {
    expect(sentencesOf(differenceOfLogic(before as Json, after as Json))).toEqual([sentence]);
  });

  it('has names that objects inherit', () => {
    const [before, after] = [parse('{"__proto__": 1, "a": 2}'), parse('{"__proto__": 3, "a": 2}')];
    expect(sentencesOf(differenceOfLogic(before, after))).toEqual(['1 was changed to 3 in {__proto__: 1, a: 2}.']);
  });

  it('has numbers with more digits than a double can represent', () => {
    const [before, after] = [
      parse('{"*": [{"var": "a"}, 0.12345678901234567890]}'),
      parse('{"*": [{"var": "a"}, 0.12345678901234567891]}'),
    ];
    expect(differenceOfLogic(before, structuredClone(before))).toEqual([]);
    expect(sentencesOf(differenceOfLogic(before, after))).toEqual([
      '0.12345678901234567890 was changed to 0.12345678901234567891 in a × 0.12345678901234567890.',
    ]);
  });

  it('has long texts, which are cut between characters', () => {
    const before = { cat: ['🚑'.repeat(3_000_000), 1] };
    const [sentence] = sentencesOf(differenceOfLogic(before, { cat: ['a' + '🚑'.repeat(3_000_000), 1] }));
    expect(sentence).toBe(
      `"${'🚑'.repeat(15)}…" was changed to "a${'🚑'.repeat(14)}…" in cat("${'🚑'.repeat(15)}…", 1).`,
    );
  });

  it('is as deep as the engine evaluates', () => {
    const differences = differenceOfLogic(nested(199, { var: 'a' }), nested(199, { var: 'b' }));
    expect(sentencesOf(differences)).toEqual(['a was changed to b in a + 0.']);
  });

  it('is deeper than the stack allows', () => {
    const [before, after] = [nested(100_000, 'a'), nested(100_000, 'b')];
    expect(differenceOfLogic(before, nested(100_000, 'a'))).toEqual([]);
    expect(differenceOfLogic(before, after)).toMatchObject([{ action: 'CHANGED', path: [], role: 'WHOLE' }]);
    expect(sentencesOf(differenceOfLogic(before, 1))[0]).toContain('was changed to 1.');
  });

  it('is larger than is compared in detail', () => {
    const before = sum(60_000, (index) => index);
    expect(
      differenceOfLogic(
        before,
        sum(60_000, (index) => index),
      ),
    ).toEqual([]);
    expect(
      differenceOfLogic(
        before,
        sum(60_000, (index) => index + 1),
      ),
    ).toHaveLength(1);
  });

  it('contains one object in many places', () => {
    const grow = (inner: Json) => Array.from({ length: 150 }).reduce((node: Json) => ({ max: [node, node] }), inner);
    expect(differenceOfLogic(grow(1), grow(1))).toEqual([]);
    expect(differenceOfLogic(grow(1), grow(2))).toHaveLength(1);
  });
});

describe('long lists', () => {
  it('are compared item by item where few differ', () => {
    const terms = Array.from({ length: 5000 }, (_, index): Json => ({ '*': [{ var: 'a' }, index % 7] }));
    const edited = terms
      .toSpliced(4000, 1)
      .toSpliced(2500, 1, { '*': [{ var: 'a' }, 99] })
      .toSpliced(17, 0, { var: 'fee' });
    const [before, after] = [{ '+': terms }, { '+': edited }];
    const differences = differenceOfLogic(before, after);
    expect(differences.map(({ action }) => action)).toEqual(['ADDED', 'CHANGED', 'REMOVED']);
  });

  it('are compared by form where all items differ in their numbers', () => {
    const terms = (factor: number) =>
      Array.from({ length: 5000 }, (_, index): Json => ({ '*': [{ var: `sum${index}` }, factor] }));
    const after = { '+': terms(1.1).toSpliced(10, 0, { var: 'fee' }) };
    expect(sentencesOf(differenceOfLogic({ '+': terms(1.05) }, after))).toEqual([
      '1.05 was changed to 1.1 in 5000 places.',
      expect.stringContaining('The term fee was added to'),
    ]);
  });

  it('that alternate differ at their ends', () => {
    const alternating = (first: number) => sum(5000, (index) => ({ var: (index + first) % 2 === 0 ? 'a' : 'b' }));
    expect(differenceOfLogic(alternating(0), alternating(1))).toMatchObject([{ action: 'MOVED' }]);
  });

  it('that have nothing in common are one difference', () => {
    const before = sum(5000, (index) => ({ '*': [{ var: `a${index}` }, index] }));
    const after = sum(5000, (index) => ({ '/': [{ var: `b${index}` }, -index] }));
    expect(differenceOfLogic(before, after)).toMatchObject([{ action: 'CHANGED', path: [] }]);
  });

  it('have a maximum of differences, the last of which counts the others', () => {
    const [before, after] = [0, 0.5].map((more) => sum(5000, (index) => ({ '*': [{ var: 'a' }, index + more] })));
    const differences = differenceOfLogic(before ?? null, after ?? null);
    expect(differences).toHaveLength(differencesMax);
    expect(sentencesOf(differences).at(-1)).toBe('Further changes not shown: 4001.');
  });
});
