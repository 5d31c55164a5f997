import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { currencyCodes } from './currency-codes.ts';

it('offers every currency of the public interface, Hong Kong dollars first', () => {
  const schema = readFileSync(new URL('../../../../../schema.graphql', import.meta.url), 'utf8');
  const members = /enum currencyCodeEnumeration \{([^}]*)\}/.exec(schema)?.[1]?.trim().split(/\s+/) ?? [];
  expect(currencyCodes[0]).toBe('HKD');
  expect(currencyCodes.toSorted()).toEqual(members.filter((code) => code !== 'UNDEFINED').toSorted());
});
