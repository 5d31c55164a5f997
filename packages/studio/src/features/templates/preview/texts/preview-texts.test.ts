import { describe, expect, it } from 'vitest';
import {
  defaultVariablesText,
  isNothingFound,
  mergeOver,
  readPreviewText,
  toSentVariables,
  type PreviewText,
} from './preview-texts.ts';

function sentFor(text: string) {
  const read: PreviewText = readPreviewText(text);
  return read.ok ? toSentVariables(read.value) : undefined;
}

describe('the variables of a preview', () => {
  it('request the newest record until an id is typed', () => {
    expect(sentFor(defaultVariablesText)).toEqual({ limit: 1 });
    expect(sentFor('{"where":{"id":"p1"}}')).toEqual({ limit: 1, where: { id: 'p1' } });
  });
  it('retain the other conditions beside an empty id', () => {
    expect(sentFor('{"where":{"id":"","status_in":["ACTIVE"]}}')).toEqual({
      limit: 1,
      where: { status_in: ['ACTIVE'] },
    });
  });
  it('lose conditions that contain only empty ids, at any depth', () => {
    expect(sentFor('{"where":{"and":[{"id":""},{"or":[{"id":""}]}]}}')).toEqual({ limit: 1 });
    expect(sentFor('{"where":{"and":[{"id":""},{"isIssued":true}]}}')).toEqual({
      limit: 1,
      where: { and: [{ isIssued: true }] },
    });
  });
  it('retain values that are empty for another reason', () => {
    expect(sentFor('{"where":{"id_in":[]},"note":"","more":{}}')).toEqual({
      limit: 1,
      where: { id_in: [] },
      note: '',
      more: {},
    });
  });
  it('may request more than one record', () => expect(sentFor('{"limit":5}')).toEqual({ limit: 5 }));
  it('are empty if the text is empty', () => expect(sentFor('  \n')).toEqual({ limit: 1 }));
  it('are rejected with the position if they are not JSON or not an object', () => {
    expect(readPreviewText('{\n  "where": }')).toMatchObject({ ok: false, reason: 'syntax', problem: { line: 2 } });
    expect(readPreviewText('[1]')).toEqual({ ok: false, reason: 'noObject' });
  });
});

describe('mock data', () => {
  it('is merged into objects and replaces everything else', () => {
    const fetched = { policies: { totalCount: 1, list: [{ id: 'p1', status: 'ACTIVE' }] }, more: { a: 1 } };
    const mock = { policies: { list: [{ id: 'mock' }] }, more: null, extra: [1] };
    expect(mergeOver(fetched, mock)).toEqual({
      policies: { totalCount: 1, list: [{ id: 'mock' }] },
      more: null,
      extra: [1],
    });
  });
  it('replaces anything but an object', () =>
    expect(mergeOver({ a: [1, 2] }, { a: { b: 1 } })).toEqual({ a: { b: 1 } }));
  it('never reaches a prototype', () => {
    const merged = mergeOver({}, JSON.parse('{"__proto__":{"polluted":true}}'));
    expect(Object.keys(merged ?? {})).toEqual(['__proto__']);
    expect('polluted' in {}).toBe(false);
  });
});

describe('numbers that a double would change', () => {
  it.each([
    '9007199254740993',
    '-9007199254740993',
    '12345678901234567890',
    '0.12345678901234567890123',
    '[1, {"deep": 9007199254740993}]',
  ])('keep their digits in variables and merged data: %s', (written) => {
    const compact = written.replaceAll(' ', '');
    const text = `{"claim":{"number":${written}}}`;
    const read: PreviewText = readPreviewText(text);
    if (!read.ok) expect.fail(read.reason);
    expect(JSON.stringify(sentFor(text))).toBe(`{"limit":1,"claim":{"number":${compact}}}`);
    expect(JSON.stringify(mergeOver({ claim: { number: 1, status: 'OPEN' } }, read.value))).toBe(
      `{"claim":{"number":${compact},"status":"OPEN"}}`,
    );
    expect(JSON.stringify(mergeOver(read.value, { other: 1 }))).toBe(`{"claim":{"number":${compact}},"other":1}`);
  });
  it('replace an object, and are replaced by one', () => {
    const [long, object] = ['{"a":9007199254740993}', '{"a":{"b":1}}'].map((text) => readPreviewText(text));
    if (!long?.ok || !object?.ok) expect.fail();
    expect(JSON.stringify(mergeOver(object.value, long.value))).toBe('{"a":9007199254740993}');
    expect(JSON.stringify(mergeOver(long.value, object.value))).toBe('{"a":{"b":1}}');
  });
});

describe('isNothingFound', () => {
  it('is true if every list in the result is empty', () => {
    expect(isNothingFound({ policies: { list: [] } })).toBe(true);
    expect(isNothingFound({ policies: { list: [] }, cases: { list: [{}] } })).toBe(false);
  });
  it('is false without a list', () => expect(isNothingFound({ tenantSettings: { hosts: [] } })).toBe(false));
});
