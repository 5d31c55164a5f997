import { describe, expect, it } from 'vitest';
import { toProduct } from '../product.ts';
import { toUpdateForm, toUpdateInput } from './update-form.ts';

describe('toUpdateForm and toUpdateInput', () => {
  const key = { plan: 'p', type: 't', version: '' };
  const initial = { name: 'Plan P', insurerId: 'i1' };
  it('starts empty for a product that shows its key', () => {
    expect(toUpdateForm(toProduct({ ...brief, name: 'products-p||t-name' })).name).toBe('');
    expect(toUpdateForm(toProduct({ ...brief, name: 'Plan P' })).name).toBe('Plan P');
  });
  it('takes the name along as a text of the locale, and clears the insurer with null', () => {
    expect(toUpdateInput({ name: '計劃', insurerId: '' }, initial, key, 'zh-HK')).toEqual({
      input: { insurerId: null },
      l10n: [{ key: 'products-p||t-name', locale: 'zh-HK', value: '計劃' }],
    });
  });
  it('leaves a name alone that was only read, perhaps from another locale', () => {
    expect(toUpdateInput({ ...initial, insurerId: 'i2' }, initial, key, 'zh-HK')).toEqual({
      input: { insurerId: 'i2' },
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
