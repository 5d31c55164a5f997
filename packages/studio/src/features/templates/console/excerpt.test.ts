import { describe, expect, it } from 'vitest';
import { excerptAt } from './excerpt.ts';

const query = 'query policies {\n  policies {\n    list { issuerNumbr }\n  }\n}';

describe('excerptAt', () => {
  it('marks the place among some 30 characters, on one line', () => {
    expect(excerptAt(query, 3, 12)).toBe('… list { ▸issuerNumbr } } …');
  });
  it('shows a short text whole', () => expect(excerptAt('{ a }', 1, 3)).toBe('{ ▸a }'));
  it('cuts no character in two', () => {
    expect(excerptAt(`${'😀'.repeat(20)}x`, 1, 41)).toBe(`…${'😀'.repeat(6)}▸x`);
    expect(excerptAt(`${'😀'.repeat(20)}x`, 1, 42)).toBe(`…${'😀'.repeat(6)}x▸`);
    expect(excerptAt(`a${'😀'.repeat(20)}`, 1, 1)).toBe(`▸a${'😀'.repeat(8)}…`);
  });
  it('stays within the text', () => {
    expect(excerptAt('{ a', 9, 9)).toBe('{ a▸');
    expect(excerptAt('', 1, 1)).toBe('▸');
  });
});
