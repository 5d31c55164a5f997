import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locatePath, parseJsonText } from './json-text.ts';
import type { JsonPath } from './json.ts';

function messageOf(text: string): string {
  const result = parseJsonText(text);
  return result.ok ? 'accepted' : result.message;
}

function marked(text: string): string {
  const result = parseJsonText(text);
  return result.ok ? 'accepted' : text.slice(result.offset, result.endOffset);
}

/** Almost valid JSON texts: tokens in random order, or JSON with one character changed. */
const pieces = fc
  .array(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '\\',
      '1',
      '0',
      '-',
      '.',
      'e',
      '+',
      'true',
      'null',
      ' ',
      '\n',
      '\t',
      'x',
      '\u0000',
      '\u00a0',
      '\ufeff',
      '\u2028',
      '\\u00e9',
      '\\n',
      '\ud800',
      '/*',
      "'",
      '01',
      '1e5',
      '-0',
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
const nearJson = fc
  .tuple(
    fc.json(),
    fc.nat(),
    fc.nat({ max: 2 }),
    fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', '1', 'x', '.', ' ', '\n'),
  )
  .map(([text, position, removed, added]) => {
    const at = position % (text.length + 1);
    return text.slice(0, at) + added + text.slice(at + removed);
  });

describe('parseJsonText', () => {
  it('accepts and rejects the same texts as JSON.parse, with the same values', () => {
    fc.assert(
      fc.property(fc.oneof(pieces, nearJson, fc.json(), fc.string()), (text) => {
        let expected: unknown;
        let isJson = true;
        try {
          expected = JSON.parse(text);
        } catch {
          isJson = false;
        }
        const result = parseJsonText(text);
        expect(result.ok).toBe(isJson);
        if (result.ok) expect(result.value).toEqual(expected);
        else {
          expect(result.endOffset).toBeGreaterThanOrEqual(result.offset);
          expect(result.endOffset).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it('reports the line where a comma is missing', () => {
    expect(messageOf('[\n  {"a": 1}\n  {"b": 2}\n]')).toBe('Line 3: a comma is missing between two list items.');
    const benefits = '[\n {\n  "typeId": "baggage_loss"\n  "currencyCode": "HKD"\n }\n]';
    expect(messageOf(benefits)).toBe('Line 3: a comma is missing after "baggage_loss".');
    expect(marked(benefits)).toBe('"typeId": "baggage_loss"');
    expect(messageOf('{"a": {\n}\n"b": 1}')).toBe('Line 2: a comma is missing after this "}".');
  });

  it.each([
    ['', 'Line 1: the text is empty.'],
    ['{"a": 1', 'Line 1: "}" is missing: the object that begins in line 1 is still open.'],
    ['[1,\n2', 'Line 2: "]" is missing: the list that begins in line 1 is still open.'],
    ['[1, 2,]', 'Line 1: a list item is missing after this comma; add one or remove the comma.'],
    ['{"a": 1,}', 'Line 1: a name is missing after this comma; add one or remove the comma.'],
    ['[,1]', 'Line 1: a value is missing before this comma.'],
    ['{"a" 1}', 'Line 1: a colon is missing after "a".'],
    ['{"a": }', 'Line 1: a value is missing after the colon.'],
    ['{a: 1}', 'Line 1: the name a must be in double quotes.'],
    ["{'a': 1}", 'Line 1: a name must be in double quotes ("), not single quotes.'],
    ["['a']", 'Line 1: a text must be in double quotes ("), not single quotes.'],
    ['[“a”]', 'Line 1: a text must be in straight double quotes ("), not curly quotes.'],
    ['[True]', 'Line 1: True is not a JSON value; write true.'],
    ['[undefined]', 'Line 1: undefined is not a JSON value; write null.'],
    ['[asia]', 'Line 1: asia is not a JSON value; a text must be in double quotes.'],
    ['[1] // note', 'Line 1: there is more text after the end of the JSON.'],
    ['[1 // note\n]', 'Line 1: JSON has no comments.'],
    ['["a\nb"]', 'Line 1: the closing quote (") of this text is missing.'],
    ['["C:\\dir"]', 'Line 1: a backslash in a text is written \\\\.'],
    ['[007]', 'Line 1: a number cannot begin with 0, as 007 does.'],
    ['[+1]', 'Line 1: a number cannot begin with a plus sign.'],
    ['[.5]', 'Line 1: .5 needs a digit before the point.'],
    ['[5.]', 'Line 1: 5. needs a digit after the point.'],
    ['[1}', 'Line 1: "]" is expected here: the list that begins in line 1 is still open.'],
    ['[1]]', 'Line 1: there is one "]" too many.'],
  ])('explains %j', (text, message) => {
    expect(messageOf(text)).toBe(message);
  });

  it('returns line and column of the first marked character', () => {
    expect(parseJsonText('{\n  "a": tru\n}')).toMatchObject({ line: 2, column: 8, offset: 9, endOffset: 12 });
  });

  it('rejects nesting that would exhaust the stack', () => {
    expect(messageOf('['.repeat(100_000))).toBe('Line 1: lists and objects are nested deeper than 2000 levels.');
    expect(parseJsonText('['.repeat(2000) + ']'.repeat(2000)).ok).toBe(true);
  });
});

describe('locatePath', () => {
  function at(text: string, path: JsonPath): string | undefined {
    const range = locatePath(text, path);
    return range && text.slice(range.from, range.to);
  }
  const text = '{ "+": [ 1, { "var": "a.b" }, [2, 3] ], "+2": { "x": {"y": []} } }';

  it('finds a value by its path', () => {
    expect(at(text, [])).toBe(text);
    expect(at(text, ['+'])).toBe('[ 1, { "var": "a.b" }, [2, 3] ]');
    expect(at(text, ['+', 0])).toBe('1');
    expect(at(text, ['+', 1])).toBe('{ "var": "a.b" }');
    expect(at(text, ['+', 1, 'var'])).toBe('"a.b"');
    expect(at(text, ['+', 2, 1])).toBe('3');
    expect(at(text, ['+2', 'x', 'y'])).toBe('[]');
  });

  it('finds the name too', () => {
    const key = locatePath(text, ['+', 1, 'var'])?.key;
    expect(key && text.slice(key.from, key.to)).toBe('"var"');
    expect(locatePath(text, ['+', 0])?.key).toBeUndefined();
  });

  it('finds nothing where the path does not exist', () => {
    expect(at(text, ['-'])).toBeUndefined();
    expect(at(text, ['+', 3])).toBeUndefined();
    expect(at(text, ['+', 0, 'var'])).toBeUndefined();
    expect(at('[1,', [0])).toBeUndefined();
  });

  it('takes the last of two values with the same name', () => {
    expect(at('{"a": 1, "a": {"b": 2}}', ['a', 'b'])).toBe('2');
    expect(at('{"a": {"b": 2}, "a": 1}', ['a', 'b'])).toBeUndefined();
  });

  it('finds every node of random JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(3), (value, indent) => {
        const written = JSON.stringify(value, null, indent);
        const visit = (node: unknown, path: JsonPath): void => {
          const found = at(written, path);
          expect(found === undefined ? undefined : JSON.parse(found)).toEqual(JSON.parse(JSON.stringify(node)));
          if (Array.isArray(node)) node.forEach((item, index) => visit(item, [...path, index]));
          else if (typeof node === 'object' && node !== null) {
            for (const [key, item] of Object.entries(node)) visit(item, [...path, key]);
          }
        };
        visit(value, []);
      }),
      { numRuns: 500 },
    );
  });
});
