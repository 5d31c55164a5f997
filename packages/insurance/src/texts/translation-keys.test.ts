import { expect, test } from 'vitest';
import { benefitTextKeys, fromProductKey, productKey, productNameKey, templateHtmlKey } from './translation-keys.ts';

const travel = { plan: 'travel', type: 'single', version: '1' };

test.each([
  { plan: 'travel', type: 'single_trip', version: '2027.1' },
  { plan: 'a-b', type: 'c-benefits-x', version: '' },
  { plan: '旅遊 %_', type: ' t ', version: 'products-' },
])('a product is read back from its key: %j', (id) => {
  expect(fromProductKey(productKey(id))).toEqual(id);
});

test("the key of a product's name has its plan, version and type", () => {
  expect(productNameKey(travel)).toBe('products-travel|1|single-name');
});

test('the texts of a benefit and of its options have separate keys', () => {
  expect(benefitTextKeys(travel, { typeId: 'baggage', optionKey: '' })).toEqual({
    name: 'products-travel|1|single-benefits-baggage-name',
    description: 'products-travel|1|single-benefits-baggage-description',
    value: 'products-travel|1|single-benefits-baggage-format',
    detailedValue: 'products-travel|1|single-benefits-baggage-detailedFormat',
  });
  expect(benefitTextKeys({ ...travel, version: '' }, { typeId: 'baggage', optionKey: 'option_0' })).toMatchObject({
    name: 'products-travel||single-benefits-baggage-options-option_0-name',
    value: 'products-travel||single-benefits-baggage-options-option_0-format',
  });
});

test("the key of a notification's HTML has its id", () => {
  expect(templateHtmlKey('t1')).toBe('templates-t1-html');
});
