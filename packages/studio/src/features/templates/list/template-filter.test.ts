import { expect, test } from 'vitest';
import { templateTypes } from '../kinds/index.ts';
import { isUnfiltered, readFilter, toSearchParams, toWhere, withType, unfiltered } from './template-filter.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));

test('a URL without a filter shows every type', () => {
  expect(read('')).toEqual(unfiltered);
  expect(isUnfiltered(read(''))).toBe(true);
});

test('a filter survives the round trip through the URL, whatever is typed', () => {
  const filter = { search: 'a&b=“繳款”', types: ['sms'] as const };
  expect(readFilter(toSearchParams(filter))).toEqual(filter);
});

test('selecting no types is different from selecting all of them', () => {
  expect(read('types=').types).toEqual([]);
  expect(toSearchParams({ search: '', types: [] }).toString()).toBe('types=');
  expect(toSearchParams(unfiltered).toString()).toBe('');
});

test('an unknown type in the URL is ignored', () => {
  expect(read('types=sms,nonsense,constructor').types).toEqual(['sms']);
});

test('the server searches logical id, name and id, within the selected types', () => {
  expect(toWhere({ search: ' due ', types: ['dynamic', 'sms'] })).toEqual({
    and: [
      { or: [{ logicalId: 'due' }, { name_contains: 'due' }, { id: 'due' }] },
      { or: [{ type_in: 'dynamic,sms' }] },
    ],
  });
  expect(toWhere({ search: '  ', types: ['sms'] })).toEqual({ and: [{ or: [{ type_in: 'sms' }] }] });
});

test('a type can be switched on and off, and keeps its position', () => {
  const without = withType(unfiltered, 'sms', false);
  expect(without.types).not.toContain('sms');
  expect(withType(without, 'sms', true).types).toEqual(templateTypes);
});
