import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { currentCurrencies, otherCurrencies } from './currency-codes.ts';

it('offers every currency of the public interface, Hong Kong dollars first and historic ones separately', () => {
  const schema = readFileSync(new URL('../../../../../../schema.graphql', import.meta.url), 'utf8');
  const members = /enum currencyCodeEnumeration \{([^}]*)\}/.exec(schema)?.[1]?.trim().split(/\s+/) ?? [];
  expect(currentCurrencies[0]).toBe('HKD');
  const all = [...currentCurrencies, ...otherCurrencies];
  expect(all.toSorted()).toEqual(members.filter((code) => code !== 'UNDEFINED').toSorted());
  expect(otherCurrencies).toEqual(expect.arrayContaining(['DEM', 'XAU']));
});
