import { expect, test } from 'vitest';
import { toProduct } from './product.ts';
import { toVersionOf } from './version-of.ts';

const brief = {
  productId: { plan: 'p', type: 't', version: '1' },
  name: 'Plan P',
  insurer: null,
  createdAt: null,
  createdBy: null,
  lastModifiedAt: null,
  lastModifiedBy: null,
  revision: null,
};

test('a version starts with the name in the locale of the texts', () => {
  const nameTexts = [
    { locale: 'en-US', value: 'Plan P' },
    { locale: 'zh-HK', value: '計劃' },
  ];
  const shown = toProduct({ ...brief, nameTexts });
  expect(toVersionOf([shown], shown, 'zh-HK')).toMatchObject({ nameLocale: 'zh-HK', copied: { name: '計劃' } });
});

test('an untranslated name starts in the default locale, so that it does not become a translation', () => {
  const shown = toProduct({ ...brief, nameTexts: [{ locale: 'en-US', value: 'Plan P' }] });
  expect(toVersionOf([shown], shown, 'zh-HK')).toMatchObject({ nameLocale: 'en-US', copied: { name: 'Plan P' } });
});
