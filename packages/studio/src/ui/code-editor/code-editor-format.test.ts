import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatJson } from './code-editor-format.ts';

describe('formatJson', () => {
  it('keeps short values on one line and breaks long ones', () => {
    const long = { '*': [{ var: 'insureds.adults' }, { if: [{ '==': [{ var: 'trip.zone' }, 'asia'] }, 118, 164] }, 1] };
    expect(formatJson(JSON.stringify(long))).toBe(
      [
        '{',
        '  "*": [',
        '    { "var": "insureds.adults" },',
        '    { "if": [{ "==": [{ "var": "trip.zone" }, "asia"] }, 118, 164] },',
        '    1',
        '  ]',
        '}',
      ].join('\n'),
    );
  });
  it('breaks earlier if there is less room', () => {
    expect(formatJson('{"trip":{"zone":null},"age":null}', 30)).toBe(
      ['{', '  "trip": { "zone": null },', '  "age": null', '}'].join('\n'),
    );
  });
  it('preserves the digits of numbers and repeated keys', () => {
    expect(formatJson('{"a":1.10,"a":12345678901234567890}')).toBe('{ "a": 1.10, "a": 12345678901234567890 }');
  });
  it('does not change the inside of strings', () => {
    expect(formatJson(String.raw`["a , \" {",{}]`)).toBe(String.raw`["a , \" {", {}]`);
  });
  it('does not format text that is not JSON', () => {
    expect(formatJson('{"a":')).toBeUndefined();
    expect(formatJson('')).toBeUndefined();
  });
  it('never changes the value', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const formatted = formatJson(text);
        expect(formatted && JSON.parse(formatted)).toEqual(JSON.parse(text));
      }),
    );
  });
  it('leaves formatted text unchanged', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const once = formatJson(text);
        expect(once && formatJson(once)).toBe(once);
      }),
    );
  });
});
