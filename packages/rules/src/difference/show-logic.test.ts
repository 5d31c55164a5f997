import { expect, it } from 'vitest';
import type { Json } from '../json/json.ts';
import { showLogic } from './show-logic.ts';

const [a, b, c] = ['a', 'b', 'c'].map((name): Json => ({ var: name })) as [Json, Json, Json];

it.each<[Json, string]>([
  [{ '+': [a, { '*': [b, 2] }] }, 'a + b × 2'],
  [{ '*': [{ '+': [a, b] }, 2] }, '(a + b) × 2'],
  [{ '-': [a, { '-': [b, c] }] }, 'a − (b − c)'],
  [{ '-': [a] }, '−a'],
  [{ '-': { '+': [a, b] } }, '−(a + b)'],
  [{ '+': [a] }, '+(a)'],
  [{ '/': [a, 3] }, 'a ÷ 3'],
  [{ '<=': [18, a, 70] }, '18 ≤ a ≤ 70'],
  [{ '!=': [a, null] }, 'a ≠ null'],
  [{ and: [{ or: [a, b] }, { '!': c }] }, '(a or b) and not c'],
  [{ '!': { and: [a, b] } }, 'not (a and b)'],
  [{ in: [a, ['HK', 'MO']] }, 'a in ["HK", "MO"]'],
  [{ var: 'insured.age' }, 'insured.age'],
  [{ var: ['a', 0] }, 'a ?? 0'],
  [{ val: ['insured', 'age'] }, 'insured.age'],
  [{ val: [[1], 'index'] }, 'val([1], "index")'],
  [{ var: '' }, 'var("")'],
  [{ var: 'two words' }, '"two words"'],
  [{ var: 'line\nbreak' }, '"line\\nbreak"'],
  [{ if: [a, 1, b, 2, 3] }, 'if(a → 1, b → 2, else 3)'],
  [{ if: [a] }, 'if(a)'],
  [{ round: [a, 2] }, 'round(a, 2)'],
  [{ max: [50, { '+': [a, b] }] }, 'max(50, a + b)'],
  [{ eachKey: { age: a } }, '{age: a}'],
  [{ a: 1, b: 2 }, '{a: 1, b: 2}'],
  [true, 'true'],
  ['\uD83D', '"\\ud83d"'],
])('%j is shown as %s', (logic, shown) => {
  expect(showLogic(logic)).toBe(shown);
});

it('omits what is inside first, and then what is last', () => {
  const bands = Array.from({ length: 6 }, (_, index): Json => ({ '<=': [a, index] }));
  const factor: Json = { if: bands.flatMap((band) => [band, 1.25]) };
  expect(showLogic({ '*': [a, factor, b] })).toBe(`a × if(${'… → 1.25, '.repeat(5)}… → 1.25) × b`);
  const term: Json = { '*': [a, factor] };
  expect(showLogic({ '+': [term, term, b] })).toBe('a × if(…) + a × if(…) + b');
  expect(showLogic({ '+': Array.from({ length: 5000 }, () => a) })).toBe(`${'a + '.repeat(20)}…`);
});

it('never cuts a character', () => {
  for (let length = 0; length < 90; length += 1) {
    expect(showLogic({ cat: ['x'.repeat(length % 30), `${'y'.repeat(length)}🚑🚑`] }).isWellFormed()).toBe(true);
    expect(showLogic({ [`${'x'.repeat(length)}🚑`]: [{ var: `${'あ'.repeat(length)}𠮷` }, a] }).isWellFormed()).toBe(
      true,
    );
  }
});
