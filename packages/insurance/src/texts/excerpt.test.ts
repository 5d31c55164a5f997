import { describe, expect, it } from 'vitest';
import { excerptAtLine } from './excerpt.ts';

const query = 'query policies {\n  policies {\n    list { issuerNumbr }\n  }\n}';

describe('excerptAtLine', () => {
  it('marks the position among about 30 characters, on one line', () => {
    expect(excerptAtLine(query, 3, 12)).toBe('… list { ▸issuerNumbr } } …');
  });
  it('shows a short text in full', () => expect(excerptAtLine('{ a }', 1, 3)).toBe('{ ▸a }'));
  it('never splits a character', () => {
    expect(excerptAtLine(`${'😀'.repeat(20)}x`, 1, 41)).toBe(`…${'😀'.repeat(6)}▸x`);
    expect(excerptAtLine(`${'😀'.repeat(20)}x`, 1, 42)).toBe(`…${'😀'.repeat(6)}x▸`);
    expect(excerptAtLine(`a${'😀'.repeat(20)}`, 1, 1)).toBe(`▸a${'😀'.repeat(8)}…`);
  });
  it('stays within the text', () => {
    expect(excerptAtLine('{ a', 9, 9)).toBe('{ a▸');
    expect(excerptAtLine('', 1, 1)).toBe('▸');
  });
});
