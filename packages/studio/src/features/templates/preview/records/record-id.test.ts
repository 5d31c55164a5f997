import { describe, expect, it } from 'vitest';
import { defaultVariablesText } from '../texts/preview-texts.ts';
import { recordIdIn, withRecordId } from './record-id.ts';

describe('the record of a preview', () => {
  it('is written where the variables have its id', () =>
    expect(withRecordId(defaultVariablesText, 'p1')).toBe('{"where":{"id":"p1"}}'));
  it('leaves everything else that was typed', () => {
    const typed = '{"limit":2,"where":{"status_in":["ISSUED"],"id":"p1","isIssued":true},"note":null}';
    expect(withRecordId(typed, 'p2')).toBe(typed.replace('p1', 'p2'));
    expect(withRecordId('{\n  "limit": 2\n}', 'p2')).toBe('{\n  "limit": 2,\n  "where": {\n    "id": "p2"\n  }\n}');
  });
  it('is the newest again with an empty id', () =>
    expect(withRecordId('{"where":{"id":"p1"}}', '')).toBe(defaultVariablesText));
  it('can be written where there is nothing yet', () => {
    expect(withRecordId('', 'p1')).toBe('{"where":{"id":"p1"}}');
    expect(withRecordId('{"where":null}', 'p1')).toBe('{"where":{"id":"p1"}}');
  });
  it.each(['{"where":', '[]', '{"where":[1]}', '{"where":{"id":7}}'])('changes nothing in %s', (text) => {
    expect(withRecordId(text, 'p1')).toBeUndefined();
    expect(recordIdIn(text)).toBeUndefined();
  });
  it('is read from what was typed', () => {
    expect(recordIdIn('{"where":{"id":"p1"}}')).toBe('p1');
    expect(recordIdIn('{"where":{}}')).toBe('');
    expect(recordIdIn('{}')).toBe('');
  });
});
