import { describe, expect, test } from 'vitest';
import { textOverLimit } from './document-text.ts';

describe('textOverLimit', () => {
  test('counts nesting, regardless of text within strings', () => {
    const document = (levels: number) =>
      `{ products(where: ${'['.repeat(levels)}${']'.repeat(levels)}) { totalCount } }`;
    expect(textOverLimit(document(198))).toBeUndefined();
    expect(textOverLimit(document(199))).toBe('nesting');
    expect(textOverLimit(document(500_000))).toBe('nesting');
    expect(textOverLimit(`{ a(b: "${'['.repeat(500)}") }`)).toBeUndefined();
    expect(textOverLimit(`{ a(b: """${'["'.repeat(500)} \\""" ${'['.repeat(500)}""") }`)).toBeUndefined();
    expect(textOverLimit(`{ a(b: "\\"${'['.repeat(500)}\\\\", c: 1) }`)).toBeUndefined();
    expect(textOverLimit(`# ${'['.repeat(500)}\n{ a }`)).toBeUndefined();
  });

  test('limits the length of any text', () => {
    const ofLength = (length: number) => `{ a(b: """${'x'.repeat(length - 16)}""") }`;
    expect(ofLength(1_048_576)).toHaveLength(1_048_576);
    expect(textOverLimit(ofLength(1_048_576))).toBeUndefined();
    expect(textOverLimit(ofLength(1_048_577))).toBe('length');
    expect(textOverLimit('\u{1f600}'.repeat(524_289))).toBe('length');
  });

  test.each([
    ['words', (count: number) => 'a '.repeat(count)],
    ['numbers', (count: number) => '1,'.repeat(count)],
    ['signs', (count: number) => '!'.repeat(count)],
    ['texts', (count: number) => '"" '.repeat(count)],
    ['block texts', (count: number) => '"""a\\"""b"""'.repeat(count)],
    ['comments', (count: number) => '#\n'.repeat(count)],
  ])('counts %s as tokens', (_name, text) => {
    expect(textOverLimit(text(10_000))).toBeUndefined();
    expect(textOverLimit(text(10_001))).toBe('tokens');
  });

  test.each([
    ['a long text', `{ a(b: "${'x'.repeat(1_000_000)}") }`],
    ['a long comment', `#${'x'.repeat(1_000_000)}`],
    ['many blank lines', `${'\n'.repeat(1_000_000)}{ a }`],
    ['a text that does not end', `{ a(b: "${'\\"'.repeat(500_000)}`],
    ['a block text that does not end', `{ a(b: """${'\\"""'.repeat(250_000)}`],
    ['what is not GraphQL', '{ \u0000 \ud800 ] ) } "'],
    ['an empty text', ''],
  ])('accepts %s', (_name, text) => {
    expect(textOverLimit(text)).toBeUndefined();
  });
});
