import { describe, expect, it } from 'vitest';
import { toProduct } from '../product.ts';
import { fallbackName, isNameMissing, toUpdateForm, toUpdateInput } from './update-form.ts';

describe('toUpdateForm and toUpdateInput', () => {
  const key = { plan: 'p', type: 't', version: '' };
  const initial = { name: 'Plan P', insurerId: 'i1', effectiveFrom: '2028-01-01' };
  it('starts empty for a product that shows its translation key', () => {
    expect(toUpdateForm(toProduct({ ...brief, name: 'products-p||t-name' }), 'en-US').name).toBe('');
    expect(toUpdateForm(toProduct({ ...brief, name: 'Plan P' }), 'en-US').name).toBe('Plan P');
  });
  it("starts empty in a locale without a name, with the default locale's name as the hint", () => {
    const nameTexts = [{ locale: 'en-US', value: 'Plan P' }];
    const product = toProduct({ ...brief, name: 'Plan P', nameTexts });
    const form = toUpdateForm(product, 'zh-HK');
    expect(form.name).toBe('');
    expect(fallbackName(product, 'zh-HK')).toBe('Plan P');
    expect(fallbackName(product, 'en-US')).toBeUndefined();
  });
  it('reports a cleared name or a missing only name, but not a missing translation', () => {
    const empty = { name: ' ', insurerId: '', effectiveFrom: '' };
    expect(isNameMissing(empty, empty, 'Plan P')).toBe(false);
    expect(isNameMissing(empty, empty, undefined)).toBe(true);
    expect(isNameMissing(empty, initial, 'Plan P')).toBe(true);
    expect(isNameMissing(initial, initial, 'Plan P')).toBe(false);
  });
  it('sends the name as a text of the locale, and clears the insurer and the date with null', () => {
    expect(toUpdateInput({ name: '計劃', insurerId: '', effectiveFrom: '' }, initial, key, 'zh-HK')).toEqual({
      input: { insurerId: null, effectiveFrom: null },
      l10n: [{ key: 'products-p||t-name', locale: 'zh-HK', value: '計劃' }],
    });
  });
  it('does not send an unchanged name, which may come from another locale', () => {
    expect(toUpdateInput({ ...initial, insurerId: 'i2' }, initial, key, 'zh-HK')).toEqual({
      input: { insurerId: 'i2', effectiveFrom: '2028-01-01' },
      l10n: [],
    });
  });
});

const brief = {
  productId: { plan: 'p', type: 't', version: null },
  name: null,
  insurer: null,
  createdAt: null,
  createdBy: null,
  lastModifiedAt: null,
  lastModifiedBy: null,
  revision: null,
};
