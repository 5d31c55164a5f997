import { expect, test } from 'vitest';
import { partInSearch, underwritingPartPath } from './underwriting.ts';

test('the path of a part of underwriting logic leads back to it', () => {
  const key = { plan: 'travel', type: 'single', version: '1' };
  const part = ['merge', 3, 'decide', 1, 'preserve', 'rows', 0];
  const [path = '', search] = underwritingPartPath(key, part).split('?');
  expect(path).toContain('/travel/single/1');
  expect(partInSearch(new URLSearchParams(search))).toEqual(part);
  expect(partInSearch(new URLSearchParams())).toBeUndefined();
  expect(partInSearch(new URLSearchParams({ part: 'a.'.repeat(2000) }))).toBeUndefined();
});
