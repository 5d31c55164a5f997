import { describe, expect, test, vi } from 'vitest';
import { createRandom } from '../../../../../tests/random.ts';
import { evaluateFormulas } from '../../testing/evaluate-formulas.ts';
import { expectResults } from '../../testing/expect-results.ts';
import { matchesAll, type Readable, toParts, toWildcards } from './wildcards.ts';

test('* is any number of characters, ? is one, and ~ makes the next one an ordinary character', () => {
  const cases: readonly (readonly [string, string, boolean])[] = [
    ['*', '', true],
    ['?', '', false],
    ['?', 'a', true],
    ['??', 'a', false],
    ['a*', 'ABC', true],
    ['*c', 'abc', true],
    ['*b', 'abc', false],
    ['a*c', 'ac', true],
    ['a*a', 'a', false],
    ['ab*ba', 'aba', false],
    ['ab*ba', 'abba', true],
    ['*a*a*b', 'aab', true],
    ['*a*a*b', 'abb', false],
    ['a?c*', 'abcdef', true],
    ['*?x', 'x', false],
    ['*?x?*', 'axb', true],
    ['a~*c', 'a*c', true],
    ['a~*c', 'abc', false],
    ['a~?', 'a?', true],
    ['a~?', 'ab', false],
    ['~~*', '~x', true],
    ['a~b', 'ab', true],
    ['a~b', 'a~b', false],
    ['ab~', 'ab', true],
    ['~', '', true],
    ['*.(+)[x]$', 'a.(+)[x]$', true],
    ['line*two', 'line\none\ntwo', true],
    ['ÄÖ*', 'äöü', true],
    ['保*單', '保險單', true],
    [`*${'?'.repeat(40)}b*`, `${'a'.repeat(50)}b`, true],
    [`*${'?'.repeat(40)}b*`, `${'a'.repeat(39)}b`, false],
    [`*${'ab'.repeat(60)}c`, `x${'ab'.repeat(70)}c`, true],
  ];
  expect(cases.map(([pattern, text]) => [pattern, text, toWildcards(pattern)?.matches(text)])).toEqual(cases);
  expect(toWildcards('plain')).toBeUndefined();
});

test('the same texts match as for a regular expression', () => {
  const random = createRandom(7);
  const pick = (letters: string, length: number) =>
    Array.from({ length }, () => letters[Math.floor(random() * letters.length)] ?? '').join('');
  for (let round = 0; round < 20_000; round++) {
    const pattern = `${pick('ab?*', 1 + Math.floor(random() * 7))}*`;
    const text = pick('ab', Math.floor(random() * 12));
    const source = pattern.replaceAll('*', '.*').replaceAll('?', '.');
    const wildcards = toWildcards(pattern);
    const found = { pattern, text, all: wildcards?.matches(text), at: wildcards?.findIn(text, 0) };
    expect(found).toEqual({ pattern, text, all: new RegExp(`^${source}$`).test(text), at: text.search(source) });
  }
});

/** Counts the characters that are read. */
class CountedText implements Readable {
  reads = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get length(): number {
    return this.#text.length;
  }

  charCodeAt(index: number): number {
    this.reads++;
    return this.#text.charCodeAt(index);
  }
}

const hostile = [
  '*a*a*b',
  '*a*a*a*a*a*a*a*a*a*a*a*a*b',
  `${'*a'.repeat(120)}*b`,
  `*${'a'.repeat(200)}b*`,
  `*${'?'.repeat(200)}b*`,
  `${'*?'.repeat(120)}b`,
  `*${'a?'.repeat(100)}b*c`,
  '*a*b*',
];

test.each(hostile)('%s reads every character of a long text once', (pattern) => {
  for (const size of [4_000, 8_000, 32_767]) {
    const text = new CountedText('a'.repeat(size));
    expect(matchesAll(toParts(pattern), text)).toBe(false);
    expect(text.reads).toBeLessThanOrEqual(size + 2 * pattern.length);
  }
});

