import { describe, expect, it } from 'vitest';
import { defaultVariablesText } from '../texts/preview-texts.ts';
import { recordIdIn, withRecordId } from './record-id.ts';

describe('the record of a preview', () => {
  it('is set by writing its id to the variables', () =>
    expect(withRecordId(defaultVariablesText, 'p1')).toBe('{"where":{"id":"p1"}}'));
  it('does not affect anything else that was typed', () => {
    const typed = '{"limit":2,"where":{"status_in":["ISSUED"],"id":"p1","isIssued":true},"note":null}';
    expect(withRecordId(typed, 'p2')).toBe(typed.replace('p1', 'p2'));
    expect(withRecordId('{\n  "limit": 2\n}', 'p2')).toBe('{\n  "limit": 2,\n  "where": {\n    "id": "p2"\n  }\n}');
  });
  it('does not round other numbers', () =>
    expect(withRecordId('{"where":{"number":9007199254740993,"id":""}}', 'p1')).toBe(
      '{"where":{"number":9007199254740993,"id":"p1"}}',
    ));
  it('is the newest one again if the id is empty', () =>
    expect(withRecordId('{"where":{"id":"p1"}}', '')).toBe(defaultVariablesText));
  it('can be set in an empty text', () => {
    expect(withRecordId('', 'p1')).toBe('{"where":{"id":"p1"}}');
    expect(withRecordId('{"where":null}', 'p1')).toBe('{"where":{"id":"p1"}}');
  });
  it.each(['{"where":', '[]', '{"where":[1]}', '{"where":{"id":7}}'])('changes nothing in %s', (text) => {
    expect(withRecordId(text, 'p1')).toBeUndefined();
    expect(recordIdIn(text)).toBeUndefined();
  });
  it('is read from the typed text', () => {
    expect(recordIdIn('{"where":{"id":"p1"}}')).toBe('p1');
    expect(recordIdIn('{"where":{}}')).toBe('');
    expect(recordIdIn('{}')).toBe('');
  });
});
