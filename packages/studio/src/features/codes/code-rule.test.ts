import { expect, test } from 'vitest';
import { filterCodes, toCodeRules } from './code-rule.ts';

const rules = toCodeRules([
  { code: 'EARLY10', name: 'Early bird', description: null, calculationLogic: '1', revision: 'a' },
  { code: 'FAMILY', name: '家庭優惠', description: 'early', calculationLogic: '1', revision: 'b' },
]);

test('finds codes by name and by code, ignoring case', () => {
  const found = (text: string) => filterCodes(rules, text).map(({ code }) => code);
  expect(found(' early ')).toEqual(['EARLY10']);
  expect(found('家庭')).toEqual(['FAMILY']);
  expect(found('fam')).toEqual(['FAMILY']);
  expect(found('')).toEqual(['EARLY10', 'FAMILY']);
  expect(found('10%')).toEqual([]);
});
