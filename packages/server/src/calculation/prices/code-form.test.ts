import { describe, expect, test } from 'vitest';
import { readForm } from './code-form.ts';

describe('readForm', () => {
  test.each([
    ['{"*":[{"var":"premium"},{"/":[12.34,100]}]}', { ratio: 0.1234 }],
    ['{"*":[{"var":"premium"},{"/":[1e-7,100]}]}', { ratio: 1e-9 }],
    ['{"*":[{"var":"premium"},0.15]}', { ratio: 0.15 }],
    ['[50.5,"HKD"]', { flat: 50.5, flatCurrencyCode: 'HKD' }],
    ['{"*":[{"var":"premium"},{"/":[12,10]}]}', {}],
    ['{"*":[{"var":"premium"},0.1,2]}', {}],
    ['{"*":[{"var":"price"},0.1]}', {}],
    ['[{"var":"days"},"HKD"]', {}],
    ['5', {}],
    ['{', {}],
  ])('of %s is %j', (logic, form) => {
    expect(readForm(logic)).toEqual({ ratio: null, flat: null, flatCurrencyCode: null, ...form });
  });
});