const functionsWithWildcards: Readonly<Record<string, string | number>> = {
  'SEARCH(D!B1,D!A1)': '#VALUE!',
  'COUNTIF(D!A1:A2,D!B1)': 0,
  'COUNTIF(D!A1:A2,"<>"&D!B1)': 2,
  'COUNTIFS(D!A1:A2,D!B1)': 0,
  'SUMIF(D!A1:A2,D!B1,D!C1:C2)': 0,
  'SUMIFS(D!C1:C2,D!A1:A2,D!B1)': 0,
  'AVERAGEIF(D!A1:A2,D!B1,D!C1:C2)': '#DIV/0!',
  'AVERAGEIFS(D!C1:C2,D!A1:A2,D!B1)': '#DIV/0!',
  'MAXIFS(D!C1:C2,D!A1:A2,D!B1)': 0,
  'MINIFS(D!C1:C2,D!A1:A2,D!B1)': 0,
  'MATCH(D!B1,D!A1:A2,0)': '#N/A',
  'XMATCH(D!B1,D!A1:A2,2)': '#N/A',
  'XMATCH(D!B1,D!A1:A2,2,-1)': '#N/A',
  'VLOOKUP(D!B1,D!A1:C2,3,FALSE)': '#N/A',
  'HLOOKUP(D!B1,D!A1:A2,2,FALSE)': '#N/A',
  'XLOOKUP(D!B1,D!A1:A2,D!C1:C2,"none",2)': 'none',
  'XLOOKUP(D!B1,D!A1:A2,D!C1:C2,"none",2,-1)': 'none',
};

describe('a function with a hostile pattern on 8,000 characters', () => {
  test.each(Object.entries(functionsWithWildcards))('%s reads them once', (formula, expected) => {
    const spy = vi.spyOn(String.prototype, 'charCodeAt');
    try {
      const readsOf = (size: number, pattern: string) => {
        const cells = { A1: 'a'.repeat(size), A2: 'c', B1: pattern, C1: 1, C2: 2 };
        const before = spy.mock.calls.length;
        expectResults({ [formula]: expected }, cells);
        return spy.mock.calls.length - before;
      };
      for (const pattern of ['*a*a*b', `${'*a'.repeat(100)}*b`]) {
        const [short, long] = [readsOf(4_000, pattern), readsOf(8_000, pattern)];
        expect(short).toBeGreaterThan(pattern.length);
        expect(long - short).toBeLessThanOrEqual(4_000);
        spy.mockClear();
      }
    } finally {
      spy.mockRestore();
    }
  });
});

test('SEARCH folds case without moving positions, and starts where it should', () => {
  // Excel: "SEARCH, SEARCHB functions"; the cells of ~ are those of IronCalc's FIND_SEARCH.xlsx, as stored by Excel.
  expectResults({
    'SEARCH("e","Statements",6)': 7,
    'SEARCH("margin","Profit Margin")': 8,
    'SEARCH("~","Hi ~Bang!",1)': 1,
    'SEARCH("~~","Hi ~Bang!",1)': 4,
    'SEARCH("~?","what?")': 5,
    'SEARCH("~*","2*3")': 2,
    'SEARCH("~b","ab")': 2,
    'SEARCH("x","İİx")': 3,
    'SEARCH("?x","İİx")': 2,
    'SEARCH("a*c","xxabcabc",4)': 6,
    'SEARCH("*c","xxabc")': 1,
    'SEARCH("","abc",4)': 4,
    'SEARCH("","abc",5)': '#VALUE!',
    'SEARCH("*","abc",4)': 4,
    'SEARCH("?","abc",4)': '#VALUE!',
  });
});

test('patterns of any length are accepted', () => {
  const [found] = evaluateFormulas(['COUNTIF(D!A1:A2,D!B1)'], { A1: `*${'a'.repeat(300)}`, B1: `*${'a'.repeat(300)}` });
  expect(found).toBe('1');
});
