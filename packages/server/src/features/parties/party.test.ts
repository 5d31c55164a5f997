import { describe, expect, test } from 'vitest';
import { entityTypeOf, nameOf } from './party.ts';

describe('nameOf', () => {
  test.each([
    [{ name: 'Ada', englishFirstName: 'Other' }, 'Ada'],
    [{ name: '', englishFirstName: 'Tai Man', englishLastName: 'Chan', chineseLastName: '陳' }, 'Tai Man Chan'],
    [{ englishLastName: 'Chan' }, 'Chan'],
    [{ chineseLastName: '陳', chineseFirstName: '大文' }, '陳大文'],
    [{}, null],
  ])('of %j is %s', (party, name) => {
    expect(nameOf(party)).toBe(name);
  });
});

test('a party without a type is internal', () => {
  expect(entityTypeOf({})).toBe('internal');
  expect(entityTypeOf({ entityType: 'object' })).toBe('object');
});
